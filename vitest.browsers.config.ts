import { defineConfig } from 'vitest/config'

/** The built shop's main journeys in every supported engine, one after the other: docs/browsers.md. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
