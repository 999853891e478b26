import { defineStyle } from '@chakra-ui/react'

/** The heart of a button yields to the finger, and springs back. */
export const heartPress = defineStyle({
  '& svg': { transition: 'scale 200ms cubic-bezier(0.34, 1.56, 0.64, 1)' },
  '&:active svg': { scale: { _motionSafe: '0.75' } },
})
