import { execFile } from 'node:child_process'
import { chmod, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort, startProgram, unprivileged } from '../../support/processes.ts'
import { databaseUrl } from '../../support/database-url.ts'
import { findPostgres } from '../../support/debian-postgres.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { type DatabaseServer, password, startServer } from './database-server.ts'
import { type Network, startProxy, suspend } from './network.ts'

/** Three PostgreSQL servers, of which Patroni makes one the primary; HAProxy leads to it. */
export interface DatabaseCluster {
  /** What it consists of, with versions. */
  programs: string
  /** The address of an empty database, whose owner the URL's role is. */
  url: string
  /** Makes another server the primary as an operator would. Resolves when it is. */
  switchOver: () => Promise<void>
  /** Kills the primary and its Patroni, as if their machine had lost its power. Resolves when there is another primary. */
  killPrimary: () => Promise<void>
  /** Starts what was killed, and waits until two servers replicate the primary, one of them synchronously. */
  repair: () => Promise<void>
  /** For that long HAProxy passes nothing on, as in a network that is interrupted. */
  interrupt: (ms: number) => Promise<void>
  /** For that long etcd answers none of the servers, as when the network to it is interrupted. */
  suspendEtcd: (ms: number) => Promise<void>
  /**
   * For that long the primary reaches neither etcd nor the other servers; those who use the database reach it. Resolves with
   * the milliseconds until there was another primary.
   */
  partition: (ms: number) => Promise<number>
  /** For that long nothing reaches the primary, and it reaches nothing. Resolves as `partition` does. */
  disconnect: (ms: number) => Promise<number>
  /** Sets the primary's clock to so many seconds before or after the right time. */
  shiftClock: (seconds: number) => Promise<void>
  /** For that long each commit on the primary waits for `commit_delay`, as a model of a slow disk. */
  slowDown: (ms: number) => Promise<void>
  stop: () => Promise<void>
}

/** As Patroni's API describes it. */
interface Member {
  name: string
  role: 'leader' | 'replica' | 'sync_standby'
  state: string
  timeline?: number
}

/** The longest that PostgreSQL allows. */
const slowCommitUs = 100_000

const role = { username: 'shop', password }

