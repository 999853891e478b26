import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const clientSetup = './tests/support/client-setup.ts'
const patience = { testTimeout: 30_000, hookTimeout: 30_000 }

/** `server` talks to a real Postgres over real HTTP; `client` renders into happy-dom. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'server',
          environment: 'node',
          include: ['tests/{domain,graphql,rest,http,database}/**/*.test.ts'],
          globalSetup: './tests/support/global-setup.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'client',
          environment: 'happy-dom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: existsSync(clientSetup) ? [clientSetup] : [],
        },
      },
    ],
  },
})
