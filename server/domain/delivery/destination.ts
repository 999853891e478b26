import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import type { Issue } from '../errors.ts'

/** An account, and the pincode of an address; null for the one that the account named last. */
export interface DestinationKey {
  userId: string | null
  pincode: string | null
}

/** Where goods go. */
export interface Destination {
  /** Null while none is known, and always while the shop has no zones. */
  pincode: string | null
  /** Whether the shop delivers to the pincodes of its zones alone. */
  hasZones: boolean
  /** The zone of the pincode; null without a pincode or a zone for it. Its fee in paise. */
  zone: { minDays: number; maxDays: number; fee: number } | null
}

/** False for a pincode outside of the shop's zones. */
export const isServed = ({ pincode, zone }: Destination): boolean => pincode === null || zone !== null

/** A destination as Postgres returns it. */
export interface DestinationRow {
  pincode: string | null
  hasZones: boolean
  minDays: number | null
  maxDays: number
  fee: bigint | number
}

/** The destinations of these keys, in their order. */
export const readDestinations = async (
  db: Database,
  keys: readonly DestinationKey[],
): Promise<Destination[]> => (await db.prepared<DestinationRow>`${destinations(keys)}`).map(toDestination)

/** The destination of one key, inside a transaction. */
export async function readDestinationIn(tx: Transaction, key: DestinationKey): Promise<Destination> {
  const [row] = await tx.$queryRaw<DestinationRow[]>(destinations([key]))
  return toDestination(row!)
}

/** The longest prefix of a pincode decides; a primary key finds its six candidates. */
export const destinations = (keys: readonly DestinationKey[]) => Prisma.sql`
  SELECT CASE WHEN "hasZones" THEN coalesce("key"."pincode", "deliveryPincode") END AS "pincode", "hasZones",
    "minDays", "maxDays", "fee"
  FROM unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ pincode }) => pincode)}::text[])
      WITH ORDINALITY AS "key" ("userId", "pincode", "position")
    CROSS JOIN (SELECT EXISTS (SELECT FROM "delivery_zones") AS "hasZones") AS "shop"
    LEFT JOIN "users" ON "users"."id" = "key"."userId" AND "key"."pincode" IS NULL
    LEFT JOIN LATERAL (
      SELECT "delivery_zones".* FROM generate_series(1, 6) AS "length"
        JOIN "delivery_prefixes" ON "prefix" = left(coalesce("key"."pincode", "deliveryPincode"), "length")
        JOIN "delivery_zones" ON "delivery_zones"."id" = "zoneId"
      WHERE "hasZones" ORDER BY "length" DESC LIMIT 1
    ) AS "zone" ON TRUE
  ORDER BY "key"."position"`

export const toDestination = ({ pincode, hasZones, minDays, maxDays, fee }: DestinationRow): Destination => ({
  pincode,
  hasZones,
  zone: minDays === null ? null : { minDays, maxDays, fee: Number(fee) },
})

/** Refuses an order that is to be delivered where the shop doesn't deliver. */
export function* destinationIssues(destination: Destination | null): Generator<Issue> {
  if (destination && !isServed(destination))
    yield {
      field: 'customer.pincode',
      code: 'PINCODE_NOT_SERVED',
      message: (i18n) =>
        i18n._('We don’t deliver to {pincode} yet. Choose pick-up at the shop, or another address.', {
          pincode: destination.pincode,
        }),
    }
}
