import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

interface CheckFieldProps extends ComponentProps<typeof chakra.input> {
  label: string
}

/** A checkbox with its label beside it, as high as a finger. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="3" minH="11" cursor="pointer">
      <chakra.input type="checkbox" boxSize="5" flexShrink="0" accentColor="brand.solid" {...input} />
      {label}
    </chakra.label>
  )
}
