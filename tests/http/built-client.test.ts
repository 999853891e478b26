import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtClient } from '../../server/api/pages/built-client.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const root = await makeScratchFolder('built-client')
afterAll(() => rm(root, { recursive: true, force: true }))

const page = { language: 'en', status: 200, head: '', body: '', state: '{}', sources: [] } as const

/** Writes a build with these chunks. */
async function build(manifest: object) {
  const files = {
    'client/index.html': '<script type="module" src="/assets/index.js"></script>',
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'server/entry-server.js': '',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'dist', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

test('a page requests the loader instead of the client’s entry', async () => {
  await build({ 'app/loader.ts': { file: 'assets/loader.js' } })
  const client = await builtClient(root)
  expect(await client.document('/', { ...page, sources: [] })).toBe(
    '<script type="module" src="/assets/loader.js"></script>',
  )
})

test('a build without the loader is refused at start', async () => {
  await build({ 'index.html': { file: 'assets/index.js' } })
  await expect(builtClient(root)).rejects.toThrow('no chunk for loader.ts')
})
