import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStored, storeFile } from '../../server/platform/backup/stored-file.ts'
import { refusal } from '../support/restored-shop.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

let root: string

beforeAll(async () => {
  root = await makeScratchFolder('stored file')
})

afterAll(() => rm(root, { recursive: true, force: true }))

const emptyFolder = () => mkdtemp(path.join(root, 'folder '))

test('a stored file is never replaced', async () => {
  const target = await emptyFolder()
  const source = path.join(await emptyFolder(), 'segment')
  await writeFile(source, 'one')
  await storeFile(source, target, null)
  await storeFile(source, target, null)
  await writeFile(source, 'other')
  expect(await refusal(storeFile(source, target, null))).toContain('has other contents')
  const stored: Buffer[] = []
  await readStored(path.join(target, 'segment.gz'), null, async (chunks) => {
    for await (const chunk of chunks) stored.push(chunk)
  })
  expect(Buffer.concat(stored).toString()).toBe('one')
  expect(await readdir(target)).toEqual(['segment.gz'])
})
