import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AvailabilityStatus, CartProductType } from '../__generated__/graphql.ts'
import type { OrderPathType } from '../../shared/paths.ts'
import { orderTypeNames } from './order-types.ts'

interface Offer {
  listPrice: number
  unitPrice: number
}

interface Orderable {
  availabilityStatus: AvailabilityStatus
  quantityInStock: number
  readyMadeOffer?: Offer | null
  tailorOffer?: Offer | null
}

/** A way to order a product. */
export interface OrderOption {
  productType: CartProductType
  name: MessageDescriptor
  summary: MessageDescriptor
  offer: Offer | null
  /** Why it can't be chosen; null when it can. */
  refusal: MessageDescriptor | null
}

/** The path segments of the cart's product types. */
export const orderPathTypes: Record<CartProductType, OrderPathType> = {
  READYMADE: 'readymade',
  TAILOR: 'tailor',
}

/** Both ways to order, with what prevents them. The server validates again. */
export function orderOptions(product: Orderable): OrderOption[] {
  const { readyMadeOffer = null, tailorOffer = null } = product
  const closed = refusals[product.availabilityStatus]
  return [
    {
      productType: 'READYMADE',
      name: orderTypeNames.READYMADE,
      summary: msg`Finished and ready to wear, in our sizes`,
      offer: readyMadeOffer,
      refusal:
        closed ??
        (readyMadeOffer === null ? msg`Not offered ready-made` : null) ??
        (product.quantityInStock === 0 ? msg`Sold out ready-made` : null),
    },
    {
      productType: 'TAILOR',
      name: orderTypeNames.TAILOR,
      summary: msg`Cut and stitched to your measurements`,
      offer: tailorOffer,
      refusal: closed ?? (tailorOffer === null ? msg`Not offered tailor made` : null),
    },
  ]
}

const refusals: Record<AvailabilityStatus, MessageDescriptor | null> = {
  AVAILABLE: null,
  OUT_OF_STOCK: msg`Out of stock at the moment`,
  DISCONTINUED: msg`No longer made`,
}

/** A size in the page's language: of those that have a name, 'Free size' is the one that shops share. */
export const sizeLabel = (size: string, i18n: I18n): string =>
  size === 'Free size' ? i18n._(msg`Free size`) : size