/** @throws Error when a program is not installed */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const binaries = await findPostgres()
  if (!binaries) throw new Error(missing('a PostgreSQL server'))
  const programs = (await Promise.all([patroniVersion(), etcdVersion(), haproxyVersion()])).join(', ')
  const folder = await makeScratchFolder('failover')
  await chmod(folder, 0o755)
  const account = await unprivileged()
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const [etcdUrl, peerUrl] = [etcdPort, peerPort].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ]
  const etcd = startProgram('etcd', [
    ...['--data-dir', path.join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  ])
  await etcd.untilListening(etcdPort)
  while (!(await isHealthy(etcdUrl))) await delay(20)

  const servers: DatabaseServer[] = []
  for (const name of ['server1', 'server2', 'server3'])
    servers.push(await startServer({ name, home: path.join(folder, name), etcdPort, binaries, account }))
  const haproxy = await startProxy(path.join(folder, 'haproxy.cfg'), primaryOf(proxyPort, servers))
  await haproxy.untilListening(proxyPort)

  /** The members as a living Patroni knows them; empty while none answers. */
  const members = async (): Promise<Member[]> => {
    for (const { apiPort } of servers) {
      const cluster = await fetch(`http://127.0.0.1:${apiPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .catch(() => null)
      if (cluster) return cluster.members
    }
    return []
  }
  const until = async (what: string, holds: (known: Member[]) => boolean | Promise<boolean>) => {
    const startedAt = performance.now()
    while (!(await holds(await members()))) {
      if (performance.now() - startedAt > 120_000)
        throw new Error(`${what} is missing after two minutes: ${JSON.stringify(await members())}`)
      await delay(100)
    }
  }
  const isPrimary = async ({ apiPort }: DatabaseServer) =>
    fetch(`http://127.0.0.1:${apiPort}/primary`).then(
      ({ ok }) => ok,
      () => false,
    )
  const primary = async (): Promise<DatabaseServer | null> => {
    for (const server of servers) if (await isPrimary(server)) return server
    return null
  }
  const untilReplicated = () =>
    until('A primary with two standbys', (known) => {
      const working = known.filter(({ state }) => state === 'running' || state === 'streaming')
      return working.length === servers.length && known.some((member) => member.role === 'sync_standby')
    })
  /** Resolves with the milliseconds that it took. */
  const untilAnother = async (before: DatabaseServer): Promise<number> => {
    const startedAt = performance.now()
    const others = servers.filter((each) => each !== before)
    await until('Another primary', async () => (await Promise.all(others.map(isPrimary))).includes(true))
    return performance.now() - startedAt
  }
  /** Interrupts networks of the primary; resolves with the milliseconds until there was another. */
  const interruptPrimary = async (ms: number, networksOf: (server: DatabaseServer) => Network<string>[]) => {
    const before = (await primary())!
    const interruptions = networksOf(before).map((network) => network.interrupt(ms))
    const [promotedMs] = await Promise.all([untilAnother(before), ...interruptions])
    return promotedMs
  }
  let shifted: DatabaseServer | null = null

  await untilReplicated()
  const superuser = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${proxyPort}/postgres`
  await createShopDatabase(superuser)
  const url = new URL(databaseUrl(superuser, 'shop'))
  url.username = role.username

  return {
    programs: `${programs}, PostgreSQL ${path.basename(path.dirname(binaries))}`,
    url: url.href,
    switchOver: async () => {
      const before = (await primary())!
      const response = await fetch(`http://127.0.0.1:${before.apiPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: before.name }),
      })
      if (!response.ok) throw new Error(`Patroni refused the switchover: ${await response.text()}`)
      await untilAnother(before)
    },
    killPrimary: async () => {
      const before = (await primary())!
      const pid = Number(
        (await readFile(path.join(before.home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0],
      )
      await before.patroni().end('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await untilAnother(before)
    },
    repair: async () => {
      for (const server of servers) if (server.patroni().hasEnded()) server.restart()
      await untilReplicated()
    },
    interrupt: (ms) => suspend(haproxy, ms),
    suspendEtcd: async (ms) => {
      await suspend(etcd, ms)
      await until('A primary', async () => (await primary()) !== null)
    },
    partition: (ms) => interruptPrimary(ms, ({ toServers }) => [toServers]),
    disconnect: (ms) => interruptPrimary(ms, ({ toServers, fromClients }) => [toServers, fromClients]),
    shiftClock: async (seconds) => {
      shifted ??= (await primary())!
      await shifted.clock.shift(seconds)
      if (seconds === 0) shifted = null
    },
    slowDown: async (ms) => {
      const client = new Client({ connectionString: superuser })
      await client.connect()
      await client.query('ALTER SYSTEM SET commit_siblings = 0')
      await client.query(`ALTER SYSTEM SET commit_delay = ${slowCommitUs}`)
      await client.query('SELECT pg_reload_conf()')
      await delay(ms)
      await client.query('ALTER SYSTEM RESET commit_siblings')
      await client.query('ALTER SYSTEM RESET commit_delay')
      await client.query('SELECT pg_reload_conf()')
      await client.end()
    },
    stop: async () => {
      await haproxy.end()
      // Those that replicate first: a primary waits until they have everything.
      const last = await primary()
      for (const server of servers.filter((each) => each !== last)) await server.stop()
      await last?.stop()
      await etcd.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const missing = (what: string) =>
  `These measurements need ${what}. Install what they use: apt-get install etcd-server faketime haproxy patroni pgbouncer postgresql`

/** What a program says of its version. */
async function versionOf(program: string, args: string[], pattern: RegExp, name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args).catch(() => ({ stdout: '' }))
  const version = pattern.exec(stdout)?.[1]
  if (!version) throw new Error(missing(name))
  return `${name} ${version}`
}

const patroniVersion = () => versionOf('patroni', ['--version'], /(\d+\.\d+\.\d+)/, 'Patroni')
const etcdVersion = () => versionOf('etcd', ['--version'], /etcd Version: (\S+)/, 'etcd')
const haproxyVersion = () => versionOf('haproxy', ['-v'], /version (\d+\.\d+\.\d+)/, 'HAProxy')

/** Whether etcd has elected its leader. */
const isHealthy = (url: string) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Connections to a server that is no longer the primary are closed. */
const primaryOf = (port: number, servers: DatabaseServer[]) => `listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ name, fromClients: { ports } }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.api}`).join('\n')}
`

/** HAProxy may have found no primary yet. */
async function createShopDatabase(superuser: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ connectionString: superuser })
    try {
      await client.connect()
      await client.query(`CREATE ROLE ${role.username} LOGIN PASSWORD '${role.password}'`)
      await client.query(`CREATE DATABASE shop OWNER ${role.username}`)
      return
    } catch (error) {
      if (attempt === 20) throw error
      await delay(500)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
