import { execFile } from 'node:child_process'
import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../../server/paths.ts'
import { freePort, startProgram, unprivileged } from './processes.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** A PgBouncer in transaction mode, with the settings of docs/pgbouncer.ini and a small pool. */
export interface PgBouncer {
  version: string
  /** Its address, with the port. */
  host: string
  /** Whether it passes on statements with names. */
  namedStatements: boolean
  /** How many connections to Postgres it has for one database. */
  poolSize: number
  stop: () => Promise<void>
}

/** More than the 6 connections that requests of one kind may hold. */
const POOL_SIZE = 8

const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

/** Connects to the server of `url`, by its role, to any of its databases. @throws Error when PgBouncer is not installed */
export async function startPgBouncer(url: string, poolSize = POOL_SIZE): Promise<PgBouncer> {
  const version = await readVersion()
  const [major, minor] = version.split('.').map(Number) as [number, number]
  const namedStatements = major > 1 || minor >= 21
  const folder = await makeScratchFolder('pgbouncer')
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  const users = path.join(folder, 'userlist.txt')
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    file,
    withSettings(await readFile(fromRoot('docs', 'pgbouncer.ini'), 'utf8'), {
      '*': `host=${hostname} port=${serverPort}`,
      listen_addr: '127.0.0.1',
      listen_port: port,
      unix_socket_dir: '',
      auth_file: users,
      default_pool_size: poolSize,
      log_connections: 0,
      log_disconnections: 0,
      ...(namedStatements && { max_prepared_statements: 300 }),
    }),
  )
  // PgBouncer refuses to run as root.
  const account = await unprivileged()
  await chmod(folder, 0o755)
  if (account) await chown(users, account.uid, account.gid)
  const running = startProgram(program, [file], account)
  await running.untilListening(port)
  return {
    version,
    host: `127.0.0.1:${port}`,
    namedStatements,
    poolSize,
    stop: async () => {
      // What SIGTERM means depends on the version.
      await running.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The documented configuration with other values; the first section, of databases, has only the first of them. */
function withSettings(
  configuration: string,
  { '*': database, ...settings }: Record<string, string | number>,
): string {
  const changed = new RegExp(`^(shop|${Object.keys(settings).join('|')}) = .*$`, 'gm')
  const [databases, rest] = configuration.replace(changed, '').split('[pgbouncer]') as [string, string]
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return [databases, `* = ${database}`, '[pgbouncer]', rest, ...lines, ''].join('\n')
}

async function readVersion(): Promise<string> {
  const result = await promisify(execFile)(program, ['--version']).catch(() => null)
  const version = /PgBouncer (\d+\.\d+\.\d+)/.exec(result?.stdout ?? '')?.[1]
  if (version) return version
  throw new Error(
    `These tests need PgBouncer, and there is none at ${program}: install it (apt-get install pgbouncer), or name ` +
      'its program in the variable PGBOUNCER.',
  )
}
