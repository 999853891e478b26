import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { Category } from '../../database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, listId, type Page, pageSize, toPage } from '../paging.ts'
import { dayIn } from '../shop/shop-time.ts'
import { capped, maxCounted, type Total } from '../total.ts'
import { day, isId, parse, text } from '../validation.ts'
import { type DueKey, isDueKey, readDueFirst } from './due-first.ts'
import { type Garment, garmentRelations, toGarment } from './garment.ts'

export interface GarmentPage extends Page<Garment> {
  total: () => Promise<Total>
}

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
  query: { where?: unknown; first: number; after?: string | null },
): Promise<GarmentPage> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const filter = parse(conditions, query.where ?? {})
  const first = pageSize(query.first)
  const list = listId('garments', { filter })
  const after = query.after ? decodeCursor<DueKey>(query.after, list, isDueKey) : null
  const where = conditionOf(filter)
  const rows = await readDueFirst(after, first + 1, (condition, take) =>
    ctx.db.garment.findMany({
      where: { AND: [where, condition] },
      orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
      take,
      include: garmentRelations,
    }),
  )
  return {
    ...toPage(rows, first, list, toGarment, ({ dueDate, id }): DueKey => [dayIn(dueDate), id], after),
    total: async () => capped(await ctx.db.garment.count({ where, take: maxCounted + 1 })),
  }
}

const startsWith = (code: string | null): Where =>
  code === null ? { id: { in: [] } } : { code: { startsWith: code } }

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
      search ? startsWith(codeOf(search)) : {},
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
