import { bloom, flower, sprig, star, steppedDiamond } from '../motifs.ts'
import { frame, type Frame } from '../pen.ts'
import { between } from '../rng.ts'
import type { Field } from './field.ts'
import { halfDrop } from './stitched.ts'

export const blockFloral: Field = (pen, inks, ground) => {
  const w = 9
  const h = 10
  const draw = (at: Frame) => {
    // Hand blocks never land exactly on each other.
    const shift = {
      ...at,
      x: at.x + between(pen.random, -0.08, 0.08),
      y: at.y + between(pen.random, -0.08, 0.08),
    }
    sprig(pen, shift, inks)
  }
  draw(frame(w * 0.25, h * 0.3, 2.2, 0.2))
  draw(frame(w * 0.75, h * 0.8, 2.2, -0.25))
  for (const [x, y] of [
    [0.72, 0.22],
    [0.22, 0.78],
    [0.5, 0.52],
    [0, 0.5],
  ] as const) {
    flower(pen, frame(w * x, h * y, 0.62), 5, { ...inks, main: inks.second, second: ground })
  }
  return { width: w, height: h }
}

export const blockStars: Field = (pen, inks, ground) => {
  const w = 7
  for (const [x, y, ink] of [
    [0.5, 0.5, inks.main],
    [0, 0, inks.second],
  ] as const) {
    star(pen, frame(w * x, w * y, 2.1), ink)
    star(pen, frame(w * x, w * y, 1.5, 0.2), ground)
    flower(pen, frame(w * x, w * y, 1.15), 8, { ...inks, main: ink })
  }
  for (const [x, y] of [
    [0.5, 0],
    [0, 0.5],
  ] as const) {
    steppedDiamond(pen, frame(w * x, w * y, 0.8), inks.leaf, 0)
    pen.disc([w * x, w * y], 0.28, ground)
  }
  return { width: w, height: w }
}

export const garden: Field = (pen, inks) => {
  const w = 17
  const h = 19
  const pale = typeof inks.second === 'string' && inks.second !== 'zari' ? inks.second : inks.main
  const leafAt = (x: number, y: number, angle: number, scale: number) => {
    const at = frame(x, y, scale, angle)
    pen.blade(
      at,
      {
        path: [
          [0, 0],
          [0.25, -1],
          [0, -2],
        ],
        width: 0.85,
        taper: 'leaf',
      },
      inks.leaf,
    )
  }
  for (const [x, y, size] of [
    [0.28, 0.26, 3],
    [0.78, 0.74, 2.7],
    [0.76, 0.2, 1.7],
    [0.22, 0.78, 1.8],
  ] as const) {
    const turn = pen.random() * 6
    for (let i = 0; i < 5; i++) {
      const angle = turn + (i / 5) * Math.PI * 2
      leafAt(w * x + Math.sin(angle) * size * 0.8, h * y - Math.cos(angle) * size * 0.8, angle, size * 0.4)
    }
    bloom(pen, frame(w * x, h * y, size, turn), inks, pale)
  }
  for (let i = 0; i < 9; i++) {
    flower(pen, frame(pen.random() * w, pen.random() * h, 0.5), 5, { ...inks, main: pale })
  }
  return { width: w, height: h }
}

export const dots: Field = (pen, inks) => {
  const w = between(pen.random, 4.4, 6)
  const small = pen.random() < 0.5
  return halfDrop(
    w,
    w,
    ({ x, y }) => pen.disc([x, y], w * 0.15, inks.main),
    ({ x, y }) => pen.disc([x, y], w * (small ? 0.08 : 0.15), small ? inks.second : inks.main),
  )
}
