import { defineConfig } from '@playwright/test'

/** The built shop's processes, started and ended by the tests: `npm run test:processes`. */
export default defineConfig({
  testDir: 'tests/processes',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
})
