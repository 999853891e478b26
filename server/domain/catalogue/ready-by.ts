import { z } from 'zod'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { promiseForAnyDesign } from '../delivery/estimate-delivery.ts'
import { pincode } from '../phone-number.ts'
import { parse } from '../validation.ts'

/** By when a design is to be had. */
export interface ReadyBy {
  /** Of the shop's calendar. */
  day: string
  /** Where it has to arrive; null where it is picked up. */
  pincode?: string | null
}

/** The days that are promised now for one piece of any design; null where the shop doesn't deliver. */
export interface PromisedDays {
  day: string
  pincode: string | null
  readyMade: string | null
  tailor: string | null
}

const input = z.object({
  where: z.object({ readyBy: z.object({ day: z.string(), pincode: pincode.nullish() }) }),
})

/**
 * What the shop promises to those who need a design by a day; null while it has no delivery zones. The response depends on the day and the
 * workshop's load, and isn't cached.
 * @throws Refused (INVALID pincode)
 */
export async function readPromisedDays(ctx: Context, readyBy: ReadyBy): Promise<PromisedDays | null> {
  ctx.caching.isAllowed = false
  const { day, pincode: to = null } = parse(input, { where: { readyBy } }).where.readyBy
  const promised = await promiseForAnyDesign(ctx, to)
  return promised && { day, pincode: to, readyMade: promised.READYMADE, tailor: promised.TAILOR }
}

/** The designs of which a piece that is ordered now is to be had by the day. */
export function readyInTime(promised: PromisedDays | null): Prisma.Sql {
  const isInTime = (latest: string | null | undefined) =>
    promised !== null && latest != null && latest <= promised.day
  const ways = [
    ...(isInTime(promised?.tailor) ? [Prisma.sql`"tailorPrice" IS NOT NULL`] : []),
    ...(isInTime(promised?.readyMade)
      ? [Prisma.sql`("readyMadePrice" IS NOT NULL AND "quantityInStock" > 0)`]
      : []),
  ]
  return ways.length === 0
    ? Prisma.sql`FALSE`
    : Prisma.sql`("availabilityStatus" = 'AVAILABLE' AND (${Prisma.join(ways, ' OR ')}))`
}
