import { runCommand } from '../platform/backup/run-command.ts'
import { readConfig } from '../config.ts'
import { applyMigrations } from '../platform/database/migrate.ts'
import { fromRoot } from '../paths.ts'
import { prepareQueue } from '../platform/queue/prepare-queue.ts'

// npm run migrate-database: applies the migrations that DATABASE_URL lacks, and ends. The shop does the same at its start.
await runCommand(async () => {
  const { database } = readConfig(process.env)
  if (!database)
    return { failure: 'Set DATABASE_URL: the embedded database is migrated when the shop starts.' }
  const applied = await applyMigrations(database.directUrl, fromRoot('prisma', 'migrations'))
  await prepareQueue(database.directUrl)
  return { lines: applied.length === 0 ? ['The database has all migrations.'] : ['Applied:', ...applied] }
})
