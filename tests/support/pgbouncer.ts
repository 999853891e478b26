import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fromRoot } from '../../server/paths.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { untilWeEnd } from './shop-process.ts'

/** A PgBouncer in transaction mode, with the settings of docs/pgbouncer.ini and a small pool. */
export interface PgBouncer {
  version: string
  /** Its address, with the port. */
  host: string
  /** Whether it passes on statements with names. */
  namedStatements: boolean
  stop: () => Promise<void>
}

/** More than the 6 connections that requests of one kind may hold. */
const POOL_SIZE = 8

const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

/** Connects to the server of `url`, by its role, to any of its databases. @throws Error when PgBouncer is not installed */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
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
      default_pool_size: POOL_SIZE,
      log_connections: 0,
      log_disconnections: 0,
      ...(namedStatements && { max_prepared_statements: 300 }),
    }),
  )
  const account = await unprivileged()
  await chmod(folder, 0o755)
  if (account) await chown(users, account.uid, account.gid)
  const child = spawn('/bin/sh', ['-c', untilWeEnd, 'sh', program, file], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', (chunk: Buffer) => (output = (output + String(chunk)).slice(-10_000)))
  await untilListening(child, port, () => output)
  return {
    version,
    host: `127.0.0.1:${port}`,
    namedStatements,
    stop: async () => {
      const exited = once(child, 'exit')
      // What SIGTERM means depends on the version.
      child.kill('SIGKILL')
      await exited
      child.stdio[3]?.destroy()
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

/** PgBouncer refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilListening(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${output()}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
}
