import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { designName } from '../../lib/localized-name.ts'
import type { EarlierVersionsQuery } from '../../__generated__/graphql.ts'
import { garments } from '../../../shared/measurements/garment-measures.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import { useTypedLengths } from '../../shop/orders/use-typed-lengths.ts'
import { EarlierVersions_query } from './order-edit-documents.ts'

type Snapshot = NonNullable<EarlierVersionsQuery['order']>['edits'][number]['before']

/** The order as it was before an edit, on demand. */
export function EarlierVersion({ orderId, version }: { orderId: string; version: number }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(EarlierVersions_query, {
    variables: { id: orderId },
    skip: !open,
    fetchPolicy: 'network-only',
  })
  const before = data?.order?.edits.find((edit) => edit.version === version)?.before
  return (
    <Box>
      <Button variant="ghost" minH="11" px="0" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t`Hide the order as it was` : t`Show the order as it was`}
      </Button>
      {open && before && <Contents before={before} />}
      {open && !before && !error && <Skeleton height="16" role="status" aria-label={t`Loading`} />}
      {open && error && !before && (
        <Text role="alert">
          <Trans>It could not be read.</Trans>{' '}
          <Button size="sm" variant="outline" onClick={() => void refetch().catch(() => null)}>
            <Trans>Try again</Trans>
          </Button>
        </Text>
      )}
    </Box>
  )
}

function Contents({ before }: { before: Snapshot }) {
  const { t, i18n } = useLingui()
  const { items, customer, neededBy, totalToPay, measurements } = before
  const { name, phone, street, city, pincode } = customer
  return (
    <Box ps="3" borderStartWidth="2px">
      {items.map((item, index) => (
        <Box key={index}>
          <Text>
            {designName(i18n, item)}
            {item.size && t`, size ${{ label: item.size.label }}`} × {item.quantity},{' '}
            {formatExactRupees(item.unitPrice)}
          </Text>
          <Measured measurements={item.measurements} />
          {item.note && <Text color="fg.muted">{item.note}</Text>}
        </Box>
      ))}
      <Measured measurements={measurements} />
      <Text>{[name, phone, street, city, pincode].filter(Boolean).join(', ')}</Text>
      {neededBy && (
        <Text>
          <Trans>Needed by {{ day: formatDay(noonOf(neededBy), i18n) }}</Trans>
        </Text>
      )}
      {totalToPay != null && (
        <Text>
          <Trans>Total {{ totalToPay: formatExactRupees(totalToPay) }}</Trans>
        </Text>
      )}
    </Box>
  )
}

function Measured({ measurements }: { measurements: Snapshot['measurements'] }) {
  const values = useTypedLengths(measurements, garments).map(
    ({ garmentName, lengths }) =>
      `${garmentName}: ${lengths.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
  )
  return values.length === 0 ? null : <Text color="fg.muted">{values.join('; ')}</Text>
}
