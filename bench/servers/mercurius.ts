// The shop's contract by Mercurius with its compiler for queries, over the same statements as the bare server.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { Pool } from 'pg'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { DateTime, Money, URLScalar } from '../../server/graphql/scalars.ts'
import { bearerToken } from '../../server/http/bearer-token.ts'
import { fromRoot } from '../../server/paths.ts'
import { statementsOn } from './statements.ts'

const statements = statementsOn(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const tokens = createTokens(process.env.JWT_SECRET!, () => new Date())

interface List {
  after?: string
  search?: string
  where?: {
    category?: { eq: string }
    fabricType?: { eq: string }
    unitPrice: { gte?: number; lte: number }
  }
}

function list({ after, search, where }: List) {
  if (after !== undefined) return statements.newest(after)
  const { category, fabricType, unitPrice } = where!
  if (search !== undefined) return statements.search(search, unitPrice.lte)
  const [lowest, highest] = [unitPrice.gte!, unitPrice.lte]
  return statements.filtered({ category: category!.eq, fabric: fabricType!.eq, lowest, highest })
}

interface Change {
  input: { productId: string; action: 'INCREASE' | 'DECREASE' }
}

const app = fastify()
await app.register(mercurius, {
  schema: readFileSync(fromRoot('schema.graphql'), 'utf8'),
  jit: 1,
  context: async (request) => {
    const token = bearerToken(request)
    const claims = token === null ? null : tokens.verify(token)
    const viewer = claims && (await statements.viewer(claims.userId))
    return { userId: viewer?.tokenVersion === claims?.tokenVersion ? claims?.userId : undefined }
  },
  resolvers: {
    Money: Money as never,
    DateTime: DateTime as never,
    URL: URLScalar as never,
    Query: {
      products: (_root: unknown, args: List) => list(args),
      product: (_root: unknown, { id }: { id: string }) => statements.product(id),
    },
    Mutation: {
      changeCartQuantity: async (_root: unknown, { input }: Change, { userId }: { userId?: string }) => {
        const by = input.action === 'INCREASE' ? 1 : -1
        return { cart: await statements.changeQuantity(userId!, input.productId, by), userErrors: [] }
      },
    },
  } as never,
})
console.log(`open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
