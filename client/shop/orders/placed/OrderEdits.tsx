import { Box, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderEditField, PlacedOrder_OrderFragment } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { isAmount, orderEditFieldNames } from '../../../lib/order-edit-fields.ts'
import { noonOf } from '../../../lib/shop-days.ts'
import { dayFormat, formatMoment } from './order-dates.ts'
import { toNumber } from '../../../lib/to-number.ts'

type Edit = PlacedOrder_OrderFragment['edits'][number]

const names = { ...orderEditFieldNames, CLOTH: msg`Your own cloth, metres` }

/** The customer may have given them. */
const isOnlyMeasured = (changes: Edit['changes']) => changes.every(({ field }) => field === 'MEASUREMENTS')

/** What was changed about an order, the latest last. */
export function OrderEdits({ edits }: { edits: readonly Edit[] }) {
  const { i18n } = useLingui()
  return (
    <Stack as="ul" gap="3" mt="4" listStyleType="none">
      {edits.map(({ version, at, reason, agreedAt, changes }) => (
        <li key={version}>
          <Text fontWeight="semibold">
            {isOnlyMeasured(changes) ? (
              <Trans>Measurements changed</Trans>
            ) : (
              <Trans>Changed by the shop</Trans>
            )}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <time dateTime={at}>{formatMoment(at, i18n)}</time>
          </Text>
          <Box as="ul" ps="5">
            {changes.map((change, index) => (
              <li key={index}>
                <Change change={change} />
              </li>
            ))}
          </Box>
          {reason && <Text overflowWrap="anywhere">“{reason}”</Text>}
          {agreedAt && (
            <Text fontWeight="semibold" color="fg.success">
              <Trans>Agreed on {{ day: i18n.date(agreedAt, dayFormat) }}</Trans>
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}

/** ‘Blouse, pieces: 2 (before: 1)’ */
function Change({ change: { field, line, before, after } }: { change: Edit['changes'][number] }) {
  const { i18n } = useLingui()
  const valueOf = useValue()
  const label = i18n._(names[field])
  const name = line == null ? label : `${line}, ${label}`
  // What the shop notes for its tailors is its own.
  if (field === 'MEASUREMENTS' || field === 'NOTE') return name
  if (field === 'LINE_ADDED' || field === 'LINE_REMOVED') return `${label}: ${line} × ${after ?? before}`
  const [now, old] = [valueOf(field, after), valueOf(field, before)]
  return (
    <Trans>
      {name}: {now} (before: {old})
    </Trans>
  )
}

function useValue() {
  const { i18n, t } = useLingui()
  return (field: OrderEditField, value: string | null | undefined) => {
    if (value == null) return '–'
    if (isAmount(field)) return formatExactRupees(toNumber(value))
    if (field === 'NEEDED_BY') return i18n.date(noonOf(value), dayFormat)
    if (field === 'FULFILMENT') return value === 'PICKUP' ? t`pick-up` : t`delivery`
    return value
  }
}
