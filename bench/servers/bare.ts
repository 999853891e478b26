// The minimum: Node's own HTTP server, prepared statements and JSON.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import { bearerToken } from '../../server/api/http/bearer-token.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { type Filter, statementsOn } from './statements.ts'

const statements = statementsOn(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const tokens = createTokens(process.env.JWT_SECRET!, () => new Date())

interface Change {
  productId: string
  by: number
}

/** The path selects the query; the responses have the form of GraphQL's. */
const routes: Record<string, (params: URLSearchParams, request: IncomingMessage) => Promise<object>> = {
  '/newest': async (params) => ({
    products: await statements.newest(params.get('after')!, params.get('color') ?? undefined),
  }),
  '/filtered': async (params) => ({
    products: await statements.filtered(JSON.parse(params.get('where')!) as Filter),
  }),
  '/product': async (params) => ({ product: await statements.product(params.get('id')!) }),
  '/newest-whole': async (params) => ({
    products: await statements.newestComplete(params.get('after')!, params.get('color')!),
  }),
  '/search': async (params) => ({
    products: await statements.search(
      params.get('text')!,
      Number(params.get('highest')),
      params.get('category') ?? undefined,
    ),
  }),
  '/cart': async (_params, request) => {
    const claims = tokens.verify(bearerToken(request)!)!
    const viewer = await statements.viewer(claims.userId)
    if (viewer?.tokenVersion !== claims.tokenVersion) throw new Error('Nobody is signed in')
    const { productId, by } = JSON.parse(await text(request)) as Change
    const cart = await statements.changeQuantity(claims.userId, productId, by)
    return { changeCartQuantity: { cart, userErrors: [] } }
  },
}

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  Promise.resolve(routes[url.pathname]!(url.searchParams, request)).then(
    (data) => {
      const body = JSON.stringify({ data })
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () =>
  console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
