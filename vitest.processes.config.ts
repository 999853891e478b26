import { defineConfig } from 'vitest/config'
import { serverTests, withServer } from './vitest.config.ts'

/** What starts, kills and restores processes and databases: `npm run test:processes`. */
export default defineConfig({
  ...withServer,
  test: { ...serverTests, maxWorkers: 2, include: ['tests/processes/**/*.test.ts'] },
})
