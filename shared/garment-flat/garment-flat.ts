import { escapeHtml } from '../escape-html.ts'
import { CM_PER_INCH } from '../grammars/length.ts'
import type { Measure } from '../measurements/garment-measures.ts'
import { compose } from './compose.ts'
import type { Inches } from './frame.ts'
import type { DimensionLabel } from './arrows.ts'
import type { PatternLines } from './pattern-lines.ts'
import { boxOf, joined } from './box.ts'
import { createPen, type Look } from './render.ts'
import type { LowerPieces } from './lower-pieces.ts'
import type { GarmentStyle, View } from './style.ts'

interface FlatRequest {
  style: GarmentStyle
  /**
   * What is below a bodice, `lowerPieces`; not part of this module, for pages that draw blouses alone. Null leaves it
   * out.
   */
  lower: LowerPieces | null
  /** In cm; what was not measured is drawn as usual for the chest, or else in size M. */
  measures: Partial<Record<Measure, number>>
  /** Begins the ids within the drawing; unique in the document. */
  id: string
  /** Under the two views, in the reader's language; null for none. */
  captions: Record<View, string> | null
  /** What is drawn, in words, for screen readers. */
  title: string
}

export interface ColourFlat extends FlatRequest {
  mode: 'colour'
  /** As `#rrggbb`; anything else is drawn as undyed cloth. */
  colour: string | null
  /** The address of a picture of the cloth, and how wide a piece of it is, in inches. */
  cloth?: { href: string; inches: number } | null
}
/** Black lines with the measurements that have a label. */
export interface PatternFlat extends FlatRequest {
  mode: 'pattern'
  dimensions: Partial<Record<Measure, DimensionLabel>>
  /** How they are drawn; not part of this module, for pages that draw none. */
  lines: PatternLines
}

export interface GarmentFlat {
  svg: string
  width: number
  height: number
  /** The measures with an arrow in the drawing. */
  dimensioned: Measure[]
  /** The measures that could not be drawn as given, such as a neck deeper than the blouse. */
  notToScale: Measure[]
}

const GAP = 26

/** Draws a garment from the front and the back. All its texts have one size, 10, which a page's style sheet has to leave. */
export function garmentFlat(request: ColourFlat | PatternFlat): GarmentFlat {
  const { style, lower, measures, id, captions, title } = request
  const inches: Inches = Object.fromEntries(
    Object.entries(measures).map(([measure, cm]) => [measure, cm / CM_PER_INCH]),
  )
  const drawings = (['front', 'back'] as const).map((view) => ({
    view,
    ...compose(style, inches, view, lower),
  }))
  const boxes = drawings.map(({ parts }) => boxOf(parts))
  const tall = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  const weight = Math.min(Math.max(tall / 230, 0.8), 2)
  const labels = request.mode === 'pattern' ? request.dimensions : {}
  const lines = request.mode === 'pattern' ? request.lines : null
  const wide = boxes.reduce((sum, { left, right }) => sum + right - left, 0)
  // Letters are as large beside a wide blouse as beside a long suit, which are reduced to the same frame.
  const scale = Math.min(Math.max(tall / 280, wide / 380, 1.3), 2.4)
  const look = lookOf(request)
  const hasNet = drawings.some(({ parts }) => parts.some(({ cloth }) => cloth === 'net'))
  const pen = createPen({ ...look, weight, step: tall > 400 ? 0.5 : 0.1 })
  const views = drawings.map(({ view, parts, plan }, index) => {
    const dimensions = lines && plan ? lines.dimensionsOf(plan) : []
    const arrows = dimensions.flatMap((dimension) => {
      const label = labels[dimension.measure]
      return label ? [{ dimension, label, scale }] : []
    })
    return {
      view,
      box: joined([boxes[index]!, ...(lines ? arrows.map(lines.arrowBox) : [])]),
      svg: pen(parts) + (lines?.arrowsSvg(arrows, id, scale) ?? ''),
      measures: arrows.map(({ dimension }) => dimension.measure),
    }
  })
  const top = Math.min(...views.map(({ box }) => box.top)) - 4
  const bottom = Math.max(...views.map(({ box }) => box.bottom))
  const size = 12 * scale
  let x = 4
  const placed = views.map(({ view, box, svg }) => {
    const at = Math.round(x - box.left)
    x += box.right - box.left + GAP
    const foot = `translate(${at} ${Math.round(bottom - top + size * 1.3)})scale(${(size / 10).toFixed(2)})`
    const caption = captions
      ? `<text transform="${foot}" text-anchor="middle" fill="#222">${escapeHtml(captions[view])}</text>`
      : ''
    return `<g transform="translate(${at} ${Math.round(-top)})" fill="none" stroke="#1c1216" stroke-linejoin="round" stroke-linecap="round">${svg}</g>${caption}`
  })
  const [width, height] = [Math.ceil(x - GAP + 4), Math.ceil(bottom - top + (captions ? size * 1.7 : 4))]
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" role="img" aria-label="${escapeHtml(title)}" font-size="10" font-family="sans-serif">` +
      `${request.mode === 'pattern' ? request.lines.arrowHead(id) : request.cloth ? clothPattern(id, request.cloth) : ''}${hasNet ? netPattern(id, look.seam) : ''}${placed.join('')}</svg>`,
    width,
    height,
    dimensioned: views.flatMap((view) => view.measures),
    notToScale: [...new Set(drawings.flatMap((drawing) => drawing.notToScale))].filter(
      (measure) => measure in measures,
    ),
  }
}

