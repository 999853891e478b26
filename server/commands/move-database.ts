import { readDirection, runCommand } from '../platform/backup/run-command.ts'
import { readConfig } from '../config.ts'
import { moveDatabase } from '../platform/move-database/move-database.ts'

const usage = 'Usage: npm run move-database -- --to external, or --to embedded'

// npm run move-database: moves the shop between the embedded database in DATA_DIR and the one at DATABASE_URL (by its direct address).
await runCommand(async () => {
  const to = readDirection('external', 'embedded')
  if (!to) return { failure: usage }
  const { database, dataDir, backup } = readConfig(process.env)
  if (!database)
    return { failure: 'Set DATABASE_URL to the external database, whichever of the two you move to.' }
  const started = Date.now()
  const { tables, rows } = await moveDatabase({ to, dataDir, databaseUrl: database.directUrl, backup })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  return {
    lines: [
      `Moved ${rows} rows of ${tables} tables, and compared them, in ${seconds} s.`,
      to === 'external'
        ? `Start the shop with DATABASE_URL, the same DATA_DIR (it has the pictures) and, so that customers stay signed in, the contents of ${dataDir}/jwt-secret as JWT_SECRET. The embedded database stays in ${dataDir}/postgres until you remove it.`
        : 'Start the shop without DATABASE_URL, and with the same DATA_DIR (it has the pictures) and JWT_SECRET. The external database stays until you remove it.',
    ],
  }
})
