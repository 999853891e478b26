import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { fromRoot } from '../server/paths.ts'
import type { BenchOptions } from './apis.ts'
import { generateProducts } from './generate.ts'
import { compare, type Contestant } from './measure/compare.ts'
import { type LoadRequest, connections as agentOf, send } from './measure/load.ts'
import { comparison } from './measure/table.ts'
import { startShop } from './servers/start.ts'

const compressed = { 'accept-encoding': 'br' }

/**
 * Compares the shop's pages, cached and rendered, with a static file of the same size from the same
 * server.
 */
export async function comparePages({ postgres, products, only, ...rounds }: BenchOptions): Promise<void> {
  const databaseUrl = await postgres.database(`products_${products}`, (client) =>
    generateProducts(client, products),
  )
  const shop = await startShop({
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret for the bench, of 32 bytes',
  })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "products" LIMIT 1')
    const pages = {
      home: '/',
      gallery: '/gallery',
      product: `/single_product_details?productId=${rows[0]!.id}`,
    }
    console.log(`## Pages over ${products} products\n`)
    for (const [name, page] of Object.entries(pages).filter(([name]) => name.startsWith(only))) {
      const cachedPage: LoadRequest = { method: 'GET', path: page, headers: compressed }
      const agent = agentOf(1)
      const { body } = await send(agent, shop.url, cachedPage)
      agent.destroy()
      const file = await fileOfSize(body.length)
      const contestants: Contestant[] = [
        {
          name: `a file (${file.bytes} bytes)`,
          ...shop,
          request: () => ({ ...cachedPage, path: file.address }),
        },
        { name: `the ${name} page, cached (${body.length} bytes)`, ...shop, request: () => cachedPage },
      ]
      const samples = await compare(contestants, { ...rounds, postgresPid: postgres.pid })
      // Each rendering follows a change of the catalogue, without concurrent requests.
      const uncachedPage: Contestant = {
        name: `the ${name} page, rendered anew`,
        ...shop,
        request: async () => {
          await client.query(change)
          return cachedPage
        },
      }
      const rendered = await compare([uncachedPage], { ...rounds, connections: 1, postgresPid: postgres.pid })
      console.log(`### ${name}\n\n${comparison(new Map([...samples, ...rendered]))}\n`)
    }
  } finally {
    await client.end()
    await shop.stop()
  }
}

const change = `INSERT INTO "catalogue_changes" VALUES (pg_backend_pid(), 1)
  ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + 1`

/** The built file whose compressed size is nearest to the given number of bytes. */
async function fileOfSize(bytes: number): Promise<{ address: string; bytes: number }> {
  const folder = fromRoot('dist', 'client', 'assets')
  const files = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.br'))
      .map(async (name) => ({
        address: `/assets/${name.slice(0, -'.br'.length)}`,
        bytes: (await stat(path.join(folder, name))).size,
      })),
  )
  return files.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))[0]!
}
