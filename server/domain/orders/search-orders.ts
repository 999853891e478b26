import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import { normalizeIdentifier } from '../../../shared/grammars/text.ts'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { textFilter } from '../text-filter.ts'
import type { Context } from '../context.ts'
import { seesContacts } from './order-visibility.ts'
import { containsPattern, findIds } from '../find-ids.ts'
import { phoneInSearch } from '../../../shared/grammars/phone.ts'

/**
 * Orders whose number, name or phone number contains this text. Their ids are found first: each condition then uses
 * its own index.
 */
export async function searchCondition(ctx: Context, text: string): Promise<Prisma.OrderWhereInput> {
  const number = asOrderNumber(text)
  // Finding an order by a number would reveal whose it is.
  const phone = seesContacts(ctx) ? phoneInSearch(text) : null
  const parts = [Prisma.sql`"customerName" ILIKE ${containsPattern(text)}`]
  // Order numbers have a hyphen only after the third digit, and phone numbers have none.
  if (/^\d{3}-\d+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`${number}%`}`)
  else if (/^[\d-]+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`%${number}%`}`)
  if (phone !== null) parts.push(Prisma.sql`"customerPhone" LIKE ${`%${phone}%`}`)
  const ids = await findIds(ctx.db, 'orders', Prisma.join(parts, ' OR '))
  if (ids) return { id: { in: ids } }
  return {
    OR: [
      { orderNumber: textFilter(number) },
      { customerName: textFilter(text) },
      ...(phone === null ? [] : [{ customerPhone: { contains: phone } }]),
    ],
  }
}

/** Digits grouped as in an order number, however they were typed; other text unchanged. */
const asOrderNumber = (text: string) =>
  withLatinDigits(normalizeIdentifier(text))
    .replace(/\p{Pd}/gu, '-')
    .replace(/^#?(\d{3})[\s-]*(\d+)$/, '$1-$2')
