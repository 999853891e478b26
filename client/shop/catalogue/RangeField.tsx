import { Box, Flex, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import {
  rangeParameters,
  type SliderName,
  type ChosenRange,
} from '../../../shared/catalogue/gallery-address.ts'
import { rangeEnds } from '../../lib/gallery-choice.ts'
import { RangeSlider } from '../../ui/RangeSlider.tsx'
import { describeEnd, describeRange } from './filter-labels.ts'

interface RangeFieldProps {
  name: SliderName
  label: string
  range: ChosenRange | undefined
  onMove: (name: SliderName, from: number, to: number) => void
  onSettle: () => void
}

const steps: Record<SliderName, number> = { tailorPrice: 250, readyMadePrice: 250, discount: 5 }

const anything: ChosenRange = { from: null, to: null }

/** A range filter with its scale, which is readable without JavaScript. */
export const RangeField = memo(({ name, label, range = anything, onMove, onSettle }: RangeFieldProps) => {
  const { t, i18n } = useLingui()
  const id = useId()
  const end = rangeEnds[name]
  const open = range.from === null && range.to === null
  return (
    <Box role="group" aria-labelledby={id} py="1">
      <Flex justify="space-between" wrap="wrap" columnGap="2" fontSize="sm">
        <Text id={id} fontWeight="semibold">
          {label}
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {open ? t`Any` : describeRange(name, range, i18n)}
        </Text>
      </Flex>
      <RangeSlider
        labels={{ from: t`${label}, from`, to: t`${label}, to` }}
        names={rangeParameters(name)}
        end={end}
        step={steps[name]}
        from={range.from ?? 0}
        to={range.to ?? end}
        describe={(value) => describeEnd(name, value, i18n)}
        onMove={(from, to) => onMove(name, from, to)}
        onSettle={onSettle}
      />
      <Flex justify="space-between" fontSize="xs" color="fg.muted" mt="-2" aria-hidden>
        <span>{describeEnd(name, 0, i18n)}</span>
        <span>{describeEnd(name, end, i18n)}</span>
      </Flex>
    </Box>
  )
})
