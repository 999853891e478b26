import type { Neckline } from '../../design.ts'
import { bodyAt } from '../body.ts'
import { plainCloth, type Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface, type EdgeDistance } from '../geometry.ts'
import { noise2 } from '../rng.ts'
import { clamp, curve, knot, mix, smoothstep } from '../vectors.ts'

/** Below zero inside the opening; roughly 1 per cm once divided by its slope. */
type Opening = (x: number, y: number) => number

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Opening =>
  (x, y) =>
    Math.hypot((x - cx) / rx, (y - cy) / ry) - 1

const smoothMax = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + h * h * k * 0.25
}

const FRONT_NECKS: Record<Neckline, Opening> = {
  'Round Neck': ellipse(0, 144.5, 8.4, 12),
  'V-Neck': (x, y) => Math.abs(x) / 8.6 - (y - 126.5) / (144.5 - 126.5),
  'Boat Neck': ellipse(0, 144.6, 11.8, 6.2),
  Sweetheart: (x, y) =>
    smoothMax(
      127.2 + 3 * (1 - Math.exp(-(x * x) / 5)) - Math.pow(Math.abs(x) / 9, 3) * 1.4 - y,
      Math.abs(x) - 8.8,
      2.4,
    ),
  'Square Neck': (x, y) => smoothMax(130 - y, Math.abs(x) - 8.2, 0.9),
  'High Neck': (_, y) => 147.6 - y,
  Halter: (x, y) => Math.abs(x) / 3.7 - (y - 132) / (147 - 132),
}

type Back = 'Closed Back' | 'Back Open' | 'Keyhole Back'

const backNeck = (back: Back, neckline: Neckline): Opening => {
  const wide =
    neckline === 'Boat Neck' ? 11.8 : neckline === 'Square Neck' || neckline === 'Sweetheart' ? 8.6 : 8.4
  if (neckline === 'High Neck') return (_, y) => 147.8 - y
  if (neckline === 'Halter') return (_, y) => Math.max(126 - y, y - 145) // a bare back under the band at the nape
  if (back === 'Back Open') {
    const deep = ellipse(0, 143, wide, 25)
    // The dori: a cord that ties the shoulders together.
    return (x, y) => Math.max(deep(x, y), (0.55 - Math.abs(y - 139.4 + (8 - Math.abs(x)) * 0.12)) * 0.1)
  }
  return ellipse(0, 145.2, wide, 6)
}

const keyhole: Opening = ellipse(0, 128.5, 4.4, 6.6)

/** Turns an implicit opening into cm by dividing through its slope. */
function inCm(opening: Opening): Opening {
  return (x, y) => {
    const here = opening(x, y)
    const e = 0.05
    const slope = Math.hypot(opening(x + e, y) - here, opening(x, y + e) - here) / e
    return here / Math.max(0.02, slope)
  }
}

/** Where the armhole leaves the cloth: half width allowed at each height. */
function armhole(halter: boolean): (y: number) => number {
  return (y) => {
    if (y < 128.5) return 99
    if (halter) return mix(14.6, 5.6, Math.pow(smoothstep(126, 146, y), 0.75))
    return 12.3 + 2.4 * (1 - smoothstep(128.5, 133, y)) + 1 * smoothstep(136, 141, y)
  }
}

export interface BodiceCut {
  neckline: Neckline
  back: Back
  sleeveless: boolean
}

export function bodiceEdge({ neckline, back, sleeveless }: BodiceCut): EdgeDistance {
  const front = inCm(FRONT_NECKS[neckline])
  const rear = inCm(backNeck(back, neckline))
  const hole = back === 'Keyhole Back' ? inCm(keyhole) : null
  const arm = sleeveless || neckline === 'Halter' ? armhole(neckline === 'Halter') : null
  return (x, y, z) => {
    if (y < 110) return 99
    const isFront = z > -1.6 - Math.max(0, y - 141) * 0.2
    let distance = isFront ? front(x, y) : rear(x, y)
    if (!isFront && hole !== null) distance = Math.min(distance, hole(x, y))
    if (arm !== null) distance = Math.min(distance, (arm(y) - Math.abs(x)) * 0.9)
    return distance
  }
}

