import { Box } from '@chakra-ui/react'
import type { OrderEditField, OrderProgress_OrderFragment } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { isAmount, orderEditFieldNames } from '../../lib/order-edit-fields.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { toNumber } from '../../lib/to-number.ts'

export type EditChange = OrderProgress_OrderFragment['edits'][number]['changes'][number]

function valueOf(i18n: I18n, field: OrderEditField, value: string | null | undefined) {
  if (value == null) return i18n._(msg`none`)
  if (isAmount(field)) return formatExactRupees(toNumber(value))
  if (field === 'NEEDED_BY') return formatDay(noonOf(value), i18n)
  if (field === 'FULFILMENT') return value === 'PICKUP' ? i18n._(msg`pick-up`) : i18n._(msg`delivery`)
  return value
}

/** 'Blouse, pieces: from 1 to 2' */
function sentenceOf(i18n: I18n, { field, line, before, after }: EditChange) {
  const label = i18n._(orderEditFieldNames[field])
  const name = line == null ? label : `${line}, ${label.toLowerCase()}`
  if (field === 'LINE_ADDED') return i18n._(msg`Added: ${{ line: line ?? '' }} × ${{ after: after ?? '' }}`)
  if (field === 'LINE_REMOVED')
    return i18n._(msg`Removed: ${{ line: line ?? '' }} × ${{ before: before ?? '' }}`)
  if (field === 'MEASUREMENTS') return i18n._(msg`${name}: changed`)
  return i18n._(
    msg`${name}: from ${{ before: valueOf(i18n, field, before) }} to ${{ after: valueOf(i18n, field, after) }}`,
  )
}

/** What an edit changes, a sentence each. */
export const EditChanges = ({ changes }: { changes: readonly EditChange[] }) => {
  const { i18n } = useLingui()
  return (
    <Box as="ul" ps="5">
      {changes.map((change, index) => (
        <li key={index}>{sentenceOf(i18n, change)}</li>
      ))}
    </Box>
  )
}
