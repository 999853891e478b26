import { Box, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { GarmentPlaceholder } from '../../ui/GarmentPlaceholder.tsx'

/** In place of the pictures of a design that has none. */
export function NoPicture() {
  return (
    <Box position="relative" aspectRatio="garment" maxH="60svh" borderRadius="l3" overflow="hidden">
      <GarmentPlaceholder />
      <Text position="absolute" insetX="0" bottom="3" textAlign="center" color="fg.muted">
        <Trans>No picture yet</Trans>
      </Text>
    </Box>
  )
}
