import type { SystemStyleObject } from '@chakra-ui/react'

/** The frame of a design's large picture. */
export const pictureFrame = {
  width: 'full',
  aspectRatio: { base: '4 / 5', md: 'garment' },
  // Lower on phones, so that the name below it is visible above the bar.
  maxH: { base: 'max(14rem, 100svh - 30rem)', md: 'none' },
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderRadius: { md: 'l3' },
} satisfies SystemStyleObject

export const framedPicture = {
  height: 'full',
  // Not cropped on phones, where the frame is lower than the picture.
  width: { base: 'auto', md: 'full' },
  maxW: 'full',
  mx: 'auto',
  objectFit: { base: 'contain', md: 'cover' },
} satisfies SystemStyleObject
