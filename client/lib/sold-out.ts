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
