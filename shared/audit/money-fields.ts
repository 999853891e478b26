import { namesOf } from '../catalogue/product-fields.ts'

/** The fields of audit log entries that hold paise; people read and search rupees. */
export const moneyFields: ReadonlySet<string> = new Set([
  ...namesOf('money'),
  'totalPrice',
  'delivery',
  'totalToPay',
  'amount',
  'minimumTotal',
  'maximumDiscount',
  'fee',
  'price',
  'pieceRate',
  'upTo',
  'openingCash',
  'expectedCash',
  'countedCash',
  'cashTakenOut',
  'difference',
])
