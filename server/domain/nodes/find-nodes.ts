import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission, requireViewer } from '../accounts/policy.ts'
import type { ApiScope } from '../api-clients/api-client.ts'
import { requireScope } from '../api-clients/require-scope.ts'
import { findProduct } from '../catalogue/find-product.ts'
import { findListedCustomer } from '../customers/list-customers.ts'
import type { Context } from '../context.ts'
import { Forbidden, invalid, Unauthenticated } from '../errors.ts'
import { findFeedback } from '../feedback/list-feedback.ts'
import { findInvoice } from '../invoices/list-invoices.ts'
import { findMessage } from '../messages/list-messages.ts'
import { canRead } from '../orders/order-policy.ts'
import { findOrderDraft } from '../orders/read-order-drafts.ts'
import { findPromotion } from '../promotions/list-promotions.ts'
import { isId } from '../validation.ts'

const maxNodes = 100

interface NodeType<Found> {
  table: string
  /** What API clients need; null where guests may see it, too. Without one it is for people. */
  scope?: ApiScope | null
  /** As the viewer may see it. */
  find: (ctx: Context, id: string) => Promise<Found | null>
}

const define = <Found>(type: NodeType<Found>) => type

/** By the name of the type in the contract. */
const nodeTypes = {
  Product: define({ table: 'products', scope: null, find: findProduct }),
  Order: define({
    table: 'orders',
    scope: 'READ_ORDERS',
    find: async (ctx, id) => {
      requireViewer(ctx.viewer)
      const order = await ctx.loaders.order.load(id)
      return order && canRead(ctx.viewer, order) ? order : null
    },
  }),
  OrderDraft: define({ table: 'order_drafts', find: findOrderDraft }),
  Customer: define({
    table: 'users',
    scope: 'READ_CUSTOMERS',
    find: async (ctx, id) => {
      requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
      return findListedCustomer(ctx, id)
    },
  }),
  Feedback: define({ table: 'feedback', scope: null, find: findFeedback }),
  Invoice: define({ table: 'invoices', find: findInvoice }),
  Promotion: define({ table: 'promotions', find: findPromotion }),
  Message: define({ table: 'messages', find: findMessage }),
}

type Name = keyof typeof nodeTypes
type Found = NonNullable<Awaited<ReturnType<(typeof nodeTypes)[Name]['find']>>>

/** Something with an id, with the name of its type. */
export type FoundNode = Found & { __typename: Name }

const tables = Prisma.join(
  Object.entries(nodeTypes).map(
    ([name, { table }]) =>
      Prisma.sql`SELECT ${Prisma.raw(`'${name}'`)} AS "type", "id" FROM ${Prisma.raw(`"${table}"`)}`,
  ),
  ' UNION ALL ',
)

/**
 * The things with these ids, in their order; null where there is none that the viewer may see.
 * @throws Refused (INVALID for more than 100)
 */
export async function findNodes(ctx: Context, ids: readonly string[]): Promise<(FoundNode | null)[]> {
  if (ids.length > maxNodes)
    throw invalid('ids', (i18n) => i18n._('Ask for at most {most} things at once.', { most: maxNodes }))
  const known = ids.filter(isId)
  if (known.length === 0) return ids.map(() => null)
  const rows = await ctx.db.rows<{ type: Name; id: string }>`
    SELECT "type", "id" FROM (${tables}) AS "nodes" WHERE "id" = ANY(${known}::uuid[])`
  const typeOf = new Map(rows.map(({ type, id }) => [id, type]))
  return Promise.all(
    ids.map(async (id) => {
      const name = typeOf.get(id.toLowerCase())
      return name === undefined ? null : findNode(ctx, name, id.toLowerCase())
    }),
  )
}

/** What the viewer may not read is as if it didn't exist. */
async function findNode(ctx: Context, name: Name, id: string): Promise<FoundNode | null> {
  const { scope, find } = nodeTypes[name] as NodeType<Found>
  try {
    requireScope(ctx, scope)
    const found = await find(ctx, id)
    return found && { ...found, __typename: name }
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unauthenticated) return null
    throw error
  }
}
