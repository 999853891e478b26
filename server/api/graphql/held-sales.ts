import { findListedCustomer } from '../../domain/customers/list-customers.ts'
import { listHeldSales } from '../../domain/held-sales/held-sale.ts'
import { holdSale } from '../../domain/held-sales/hold-sale.ts'
import { discardHeldSale, takeUpSale } from '../../domain/held-sales/take-up-sale.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const heldSales: Resolvers = {
  Query: {
    heldSales: (_root, _args, ctx) => listHeldSales(ctx),
  },
  Mutation: {
    holdSale: (_root, { input }, ctx) =>
      withUserErrors({ heldSale: null }, async () => ({ heldSale: await holdSale(ctx, input) })),
    takeUpSale: (_root, { input }, ctx) =>
      withUserErrors({ heldSale: null, form: null }, () => takeUpSale(ctx, input)),
    discardHeldSale: (_root, { input: { id } }, ctx) =>
      withUserErrors({ discardedHeldSaleId: null }, async () => {
        await discardHeldSale(ctx, id)
        return { discardedHeldSaleId: id }
      }),
  },
  HeldSale: {
    customer: ({ customerId }, _args, ctx) =>
      customerId === null ? null : findListedCustomer(ctx, customerId),
  },
}
