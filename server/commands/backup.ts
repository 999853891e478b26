import { createBackup } from '../platform/backup/create-backup.ts'
import { runCommand } from '../platform/backup/run-command.ts'
import { recordBackup } from '../platform/backup/last-backup.ts'
import { readConfig } from '../config.ts'

// npm run backup: backs up the shop in DATA_DIR, running or not, into BACKUP_DIR.
await runCommand(async () => {
  const { database, dataDir, backup } = readConfig(process.env)
  if (database)
    return {
      failure:
        'This command backs up the embedded database. For the one at DATABASE_URL use pg_dump, and copy DATA_DIR/images afterwards (see docs/deployment.md).',
    }
  const started = Date.now()
  const made = await createBackup({ dataDir, ...backup })
  await recordBackup(dataDir, made)
  return {
    lines: [
      `${made.archive}: ${megabytes(made.bytes)} MB with ${made.pictures} pictures, written and verified in ${seconds(started)} s.`,
      ...made.missingPictures.map((id) => `The file of picture ${id} was missing already.`),
      ...made.removed.map((name) => `Removed the older backup ${name}.`),
    ],
  }
})

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}
