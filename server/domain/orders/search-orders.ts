import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { containing } from '../containing.ts'
import type { Context } from '../context.ts'
import { lookUp, nameHolds } from '../look-up.ts'

/** Orders whose number, name or phone number holds these words. They are looked up first: an index answers each alone. */
export async function holdingWords(ctx: Context, words: string): Promise<Prisma.OrderWhereInput> {
  const number = asOrderNumber(words)
  const parts = [await nameHolds(ctx.db, 'orders by name', words)]
  // No number holds a hyphen but after its third digit, and no phone number one at all.
  if (/^\d{3}-\d+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`${number}%`}`)
  else if (/^[\d-]+$/.test(number)) parts.push(Prisma.sql`"orderNumber" LIKE ${`%${number}%`}`)
  if (/^\d+$/.test(words)) parts.push(Prisma.sql`"customerPhone" LIKE ${`%${words}%`}`)
  const ids = await lookUp(ctx.db, 'orders', Prisma.join(parts, ' OR '))
  if (ids) return { id: { in: ids } }
  return {
    OR: [
      { orderNumber: containing(number) },
      { customerName: containing(words) },
      { customerPhone: containing(words) },
    ],
  }
}

/** Digits as an order's number groups them, however they were typed; other words as they are. */
const asOrderNumber = (words: string) => words.replace(/^(\d{3})[\s-]*(\d+)$/, '$1-$2')
