import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface CheckFieldProps extends HTMLChakraProps<'input'> {
  label: string
}

export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="3" minH="11" cursor="pointer">
      <chakra.input type="checkbox" boxSize="5" flexShrink="0" accentColor="brand.solid" {...input} />
      {label}
    </chakra.label>
  )
}
