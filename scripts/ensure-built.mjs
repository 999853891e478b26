// Builds the shop when the build is older than the sources: the first `npm start` builds, later ones
// only start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'

const stampFile = 'dist/.built-from'

const files = [
  'schema.graphql',
  'codegen.ts',
  'vite.config.ts',
  'vite.explorer.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package-lock.json',
  'prisma/schema.prisma',
  'scripts/build.mjs',
  'scripts/codegen/connection-fields.mjs',
  'scripts/codegen/messages.mjs',
  'scripts/vite-graphql-documents.ts',
  'scripts/vite-service-worker.ts',
  'scripts/vite-messages.ts',
  'scripts/vite-precompress.ts',
  'scripts/vite-limit-scripts.ts',
  'lingui.config.ts',
  ...['client', 'server', 'shared', 'demo'].flatMap(sourcesIn),
]
const stamp = files
  .reduce((hash, file) => hash.update(`${file}\0`).update(readFileSync(file)), createHash('sha256'))
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.error('Building the shop: at the first start and after changes.')
  if (!existsSync('node_modules/vite')) {
    console.error('The packages for building are missing. Please run: npm ci --include=dev')
    process.exit(1)
  }
  if (!(await build())) process.exit(1)
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, stamp)
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('__generated__') && !/\.(avif|json)$/.test(file))
    .sort()
}
