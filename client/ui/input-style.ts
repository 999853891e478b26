import type { SystemStyleObject } from '@chakra-ui/react'

/** The style of inputs, for native elements: Chakra's own fields would add 9 kB to the public pages. */
export const inputStyle = {
  width: 'full',
  minH: '11',
  px: '4',
  textStyle: 'md',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.input',
  borderRadius: 'l2',
  appearance: 'none',
  focusVisibleRing: 'inside',
  focusRingColor: 'brand.focusRing',
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
} satisfies SystemStyleObject
