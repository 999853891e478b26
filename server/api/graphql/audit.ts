import type { GraphQLResolveInfo } from 'graphql'
import { listAuditEntries } from '../../domain/audit/list-audit-entries.ts'
import { findPartialProduct } from '../../domain/catalogue/find-product.ts'
import type { Context } from '../../domain/context.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { selectedColumns } from './product-fields.ts'
import { totals } from './totals.ts'

const columnsOfProduct = selectedColumns()

/** The design that a field names by its id, as JSON. */
const namedProduct = (
  field: string,
  id: string | null | undefined,
  ctx: Context,
  info: GraphQLResolveInfo,
) =>
  field === 'productId' && id != null
    ? findPartialProduct(ctx, JSON.parse(id) as string, columnsOfProduct(info))
    : null

export const audit: Resolvers = {
  Query: { auditLog: (_root, page, ctx) => listAuditEntries(ctx, page) },
  AuditEntryConnection: totals,
  AuditChange: {
    productBefore: ({ field, before }, _args, ctx, info) => namedProduct(field, before, ctx, info),
    productAfter: ({ field, after }, _args, ctx, info) => namedProduct(field, after, ctx, info),
  },
}
