// The least there can be: Node's own HTTP server, prepared statements and JSON.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import { bearerToken } from '../../server/http/bearer-token.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { type Filter, statementsOn } from './statements.ts'

const statements = statementsOn(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const tokens = createTokens(process.env.JWT_SECRET!, () => new Date())

interface Change {
  productId: string
  by: number
}

/** The path is the question; the answers have the form of GraphQL's. */
const answers: Record<string, (asked: URLSearchParams, request: IncomingMessage) => Promise<object>> = {
  '/newest': async (asked) => ({
    products: await statements.newest(asked.get('after')!, asked.get('color') ?? undefined),
  }),
  '/filtered': async (asked) => ({
    products: await statements.filtered(JSON.parse(asked.get('where')!) as Filter),
  }),
  '/product': async (asked) => ({ product: await statements.product(asked.get('id')!) }),
  '/newest-whole': async (asked) => ({
    products: await statements.newestComplete(asked.get('after')!, asked.get('color')!),
  }),
  '/search': async (asked) => ({
    products: await statements.search(
      asked.get('text')!,
      Number(asked.get('highest')),
      asked.get('category') ?? undefined,
    ),
  }),
  '/cart': async (_asked, request) => {
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
  Promise.resolve(answers[url.pathname]!(url.searchParams, request)).then(
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
