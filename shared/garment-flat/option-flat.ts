import type { StylePart } from './choices.ts'
import { compose } from './compose.ts'
import { boxOf, type Box } from './box.ts'
import { lookOf, netPattern } from './garment-flat.ts'
import type { Part } from './part.ts'
import { createPen } from './render.ts'
import type { LowerPieces } from './lower-pieces.ts'
import type { GarmentStyle, View } from './style.ts'

interface OptionFlatRequest {
  /** A style that has the option. */
  style: GarmentStyle
  /** As in `garmentFlat`. */
  lower: LowerPieces | null
  part: StylePart
  /** As `#rrggbb`; anything else is drawn as undyed cloth. */
  colour: string | null
  /** Begins the ids within the drawing; unique in the document. */
  id: string
}

/** What of a garment in standard size shows a part, in tenths of an inch; null: all of it. */
const frames: Partial<Record<StylePart, Box>> = {
  FRONT_NECK: { left: -78, right: 78, top: -30, bottom: 104 },
  BACK: { left: -78, right: 78, top: -30, bottom: 118 },
  PIPING: { left: -78, right: 78, top: -30, bottom: 104 },
  LATKAN: { left: -78, right: 78, top: -30, bottom: 118 },
}
const backParts: readonly StylePart[] = ['BACK', 'LATKAN']

/** A small drawing of one option, for choosing among several: nothing in it has a text. */
export function optionFlat({ style, lower, part, colour, id }: OptionFlatRequest): string {
  const { parts } = compose(style, {}, viewOf(style, part), lower)
  const box = frameOf(style, part, parts)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const look = lookOf({ mode: 'colour', id, colour, cloth: null })
  const weight = Math.min(Math.max(Math.max(wide, tall) / 120, 0.9), 3.4)
  const pen = createPen({ ...look, weight, step: 0.5 })
  const drawn = pen(parts.map(withoutStitches))
  const net = parts.some(({ cloth }) => cloth === 'net') ? netPattern(id, look.seam) : ''
  const numbers = [box.left, box.top, wide, tall].map(Math.round).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${numbers}" width="100%" height="100%" aria-hidden="true" fill="none" stroke="#1c1216" stroke-linejoin="round" stroke-linecap="round">${net}${drawn}</svg>`
}

const viewOf = (style: GarmentStyle, part: StylePart): View =>
  backParts.includes(part) || (part === 'CLOSURE' && 'closure' in style && style.closure?.startsWith('back'))
    ? 'back'
    : 'front'

function frameOf(style: GarmentStyle, part: StylePart, parts: readonly Part[]): Box {
  // All sleeves have one scale, so that their lengths can be compared.
  if (part === 'SLEEVE' && style.garment !== 'lehenga') return { left: -6, right: 206, top: -34, bottom: 242 }
  const frame = style.garment === 'lehenga' ? undefined : frames[part]
  if (frame) return frame
  const { left, right, top, bottom } = boxOf(parts)
  return { left: left - 4, right: right + 4, top: top - 4, bottom: bottom + 4 }
}

const withoutStitches = (part: Part): Part => ({ ...part, stitch: [] })
