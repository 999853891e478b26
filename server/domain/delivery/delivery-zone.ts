import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { pincodeDigits } from '../../../shared/grammars/phone.ts'

/** Where orders are delivered, how fast and for which fee, in paise. Days are calendar days in transit. */
export interface DeliveryZone {
  id: string
  /** Incremented at each save. */
  version: number
  name: string
  /** The first digits of its pincodes, sorted. */
  prefixes: string[]
  minDays: number
  maxDays: number
  fee: number
}

export const withPrefixes = {
  prefixes: { select: { prefix: true }, orderBy: { prefix: 'asc' } },
} satisfies Prisma.DeliveryZoneInclude
type Row = Prisma.DeliveryZoneGetPayload<{ include: typeof withPrefixes }>

export const toDeliveryZone = ({ fee, prefixes, ...row }: Row): DeliveryZone => ({
  ...row,
  prefixes: prefixes.map(({ prefix }) => prefix),
  fee: Number(fee),
})

/** The pincode of an address that may be incomplete; null when it isn't one yet. */
export const pincodeOf = (typed: string | null): string | null => pincodeDigits(typed ?? '')
