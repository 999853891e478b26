import type { BenchOptions } from './apis.ts'
import { openBenchShop } from './open-bench-shop.ts'
import type { BenchPostgres } from './database.ts'
import { compare, type Contestant, type Sample } from './measure/compare.ts'
import { markdown, median, spread } from './measure/table.ts'
import { startShop } from './servers/start.ts'
import { views } from './views.ts'
import { cartWrite, reads } from './scenarios.ts'

/** The shop to compare with is smaller by this factor. */
const apart = 100

/** The cost of each list, search, tile and view, compared with a shop that is a hundredth of the size. */
export async function compareGrowth({ postgres, products, only, ...rounds }: BenchOptions): Promise<void> {
  const small = await openShop(postgres, products / apart, rounds.connections)
  const large = await openShop(postgres, products, rounds.connections)
  try {
    console.log(`## ${products} products, beside ${products / apart}\n`)
    const rows: string[][] = []
    for (const [index, { name }] of small.scenarios.entries()) {
      if (!name.startsWith(only)) continue
      const contestants: Contestant[] = [small, large].map((shop, which) => ({
        ...shop.server,
        name: ['small', 'large'][which]!,
        request: shop.scenarios[index]!.request,
      }))
      const samples = await compare(contestants, { ...rounds, postgresPid: postgres.pid, settle: 0 })
      rows.push(rowOf(name, samples.get('small')!, samples.get('large')!))
      console.error(rows.at(-1)!.join(' | '))
    }
    console.log(markdown(['', 'growth ×', 'small, CPU ms', 'large, CPU ms', 'large, Postgres ms'], rows))
  } finally {
    await Promise.all([small.server.stop(), large.server.stop()])
  }
}

async function openShop(postgres: BenchPostgres, products: number, connections: number) {
  const { shop, catalogue, shoppers, env } = await openBenchShop(postgres, products, connections)
  const scenarios = [
    ...[...reads(catalogue), cartWrite(shoppers)].map(({ name, graphql }) => ({ name, request: graphql })),
    ...views(shop),
  ]
  return { server: await startShop(env), scenarios }
}

function rowOf(name: string, small: Sample[], large: Sample[]): string[] {
  const all = (samples: Sample[]) => samples.map(({ server, postgres }) => server + postgres)
  const [few, many] = [all(small), all(large)]
  return [
    name,
    spread(
      many.map((cost, round) => cost / few[round]!),
      1,
    ),
    median(few).toFixed(1),
    median(many).toFixed(1),
    median(large.map(({ postgres }) => postgres)).toFixed(1),
  ]
}
