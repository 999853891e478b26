import { Box, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StylePart } from '../../../__generated__/graphql.ts'
import { nameOfPart } from '../../../../shared/garment-flat/describe.ts'
import { labelOfPartName } from '../../../lib/garment-flat-labels.ts'
import { localizedName } from '../../../lib/localized-name.ts'

interface SewnWordsProps {
  style: readonly { part: StylePart; name: string; hindiName: string }[]
}

/** The options of a garment's style in words. */
export function SewnWords({ style }: SewnWordsProps) {
  const { i18n } = useLingui()
  if (style.length === 0) return null
  return (
    <Box mt="1">
      <Text fontWeight="semibold">
        <Trans>This is what we sew</Trans>
      </Text>
      {style.map((option, index) => (
        <Text key={index}>
          {labelOfPartName(nameOfPart(option.part), i18n)}: <b>{localizedName(i18n, option)}</b>
        </Text>
      ))}
    </Box>
  )
}
