import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Until } from '../platform/backup/replay-wal.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { runCommand } from '../platform/backup/run-command.ts'

const usage =
  'Usage: npm run restore -- <archive> --data-dir <empty folder> [--until <2026-11-23T14:30:00+05:30 or latest>]'

// npm run restore: restores a backup into an empty folder, which then serves as DATA_DIR.
await runCommand(async () => {
  const given = readArguments()
  if (!given) return { failure: usage }
  const until = given.until === undefined ? null : readUntil(given.until)
  if (until === undefined)
    return {
      failure: '--until must be a moment with its time zone, such as 2026-11-23T14:30:00+05:30, or latest.',
    }
  const started = Date.now()
  const { takenAt, products, orders, pictures, missingPictures } = await restoreBackup({
    ...given,
    until,
    passphrase: process.env['BACKUP_PASSPHRASE'] || null,
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  return {
    lines: [
      `Restored the shop of ${takenAt} with ${products} products, ${orders} orders and ${pictures} pictures in ${seconds} s.`,
      ...missingPictures.map((id) => `The file of picture ${id} is missing.`),
      `Start it with DATA_DIR=${given.dataDir}`,
    ],
  }
})

/** Undefined: neither of the forms. */
function readUntil(text: string): Until | undefined {
  if (text === 'latest') return text
  const { success } = z.iso.datetime({ offset: true }).safeParse(text)
  return success ? new Date(text) : undefined
}

function readArguments(): { archive: string; dataDir: string; until: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' }, until: { type: 'string' } },
    })
    const [archive, ...others] = positionals
    const dataDir = values['data-dir']
    if (!archive || !dataDir || others.length > 0) return null
    return { archive: path.resolve(archive), dataDir: path.resolve(dataDir), until: values.until }
  } catch {
    return null
  }
}
