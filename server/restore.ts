import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './backup/run-command.ts'

const usage = 'Usage: npm run restore -- <archive> --data-dir <empty folder>'

// npm run restore: restores a backup into an empty folder, which then serves as DATA_DIR.
await runCommand(async () => {
  const given = readArguments()
  if (!given) return { failure: usage }
  const started = Date.now()
  const { takenAt, products, orders, pictures } = await restoreBackup({
    ...given,
    passphrase: process.env['BACKUP_PASSPHRASE'] || null,
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  return {
    lines: [
      `Restored the shop of ${takenAt} with ${products} products, ${orders} orders and ${pictures} pictures in ${seconds} s.`,
      `Start it with DATA_DIR=${given.dataDir}`,
    ],
  }
})

function readArguments(): { archive: string; dataDir: string } | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' } },
    })
    const [archive, ...others] = positionals
    const dataDir = values['data-dir']
    if (!archive || !dataDir || others.length > 0) return null
    return { archive: path.resolve(archive), dataDir: path.resolve(dataDir) }
  } catch {
    return null
  }
}
