import { thumbHashToAverageRGBA } from 'thumbhash'

/** The background colour of a picture until it is loaded; undefined without a valid ThumbHash. */
export function placeholderColor(thumbhash: string | null | undefined) {
  if (!thumbhash) return undefined
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
  } catch {
    return undefined
  }
}

interface CardPicture {
  /** The picture's address, as in `ProductImage.url`. */
  url: string
  /** The file of it that the card shows, which the browser has loaded. */
  source: string
}

/** By the design's id. Empty on the server and after a reload. */
const cardPictures = new Map<string, CardPicture>()

/**
 * Remembers the picture of the card that is being followed. The design's page shows it at once, until the larger one
 * is loaded.
 */
export function rememberCardPicture(productId: string, url: string | undefined, link: Element) {
  const img = link.closest('li')?.querySelector('img')
  if (url !== undefined && img?.complete && img.naturalWidth > 0)
    cardPictures.set(productId, { url, source: img.currentSrc })
}

/** Null when the design was not opened from a card. */
export const cardPictureOf = (productId: string): CardPicture | null => cardPictures.get(productId) ?? null
