import { ApolloLink } from '@apollo/client'
import { buildSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CartPageQuery } from '../../client/__generated__/graphql.ts'
import { createApolloClient } from '../../client/app/apollo.ts'
import { CartPage_query } from '../../client/shop/cart/cart-documents.ts'
import { withQuantity } from '../../client/lib/cart-change.ts'
import { sampleData } from '../support/sample-data.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test('a change of one line leaves the others the same objects, which are not rendered again', () => {
  const { cache } = createApolloClient(ApolloLink.empty())
  const query = { query: CartPage_query, optimistic: true }
  const sample = sampleData(schema, CartPage_query, 'a') as unknown as CartPageQuery
  const items = ['1', '2'].map((id) => ({ ...sample.cart.items[0]!, id, quantity: 1 }))
  cache.writeQuery({ ...query, data: { ...sample, cart: { ...sample.cart, items } } })
  const before = cache.readQuery(query)!
  const cart = { ...withQuantity(before.cart, '1', 2), removed: [] }
  cache.recordOptimisticTransaction(
    (optimistic) => optimistic.writeQuery({ ...query, data: { ...before, cart } }),
    'increase',
  )
  const [first, second] = cache.readQuery(query)!.cart.items
  expect(first!.quantity).toBe(2)
  expect(second).toBe(before.cart.items[1])
})
