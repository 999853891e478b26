import { bodyAt } from '../body.ts'
import { plainCloth, type Cloth } from '../cloth.ts'
import type { Part } from '../figure.ts'
import { sampleSurface } from '../geometry.ts'
import { knot, mix } from '../vectors.ts'
import { turned } from './solids.ts'

const WOOD = plainCloth(['#3a2114', '#7a4a2c', '#c59468'], 'Satin')
export const brass = plainCloth(['#5b3c10', '#b8863b', '#f6dfa4'], 'Satin')
const LINEN = plainCloth(['#8f7660', '#d9c6ae', '#f4e8d8'], 'Cotton')

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
      knot(148.6, 5.9),
      knot(149.6, 5.4),
      knot(151, 3.4),
      knot(152, 1.6),
      knot(153.2, 1.9),
      knot(154.6, 1.2),
      knot(155, 0.1),
    ]),
    turned(WOOD, 0, 0, [
      knot(table, 10.5),
      knot(table + 1.2, 10),
      knot(table + 2, 3.2),
      knot(table + 5, 1.7),
      knot(85, 1.5),
      knot(87, 6),
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
      knot(table, 1.9 * size),
      knot(table + 0.7 * size, 1.9 * size),
      knot(table + 0.9 * size, 1 * size),
    ]),
    turned(thread, x, z, [
      knot(table + 0.7 * size, 1.45 * size),
      knot(table + 2.6 * size, 1.62 * size),
      knot(table + 4.4 * size, 1.42 * size),
    ]),
    turned(WOOD, x, z, [
      knot(table + 4.3 * size, 1 * size),
      knot(table + 4.5 * size, 1.9 * size),
      knot(table + 5.2 * size, 1.9 * size),
      knot(table + 5.3 * size, 0.05),
    ]),
  ]
}
