import { Button, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ChosenRange } from '../../../shared/catalogue/gallery-address.ts'
import { describeRange } from './filter-labels.ts'

/** Whole rupees of a card's lowest price. */
const presets: readonly ChosenRange[] = [
  { from: null, to: 1_000 },
  { from: 1_000, to: 2_500 },
  { from: 2_500, to: 5_000 },
  { from: 5_000, to: 10_000 },
  { from: 10_000, to: null },
]

interface PricePresetsProps {
  range: ChosenRange | undefined
  onChoose: (range: ChosenRange | null) => void
}

/** Usual budgets; a second tap takes the choice back. */
export const PricePresets = memo(({ range, onChoose }: PricePresetsProps) => {
  const { t, i18n } = useLingui()
  return (
    <Flex role="group" aria-label={t`Price`} wrap="wrap" gap="2" pb="3">
      {presets.map((preset) => {
        const isChosen = range?.from === preset.from && range.to === preset.to
        return (
          <Button
            key={preset.from ?? 0}
            type="button"
            size="sm"
            minH={{ base: '11', lg: '9' }}
            px="3"
            borderRadius="full"
            fontWeight="normal"
            // Scrolled into view with its focus ring.
            scrollMargin="2"
            variant={isChosen ? 'solid' : 'outline'}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : preset)}
          >
            {describeRange('unitPrice', preset, i18n)}
          </Button>
        )
      })}
    </Flex>
  )
})
