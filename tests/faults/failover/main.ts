// Measures three processes of the shop on a database with failover: `npm run test:failover`, or `npm run test:failover -- kill`
// for one of the faults. All of them together write docs/failover.md. Needs programs that npm doesn't install:
// apt-get install etcd-server faketime haproxy patroni pgbouncer postgresql
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ObjectStore } from '../../support/object-store.ts'
import { startPgBouncer } from '../../support/pgbouncer.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { openReplicatedShop, type ReplicatedShop } from '../faulty-shop.ts'
import { type Fault, seconds } from '../faults.ts'
import { assertIntactWrites, type MeasuredFault } from '../report.ts'
import { underLoad } from '../under-load.ts'
import { startDatabaseCluster } from './database-cluster.ts'
import { suspend } from './network.ts'
import { makeClock } from './process-clock.ts'
import { writeFailoverReport } from './report.ts'

/** How long interruptions last. */
const interruptedMs = 5_000

/** Longer than the time after which a primary's key expires. */
const isolatedMs = 30_000

const selected = process.argv.slice(2)
const loadBefore = loadavg()[0]!
const folder = await makeScratchFolder('failover')
const clock = await makeClock(folder)
const cluster = await startDatabaseCluster()
const pooler = await startPgBouncer(cluster.url, 20)
const pictures = await ObjectStore.open()
const pooled = new URL(cluster.url)
pooled.host = pooler.host
const shop = await openReplicatedShop(
  3,
  {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: cluster.url,
    DATABASE_NAMED_STATEMENTS: pooler.namedStatements ? 'on' : 'off',
    ...pictures.env,
  },
  cluster.url,
  (n) => (n === 0 ? clock.env : {}),
)

const faults: Fault<ReplicatedShop>[] = [
  {
    key: 'none',
    name: 'None, for comparison',
    promise: 'no write lost or doubled',
    inject: () => delay(interruptedMs),
  },
  {
    key: 'switchover',
    name: 'Another server is made the primary, as before maintenance',
    promise: 'recovers within 10 s, without a restart',
    inject: () => cluster.switchOver(),
  },
  {
    key: 'kill',
    name: '`kill -9` of the primary and its Patroni',
    promise:
      'cached pages are shown; recovers within 10 s after another server is the primary, without a restart',
    inject: async ({ url }) => {
      const startedAt = performance.now()
      const pages = await readPages(`${url}/`, () => cluster.killPrimary())
      return `${promoted(performance.now() - startedAt)}; ${pages}`
    },
  },
  {
    key: 'interrupted',
    name: 'Nothing passes between PgBouncer and the database for 5 s',
    promise: '503 within 2.5 s; recovers within 10 s',
    inject: () => cluster.interrupt(interruptedMs),
  },
  {
    key: 'etcd',
    name: 'etcd answers no Patroni for 30 s',
    promise: 'no write lost or doubled; recovers within 10 s after a server is the primary again',
    inject: () => cluster.suspendEtcd(isolatedMs),
  },
  {
    key: 'partition',
    name: 'The primary reaches neither etcd nor its standbys for 30 s; PgBouncer reaches it',
    promise: 'no write lost or doubled; recovers within 10 s after the partition',
    inject: async () => promoted(await cluster.partition(isolatedMs)),
  },
  {
    key: 'disconnected',
    name: 'Nothing reaches the primary for 30 s, and it reaches nothing',
    promise: 'no write lost or doubled; recovers within 10 s after another server is the primary',
    inject: async () => promoted(await cluster.disconnect(isolatedMs)),
  },
  {
    key: 'slow',
    name: 'Each commit of the primary waits for 100 ms, for 5 s',
    promise: 'no write lost or doubled',
    inject: () => cluster.slowDown(interruptedMs),
  },
  {
    key: 'hanging',
    name: 'One of three processes hangs for 5 s',
    promise: 'requests that it has not taken, and that need none of its locks, succeed',
    inject: ({ replicas: [replica] }) => suspend(replica!, interruptedMs),
  },
  {
    key: 'clock',
    name: 'The clock of one of three processes is an hour fast for 5 s, then 20 s slow for 5 s',
    promise: 'no more failed requests than without it',
    inject: () => fastThenSlow(clock.shift),
  },
  {
    key: 'database-clock',
    name: "The clock of the primary's PostgreSQL is an hour fast for 5 s, then 20 s slow for 5 s",
    promise: 'no write lost or doubled',
    inject: () => fastThenSlow(cluster.shiftClock),
  },
  {
    key: 'store',
    name: 'The object store answers 503 for 5 s',
    promise: 'no failed request but for pictures',
    inject: async () => {
      pictures.fault = 'fail'
      await delay(interruptedMs)
      pictures.fault = null
    },
  },
]

/** Sets a clock an hour fast, 20 seconds slow, and right again. */
async function fastThenSlow(shift: (seconds: number) => Promise<void>): Promise<void> {
  for (const seconds of [3_600, -20]) {
    await shift(seconds)
    await delay(interruptedMs)
  }
  await shift(0)
}

const promoted = (ms: number) => `another primary after ${seconds(ms)}`

/** Reads a page that all processes have cached, until the cause has gone; says how many of the requests succeeded. */
async function readPages(url: string, cause: () => Promise<void>): Promise<string> {
  const status = () =>
    fetch(url).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    )
  for (let n = 0; n < 2 * shop.replicas.length; n++) await status()
  let isOver = false
  const ending = cause().finally(() => (isOver = true))
  const statuses: number[] = []
  while (!isOver) {
    statuses.push(await status())
    await delay(100)
  }
  await ending
  return `pages meanwhile: ${statuses.filter((each) => each === 200).length} of ${statuses.length} shown`
}

const unknown = selected.filter((key) => !faults.some((fault) => fault.key === key))
const measured: MeasuredFault[] = []
try {
  if (unknown.length > 0) throw new Error(`There are: ${faults.map(({ key }) => key).join(', ')}.`)
  for (const { key, name, promise, inject } of faults) {
    if (selected.length > 0 && !selected.includes(key)) continue
    const metrics = await underLoad(shop, inject)
    measured.push({ name, promise, metrics })
    console.log(name, metrics)
    await cluster.repair()
  }
} finally {
  await shop.close()
  await pooler.stop()
  pictures.close()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
if (selected.length === 0)
  await writeFailoverReport({
    faults: measured,
    loadBefore,
    programs: `${cluster.programs}, PgBouncer ${pooler.version}`,
  })

assertIntactWrites(measured)
