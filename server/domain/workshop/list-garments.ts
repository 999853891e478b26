import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { sortedPage } from '../sorting.ts'
import { textFilter } from '../text-filter.ts'
import { countCapped } from '../total.ts'
import { day, isId, parse, text } from '../validation.ts'
import { dueFirst } from './due-first.ts'
import { type Garment, garmentRelations, toGarment } from './garment.ts'

const days = z.object({ gte: day.nullish(), lte: day.nullish() }).nullish()

const conditions = z.object({
  isOpen: z.boolean().nullish(),
  stageId: z.string().nullish(),
  tailorId: z.string().nullish(),
  hasTailor: z.boolean().nullish(),
  category: z.enum(Category).nullish(),
  search: text(100).nullish(),
  dueDate: days,
  trialDate: days,
})

type Where = Prisma.GarmentWhereInput

/**
 * The workshop's garments, those that are due first before the others and those without a day last; requires
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listGarments(
  ctx: Context,
  query: ForwardQuery & { where?: unknown },
): Promise<CountedPage<Garment>> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const filter = parse(conditions, query.where ?? {})
  const where = conditionOf(filter)
  const page = await sortedPage(query, {
    id: listId('garments', { filter }),
    sort: dueFirst,
    where,
    find: (rows) => ctx.db.garment.findMany({ ...rows, include: garmentRelations }),
    toItem: toGarment,
  })
  return { ...page, total: () => countCapped((take) => ctx.db.garment.count({ where, take })) }
}

/** By the beginning of a code or, without digits, a part of the customer's name. */
function found(search: string): Where {
  const code = codeOf(search)
  return code === null ? { order: { customerName: textFilter(search) } } : { code: { startsWith: code } }
}

/** Garments of cancelled and delivered orders are not open. */
function conditionOf(filter: z.infer<typeof conditions>): Where {
  const { isOpen, stageId, tailorId, hasTailor, category, search, dueDate, trialDate } = filter
  const range = (name: 'dueDate' | 'trialDate', days: typeof dueDate): Where =>
    days?.gte || days?.lte
      ? {
          [name]: {
            ...(days.gte && { gte: new Date(days.gte) }),
            ...(days.lte && { lte: new Date(days.lte) }),
          },
        }
      : {}
  return {
    AND: [
      isOpen == null ? {} : { isOpen },
      stageId == null ? {} : { stageId },
      tailorId == null ? {} : isId(tailorId) ? { tailorId } : { id: { in: [] } },
      hasTailor == null ? {} : { tailorId: hasTailor ? { not: null } : null },
      category == null ? {} : { category },
      search ? found(search) : {},
      range('dueDate', dueDate),
      range('trialDate', trialDate),
    ],
  }
}

/**
 * A code as it is stored, from what people type: `482 913 2` and `4829132` are the code `482-913-2`.
 * Null for a text without digits.
 */
export function codeOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return null
  if (/^\d+-\d+-\d+$/.test(typed.trim())) return typed.trim()
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return parts.filter(Boolean).join('-')
}

/**
 * The garment with this code, in any notation; null when there is none. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function findGarment(ctx: Context, typed: string): Promise<Garment | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const code = codeOf(typed)
  return code === null ? null : readGarment(ctx, { code })
}

export async function readGarment(
  { db }: Pick<Context, 'db'>,
  where: { id: string } | { code: string },
): Promise<Garment | null> {
  const row = await db.garment.findUnique({ where, include: garmentRelations })
  return row && toGarment(row)
}
