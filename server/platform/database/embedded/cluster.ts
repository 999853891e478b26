import { randomBytes } from 'node:crypto'
import { access, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAs, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, errorCode } from './errors.ts'
import { lastLines, run } from './run.ts'

/** One folder holds Postgres' files and their password, so that both appear at once. */
export interface Cluster {
  data: string
  password: string
}

interface ClusterOptions {
  dataDir: string
  binaries: Binaries
  account: Account
}

const syncMethod = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
const stagingPrefix = 'postgres.new-'

/** Opens the cluster in DATA_DIR/postgres and creates it first if there is none. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = join(options.dataDir, 'postgres')
  await removeAbandoned(options.dataDir)
  if (!(await exists(folder))) await createCluster(options, folder)
  await checkVersion(options.binaries, folder)
  await ensureOwner(options.account, folder)
  return { data: join(folder, 'data'), password: await readPassword(folder) }
}

/**
 * Leftovers of an interrupted first start: never in use, because a finished cluster has been renamed. Its initdb may
 * still be running, and fails when its folder is deleted.
 */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(stagingPrefix)) continue
    const patience = { maxRetries: 10, retryDelay: 20 }
    await rm(join(dataDir, name), { recursive: true, force: true, ...patience }).catch(() => undefined)
  }
}

async function createCluster(options: ClusterOptions, folder: string): Promise<void> {
  const staging = await mkdtemp(join(options.dataDir, stagingPrefix))
  const passwordFile = join(staging, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await giveTo(options.account, staging)
  await initdb(options, join(staging, 'data'), passwordFile)
  await rename(staging, folder)
  await syncFolder(options.dataDir)
}

/**
 * Text is ordered by code point by Postgres' built-in provider: the same on every machine and in every version, so
 * that no upgrade of an ICU or C library can silently break an index. Where people read the order, a query says
 * COLLATE "und-x-icu". The C library's character classes (LC_CTYPE) still decide what pg_trgm takes for a letter:
 * under plain C, Hindi has none.
 */
async function initdb({ binaries, account }: ClusterOptions, data: string, passwordFile: string) {
  let output = ''
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const outcome = await runAs(account, binaries.initdb, [
      ...['-D', data, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...[`--lc-ctype=${characters}`, '--no-instructions', ...syncMethod],
    ])
    if (outcome.status === 0) return
    output = outcome.output
    if (!/locale/.test(output)) break
  }
  throw new EmbeddedPostgresError(
    `The embedded Postgres could not make its folder ${data}: ${lastLines(output)}`,
  )
}

async function checkVersion(binaries: Binaries, folder: string): Promise<void> {
  const versionFile = join(folder, 'data', 'PG_VERSION')
  const found = await readFile(versionFile, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'EACCES') throw foreignOwner(folder)
    throw new EmbeddedPostgresError(
      `${folder} is not a Postgres folder of this shop (no data/PG_VERSION): move it away, or set DATA_DIR.`,
    )
  })
  const ours = /\d+/.exec((await run(binaries.postgres, ['--version'])).output)?.[0]
  if (found.trim() === ours) return
  throw new EmbeddedPostgresError(
    `${folder} was made by Postgres ${found.trim()} and this shop brings Postgres ${ours ?? 'of an unknown version'}: ` +
      'dump it with the old version and restore it into an empty DATA_DIR, or set DATABASE_URL.',
  )
}

/** A different account may have been chosen before, for example when the shop moved from /root to /srv. */
async function ensureOwner(account: Account, folder: string): Promise<void> {
  const { uid } = await stat(join(folder, 'data'))
  if (account.owner ? uid === account.owner.uid : uid === (process.getuid?.() ?? uid)) return
  if (!account.owner) throw foreignOwner(folder)
  await giveTo(account, folder)
}

function foreignOwner(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${folder} belongs to another user: start the shop as before (as root or that user), ` +
      `or give it over with "chown -R" once.`,
  )
}

async function giveTo({ owner }: Account, folder: string): Promise<void> {
  if (!owner) return
  const { status, output } = await run('chown', ['-R', `${owner.uid}:${owner.gid}`, '--', folder])
  if (status !== 0)
    throw new EmbeddedPostgresError(`${folder} could not be given to Postgres' user: ${output.trim()}`)
}

async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'password')
  return readFile(path, 'utf8').catch(() => {
    throw new EmbeddedPostgresError(
      `The database's password file ${path} is gone: restore it from your backup.`,
    )
  })
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
