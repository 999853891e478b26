import { escapeHtml } from '../escape-html.ts'
import { type Box, boxOfPoints, samplesOf } from './box.ts'
import { clamp, cutAt, distance, lengthOf, type Point, plus } from './curve.ts'
import type { Dimension } from './dimensions.ts'
import { pair, pathOf, short } from './render.ts'

export interface DimensionLabel {
  letter: string
  /** As on the measuring slip, such as `14½`. */
  text: string
}

/** A dimension with its label in one drawing, whose lines and letters have a scale. */
export interface Arrow {
  dimension: Dimension
  label: DimensionLabel
  scale: number
}

const wideOf = ({ letter, text }: DimensionLabel) => (letter ? 13 : 0) + 6 + [...text].length * 5.8

/** The length of an arrow's head. */
const HEAD = 7

/** Along its arrow, clear of the heads of a level one; or beside an arrow that is too short for it. */
function labelAt({ dimension: { arrow, at, aside }, label, scale }: Arrow): Point {
  const length = lengthOf(arrow)
  const isLevel = !aside && arrow[0]![0][1] === arrow.at(-1)![3][1]
  const clear = isLevel ? Math.min((wideOf(label) / 2 + HEAD + 1) * scale, length / 2) : 0
  const { point } = cutAt(arrow, clamp(length * at, clear, length - clear))
  if (aside) return length > 50 * scale ? point : plus(point, aside, 16 * scale)
  if (length > 22 * scale) return point
  const [, , before, end] = arrow.at(-1)!
  const size = distance(before, end) || 1
  return plus(end, [(end[0] - before[0]) / size, (end[1] - before[1]) / size], 11 * scale)
}

/** The head of all arrows of a drawing. */
export const arrowHead = (id: string) =>
  `<marker id="${id}a" viewBox="-7 -3 7 6" markerWidth="10" markerHeight="8" orient="auto-start-reverse"><path d="M0 0-7 2.5V-2.5Z"/></marker>`

/** The arrows of one view, with their letters and values in frames. */
export function arrowsSvg(arrows: readonly Arrow[], id: string, scale: number): string {
  if (arrows.length === 0) return ''
  const leads = arrows
    .flatMap(({ dimension }) => dimension.guides.map(([from, to]) => `M${pair(from)}L${pair(to)}`))
    .join('')
  const lines = arrows.map(({ dimension: { arrow } }) => {
    // A short one has room for one head.
    const start = lengthOf(arrow) > 2.5 * HEAD * scale ? ` marker-start="url(#${id}a)"` : ''
    return `<path d="${pathOf(arrow)}"${start} marker-end="url(#${id}a)"/>`
  })
  const labels = arrows.map((arrow) => {
    const { letter, text } = arrow.label
    const wide = wideOf(arrow.label)
    const [x, y] = labelAt(arrow)
    return (
      `<g transform="translate(${short(x - (wide / 2) * scale)} ${short(y)})scale(${short(scale)})">` +
      `<rect y="-6.5" width="${short(wide)}" height="13" rx="6.5" fill="#fff" stroke="#000" stroke-width=".6"/><circle cx="6.5" r="6.5"/>` +
      `<text x="6.5" y="3.4" fill="#fff">${escapeHtml(letter)}</text>` +
      `<text x="${short((wide + 13) / 2)}" y="3.4">${escapeHtml(text)}</text></g>`
    )
  })
  return (
    `<path d="${leads}" stroke-width="${short(0.5 * scale)}" stroke-dasharray="${short(4 * scale)} ${short(2 * scale)}"/>` +
    `<g stroke-width="${short(0.7 * scale)}">${lines.join('')}</g>` +
    `<g stroke="none" fill="#000" text-anchor="middle">${labels.join('')}</g>`
  )
}

/** The space that an arrow takes. */
export function arrowBox(arrow: Arrow): Box {
  const { dimension, label, scale } = arrow
  const [x, y] = labelAt(arrow)
  const half = (wideOf(label) / 2) * scale
  return boxOfPoints([
    ...samplesOf(dimension.arrow),
    ...dimension.guides.flat(),
    [x - half, y - 7 * scale],
    [x + half, y + 7 * scale],
  ])
}
