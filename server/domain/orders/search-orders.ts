import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { textFilter } from '../text-filter.ts'
import type { Context } from '../context.ts'
import { containsPattern, findIds } from '../find-ids.ts'
import { phoneInSearch } from '../phone-number.ts'

/**
 * Orders whose number, name or phone number contains this text. Their ids are found first: each condition then uses
 * its own index.
 */
export async function searchCondition(ctx: Context, words: string): Promise<Prisma.OrderWhereInput> {
  const number = asOrderNumber(words)
  const phone = phoneInSearch(words)
  const parts = [Prisma.sql`"customerName" ILIKE ${containsPattern(words)}`]
  // Order numbers have a hyphen only after the third digit, and phone numbers have none.
  if (/^\d{3}-\d+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`${number}%`}`)
  else if (/^[\d-]+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`%${number}%`}`)
  if (phone !== null) parts.push(Prisma.sql`"customerPhone" LIKE ${`%${phone}%`}`)
  const ids = await findIds(ctx.db, 'orders', Prisma.join(parts, ' OR '))
  if (ids) return { id: { in: ids } }
  return {
    OR: [
      { orderNumber: textFilter(number) },
      { customerName: textFilter(words) },
      ...(phone === null ? [] : [{ customerPhone: { contains: phone } }]),
    ],
  }
}

/** Digits grouped as in an order number, however they were typed; other text unchanged. */
const asOrderNumber = (words: string) => words.replace(/^(\d{3})[\s-]*(\d+)$/, '$1-$2')
