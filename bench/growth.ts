import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { createTokens, type Tokens } from '../server/domain/accounts/tokens.ts'
import { encodeCursor } from '../server/domain/paging.ts'
import { type BenchOptions, knownProducts } from './apis.ts'
import { type BenchPostgres, using } from './database.ts'
import { generateShop, sizeFor } from './generate-shop.ts'
import { compare, type Contestant, type Turn } from './measure/compare.ts'
import { markdown, median, spread } from './measure/table.ts'
import { startShop } from './servers/start.ts'
import { makeShoppers } from './shoppers.ts'
import { type KnownShop, views } from './views.ts'
import { cartWrite, reads } from './works.ts'

/** So many times smaller is the shop to compare with. */
const apart = 100

/** What each list, search, tile and view costs in a shop, beside one that is a hundredth of it. */
export async function compareGrowth({ postgres, products, only, ...rounds }: BenchOptions): Promise<void> {
  const secret = randomBytes(32).toString('hex')
  const small = await openShop(postgres, products / apart, secret, rounds.connections)
  const large = await openShop(postgres, products, secret, rounds.connections)
  try {
    console.log(`## ${products} products, beside ${products / apart}\n`)
    const rows: string[][] = []
    for (const [place, { name }] of small.works.entries()) {
      if (!name.startsWith(only)) continue
      const contestants: Contestant[] = [small, large].map((shop, which) => ({
        ...shop.server,
        name: ['small', 'large'][which]!,
        ask: shop.works[place]!.ask,
      }))
      const turns = await compare(contestants, { ...rounds, postgresPid: postgres.pid, settle: 0 })
      rows.push(rowOf(name, turns.get('small')!, turns.get('large')!))
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
  const { known, catalogue, shoppers } = await using(databaseUrl, async (client) => {
    const known = await knownShop(client, tokens)
    const catalogue = await knownProducts(client)
    return { known, catalogue, shoppers: await makeShoppers(client, tokens, connections) }
  })
  const works = [
    ...[...reads(catalogue), cartWrite(shoppers)].map(({ name, graphql }) => ({ name, ask: graphql })),
    ...views(known),
  ]
  return { server: await startShop({ DATABASE_URL: databaseUrl, JWT_SECRET: secret }), works }
}

/** An owner to ask as, and from each list what its views need. */
async function knownShop(client: Client, tokens: Tokens): Promise<KnownShop> {
  await client.query(
    `INSERT INTO "users" ("name", "email", "emailKey", "role")
     VALUES ('Owner', 'bench-owner@example.com', 'bench-owner@example.com', 'ADMIN') ON CONFLICT DO NOTHING`,
  )
  const { rows } = await client.query<Record<'owner' | 'customer' | 'product' | 'order' | 'middle', string>>(`
    SELECT (SELECT "id" FROM "users" WHERE "emailKey" = 'bench-owner@example.com') AS "owner",
      (SELECT "id" FROM "products" ORDER BY "ratingCount" DESC, "id" LIMIT 1) AS "product",
      (SELECT "dateAdded" FROM "products" ORDER BY "dateAdded" OFFSET (SELECT count(*) / 2 FROM "products") LIMIT 1) AS "middle",
      "theirs"."userId" AS "customer", "theirs"."order"
    FROM (SELECT "userId", min("id"::text) AS "order" FROM "orders" GROUP BY 1 HAVING count(*) = 4 ORDER BY 1 LIMIT 1)
      AS "theirs"`)
  const { owner, middle, ...known } = rows[0]!
  const least = '00000000-0000-0000-0000-000000000000'
  const aYearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString()
  return {
    ...known,
    owner: `Bearer ${tokens.sign({ userId: owner, tokenVersion: 0 })}`,
    cursors: {
      catalogue: encodeCursor([new Date(middle).toISOString(), least]),
      feedback: encodeCursor([4, aYearAgo, least]),
      newestFeedback: encodeCursor([5, aYearAgo, least]),
      time: encodeCursor([aYearAgo, least]),
      due: encodeCursor([aYearAgo, least]),
    },
  }
}

function rowOf(name: string, small: Turn[], large: Turn[]): string[] {
  const all = (turns: Turn[]) => turns.map(({ server, postgres }) => server + postgres)
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
