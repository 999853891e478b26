import { chown, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort, type OsAccount, type RunningProgram, startProgram } from '../../support/processes.ts'
import { makeClock, type ProcessClock } from './process-clock.ts'
import { type Network, startNetwork } from './network.ts'

/** A PostgreSQL server and its Patroni, as if they had a machine of their own. */
export interface DatabaseServer {
  name: string
  home: string
  /** Patroni's own, for its API. */
  apiPort: number
  /** How it reaches etcd, and the other servers reach it. */
  toServers: Network<'etcd' | 'postgres' | 'api'>
  /** How those who use the database reach it. */
  fromClients: Network<'postgres' | 'api'>
  /** PostgreSQL's. */
  clock: ProcessClock
  patroni: () => RunningProgram
  /** Starts Patroni once more, after it has ended. */
  restart: () => void
  stop: () => Promise<void>
}

/** How Patroni finds out that the primary is gone: the key of a primary that is dead expires after `ttl` seconds. */
const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

export const password = 'the password of a test'

interface Place {
  name: string
  /** A folder that is not there yet. */
  home: string
  etcdPort: number
  binaries: string
  account: OsAccount | undefined
}

export async function startServer({
  name,
  home,
  etcdPort,
  binaries,
  account,
}: Place): Promise<DatabaseServer> {
  await mkdir(home, { mode: 0o700 })
  const [port, apiPort] = [await freePort(), await freePort()]
  const clock = await makeClock(home)
  const toServers = await startNetwork(path.join(home, 'to-servers.cfg'), {
    etcd: etcdPort,
    postgres: port,
    api: apiPort,
  })
  const fromClients = await startNetwork(path.join(home, 'from-clients.cfg'), {
    postgres: port,
    api: apiPort,
  })
  const programs = path.join(home, 'bin')
  await linkPrograms(binaries, programs, clock.env)
  const configuration = path.join(home, 'patroni.yml')
  const settings = patroniSettings({ name, home, port, apiPort, network: toServers.ports, programs })
  // YAML contains JSON.
  await writeFile(configuration, JSON.stringify(settings))
  for (const each of [home, configuration]) if (account) await chown(each, account.uid, account.gid)
  const start = () => startProgram('patroni', [configuration], account)
  let patroni = start()
  await patroni.untilListening(apiPort)
  return {
    ...{ name, home, apiPort, toServers, fromClients, clock },
    patroni: () => patroni,
    restart: () => {
      patroni = start()
    },
    stop: async () => {
      await patroni.end()
      await toServers.stop()
      await fromClients.stop()
    },
  }
}

/**
 * A folder with PostgreSQL's programs, whose server has the clock. Patroni keeps the machine's: Python can't sleep with
 * libfaketime, unless monotonic clocks are shifted too.
 */
async function linkPrograms(binaries: string, folder: string, env: Record<string, string>): Promise<void> {
  await mkdir(folder)
  for (const program of await readdir(binaries))
    if (program !== 'postgres') await symlink(path.join(binaries, program), path.join(folder, program))
  const variables = Object.entries(env).map(([name, value]) => `${name}='${value}'`)
  await writeFile(
    path.join(folder, 'postgres'),
    `#!/bin/sh\nexec env ${variables.join(' ')} '${path.join(binaries, 'postgres')}' "$@"\n`,
    { mode: 0o755 },
  )
}

interface Addresses {
  name: string
  home: string
  port: number
  apiPort: number
  network: DatabaseServer['toServers']['ports']
  programs: string
}

/** A commit is acknowledged when a standby has it too; only that standby can become the primary. */
const patroniSettings = ({ name, home, port, apiPort, network, programs }: Addresses) => ({
  scope: 'shop',
  name,
  log: { level: 'WARNING' },
  restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${network.api}` },
  // Otherwise Patroni asks etcd for its own address, and goes past the network.
  etcd3: { hosts: [`127.0.0.1:${network.etcd}`], use_proxies: true },
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
    connect_address: `127.0.0.1:${network.postgres}`,
    data_dir: path.join(home, 'data'),
    bin_dir: programs,
    pgpass: path.join(home, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
    },
    parameters: { unix_socket_directories: home, password_encryption: 'scram-sha-256' },
  },
})
