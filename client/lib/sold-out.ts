import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AvailabilityStatus } from '../__generated__/graphql.ts'

interface Sellable {
  availabilityStatus: AvailabilityStatus
  quantityInStock: number
  readyMadeOffer: object | null
  tailorOffer: object | null
}

/**
 * The text in place of the order buttons when a product can be ordered neither ready-made nor tailor
 * made; null otherwise. Tailoring needs no stock.
 */
export function unavailableLabel(product: Sellable): MessageDescriptor | null {
  const { availabilityStatus, quantityInStock, readyMadeOffer, tailorOffer } = product
  if (availabilityStatus === 'DISCONTINUED') return msg`No longer made`
  const available = availabilityStatus === 'AVAILABLE'
  if (available && (tailorOffer || (readyMadeOffer && quantityInStock > 0))) return null
  return available && !readyMadeOffer ? msg`Call us to order` : msg`Sold out`
}

/** From this many pieces on, a design that is only sold ready-made counts as running out. */
const LAST_PIECES = 3

/**
 * How many pieces the card mentions: 0 when the design is sold out, and the last ones of a design that isn't stitched
 * to measure as well; null otherwise.
 */
export function stockNotice(product: Sellable): { left: number } | null {
  const { availabilityStatus, quantityInStock, readyMadeOffer, tailorOffer } = product
  if (availabilityStatus === 'OUT_OF_STOCK') return { left: 0 }
  if (availabilityStatus === 'DISCONTINUED' || tailorOffer || !readyMadeOffer) return null
  return quantityInStock <= LAST_PIECES ? { left: quantityInStock } : null
}

/**
 * What a shopper may wait for: the labels of sold-out sizes; null stands for a product without sizes. As on the server,
 * nothing of what is no longer made.
 */
export function soldOutSizes(
  product: Sellable & { sizes: readonly { label: string; quantityInStock?: number | null }[] },
): (string | null)[] {
  const { availabilityStatus, quantityInStock, readyMadeOffer, sizes } = product
  if (availabilityStatus === 'DISCONTINUED') return []
  const isSoldOut = availabilityStatus === 'OUT_OF_STOCK' || (readyMadeOffer && quantityInStock === 0)
  if (isSoldOut) return sizes.length > 0 ? sizes.map(({ label }) => label) : [null]
  return readyMadeOffer ? sizes.filter((size) => size.quantityInStock === 0).map(({ label }) => label) : []
}
