import type { Inks } from './motifs.ts'
import { place, type Frame, type Pen, type Point } from './pen.ts'

/** A peacock as Paithani weavers draw it: facing right, tail raised behind it, about two units wide and high. */
export function peacock(pen: Pen, at: Frame, inks: Inks): void {
  const blade = (a: Point, b: Point, c: Point, width: number, taper: 'leaf' | 'drop' | 'stem', ink: string) =>
    pen.blade(at, { path: [a, b, c], width, taper }, ink)
  const disc = (x: number, y: number, radius: number, ink: string) =>
    pen.disc(place(at, [x, y]), radius * at.scale, ink)
  // The train: feathers that end in eyes.
  for (let i = 0; i < 6; i++) {
    const angle = -1.75 + i * 0.27
    const tip: Point = [-0.15 + Math.sin(angle) * 1.12, 0.32 - Math.cos(angle) * 1.12]
    blade(
      [-0.12, 0.34],
      [tip[0] * 0.6 - 0.1, tip[1] * 0.5 + 0.3],
      tip,
      0.26,
      'leaf',
      i % 2 === 0 ? inks.leaf : inks.main,
    )
    disc(tip[0], tip[1], 0.15, inks.main)
    disc(tip[0], tip[1], 0.08, inks.second)
  }
  // Body, wing, neck, head with its crest and beak, and the legs.
  blade([-0.42, 0.5], [0.1, 0.82], [0.6, 0.18], 0.68, 'leaf', inks.second)
  blade([-0.3, 0.4], [0.05, 0.56], [0.42, 0.28], 0.3, 'leaf', inks.main)
  blade([0.42, 0.42], [0.82, 0.02], [0.52, -0.5], 0.34, 'stem', inks.second)
  disc(0.55, -0.55, 0.19, inks.second)
  disc(0.6, -0.58, 0.05, inks.main)
  blade([0.68, -0.55], [0.82, -0.52], [0.95, -0.4], 0.13, 'drop', inks.main)
  for (const lean of [-0.22, 0, 0.22]) {
    blade([0.5, -0.68], [0.48 + lean * 0.5, -0.82], [0.48 + lean, -0.98], 0.06, 'stem', inks.main)
    disc(0.48 + lean, -1, 0.06, inks.main)
  }
  blade([0.08, 0.66], [0.06, 0.84], [0.1, 1], 0.09, 'stem', inks.main)
  blade([0.24, 0.62], [0.26, 0.82], [0.3, 1], 0.09, 'stem', inks.main)
}
