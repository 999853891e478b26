import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The values of enumerations in the audit log. */
export const choiceNames: Record<string, MessageDescriptor> = {
  LEHENGA: msg({ message: 'Lehenga', context: 'activity' }),
  SUIT: msg({ message: 'Suit', context: 'activity' }),
  BLOUSE: msg({ message: 'Blouse', context: 'activity' }),
  TOILER: msg({ message: 'Toiler', context: 'activity' }),
  DRESS: msg({ message: 'Dress', context: 'activity' }),
  SAREE: msg({ message: 'Saree', context: 'activity' }),
  OTHERS: msg({ message: 'Others', context: 'activity' }),
  READYMADE: msg({ message: 'Readymade', context: 'activity' }),
  TAILOR: msg({ message: 'Tailor', context: 'activity' }),
  BOTH: msg({ message: 'Both', context: 'activity' }),
  STITCHED: msg({ message: 'Stitched', context: 'activity' }),
  UNSTITCHED: msg({ message: 'Unstitched', context: 'activity' }),
  SEMI_STITCHED: msg({ message: 'Semi stitched', context: 'activity' }),
  AVAILABLE: msg({ message: 'Available', context: 'activity' }),
  OUT_OF_STOCK: msg({ message: 'Out of stock', context: 'activity' }),
  DISCONTINUED: msg({ message: 'Discontinued', context: 'activity' }),
  ACTIVE: msg({ message: 'Active', context: 'activity' }),
  DRAFT: msg({ message: 'Draft', context: 'activity' }),
  ARCHIVED: msg({ message: 'Archived', context: 'activity' }),
  SHOP: msg({ message: 'Shop', context: 'activity' }),
  CUSTOMER: msg({ message: 'Customer', context: 'activity' }),
  CASH: msg({ message: 'Cash', context: 'activity' }),
  CARD: msg({ message: 'Card', context: 'activity' }),
  BANK_TRANSFER: msg({ message: 'Bank transfer', context: 'activity' }),
  GATEWAY: msg({ message: 'Gateway', context: 'activity' }),
  PAYMENT: msg({ message: 'Payment', context: 'activity' }),
  REFUND: msg({ message: 'Refund', context: 'activity' }),
  REVERSAL: msg({ message: 'Reversal', context: 'activity' }),
}
