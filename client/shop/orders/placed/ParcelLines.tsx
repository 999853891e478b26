import { Text, type TextProps } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

interface ParcelLinesProps extends Pick<TextProps, 'mt'> {
  parcel: { courier?: string | null; trackingNumber?: string | null }
}

/** Who carries a parcel, and its number there, where the shop has said so. */
export const ParcelLines = ({ parcel: { courier, trackingNumber }, mt }: ParcelLinesProps) => (
  <>
    {courier && (
      <Text mt={mt} overflowWrap="anywhere">
        <Trans>Courier: {courier}</Trans>
      </Text>
    )}
    {trackingNumber && (
      <Text mt={courier ? undefined : mt} overflowWrap="anywhere">
        <Trans>Tracking number: {trackingNumber}</Trans>
      </Text>
    )}
  </>
)
