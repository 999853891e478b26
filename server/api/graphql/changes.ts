import { findProduct } from '../../domain/catalogue/find-product.ts'
import { findListedCustomer } from '../../domain/customers/list-customers.ts'
import { listChanges } from '../../domain/changes/list-changes.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

export const changes: Resolvers = {
  Query: { changes: (_root, query, ctx) => listChanges(ctx, query) },
  Change: {
    product: ({ entity, entityId }, _args, ctx) => (entity === 'PRODUCT' ? findProduct(ctx, entityId) : null),
    order: ({ entity, entityId }, _args, ctx) =>
      entity === 'ORDER' ? ctx.loaders.order.load(entityId) : null,
    customer: ({ entity, entityId, isDeleted }, _args, ctx) =>
      entity === 'CUSTOMER' && !isDeleted ? findListedCustomer(ctx, entityId) : null,
  },
}
