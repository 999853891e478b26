import { bodyAt } from '../body.ts'
import { plainCloth, type Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { curve, mix, type Vec3 } from '../vectors.ts'

const WOOD = plainCloth(['#3a2114', '#7a4a2c', '#c59468'], 'Satin')
const BRASS = plainCloth(['#5b3c10', '#b8863b', '#f6dfa4'], 'Satin')
const LINEN = plainCloth(['#8f7660', '#d9c6ae', '#f4e8d8'], 'Cotton')

/** A body of revolution about the upright axis: [height, radius] knots. */
function turned(cloth: Cloth, x: number, z: number, knots: readonly (readonly [number, number])[]): Part {
  const radius = curve(knots)
  const low = knots[0]?.[0] ?? 0
  const high = knots.at(-1)?.[0] ?? 1
  const grid = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const y = mix(low, high, t)
      const [r] = radius(y) as [number]
      return {
        x: x + Math.sin(theta) * r,
        y,
        z: z + Math.cos(theta) * r,
        u: theta * r,
        v: y - low,
        w: theta * r,
        hollow: 0,
      }
    },
    60,
    70,
  )
  return { grids: [grid], cloth: { ...cloth, border: null } }
}

/** A dressmaker's form on a turned stand whose foot is at `table`. */
export function dressForm(table: number): Part[] {
  const body = sampleSurface(
    (s, t) => {
      const theta = (s * 2 - 1) * Math.PI
      const p = bodyAt(theta, mix(86, 149, t), 0)
      return { ...p, u: theta * 13, v: p.y, w: theta * 13, hollow: 0 }
    },
    120,
    120,
  )
  return [
    { grids: [body], cloth: LINEN },
    turned(WOOD, 0, -1.8, [
      [148.6, 5.9],
      [149.6, 5.4],
      [151, 3.4],
      [152, 1.6],
      [153.2, 1.9],
      [154.6, 1.2],
      [155, 0.1],
    ]),
    turned(WOOD, 0, 0, [
      [table, 10.5],
      [table + 1.2, 10],
      [table + 2, 3.2],
      [table + 5, 1.7],
      [85, 1.5],
      [87, 6],
    ]),
  ]
}

/** A bolt of cloth lying along x, the end of its roll showing. */
export function bolt(
  cloth: Cloth,
  x: number,
  y: number,
  z: number,
  length: number,
  radius: number,
  turn: number,
): Part {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const at = (along: number, up: number, out: number) => ({
    x: x + along * cos + out * sin,
    y: y + up,
    z: z - along * sin + out * cos,
  })
  const roll = sampleSurface(
    (s, t) => {
      const angle = (t * 2 - 1) * Math.PI
      const r = radius * (1 + Math.sin(angle * 3 + 1) * 0.015)
      const p = at((s - 0.5) * length, Math.sin(angle) * r, Math.cos(angle) * r)
      return { ...p, u: s * length, v: angle * radius + 40, w: s * length, hollow: 0 }
    },
    80,
    80,
  )
  const end = (side: 1 | -1) =>
    sampleSurface(
      (s, t) => {
        const angle = s * Math.PI * 2 * side
        const r = radius * (1 - t) + 0.001
        const p = at(side * length * 0.5, Math.sin(angle) * r, Math.cos(angle) * r)
        const layer = Math.abs(Math.sin((r / radius) * 22 + angle * 0.5))
        return { ...p, u: 0, v: 40, w: 0, hollow: 0.75 * (1 - layer) }
      },
      60,
      60,
    )
  return { grids: [roll, end(-1), end(1)], cloth: { ...cloth, border: null }, fieldScale: 0.7 }
}

/** A spool wound with thread, standing at (x, table, z). */
export function spool(thread: Cloth, x: number, table: number, z: number, size: number): Part[] {
  return [
    turned(WOOD, x, z, [
      [table, 1.9 * size],
      [table + 0.7 * size, 1.9 * size],
      [table + 0.9 * size, 1 * size],
    ]),
    turned(thread, x, z, [
      [table + 0.7 * size, 1.45 * size],
      [table + 2.6 * size, 1.62 * size],
      [table + 4.4 * size, 1.42 * size],
    ]),
    turned(WOOD, x, z, [
      [table + 4.3 * size, 1 * size],
      [table + 4.5 * size, 1.9 * size],
      [table + 5.2 * size, 1.9 * size],
      [table + 5.3 * size, 0.05],
    ]),
  ]
}

/** Thread or cord through points. */
export function cord(cloth: Cloth, points: readonly Vec3[], gauge: number): Part {
  const path = curve(points.map((p, i) => [i / (points.length - 1), ...p]))
  const grid = sampleSurface(
    (s, t) => {
      const angle = (s * 2 - 1) * Math.PI
      const [x, y, z] = path(t) as unknown as Vec3
      return {
        x: x + Math.sin(angle) * gauge,
        y: y + Math.cos(angle) * gauge * 0.6,
        z: z + Math.cos(angle) * gauge,
        u: angle,
        v: t * 60,
        w: 0,
        hollow: 0,
      }
    },
    10,
    160,
  )
  return { grids: [grid], cloth }
}

export const brass = BRASS
