import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import type { Manifest } from './manifest.ts'
import { type PinnedPictures, withoutPictureChanges } from './pictures.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** Of these PostgreSQL needs the folder only (documentation, "Making a Base Backup Using the Low Level API"). */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const omitted = /^(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|pgsql_tmp.*|backup_label|tablespace_map)$/

const target = 'postgres/data'

/**
 * Copies the files of the running PostgreSQL with the write-ahead log that makes them consistent as of the end of the
 * copy. The pictures are pinned at that moment.
 */
export async function copyCluster(
  client: ClientBase,
  { dataDir, writer, pictures }: { dataDir: string; writer: ArchiveWriter; pictures: PinnedPictures },
): Promise<Omit<Manifest, 'format' | 'files' | 'walArchive'>> {
  const data = path.join(dataDir, 'postgres', 'data')
  await writer.addFile('postgres/password', path.join(dataDir, 'postgres', 'password'))
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
  // The slot keeps the log of this time; it ends with the connection.
  await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const first = await value<string>(client, `SELECT pg_walfile_name(pg_backup_start('backup', fast => true))`)
  await copyFolder(writer, data, '')
  let end: { lsn: string; labelfile: string; spcmapfile: string; takenAt: Date } | undefined
  const ids = await withoutPictureChanges(client, async () => {
    await pictures.pin()
    const { rows } = await client.query<NonNullable<typeof end>>(
      `SELECT stop.*, clock_timestamp() AS "takenAt" FROM pg_backup_stop(wait_for_archive => false) AS stop`,
    )
    end = rows[0]
  })
  if (!end) throw new Error('pg_backup_stop returned nothing')
  await writer.addBytes(`${target}/backup_label`, end.labelfile)
  const last = await value<string>(client, 'SELECT pg_walfile_name($1)', [end.lsn])
  await copyLog(writer, path.join(data, 'pg_wal'), first, last)
  const pinned = new Set(await pictures.names())
  return {
    kind: 'cluster',
    takenAt: end.takenAt.toISOString(),
    postgres: await value<string>(client, `SELECT current_setting('server_version_num')::int / 10000`).then(
      String,
    ),
    wal: { first, last },
    missingPictures: ids.filter((id) => !pinned.has(id)),
  }
}

async function copyFolder(writer: ArchiveWriter, data: string, folder: string): Promise<void> {
  await writer.addFolder(path.posix.join(target, folder))
  const entries = await readdir(path.join(data, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(folder, entry.name)
    if (omitted.test(entry.name)) continue
    if (emptied.has(name)) await writer.addFolder(`${target}/${name}`)
    else if (entry.isDirectory()) await copyFolder(writer, data, name)
    else if (entry.isFile()) await writer.addFile(`${target}/${name}`, path.join(data, name))
  }
}

/** The log from its first to its last file, all of one timeline, and the history of timelines. */
async function copyLog(writer: ArchiveWriter, folder: string, first: string, last: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.sort())
    if (name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last))
      await writer.addFile(`${target}/pg_wal/${name}`, path.join(folder, name))
}

async function value<T>(client: ClientBase, sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<[T]>({ text: sql, values, rowMode: 'array' })
  return rows[0]![0]
}
