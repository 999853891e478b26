import { Box, Flex, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

/** A box to tick with a pen. */
export const Tick = () => (
  <Box
    as="span"
    display="inline-block"
    boxSize="3mm"
    borderWidth="0.3mm"
    borderColor="black"
    verticalAlign="-0.2mm"
    aria-hidden
  />
)

const stitching = [
  msg({ message: 'Cut', context: 'done' }),
  msg`Stitched`,
  msg`Trial`,
  msg`Altered`,
  msg`Checked`,
]
const packing = [msg`Packed`, msg`Checked`, msg`Handed over`]

/** Filled in by hand. */
export function Steps({ isStitched }: { isStitched: boolean }) {
  const { i18n } = useLingui()
  const steps = isStitched ? stitching : packing
  return (
    <Flex mt="auto" gap="3mm" pt="2mm" pb="1mm" borderTopWidth="0.5mm" borderColor="black" flexShrink="0">
      {steps.map((step) => (
        <Box key={step.id} flex="1">
          <Text fontWeight="semibold">
            <Tick /> {i18n._(step)}
          </Text>
          <Text fontSize="9pt">
            <Trans>by ________ on ____</Trans>
          </Text>
        </Box>
      ))}
    </Flex>
  )
}
