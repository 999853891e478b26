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
