import { type Curve, distance, type Point } from './curve.ts'
import type { Cloth, Lines, Part } from './part.ts'

/** @param step the smallest difference that is kept */
export const short = (value: number, step = 0.1) =>
  String(Math.round(Math.round(value / step) * step * 10) / 10).replace(/^(-?)0\./, '$1.')
export const pair = ([x, y]: Point, step = 0.1) => `${short(x, step)} ${short(y, step)}`.replace(' -', '-')

export function pathOf(curve: Curve, step = 0.1): string {
  return curve
    .map(([a, b, c, d], i) => {
      const previous = curve[i - 1]?.[3]
      const start = previous && distance(previous, a) < 0.05 ? '' : `${i === 0 ? 'M' : 'L'}${pair(a, step)}`
      const isStraight = distance(a, b) + distance(b, c) + distance(c, d) - distance(a, d) < 0.01
      return (
        start + (isStraight ? `L${pair(d, step)}` : `C${pair(b, step)} ${pair(c, step)} ${pair(d, step)}`)
      )
    })
    .join('')
}
const pathsOf = (curves: readonly Curve[], step: number, ending = '') =>
  curves
    .filter((curve) => curve.length > 0)
    .map((curve) => pathOf(curve, step) + ending)
    .join('')

/** The outline of a piece; one of two sides reaches a little over the centre line, so that no gap shows along it. */
function shapeOf({ shape, isWhole, holes = [] }: Part, step: number): string {
  if (shape.length === 0) return ''
  const [start, end] = [shape[0]![0], shape.at(-1)![3]]
  const isLeft = isWhole === true && !shape.some(([, , , [x]]) => x > 0.5)
  const joins = !isLeft && Math.abs(start[0]) < 0.5 && Math.abs(end[0]) < 0.5
  const close = joins ? `H-.4V${short(start[1], step)}Z` : 'Z'
  return (
    pathOf(shape, step) +
    close +
    holes.map((hole) => `${pathOf(hole, step)}H-.5V${short(hole[0]![0][1], step)}Z`).join('')
  )
}

export interface Look {
  /** Unique in the document. */
  id: string
  fills: Record<Cloth, string>
  /** The colour of seams within the cloth. */
  seam: string
  isPattern: boolean
  /** Fill by the cloth picture: turned along sleeves. */
  clothId: string | null
  weight: number
  /** To which its coordinates are rounded. */
  step: number
}

/** In the order in which they are drawn: the edges cover the ends of what begins at them. */
const weights: Record<Exclude<keyof Lines, 'shade' | 'trim'>, number> = {
  seam: 0.9,
  stitch: 0.6,
  fine: 0.55,
  outline: 1.5,
  unknown: 1.1,
}
const dashes: Partial<Record<keyof Lines, [number, number]>> = { stitch: [2.4, 1.7], unknown: [5, 3.6] }

/** A piece's right half, or all of it. */
function piece(part: Part, look: Look): string {
  const { weight, step, isPattern, seam, fills, clothId } = look
  const shape = shapeOf(part, step)
  const turned = part.turn ? 't' : ''
  const fill = clothId && part.cloth === 'main' ? `url(#${clothId}${turned})` : fills[part.cloth]
  const rule = part.holes ? ' fill-rule="evenodd"' : ''
  const cloth = shape ? `<path d="${shape}" fill="${fill}" stroke="none"${rule}/>` : ''
  const filled = (curves: readonly Curve[] | undefined, colour: string, opacity = '') => {
    const d = isPattern || !curves ? '' : pathsOf(curves, step, 'Z')
    return d && `<path d="${d}" fill="${colour}"${opacity} stroke="none"/>`
  }
  const lines = (Object.keys(weights) as (keyof typeof weights)[]).map((kind) => {
    const d = pathsOf(part[kind] ?? [], step)
    if (!d) return ''
    const dash = dashes[kind]
    const dashed = dash ? ` stroke-dasharray="${dash.map((size) => short(size * weight)).join(' ')}"` : ''
    const inner =
      kind === 'outline' || kind === 'unknown' || part.cloth === 'inside' ? '' : ` stroke="${seam}"`
    return `<path d="${d}" stroke-width="${short(weights[kind] * weight)}"${inner}${dashed}/>`
  })
  return (
    cloth + filled(part.trim, fills.trim) + filled(part.shade, '#1a0a10', ' opacity=".13"') + lines.join('')
  )
}

/** Draws pieces and repeats those that were drawn before, by reference. */
export function createPen(look: Look) {
  const drawn = new Map<string, string>()
  return (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        const content = piece(part, look)
        const known = drawn.get(content)
        const mirror = (href: string) =>
          part.isWhole ? '' : `<use href="#${href}" transform="scale(-1 1)"/>`
        if (known) return `<use href="#${known}"/>${mirror(known)}`
        const name = `${look.id}${drawn.size}`
        drawn.set(content, name)
        return `<g id="${name}">${content}</g>${mirror(name)}`
      })
      .join('')
}
