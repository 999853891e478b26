import { expect, test } from 'vitest'
import { imageSource, imageSrcSet, imageVariant } from '../../client/lib/images.ts'
import { placeholderColor } from '../../client/lib/placeholder.ts'

const own = '/images/0b8e-front.webp'
const other = 'https://pictures.example/a.jpg'

test('the server’s own pictures come in several sizes and formats', () => {
  expect(imageVariant(own, 480, 'avif')).toBe('/images/0b8e-front-480.avif')
  expect(imageSource(own)).toBe('/images/0b8e-front-640.jpg')
  expect(imageSrcSet(own, 'webp', 500)).toBe(
    [80, 160, 240, 320, 480].map((width) => `/images/0b8e-front-${width}.webp ${width}w`).join(', '),
  )
})

test('an original narrower than the smallest size still has one', () => {
  expect(imageSrcSet(own, 'avif', 60)).toBe('/images/0b8e-front-80.avif 80w')
})

test('an external picture stays as it is', () => {
  expect(imageVariant(other, 480, 'avif')).toBeNull()
  expect(imageSrcSet(other, 'avif')).toBeUndefined()
  expect(imageSource(other)).toBe(other)
})

test('an invalid preview is ignored', () => {
  expect(placeholderColor(null)).toBeUndefined()
  expect(placeholderColor('%%%')).toBeUndefined()
  expect(placeholderColor('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^rgb\(\d+ \d+ \d+\)$/)
})
