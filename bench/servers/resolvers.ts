import { DateTime, Money, URLScalar } from '../../server/api/graphql/scalars.ts'
import type { Statements } from './statements.ts'

interface List {
  after?: string
  first?: number
  search?: string
  where?: {
    category?: { eq: string }
    color?: { eq: string }
    fabricType?: { eq: string }
    pattern?: { eq: string }
    unitPrice?: { gte?: number; lte: number }
  }
}

interface Change {
  input: { productId: string; action: 'INCREASE' | 'DECREASE' }
}

/** Resolvers for the part of the schema that the benchmarks use, over the bare server's statements. */
export const resolversOver = (statements: Statements) => ({
  Money,
  DateTime,
  URL: URLScalar,
  Query: {
    products: (_root: unknown, { after, first, search, where }: List) => {
      const { category, color, fabricType, pattern, unitPrice } = where ?? {}
      if (after !== undefined && first === 1) return statements.newestComplete(after, color!.eq)
      if (after !== undefined) return statements.newest(after, color?.eq)
      if (search !== undefined) return statements.search(search, unitPrice!.lte, category?.eq)
      return statements.filtered({
        category: category!.eq,
        fabric: fabricType!.eq,
        lowest: unitPrice!.gte!,
        highest: unitPrice!.lte,
        pattern: pattern?.eq,
      })
    },
    product: (_root: unknown, { id }: { id: string }) => statements.product(id),
  },
  Mutation: {
    changeCartQuantity: async (_root: unknown, { input }: Change, { userId }: { userId?: string }) => {
      const by = input.action === 'INCREASE' ? 1 : -1
      return { cart: await statements.changeQuantity(userId!, input.productId, by), userErrors: [] }
    },
  },
})
