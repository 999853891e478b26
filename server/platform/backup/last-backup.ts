import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Backup } from './create-backup.ts'

const record = z.object({ archive: z.string(), bytes: z.number(), takenAt: z.iso.datetime() })

/** The last backup that succeeded. Recorded in DATA_DIR: archives may be moved to another machine. */
export type LastBackup = z.output<typeof record>

const fileIn = (dataDir: string) => path.join(dataDir, 'last-backup.json')

export async function recordBackup(dataDir: string, { archive, bytes, takenAt }: Backup): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.part`, JSON.stringify({ archive, bytes, takenAt } satisfies LastBackup))
  await rename(`${file}.part`, file)
}

/** Null when there has been none. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  try {
    return record.parse(JSON.parse(text))
  } catch {
    return null
  }
}