const UNDYED = '#f3ece0'
const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
const blend = (a: string, b: string, share: number) =>
  `#${channels(a)
    .map((value, i) =>
      Math.round(value + (channels(b)[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const isDark = (colour: string) => {
  const [r = 0, g = 0, b = 0] = channels(colour)
  return r * 0.3 + g * 0.59 + b * 0.11 < 110
}

/** How pieces are filled and drawn. */
export function lookOf(
  request: Pick<ColourFlat, 'mode' | 'id' | 'colour' | 'cloth'> | Pick<PatternFlat, 'mode' | 'id'>,
): Omit<Look, 'weight' | 'step'> {
  const { id } = request
  if (request.mode === 'pattern')
    return {
      id,
      isPattern: true,
      clothId: null,
      seam: '#000',
      fills: { main: '#fff', inside: '#e9e9e9', second: '#fff', trim: '#fff', net: netFill(id) },
    }
  const main = request.colour !== null && /^#[\da-f]{6}$/i.test(request.colour) ? request.colour : UNDYED
  return {
    id,
    isPattern: false,
    clothId: request.cloth ? `${id}c` : null,
    seam: isDark(main) ? blend(main, '#ffffff', 0.55) : blend(main, '#1c1216', 0.75),
    fills: {
      main,
      inside: blend(main, '#1c1216', 0.42),
      second: blend(main, '#ffffff', 0.72),
      trim: blend(main, isDark(main) ? '#ffffff' : '#1c1216', 0.22),
      net: netFill(id),
    },
  }
}

const netFill = (id: string) => `url(#${id}n)`
/** Thin lines crosswise, between which one sees what is behind. */
export const netPattern = (id: string, colour: string) =>
  `<pattern id="${id}n" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="#fff" fill-opacity=".5" d="M0 0H5V5H0Z"/><path d="M0 0V5M0 0H5" fill="none" stroke="${colour}" stroke-width=".8"/></pattern>`

/** A tile of the picture and its mirror images, so that its edges meet; turned along sleeves. */
function clothPattern(id: string, { href, inches }: { href: string; inches: number }): string {
  const size = Math.round(inches * 10)
  const image = `<image id="${id}i" href="${escapeHtml(href)}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice"/>`
  const mirrored = ['-1 1', '1 -1', '-1 -1'].map(
    (scale) => `<use href="#${id}i" transform="scale(${scale})"/>`,
  )
  return (
    `<defs><pattern id="${id}c" width="${size * 2}" height="${size * 2}" x="${-size}" y="${-size}" viewBox="${-size} ${-size} ${size * 2} ${size * 2}" patternUnits="userSpaceOnUse">${image}${mirrored.join('')}</pattern>` +
    `<pattern id="${id}ct" href="#${id}c" patternTransform="rotate(-24)"/></defs>`
  )
}
