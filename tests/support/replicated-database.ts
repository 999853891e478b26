import { cp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { connectToCluster } from '../../server/platform/backup/running-cluster.ts'
import { withoutPooler } from '../../server/platform/database/addresses.ts'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { fromRoot } from '../../server/paths.ts'
import { prepareQueue } from '../../server/platform/queue/prepare-queue.ts'
import type { TestDatabase } from './database.ts'
import { makeScratchFolder } from './scratch-folder.ts'

const log = { info: () => undefined, warn: () => undefined }
const settings = { fsync: 'off', autovacuum: 'off', dynamic_shared_memory_type: 'mmap' }

/** A PostgreSQL of its own with the shop's migrated database, and a streaming replica of it. */
export interface ReplicatedDatabase {
  primary: TestDatabase
  replica: {
    url: string
    /** It receives what is written, and doesn't show it before `resume`. */
    pause: () => Promise<void>
    resume: () => Promise<void>
    stop: () => Promise<void>
  }
}

export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await makeScratchFolder('replicated')
  const [primaryFolder, replicaFolder] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startEmbeddedPostgres({ dataDir: primaryFolder, log, settings })
  await applyMigrations(primary.url, fromRoot('prisma', 'migrations'))
  await prepareQueue(primary.url)
  const superuser = (await connectToCluster(primaryFolder))!
  await copyRunning(superuser, primaryFolder, replicaFolder)
  const { port, password, user } = superuser
  await superuser.end()
  const replica = await startEmbeddedPostgres({
    dataDir: replicaFolder,
    log,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${user} password=${String(password)}`,
    },
  })
  const asSuperuser = async (statement: string) => {
    const client = (await connectToCluster(replicaFolder))!
    await client.query(statement).finally(() => client.end())
  }
  return {
    primary: {
      url: primary.url,
      addresses: withoutPooler(primary.url),
      drop: async () => {
        await replica.stop()
        await primary.stop()
        await rm(folder, { recursive: true, force: true })
      },
    },
    replica: {
      url: replica.url,
      pause: () => asSuperuser('SELECT pg_wal_replay_pause()'),
      resume: () => asSuperuser('SELECT pg_wal_replay_resume()'),
      stop: () => replica.stop(),
    },
  }
}

/** Copies the files of a running PostgreSQL, to be started as its replica. */
async function copyRunning(superuser: Client, from: string, to: string): Promise<void> {
  await superuser.query(`SELECT pg_backup_start('replica', fast => true)`)
  await cp(join(from, 'postgres'), join(to, 'postgres'), {
    recursive: true,
    filter: (file) => basename(file) !== 'postmaster.pid',
  })
  const { rows } = await superuser.query<{ labelfile: string }>(
    'SELECT "labelfile" FROM pg_backup_stop(wait_for_archive => false)',
  )
  const data = join(to, 'postgres', 'data')
  await writeFile(join(data, 'backup_label'), rows[0]!.labelfile)
  await writeFile(join(data, 'standby.signal'), '')
}
