import { randomBytes } from 'node:crypto'
import { createTokens } from '../server/domain/accounts/tokens.ts'
import { type BenchOptions, sampleProducts } from './apis.ts'
import { type BenchPostgres, using } from './database.ts'
import { generateShop, sizeFor } from './generate-shop.ts'
import { compare, type Contestant, type Sample } from './measure/compare.ts'
import { markdown, median, spread } from './measure/table.ts'
import { startShop } from './servers/start.ts'
import { makeShoppers } from './shoppers.ts'
import { findBenchShop } from './bench-shop.ts'
import { views } from './views.ts'
import { cartWrite, reads } from './scenarios.ts'

/** The shop to compare with is smaller by this factor. */
const apart = 100

/** The cost of each list, search, tile and view, compared with a shop that is a hundredth of the size. */
export async function compareGrowth({ postgres, products, only, ...rounds }: BenchOptions): Promise<void> {
  const secret = randomBytes(32).toString('hex')
  const small = await openShop(postgres, products / apart, secret, rounds.connections)
  const large = await openShop(postgres, products, secret, rounds.connections)
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

async function openShop(postgres: BenchPostgres, products: number, secret: string, connections: number) {
  const databaseUrl = await postgres.database(`shop_${products}`, (client) =>
    generateShop(client, sizeFor(products)),
  )
  const tokens = createTokens(secret, () => new Date())
  const { shop, catalogue, shoppers } = await using(databaseUrl, async (client) => {
    const shop = await findBenchShop(client, tokens)
    const catalogue = await sampleProducts(client)
    return { shop, catalogue, shoppers: await makeShoppers(client, tokens, connections) }
  })
  const scenarios = [
    ...[...reads(catalogue), cartWrite(shoppers)].map(({ name, graphql }) => ({ name, request: graphql })),
    ...views(shop),
  ]
  return { server: await startShop({ DATABASE_URL: databaseUrl, JWT_SECRET: secret }), scenarios }
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
