import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { createTokens } from '../server/domain/accounts/tokens.ts'
import { type BenchPostgres, using } from './database.ts'
import { generateProducts } from './generate.ts'
import { compare, type Contestant } from './measure/compare.ts'
import { connections as agentOf, send } from './measure/load.ts'
import { comparison } from './measure/table.ts'
import { buildCommit } from './servers/build-commit.ts'
import { keyOf } from './servers/statements.ts'
import { type RunningServer, startComparison, startShop } from './servers/start.ts'
import { makeShoppers } from './shoppers.ts'
import { cartWrite, filteredReads, reads, type SampledProduct, type Scenario } from './scenarios.ts'

export interface BenchOptions {
  postgres: BenchPostgres
  products: number
  /** Runs only the scenarios whose names begin with this. */
  only: string
  rounds: number
  seconds: number
  /** Minutes of mixed load. */
  minutes: number
  connections: number
  /** The share of a processor that each replica may use. */
  processor: number
  /** A commit whose API is measured, too. */
  against?: string
}

/** Compares the shop's API with a bare server, Mercurius and Apollo Server: the cost of each request. */
export async function compareApis(options: BenchOptions): Promise<void> {
  const { postgres, products, only, against, ...rounds } = options
  const before = against === undefined ? undefined : buildCommit(against)
  const databaseUrl = await postgres.database(`products_${products}`, (client) =>
    generateProducts(client, products),
  )
  const secret = randomBytes(32).toString('hex')
  const env = { DATABASE_URL: databaseUrl, JWT_SECRET: secret }
  const tokens = createTokens(secret, () => new Date())
  const shoppers = await using(databaseUrl, (client) => makeShoppers(client, tokens, rounds.connections))
  const sampled = await using(databaseUrl, sampleProducts)
  const servers = await Promise.all([
    startComparison('bare', env),
    startComparison('mercurius', env),
    startComparison('apollo', env),
    startShop(env),
    ...(before === undefined ? [] : [startShop(env, before)]),
  ])
  const [bare, mercurius, apollo, shop, shopBefore] = servers
  try {
    console.log(`## ${products} products\n`)
    const scenarios = [...reads(sampled), ...filteredReads(sampled), cartWrite(shoppers)]
    for (const scenario of scenarios.filter(({ name }) => name.startsWith(only))) {
      await assertEqualResults(scenario, bare.url, [mercurius.url, apollo.url, shop.url])
      const contestants: Contestant[] = [
        { name: 'bare', ...bare, request: scenario.bare },
        { name: 'Mercurius', ...mercurius, request: scenario.graphql },
        { name: 'Apollo Server with pg', ...apollo, request: scenario.graphql },
        ...shopContestants('the shop', shop, scenario),
        ...(shopBefore ? shopContestants(`the shop at ${against}`, shopBefore, scenario) : []),
      ]
      const samples = await compare(contestants, { ...rounds, postgresPid: postgres.pid })
      console.log(`### ${scenario.name}\n\n${comparison(samples)}\n`)
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Requests that are all different, and the same one again and again. */
const shopContestants = (
  name: string,
  shop: RunningServer,
  { name: work, graphql }: Scenario,
): Contestant[] =>
  [
    { name, ...shop, request: graphql },
    { name: `${name}, repeated`, ...shop, request: () => graphql(0, 0) },
  ].slice(0, work.startsWith('W5') ? 1 : 2)

/** Servers that return less can't be compared: all must return equal results. */
async function assertEqualResults(scenario: Scenario, bare: string, others: string[]): Promise<void> {
  const agent = agentOf(1)
  const dataOf = async (url: string, request: Scenario['bare']) => {
    const { body } = await send(agent, url, request(1, 0))
    const { data, errors } = JSON.parse(body.toString(), withoutListId) as { data: unknown; errors?: unknown }
    assert(data, JSON.stringify(errors))
    return data
  }
  const expected = await dataOf(bare, scenario.bare)
  for (const other of others)
    if (!scenario.name.startsWith('W5')) assert.deepEqual(await dataOf(other, scenario.graphql), expected)
  agent.destroy()
}

/** A cursor's first value names its list, which the other servers don't do. */
const withoutListId = (name: string, value: unknown): unknown =>
  (name === 'cursor' || name === 'endCursor') && value !== null ? keyOf(value as string) : value

/** The newest products' ids, with the sort keys of the newest-first order. */
export async function sampleProducts(client: Client): Promise<SampledProduct[]> {
  const { rows } = await client.query<SampledProduct>(
    `SELECT "id", jsonb_build_array("dateAdded", "id") AS "key" FROM "products"
     ORDER BY "dateAdded" DESC, "id" DESC OFFSET 1 LIMIT 20000`,
  )
  // The last ones have no full page after them.
  return rows.slice(0, -24)
}
