import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { toNumber } from '../lib/to-number.ts'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value as it is read. */
  text: string
  onChange: (value: number) => void
}

/** A number that is chosen by a slider. */
export function RangeField({ label, text, onChange, ...range }: RangeFieldProps) {
  const id = useId()
  return (
    <Box>
      <Flex justify="space-between">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        <Text as="span" textStyle="sm" color="fg.muted">
          {text}
        </Text>
      </Flex>
      <chakra.input
        id={id}
        type="range"
        {...range}
        aria-valuetext={text}
        onChange={({ target }) => onChange(toNumber(target.value))}
        display="block"
        width="full"
        minH="11"
        accentColor="brand.solid"
      />
    </Box>
  )
}
