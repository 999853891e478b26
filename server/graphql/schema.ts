import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { fromRoot } from '../paths.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { feedback } from './feedback.ts'
import { measurements } from './measurements.ts'
import { orders } from './orders.ts'
import { DateTime, Day, Money, URLScalar } from './scalars.ts'
import { shop } from './shop.ts'

const scalars: Resolvers = { Money, DateTime, Day, URL: URLScalar }

/** The contract with its resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(fromRoot('schema.graphql'), 'utf8'),
    resolvers: [
      scalars,
      catalogue,
      cart,
      feedback,
      accounts,
      orders,
      measurements,
      audit,
      customers,
      dashboard,
      shop,
    ],
  })
  // Scalars lose the contract's descriptions to their resolvers, which have none.
  for (const type of Object.values(schema.getTypeMap())) type.description ??= type.astNode?.description?.value
  return schema
}
