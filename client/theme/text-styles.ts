import { defineTextStyles } from '@chakra-ui/react'

const text = (fontSize: string, lineHeight = 'moderate') => ({ value: { fontSize, lineHeight } })

/** A line height of 1.6 in text and 1.35 in headings: Devanagari extends above and below. */
export const textStyles = defineTextStyles({
  '2xs': text('2xs'),
  xs: text('xs'),
  sm: text('sm'),
  md: text('md'),
  lg: text('lg'),
  xl: text('xl', 'short'),
  '2xl': text('2xl', 'short'),
  '3xl': text('3xl', 'short'),
  '4xl': text('4xl', 'short'),
  '5xl': text('5xl', 'shorter'),
  '6xl': text('6xl', 'shorter'),
  '7xl': text('7xl', 'shorter'),
  none: { value: {} },
  label: { value: { fontSize: 'sm', lineHeight: 'short', fontWeight: 'semibold' } },
  /** The small capitals above a section's heading. */
  eyebrow: {
    value: {
      fontSize: 'xs',
      lineHeight: 'short',
      fontWeight: 'semibold',
      letterSpacing: 'widest',
      textTransform: 'uppercase',
    },
  },
})
