import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { Role } from '../../database/__generated__/prisma/enums.ts'
import { requireAdmin } from '../accounts/policy.ts'
import { containing } from '../containing.ts'
import type { Context } from '../context.ts'
import { decodeCursor, isInstant, type Page, pageSize, toPage } from '../paging.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'

export interface CustomerPage extends Page<Customer> {
  totalCount: () => Promise<number>
}

const where = z.object({
  search: optionalText(100),
  role: z.object({ eq: z.enum(Role).nullish(), in: z.array(z.enum(Role)).max(10).nullish() }).nullish(),
})

type Key = [createdAt: string, id: string]

/**
 * Everybody with an account, the newest first.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listCustomers(
  ctx: Context,
  query: { where?: unknown; first: number; after?: string | null },
): Promise<CustomerPage> {
  requireAdmin(ctx.viewer)
  const matching = matchingOf(parse(where, query.where ?? {}))
  const first = pageSize(query.first)
  const after = query.after ? decodeCursor<Key>(query.after, isKey) : null
  const rows = await ctx.db.user.findMany({
    where: after
      ? {
          AND: [
            matching,
            { OR: [{ createdAt: { lt: after[0] } }, { createdAt: after[0], id: { lt: after[1] } }] },
          ],
        }
      : matching,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: customerColumns,
  })
  return {
    ...toPage(rows, first, toCustomer, ({ createdAt, id }): Key => [createdAt.toISOString(), id]),
    totalCount: () => ctx.db.user.count({ where: matching }),
  }
}

/**
 * Somebody with an account; null when there is none of that id.
 * @throws Unauthenticated, Forbidden
 */
export async function findCustomer(ctx: Context, id: string): Promise<Customer | null> {
  requireAdmin(ctx.viewer)
  const row = isId(id) ? await ctx.db.user.findUnique({ where: { id }, select: customerColumns }) : null
  return row && toCustomer(row)
}

function matchingOf({ search, role }: z.infer<typeof where>): Prisma.UserWhereInput {
  // Phone numbers are said and written with spaces; orders hold the digits.
  const digits = search?.replace(/[\s-]/g, '') ?? ''
  return {
    role: { equals: role?.eq ?? undefined, in: role?.in ?? undefined },
    ...(search && {
      OR: [
        { name: containing(search) },
        { email: containing(search) },
        ...(/^\d{4,10}$/.test(digits) ? [{ orders: { some: { customerPhone: { contains: digits } } } }] : []),
      ],
    }),
  }
}

const isKey = ([createdAt, id, ...rest]: unknown[]) => isInstant(createdAt) && isId(id) && rest.length === 0
