import { tiedDots } from '../motifs.ts'
import { frame, type Point } from '../pen.ts'
import { between } from '../rng.ts'
import type { Field } from './field.ts'

export const bandhani: Field = (pen, inks, ground) => {
  const w = 8.4
  tiedDots(pen, frame(w * 0.25, w * 0.25, 1.1), 4, inks.main, ground)
  tiedDots(pen, frame(w * 0.75, w * 0.75, 1.1), 4, inks.main, ground)
  const line = 14
  for (let i = 0; i < line; i++) {
    const t = ((i + 0.5) / line) * w
    tiedDots(pen, frame(t, (t + w / 2) % w, 0.95), 1, inks.second, ground)
    tiedDots(pen, frame(t, (w * 1.5 - t) % w, 0.95), 1, inks.second, ground)
  }
  return { width: w, height: w }
}

/** Leheriya: waves of resist stripes. */
export const leheriya: Field = (pen, inks) => {
  const w = 8
  const paint = (offset: number, gauge: number, ink: string, opacity: number) => {
    for (const shift of [-w, 0, w]) {
      const y = offset + shift
      const points = [-1, 0, 1, 2, 3].map((i) => `${(i * w) / 2} ${y + (i % 2 === 0 ? 0 : w / 2)}`).join('L')
      pen.wash(
        `<path d="M${points}" fill="none" stroke="${ink}" stroke-width="${gauge}" opacity="${opacity}"/>`,
      )
    }
  }
  paint(0.5, 1.1, inks.main, 0.9)
  paint(2.4, 0.4, inks.main, 0.75)
  paint(4.2, 0.9, inks.second, 0.85)
  paint(6, 0.35, inks.main, 0.75)
  return { width: w, height: w }
}

/** Shibori: soft-edged rings where the cloth was bound. */
export const shibori: Field = (pen, inks) => {
  const w = 9
  for (const [x, y] of [
    [0.27, 0.25],
    [0.77, 0.75],
  ] as const) {
    for (let ring = 0; ring < 5; ring++) {
      const radius = 0.5 + ring * 0.72
      const points = Array.from({ length: 26 }, (_, i): Point => {
        const angle = (i / 26) * Math.PI * 2
        const r = radius * between(pen.random, 0.9, 1.1)
        return [w * x + Math.sin(angle) * r, w * y + Math.cos(angle) * r]
      })
      const d = points.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join('L')
      for (const [gauge, opacity] of [
        [0.55, 0.28],
        [0.3, 0.45],
        [0.12, 0.7],
      ] as const) {
        pen.wash(
          `<path d="M${d}Z" fill="none" stroke="${inks.main}" stroke-width="${gauge}" opacity="${opacity}"/>`,
        )
      }
    }
  }
  return { width: w, height: w }
}
