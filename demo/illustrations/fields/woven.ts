import { steppedDiamond } from '../motifs.ts'
import { frame } from '../pen.ts'
import type { Field } from './field.ts'

export const chevron: Field = (pen, inks) => {
  const w = 6
  const h = 9
  const rows = [
    [0, 0.75, inks.main],
    [2.1, 0.3, inks.second],
    [3.2, 0.3, inks.second],
    [5, 0.75, inks.leaf],
    [7.2, 0.3, inks.main],
  ] as const
  for (const [y, gauge, ink] of rows) {
    for (const shift of [0, h]) {
      pen.line(
        [
          [-w / 2, y + shift - 3],
          [0, y + shift],
          [w / 2, y + shift - 3],
          [w, y + shift],
          [w * 1.5, y + shift - 3],
        ],
        gauge,
        ink,
      )
    }
  }
  return { width: w, height: h }
}

export const ikat: Field = (pen, inks, ground) => {
  const w = 8
  const h = 11
  for (const [x, y] of [
    [0.5, 0.5],
    [0, 0],
  ] as const) {
    const at = (scale: number) => frame(w * x, h * y, scale)
    for (const [scale, ink] of [
      [4.4, inks.main],
      [3.3, ground],
      [2.6, inks.second],
      [1.5, inks.main],
      [0.7, ground],
    ] as const) {
      steppedDiamond(pen, at(scale), ink, 0.16)
    }
  }
  return { width: w, height: h }
}

export const stripes: Field = (pen, inks) => {
  const w = 7
  for (const [x, gauge, ink] of [
    [1, 0.9, inks.main],
    [2.2, 0.2, inks.second],
    [3, 0.2, inks.second],
    [4.6, 0.45, inks.leaf],
    [6, 0.2, inks.main],
  ] as const) {
    pen.line(
      [
        [x, -1],
        [x, 8],
      ],
      gauge,
      ink,
    )
  }
  return { width: w, height: 7 }
}

/** Woven checks: bands of contrast that deepen where they cross. */
export const checks: Field = (pen, inks) => {
  const w = 7
  for (const [at, gauge, ink] of [
    [1.2, 1.3, inks.main],
    [3.4, 0.22, inks.second],
    [4, 0.22, inks.second],
    [5.6, 0.5, inks.leaf],
  ] as const) {
    const colour = ink === 'zari' ? '#c9983f' : ink
    pen.wash(`<rect x="${at}" y="-1" width="${gauge}" height="${w + 2}" fill="${colour}" opacity=".6"/>`)
    pen.wash(`<rect x="-1" y="${at}" width="${w + 2}" height="${gauge}" fill="${colour}" opacity=".6"/>`)
  }
  return { width: w, height: w }
}

export const bare: Field = () => ({ width: 8, height: 8 })
