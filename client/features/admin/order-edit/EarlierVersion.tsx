import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { EarlierVersionsQuery } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay, noonOf } from '../../../lib/shop-days.ts'
import { measureNames } from '../../orders/wizard/measurement-labels.ts'
import { EarlierVersions_query } from './order-edit-documents.ts'

type Snapshot = NonNullable<EarlierVersionsQuery['order']>['edits'][number]['before']
type Garments = Partial<Snapshot['items'][number]['measurements']>

/** The order as it was before an edit, on demand. */
export function EarlierVersion({ orderId, version }: { orderId: string; version: number }) {
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
        {open ? 'Hide the order as it was' : 'Show the order as it was'}
      </Button>
      {open && before && <Contents before={before} />}
      {open && !before && !error && <Skeleton height="16" role="status" aria-label="Loading" />}
      {open && error && !before && (
        <Text role="alert">
          It could not be read.{' '}
          <Button size="sm" variant="outline" onClick={() => void refetch().catch(() => null)}>
            Try again
          </Button>
        </Text>
      )}
    </Box>
  )
}

function Contents({ before }: { before: Snapshot }) {
  const { items, customer, neededBy, totalToPay, measurements } = before
  const { name, phone, street, city, pincode } = customer
  return (
    <Box ps="3" borderStartWidth="2px">
      {items.map((item, index) => (
        <Box key={index}>
          <Text>
            {item.productName}
            {item.size && `, size ${item.size.label}`} × {item.quantity}, {formatExactRupees(item.unitPrice)}
          </Text>
          <Measured garments={item.measurements} />
          {item.note && <Text color="fg.muted">{item.note}</Text>}
        </Box>
      ))}
      <Measured garments={measurements} />
      <Text>{[name, phone, street, city, pincode].filter(Boolean).join(', ')}</Text>
      {neededBy && <Text>Needed by {formatDay(noonOf(neededBy))}</Text>}
      {totalToPay != null && <Text>Total {formatExactRupees(totalToPay)}</Text>}
    </Box>
  )
}

function Measured({ garments }: { garments: Garments }) {
  const { i18n } = useLingui()
  const values = Object.values(garments).flatMap((garment) =>
    garment && typeof garment === 'object'
      ? Object.entries(garment).flatMap(([measure, value]) =>
          typeof value === 'number' && measure in measureNames
            ? `${i18n._(measureNames[measure as keyof typeof measureNames])} ${value} cm`
            : [],
        )
      : [],
  )
  return values.length === 0 ? null : <Text color="fg.muted">{values.join(', ')}</Text>
}
