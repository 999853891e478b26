import { thumbHashToAverageRGBA } from 'thumbhash'

/** The colour to show in a picture's place until it is here; undefined without a (readable) ThumbHash. */
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
