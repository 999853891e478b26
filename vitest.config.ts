import { defineConfig } from 'vitest/config'
import { graphqlDocuments } from './scripts/vite-graphql-documents.ts'
import { messages } from './scripts/vite-messages.ts'

const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  // Once more, on a busy machine: the reporter lists which.
  retry: 1,
}

/** As in the build: codegen's own map of documents would load all of them for each file. */
const client = [graphqlDocuments(`${import.meta.dirname}/client/__generated__`), messages()]

/** Tests in which the server runs, with a real Postgres. */
export const withServer = {
  // Some tests render pages as the server does.
  plugins: client,
  // As Node itself finds it: two copies of the library don't know each other's schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
}

export const serverTests = {
  ...patience,
  globalSetup: './tests/support/global-setup.ts',
  // Loading the server costs more than most files' tests; each file opens a shop of its own anyway.
  isolate: false,
}

/** `server` talks to the shop over real HTTP; `pages` opens its pages in happy-dom; `client` needs no shop. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A snapshot that isn't committed fails here, too, not only in CI: `-u` records it.
    update: 'none',
    projects: [
      {
        ...withServer,
        test: {
          ...serverTests,
          name: 'server',
          environment: 'node',
          include: ['tests/{domain,graphql,rest,http,database}/**/*.test.ts'],
        },
      },
      {
        ...withServer,
        test: {
          ...serverTests,
          // A page, its server and their modules on one processor that others use, too.
          testTimeout: 60_000,
          name: 'pages',
          environment: './tests/support/browser-environment.ts',
          include: ['tests/pages/**/*.test.tsx'],
          setupFiles: './tests/support/client-setup.ts',
          // The client's modules keep what a browser's tab keeps: its session, its toasts, what it has stored.
          isolate: true,
        },
      },
      {
        plugins: client,
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
