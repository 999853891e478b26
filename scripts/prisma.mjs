// Runs Prisma's `generate`, `validate` and `format`. They never use the schema engine that the command
// line would download first, so any executable may replace it; nothing is downloaded.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build', 'index.js')
const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }
try {
  execFileSync(process.execPath, [cli, ...process.argv.slice(2)], { env, stdio: 'pipe' })
} catch (error) {
  console.error(`${error.stdout}${error.stderr}`)
  process.exit(1)
}
