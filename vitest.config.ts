import { defineConfig } from 'vitest/config'
import { messages } from './scripts/vite-messages.ts'

const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** `server` talks to a real Postgres over real HTTP; `client` renders into happy-dom. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Some tests render pages as the server does.
        plugins: [messages()],
        // As Node itself finds it: two copies of the library don't know each other's schema.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
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
        plugins: [messages()],
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          ...patience,
          name: 'pages',
          environment: './tests/support/browser-environment.ts',
          include: ['tests/pages/**/*.test.tsx'],
          globalSetup: './tests/support/global-setup.ts',
          setupFiles: './tests/support/client-setup.ts',
          isolate: false,
        },
      },
      {
        plugins: [messages()],
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