export interface Bodice extends BodiceCut {
  cloth: Cloth
  /** Height of the hem, cm above the floor. */
  hem: number
  ease: number
  borderScale: number
  /** Seen from near, with its seams and the folds that the bust pulls; plain below other garments by default. */
  tailored?: boolean
}

/** Half width at which the princess seams run, from the hem over the bust to the shoulder. */
const princess = curve([knot(108, 5.4), knot(117, 6.2), knot(124, 7.6), knot(132, 9.2), knot(141, 11.4)])

/** Distance from the nearest seam, cm: two that shape the front, two the back, and those of the sides. */
function seamDistance(x: number, y: number, z: number): number {
  const [at] = princess(y) as [number]
  return Math.min(Math.abs(Math.abs(x) - at), Math.abs(z + 0.6) * 0.9 + (Math.abs(x) < 9 ? 9 : 0))
}

/** How far the cloth stands out in the soft folds between the bust and the side seams, and above the hem. */
function drag(theta: number, y: number): number {
  const side = smoothstep(0.35, 1.1, Math.abs(theta)) * smoothstep(2.6, 1.7, Math.abs(theta))
  const below = smoothstep(124, 117, y) * smoothstep(108, 113, y)
  const rays = Math.sin(y * 0.85 + Math.abs(theta) * 5.2 + noise2(theta * 1.7 + 3, y * 0.12) * 5)
  const arm = Math.exp(-Math.pow((y - 128) / 4, 2)) * Math.sin(y * 1.3 - Math.abs(theta) * 7)
  // Seen against the wall, folds would make the outline lumpy.
  const outline = 1 - 0.85 * Math.exp(-Math.pow((Math.abs(theta) - Math.PI / 2) / 0.42, 2))
  return (rays * 0.28 * below * (0.35 + side) + arm * 0.24 * side) * outline
}

/** A fitted bodice from its hem to the neck. */
export function bodice({ cloth, hem, ease, borderScale, tailored = false, ...cut }: Bodice): Part {
  const top = cut.neckline === 'High Neck' || cut.neckline === 'Halter' ? 149 : 145
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const y = mix(hem, top, t)
      // Soft drag lines from the bust point to the side seam, and a little looseness at the hem.
      const pull = Math.sin(theta * 9 + y * 0.5) * 0.12 * smoothstep(126, 114, y)
      const room = ease + 0.5 * smoothstep(hem + 5, hem, y)
      const sewn = tailored ? bodyAt(theta, y, room) : null
      const seam = sewn === null ? 0 : Math.exp(-Math.pow(seamDistance(sewn.x, y, sewn.z) / 0.3, 2))
      const folds = tailored ? drag(theta, y) : 0
      const p = bodyAt(theta, y, room + pull + folds - seam * 0.16)
      return {
        ...p,
        u: theta * 14.5,
        v: y - hem,
        w: theta * 14.5,
        hollow: clamp(
          0.25 * smoothstep(10, 15, Math.abs(p.x)) + seam * 0.75 - folds * 1.1 * (tailored ? 1 : 0),
        ),
      }
    },
    tailored ? 480 : 150,
    tailored ? 150 : 110,
  )
  return {
    grids: [grid],
    cloth,
    edge: bodiceEdge(cut),
    border: { lies: 'hem', scale: borderScale },
    trim: 1.25,
    fieldScale: 0.62,
  }
}

const LINEN = plainCloth(['#a08670', '#dcc8b2', '#f3e6d6'], 'Cotton')

/** The linen body that shows between blouse and skirt, so that the outfit is worn and not floating. */
export function midriff(from: number, to: number): Part {
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const p = bodyAt(theta, mix(from, to, t), 0)
      return { ...p, u: theta * 13, v: p.y, w: theta * 13, hollow: 0.3 * smoothstep(109.5, 113, p.y) }
    },
    120,
    60,
  )
  return { grids: [grid], cloth: LINEN }
}
