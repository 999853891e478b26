import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.6',
    colorPalette: 'brand',
    // Fragment targets stop below the sticky navigation bar.
    scrollPaddingTop: '5rem',
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
  '*::selection': { bg: 'brand.emphasized' },
  'form[aria-busy=true] [type=submit]': { animation: 'pulse 1.2s ease-in-out infinite', cursor: 'progress' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
