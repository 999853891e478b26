import { randomBytes } from 'node:crypto'
import { createTokens } from '../server/domain/accounts/tokens.ts'
import { sampleProducts } from './apis.ts'
import { findBenchShop } from './bench-shop.ts'
import { type BenchPostgres, using } from './database.ts'
import { generateShop, sizeFor } from './generate-shop.ts'
import { makeShoppers } from './shoppers.ts'

/** The database of a generated shop, what requests to it need, and the settings of its processes. */
export async function openBenchShop(postgres: BenchPostgres, products: number, shoppers: number) {
  const databaseUrl = await postgres.database(`shop_${products}`, (client) =>
    generateShop(client, sizeFor(products)),
  )
  const secret = randomBytes(32).toString('hex')
  const tokens = createTokens(secret, () => new Date())
  const found = await using(databaseUrl, async (client) => ({
    shop: await findBenchShop(client, tokens),
    catalogue: await sampleProducts(client),
    shoppers: await makeShoppers(client, tokens, shoppers),
  }))
  return { ...found, env: { DATABASE_URL: databaseUrl, JWT_SECRET: secret } }
}
