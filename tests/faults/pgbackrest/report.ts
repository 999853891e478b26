import { writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { fromRoot } from '../../../server/paths.ts'
import { measuredWith, table } from '../report.ts'

export interface BackupsReport {
  /** With their versions. */
  programs: string
  loadBefore: number
  backups: {
    type: 'full' | 'diff' | 'incr'
    took: string
    /** Transactions meanwhile. */
    written: number
    /** In bytes: the database's files, those of them that are in this backup, and these compressed and encrypted. */
    info: { size: number; delta: number; repository: { delta: number } }
  }[]
  /** Of the archived log, in bytes. */
  archived: number
  restores: { name: string; copied: string; replayed: string; rows: number; tables: number }[]
}

const names = { full: 'full', diff: 'differential', incr: 'incremental' }
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Writes docs/backups.md. */
export async function writeBackupsReport(report: BackupsReport): Promise<void> {
  const file = fromRoot('docs', 'backups.md')
  await writeFile(file, await format(textOf(report), { ...(await resolveConfig(file)), filepath: file }))
}

const textOf = ({
  programs,
  loadBefore,
  backups,
  archived,
  restores,
}: BackupsReport) => `# Backups of an external database

Written by \`npm run test:pgbackrest\`, which needs \`apt-get install pgbackrest postgresql\`: it follows these steps with the
files of \`deploy/pgbackrest\`, and compares what it restores. The shop with the embedded database has
[backups of its own](deployment.md#backups).

pgBackRest runs on the database's server. It takes full, differential (since the last full one) and incremental backups (since
the last one of any kind), and archives the write-ahead log, with which a backup is restored to any moment after it.

## Setup

1. \`apt-get install pgbackrest\`. Copy \`deploy/pgbackrest/pgbackrest.conf\` to \`/etc/pgbackrest.conf\` (owner \`postgres\`, mode 600),
   \`postgresql.conf\` to \`/etc/postgresql/15/main/conf.d/pgbackrest.conf\` and \`cron\` to \`/etc/cron.d/pgbackrest\`. Set the
   passphrase, the version of PostgreSQL in the paths, and the bucket of another machine: a backup on the database's disk is lost
   with it. Keep the passphrase elsewhere, too.
2. Restart PostgreSQL. As \`postgres\`: \`pgbackrest --stanza=shop stanza-create\`, \`pgbackrest --stanza=shop check\`, then
   \`pgbackrest --stanza=shop --type=full backup\`.
3. \`pgbackrest --stanza=shop info\` shows the backups, and which moments can be restored. \`failed_count\` of
   \`pg_stat_archiver\` should stand still: while the log can't be archived, it fills the server's disk.

The schedule is a full backup on Sundays, a differential one on other days, an incremental one every six hours during the day. Four
full backups are kept, with all that depends on them. \`archive_timeout\` archives the log after a minute at the latest.

With Patroni every server has the same \`archive_command\` and the repository must be one that all of them reach; only the primary
archives. Set both in \`postgresql.parameters\` of Patroni's configuration. This was not tried.

## Restore

To a moment, such as the one before a mistake. A time needs its zone; everything that was committed until then is restored.

1. Stop the shop. As \`postgres\`, restore into an empty folder beside the broken one, which stays as it is:

   \`\`\`sh
   pgbackrest --stanza=shop --pg1-path=/var/lib/postgresql/15/restored --archive-mode=off \\
     --type=time --target='2026-11-26 14:29:00+05:30' --target-action=promote restore
   \`\`\`

   Without \`--type\`, \`--target\` and \`--target-action\` it is restored to the end of the archived log.
2. Start PostgreSQL on that folder and wait until \`SELECT pg_is_in_recovery()\` is false. Look at the rows in question. If the moment was
   wrong, repeat with another one and another folder.
3. Stop both servers. Remove \`archive_mode = 'off'\` from the folder's \`postgresql.auto.conf\`, and make it the server's: \`data_directory\`
   of PostgreSQL and \`pg1-path\` in \`/etc/pgbackrest.conf\`. Start PostgreSQL, then take a full backup at once: those before don't lead
   to what is written from now on. Start the shop: job queue and outbox are in the database, so messages that had been sent after
   the moment may be sent again.

If only some rows are needed, copy them from the restored server with \`pg_dump --table\` instead, and leave the shop running.

Pictures are in the bucket (\`IMAGE_STORE\`), whose versioning takes the place of backups: turn it on
(\`aws s3api put-bucket-versioning --bucket shop-pictures --versioning-configuration Status=Enabled\`), with a lifecycle rule that
removes noncurrent versions after 35 days, longer than the oldest backup. The shop never changes a picture but removes those that
nothing names: after a restore to a moment, remove the delete markers that are newer than it. This was not tried.

## Measured

${programs}. ${measuredWith(loadBefore)} The folders were in memory. A shop with 5,000 products and 10,000 orders; while
the backups ran, one connection wrote transactions of two statements.

${table(
  [
    'Backup',
    'Took',
    'Transactions meanwhile',
    "Database's files",
    'In this backup',
    'Compressed and encrypted',
  ],
  backups.map(({ type, took, written, info }) => [
    names[type],
    took,
    written,
    megabytes(info.size),
    megabytes(info.delta),
    megabytes(info.repository.delta),
  ]),
)}

The archived log of filling the shop and of all writes: ${megabytes(archived)}, compressed and encrypted.

After the last backup further transactions were written. Then all feedback was deleted and every price set to ₹1, as by a mistake.
The checksums of all tables were compared with those right before and right after the mistake. Finally the server was stopped and
started on the folder that was restored to the moment before the mistake, by step 3 above, and what was written there was restored, too:

${table(
  ['Restored', 'Files restored in', 'Log replayed in', 'Result'],
  restores.map(({ name, copied, replayed, rows, tables }) => [
    name,
    copied,
    replayed,
    `${rows} rows of ${tables} tables: identical`,
  ]),
)}

Not measured: a bucket as the repository, disks, a database that is larger than memory.
`
