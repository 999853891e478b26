import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archivingFailsSince } from '../../server/platform/backup/waiting-wal.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
let root: string
beforeAll(async () => {
  root = await makeScratchFolder('waiting-wal')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

async function dataDirWith(files: [file: string, changedAt: Date][]) {
  const dataDir = await mkdtemp(path.join(root, 'shop-'))
  for (const [name, changedAt] of files) {
    const file = path.join(dataDir, 'postgres', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    await utimes(file, changedAt, changedAt)
  }
  return dataDir
}

describe('archiving', () => {
  test.each<[string, [file: string, changedAt: Date][], Date | null]>([
    ['works while nothing waits', [], null],
    [
      'works while a segment waits for a moment',
      [['finished-wal/000000010000000000000007', minutesAgo(9)]],
      null,
    ],
    [
      'fails since the oldest segment that the shop can’t store',
      [
        ['finished-wal/000000010000000000000008', minutesAgo(5)],
        ['finished-wal/000000010000000000000007', minutesAgo(30)],
      ],
      minutesAgo(30),
    ],
    [
      'fails since the oldest segment that PostgreSQL can’t hand over',
      [['data/pg_wal/archive_status/000000010000000000000007.ready', minutesAgo(11)]],
      minutesAgo(11),
    ],
    [
      'does not wait for archived segments and unfinished copies',
      [
        ['data/pg_wal/archive_status/000000010000000000000006.done', minutesAgo(60)],
        ['finished-wal/.000000010000000000000007.part', minutesAgo(60)],
      ],
      null,
    ],
  ])('%s', async (_, files, since) => {
    expect(await archivingFailsSince(await dataDirWith(files), now)).toEqual(since)
  })
})
