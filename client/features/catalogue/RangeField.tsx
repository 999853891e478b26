import { Box, Flex, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type RangeName, rangeParameters } from '../../lib/gallery-address.ts'
import { type GalleryChoice, rangeBetween, rangeEnds } from '../../lib/gallery-choice.ts'
import { withRange } from '../../lib/narrow-choice.ts'
import { RangeSlider } from '../../ui/RangeSlider.tsx'
import { describeEnd, describeRange } from './filter-words.ts'

interface RangeFieldProps {
  name: RangeName
  label: string
  choice: GalleryChoice
  onMove: (choice: GalleryChoice) => void
  onSettle: () => void
}

const steps: Record<RangeName, number> = { tailorPrice: 250, readyMadePrice: 250, discount: 5 }

/** A range of the catalogue's, with its scale below: that can be read without script, too. */
export function RangeField({ name, label, choice, onMove, onSettle }: RangeFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const end = rangeEnds[name]
  const range = choice.ranges[name] ?? { from: null, to: null }
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
        onMove={(from, to) => onMove(withRange(choice, name, rangeBetween(name, from, to)))}
        onSettle={onSettle}
      />
      <Flex justify="space-between" fontSize="xs" color="fg.muted" mt="-2" aria-hidden>
        <span>{describeEnd(name, 0, i18n)}</span>
        <span>{describeEnd(name, end, i18n)}</span>
      </Flex>
    </Box>
  )
}
