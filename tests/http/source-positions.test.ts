import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { mapToSources } from '../../server/platform/source-positions.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-maps-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const stackAt = (file: string, place: string) =>
  `Error: no thread\n    at sew (${pathToFileURL(path.join(folder, file)).href}:${place})\n    at node:fs:1:2`

test('a position in a built file is mapped to its source', async () => {
  const source = path.relative(folder, fromRoot('server', 'sew.ts'))
  // The built file's second line, fifth column, is the source's third line, seventh column.
  const map = { version: 3, sources: [source], names: [], mappings: ';IAEM' }
  await writeFile(path.join(folder, 'built.js.map'), JSON.stringify(map))
  expect(mapToSources(stackAt('built.js', '2:5'))).toBe(
    `Error: no thread\n    at sew (${path.join('server', 'sew.ts')}:3:7)\n    at node:fs:1:2`,
  )
})

test('a position in a file without a map stays as it is', () => {
  expect(mapToSources(stackAt('library.js', '2:5'))).toBe(stackAt('library.js', '2:5'))
})
