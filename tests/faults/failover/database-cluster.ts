import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort, type RunningProgram, startProgram, unprivileged } from '../../support/processes.ts'
import { databaseUrl } from '../../support/database-url.ts'
import { findPostgres } from '../../support/debian-postgres.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'

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
  isolate: (ms: number) => Promise<void>
  /** For that long each commit on the primary waits for `commit_delay`, as a model of a slow disk. */
  slowDown: (ms: number) => Promise<void>
  stop: () => Promise<void>
}

interface Server {
  name: string
  folder: string
  /** PostgreSQL's. */
  port: number
  /** Patroni's own, for its API. */
  apiPort: number
  configuration: string
  patroni: RunningProgram
}

/** As Patroni's API describes it. */
interface Member {
  name: string
  role: 'leader' | 'replica' | 'sync_standby'
  state: string
  timeline?: number
}

/** How Patroni finds out that the primary is gone: the key of a primary that is dead expires after `ttl` seconds. */
const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** The longest that PostgreSQL allows. */
const slowCommitUs = 100_000

const password = 'the password of a test'
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

  const startPatroni = (configuration: string) => startProgram('patroni', [configuration], account)
  const servers: Server[] = []
  for (const name of ['server1', 'server2', 'server3']) {
    const home = path.join(folder, name)
    await mkdir(home, { mode: 0o700 })
    const [port, apiPort] = [await freePort(), await freePort()]
    const configuration = path.join(home, 'patroni.yml')
    const settings = patroniSettings({ name, home, port, apiPort, etcdPort, binaries })
    // YAML contains JSON.
    await writeFile(configuration, JSON.stringify(settings))
    for (const each of [home, configuration]) if (account) await chown(each, account.uid, account.gid)
    const patroni = startPatroni(configuration)
    await patroni.untilListening(apiPort)
    servers.push({ name, folder: home, port, apiPort, configuration, patroni })
  }

  const proxyFile = path.join(folder, 'haproxy.cfg')
  await writeFile(proxyFile, proxySettings(proxyPort, servers))
  const haproxy = startProgram('haproxy', ['-db', '-f', proxyFile])
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
  const isPrimary = async ({ apiPort }: Server) =>
    fetch(`http://127.0.0.1:${apiPort}/primary`).then(
      ({ ok }) => ok,
      () => false,
    )
  const primary = async (): Promise<Server | null> => {
    for (const server of servers) if (await isPrimary(server)) return server
    return null
  }
  const untilReplicated = () =>
    until('A primary with two standbys', (known) => {
      const working = known.filter(({ state }) => state === 'running' || state === 'streaming')
      return working.length === servers.length && known.some((member) => member.role === 'sync_standby')
    })
  const untilAnother = (before: Server) =>
    until('Another primary', async () => {
      const now = await primary()
      return now !== null && now !== before
    })

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
        (await readFile(path.join(before.folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0],
      )
      await before.patroni.end('SIGKILL')
      process.kill(pid, 'SIGKILL')
      await untilAnother(before)
    },
    repair: async () => {
      for (const server of servers)
        if (server.patroni.hasEnded()) server.patroni = startPatroni(server.configuration)
      await untilReplicated()
    },
    interrupt: async (ms) => {
      process.kill(haproxy.pid, 'SIGSTOP')
      await delay(ms)
      process.kill(haproxy.pid, 'SIGCONT')
    },
    isolate: async (ms) => {
      process.kill(etcd.pid, 'SIGSTOP')
      await delay(ms)
      process.kill(etcd.pid, 'SIGCONT')
      await until('A primary', async () => (await primary()) !== null)
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
      for (const server of servers.filter((each) => each !== last)) await server.patroni.end()
      await last?.patroni.end()
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

interface Place {
  name: string
  home: string
  port: number
  apiPort: number
  etcdPort: number
  binaries: string
}

/** A commit is acknowledged when a standby has it too; only that standby can become the primary. */
const patroniSettings = ({ name, home, port, apiPort, etcdPort, binaries }: Place) => ({
  scope: 'shop',
  name,
  log: { level: 'WARNING' },
  restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ...timing,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: path.join(home, 'data'),
    bin_dir: binaries,
    pgpass: path.join(home, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
    },
    parameters: { unix_socket_directories: home, password_encryption: 'scram-sha-256' },
  },
})

/** Connections to a server that is no longer the primary are closed. */
const proxySettings = (proxyPort: number, servers: Server[]) => `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m

listen primary
  bind 127.0.0.1:${proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ name, port, apiPort }) => `  server ${name} 127.0.0.1:${port} check port ${apiPort}`).join('\n')}
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
