import { defineConfig } from 'vitest/config'

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
          // Loading the server costs more than most files' tests; each file opens a shop of its own anyway.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'client',
          environment: 'happy-dom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: './tests/support/client-setup.ts',
        },
      },
    ],
  },
})
