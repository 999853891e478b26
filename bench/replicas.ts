import { availableParallelism } from 'node:os'
import type { BenchOptions } from './apis.ts'
import { openBenchShop } from './open-bench-shop.ts'
import { limitProcessor } from './measure/limit-processor.ts'
import { type LoadRequest, load } from './measure/load.ts'
import { secondsOf, secondsOfFamily } from './measure/processor-time.ts'
import { markdown, median, spread } from './measure/table.ts'
import { cartWrite, reads } from './scenarios.ts'
import { type RunningServer, startShop } from './servers/start.ts'

const most = 3

interface Kind {
  name: string
  request: (n: number, connection: number) => LoadRequest | Promise<LoadRequest>
}

/** Processor time in milliseconds per request. */
interface Sample {
  perSecond: number
  shop: number
  postgres: number
}

/**
 * The throughput of one, two and three processes on one database. With a limit for each process (`--processor 0.2`) a small
 * machine has room for all of them.
 */
export async function compareReplicas(options: BenchOptions): Promise<void> {
  const { postgres, products, only, rounds } = options
  const opened = await openBenchShop(postgres, products, most * options.connections)
  const operations = reads(opened.catalogue).map(({ graphql }) => graphql)
  const pages = ['/', '/gallery', `/single_product_details?productId=${opened.shop.product}`]
  const kinds: Kind[] = [
    { name: 'reads of the catalogue', request: (n, at) => operations[n % operations.length]!(n, at) },
    { name: 'changes of carts', request: cartWrite(opened.shoppers).graphql },
    {
      name: 'cached pages',
      request: (n) => ({
        method: 'GET',
        path: pages[n % pages.length]!,
        headers: { 'accept-encoding': 'br' },
      }),
    },
  ]
  // A process that has a part of a processor waits longer than one of a shop.
  const env = { ...opened.env, DATABASE_WAIT_MS: '15000' }
  const replicas: RunningServer[] = []
  const removeLimits: (() => Promise<void>)[] = []
  try {
    while (replicas.length < most) replicas.push(await startShop(env))
    const { processor } = options
    const compared = kinds.filter(({ name }) => name.startsWith(only))
    for (const kind of compared)
      for (const replica of replicas) await loadAll([replica], kind, { ...options, seconds: 15 })
    if (processor < 1) for (const { pid } of replicas) removeLimits.push(await limitProcessor(pid, processor))
    console.log(
      `## Replicas: ${products} products, ${availableParallelism()} processors, each process ${processor} of one\n`,
    )
    for (const kind of compared) {
      const samples: Sample[][] = replicas.map(() => [])
      const measure = (count: number) => loadAll(replicas.slice(0, count), kind, options)
      for (let round = 0; round < rounds; round++)
        for (let step = 0; step < most; step++) {
          const count = ((round + step) % most) + 1
          samples[count - 1]!.push(await measure(count))
        }
      console.log(`### ${kind.name}\n\n${tableOf(samples)}\n`)
    }
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()))
    for (const remove of removeLimits) await remove()
  }
}

/** So many requests were sent: each is numbered, and differs from all before it. */
let sent = 0

/** Over as many connections to each replica. */
async function loadAll(
  replicas: RunningServer[],
  { request }: Kind,
  { connections, seconds, postgres }: BenchOptions,
): Promise<Sample> {
  const used = () => replicas.reduce((sum, { pid }) => sum + secondsOf(pid), 0)
  const [shopBefore, postgresBefore] = [used(), secondsOfFamily(postgres.pid)]
  const done = await Promise.all(
    replicas.map(({ url }, index) =>
      load(url, (_, connection) => request(sent++, index * connections + connection), {
        connections,
        seconds,
        from: 0,
      }),
    ),
  )
  const requests = done.reduce((sum, each) => sum + each.requests, 0)
  return {
    perSecond: requests / Math.max(...done.map((each) => each.seconds)),
    shop: ((used() - shopBefore) * 1000) / requests,
    postgres: ((secondsOfFamily(postgres.pid) - postgresBefore) * 1000) / requests,
  }
}

function tableOf(samples: Sample[][]): string {
  const [one] = samples
  const rows = samples.map((own, index) => [
    String(index + 1),
    spread(
      own.map(({ perSecond }, round) => perSecond / one![round]!.perSecond),
      2,
    ),
    median(own.map(({ perSecond }) => perSecond)).toFixed(0),
    median(own.map(({ shop }) => shop)).toFixed(2),
    median(own.map(({ postgres }) => postgres)).toFixed(2),
  ])
  return markdown(['replicas', 'throughput ×', 'requests/s', 'shop CPU ms', 'Postgres CPU ms'], rows)
}
