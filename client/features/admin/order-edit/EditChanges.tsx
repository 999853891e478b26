import { Box } from '@chakra-ui/react'
import type { OrderEditField, OrderProgress_OrderFragment } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, noonOf } from '../../../lib/shop-days.ts'

export type EditChange = OrderProgress_OrderFragment['edits'][number]['changes'][number]

const names: Record<OrderEditField, string> = {
  LINE_ADDED: 'Added',
  LINE_REMOVED: 'Removed',
  QUANTITY: 'Pieces',
  SIZE: 'Size',
  UNIT_PRICE: 'Price of one',
  MEASUREMENTS: 'Measurements',
  CLOTH: 'Own cloth, metres',
  NOTE: 'Note for the tailor',
  CONTACT: 'Contact',
  ADDRESS: 'Address',
  FULFILMENT: 'Hand-over',
  NEEDED_BY: 'Needed by',
  INSTRUCTIONS: 'Special instructions',
  DELIVERY: 'Delivery',
  PROMOTIONS: 'Offers',
  TOTAL_TO_PAY: 'Total',
}

const inRupees: OrderEditField[] = ['UNIT_PRICE', 'DELIVERY', 'PROMOTIONS', 'TOTAL_TO_PAY']

function valueOf(field: OrderEditField, value: string | null | undefined) {
  if (value == null) return 'none'
  if (inRupees.includes(field)) return formatExactRupees(Number(value))
  if (field === 'NEEDED_BY') return formatDay(noonOf(value))
  if (field === 'FULFILMENT') return value === 'PICKUP' ? 'pick-up' : 'delivery'
  return value
}

/** 'Blouse, pieces: from 1 to 2' */
function sentenceOf({ field, line, before, after }: EditChange) {
  const name = line == null ? names[field] : `${line}, ${names[field].toLowerCase()}`
  if (field === 'LINE_ADDED') return `Added: ${line} × ${after}`
  if (field === 'LINE_REMOVED') return `Removed: ${line} × ${before}`
  if (field === 'MEASUREMENTS') return `${name}: changed`
  return `${name}: from ${valueOf(field, before)} to ${valueOf(field, after)}`
}

/** What an edit changes, a sentence each. */
export const EditChanges = ({ changes }: { changes: readonly EditChange[] }) => (
  <Box as="ul" ps="5">
    {changes.map((change, index) => (
      <li key={index}>{sentenceOf(change)}</li>
    ))}
  </Box>
)
