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
