import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { Role } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import { textFilter } from '../text-filter.ts'
import { changedWithin } from '../changes/updated-at.ts'
import type { Context } from '../context.ts'
import { type CountedPage, listId, type PageQuery } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { phoneInSearch } from '../../../shared/grammars/phone.ts'
import { countCapped, readOnce } from '../total.ts'
import { countKinds } from '../totals.ts'
import { instants, isId, optionalText, parse, someIds } from '../validation.ts'
import { visibleRoles, seesCustomer } from './customer-visibility.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'

const where = z.object({
  search: optionalText(100),
  phone: optionalText(30),
  role: z.object({ eq: z.enum(Role).nullish(), in: z.array(z.enum(Role)).max(10).nullish() }).nullish(),
  ids: someIds.nullish(),
  createdAt: instants.nullish(),
  updatedAt: instants.nullish(),
})

/** The users who are people. */
const people = Object.values(Role).filter((role) => role !== 'API_CLIENT')

type Instants = z.infer<typeof instants>
const isSet = (range: Instants | null | undefined) => Boolean(range?.gte ?? range?.lt)

/**
 * All customers, with and without an account, the newest first; without duplicates that were merged. The owner finds the shop's
 * people among them.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listCustomers(
  ctx: Context,
  query: PageQuery & { where?: unknown },
): Promise<CountedPage<Customer>> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const { search, role, phone, ids, createdAt, updatedAt } = parse(where, query.where ?? {})
  const roles = visibleRoles(ctx).filter(
    (each) => (role?.eq == null || each === role.eq) && (role?.in == null || role.in.includes(each)),
  )
  const matching: Prisma.UserWhereInput = {
    mergedIntoId: null,
    ...(phone && { phone: phoneCondition(phone) }),
    ...(ids && { id: { in: ids.filter(isId) } }),
    createdAt: { gte: createdAt?.gte ?? undefined, lt: createdAt?.lt ?? undefined },
    // Nearly every row is a person: said in this way, Postgres searches the names first.
    role: roles.length === people.length ? { not: 'API_CLIENT' } : { in: roles },
    ...(search && { OR: await calledOrReachedBy(ctx, search) }),
    AND: await changedWithin(ctx.db, 'CUSTOMER', updatedAt),
  }
  const page = await sortedPage(query, {
    id: listId('customers', { search, role, phone, ids, createdAt, updatedAt }),
    sort: byInstant('createdAt', 'desc'),
    where: matching,
    find: (rows) => ctx.db.user.findMany({ ...rows, select: customerColumns }),
    toItem: toCustomer,
  })
  return {
    ...page,
    total: readOnce(() =>
      search || phone || ids || isSet(createdAt) || isSet(updatedAt)
        ? countCapped((take) => ctx.db.user.count({ where: matching, take }))
        : countKinds(ctx, 'users', roles),
    ),
  }
}

/**
 * One customer; null when there is none of that id. For a duplicate that was merged, the customer that it is part of now.
 * @throws Unauthenticated, Forbidden
 */
export async function findCustomer(ctx: Context, id: string): Promise<Customer | null> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  if (!isId(id)) return null
  const row = await ctx.db.user.findUnique({
    where: { id },
    select: { ...customerColumns, mergedIntoId: true },
  })
  if (!row || !seesCustomer(ctx, row)) return null
  const { mergedIntoId, ...customer } = row
  return mergedIntoId ? findCustomer(ctx, mergedIntoId) : toCustomer(customer)
}

/** One of many that are read together; null for one whom the requester doesn't see. */
export async function findListedCustomer(ctx: Context, id: string): Promise<Customer | null> {
  const customer = await ctx.loaders.customer.load(id)
  return customer && seesCustomer(ctx, customer) ? customer : null
}

/** A complete number, or the beginning of one. Text without a number matches nobody. */
function phoneCondition(typed: string): Prisma.StringNullableFilter {
  const digits = phoneInSearch(typed)
  return digits?.length === 10 ? { equals: digits } : { startsWith: digits ?? 'none' }
}

/**
 * Name, address, or the number of an order. The order's account is found first: each condition then uses its own
 * index.
 */
async function calledOrReachedBy(ctx: Context, search: string): Promise<Prisma.UserWhereInput[]> {
  const digits = phoneInSearch(search)
  const text = textFilter(digits ?? search)
  const names: Prisma.UserWhereInput[] = [{ name: text }, { email: text }]
  if (digits === null || digits.length < fewestDigits) return names
  names.push({ phone: phoneCondition(digits) })
  const customerPhone = { contains: digits }
  const orders = await ctx.db.order.findMany({
    where: { customerPhone, userId: { not: null } },
    distinct: ['userId'],
    select: { userId: true },
    take: maxFoundIds + 1,
  })
  if (orders.length > maxFoundIds) return [...names, { orders: { some: { customerPhone } } }]
  return [...names, { id: { in: orders.flatMap(({ userId }) => userId ?? []) } }]
}

/** Shorter fragments of a phone number match too many accounts. */
const fewestDigits = 4

/** A longer list of accounts costs more than a sequential scan. */
const maxFoundIds = 1_000
