import { Box, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { JobCardQuery } from '../../__generated__/graphql.ts'
import type { JobCardSheet } from './job-card-sheets.ts'
import { Tick } from './Steps.tsx'

type JobCardOrder = NonNullable<JobCardQuery['order']>

/** Without anything to stitch, the sheet is for the parcel and shows the delivery address. */
export function Pieces({
  content: { pieces, garments },
  customer,
  isPickedUp,
}: {
  content: JobCardSheet
  customer: JobCardOrder['customer']
  isPickedUp: boolean
}) {
  if (pieces.length === 0) return null
  const shown = garments.length > 0 ? 3 : 25
  const more = pieces.length - shown
  const { name, phone, street, city, pincode, state } = customer
  return (
    <Box>
      <Text fontWeight="semibold">
        {garments.length > 0 ? <Trans>Ready-made, goes with it</Trans> : <Trans>To pack</Trans>}
      </Text>
      <ul>
        {pieces.slice(0, shown).map(({ title, quantity }) => (
          <li key={title}>
            <Tick /> {title} × {quantity}
          </li>
        ))}
      </ul>
      {garments.length === 0 && (
        <Text mt="4mm" fontSize="12pt">
          {isPickedUp ? (
            <Trans>
              Picked up by {name}, {phone}
            </Trans>
          ) : (
            <Trans>
              To: {name}, {street}, {city} {pincode}, {state}, {phone}
            </Trans>
          )}
        </Text>
      )}
      {more > 0 && (
        <Text>
          <Trans>and {more} more, in the order</Trans>
        </Text>
      )}
    </Box>
  )
}
