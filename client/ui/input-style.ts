import type { SystemStyleObject } from '@chakra-ui/react'

/** How a place to fill in looks; on plain elements, since Chakra's own fields weigh 9 kB that public pages can save. */
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
