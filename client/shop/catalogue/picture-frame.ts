import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * The frame of a design's large picture. On a phone it goes from edge to edge and
 * leaves room for the name, price, sizes and day in the first screen; on a laptop it leaves room for the
 * thumbnails in the first screen.
 */
export const pictureFrame = {
  width: 'full',
  aspectRatio: { base: '4 / 5', md: 'garment' },
  maxH: { base: 'max(18rem, 100svh - 30rem)', md: 'max(24rem, 100svh - 17rem)' },
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderRadius: { md: 'l3' },
} satisfies SystemStyleObject

// Not cropped on laptops, where the frame may be lower than the picture.
const fitted = {
  height: 'full',
  objectPosition: { base: '50% 30%', md: 'center' },
  objectFit: { base: 'cover', md: 'contain' },
} satisfies SystemStyleObject

export const framedPicture = {
  ...fitted,
  width: { base: 'full', md: 'auto' },
  maxW: 'full',
  mx: 'auto',
} satisfies SystemStyleObject

/** The same picture over it, which may have fewer pixels than the frame. */
export const movingPicture = { ...fitted, width: 'full' } satisfies SystemStyleObject
