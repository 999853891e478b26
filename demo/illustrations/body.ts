import { clamp, curve, knot, smoothstep } from './vectors.ts'

/** Height; half width, half depth in front and behind, and how far back the section stands. */
const SECTIONS = curve([
  knot(60, 15, 9.5, 10.5, 0),
  knot(76, 16.6, 10.5, 12, 0),
  knot(88, 17, 10.5, 12, 0),
  knot(97, 14.2, 9.6, 10, 0),
  knot(105, 11.2, 8.4, 8.2, 0),
  knot(112, 11.9, 8.8, 8.5, 0),
  knot(118, 13.2, 9.6, 9, 0),
  knot(124, 14.4, 10.1, 9.4, 0),
  knot(130, 14.8, 9.6, 9.4, 0),
  knot(134, 15, 8.4, 9, -0.3),
  knot(137, 15, 7, 8, -0.8),
  knot(139.2, 13.7, 5.8, 6.8, -1.2),
  knot(140.8, 11.6, 5, 6, -1.6),
  knot(142.2, 8.6, 4.7, 5.6, -2),
  knot(143.6, 6.7, 4.8, 5.4, -2.2),
  knot(146, 5.9, 5, 5.2, -2),
  knot(149, 5.7, 5, 5.2, -1.6),
])

/** How far the bust stands out from the section at a point of the front. */
function bust(x: number, y: number): number {
  const side = Math.abs(x) - 7.4
  const rise = y - 123.4
  const tall = rise > 0 ? 6.6 : 4.6
  return 3.3 * Math.exp(-(side * side) / 46 - (rise * rise) / (tall * tall))
}

export interface BodyPoint {
  x: number
  y: number
  z: number
}

/** The body at angle `theta` (0 in front, growing to the viewer's right) and height, `ease` cm outside it. */
export function bodyAt(theta: number, y: number, ease: number): BodyPoint {
  const [a, front, back, shift] = SECTIONS(y) as [number, number, number, number]
  const sin = Math.sin(theta)
  const cos = Math.cos(theta)
  const x = Math.sign(sin) * Math.pow(Math.abs(sin), 0.92) * (a + ease)
  const depth = cos > 0 ? front + ease : back + ease
  const lobe = cos > 0 ? bust(x, y) * smoothstep(0, 0.35, cos) : 0
  // A shallow hollow down the back.
  const spine = cos < 0 && y > 98 && y < 136 ? 0.8 * Math.exp(-(x * x) / 10) : 0
  return { x, y, z: cos * depth + lobe + spine + shift }
}

/** How far an oval of these half axes stands out at `x`; never quite flat at its sides. */
export function ovalDepth(x: number, halfWidth: number, depth: number): number {
  const reach = clamp(Math.abs(x) / halfWidth)
  return Math.sqrt(1 - reach * reach * 0.97) * depth
}

/** Depth of the body's front surface at a point of the picture, falling off smoothly beyond its sides. */
export function frontDepth(x: number, y: number, ease: number): number {
  const [a, front, , shift] = SECTIONS(y) as [number, number, number, number]
  const reach = clamp(Math.abs(x) / (a + ease), 0, 1)
  return Math.sqrt(1 - reach * reach * 0.98) * (front + ease) + bust(x, y) + shift
}
