import { place, type Frame, type Ink, type Pen, type Point } from './pen.ts'

/** Main, second and leaf ink of a motif, and what sets its heart. */
export interface Inks {
  main: Ink
  second: Ink
  leaf: Ink
  /** Colour of stones, sequins or beads; null without them. */
  gem: string | null
  gemKind: 'sequin' | 'stone' | 'bead'
}

const polar = (angle: number, radius: number): Point => [Math.sin(angle) * radius, -Math.cos(angle) * radius]

export function heart(pen: Pen, at: Frame, radius: number, inks: Inks): void {
  const centre = place(at, [0, 0])
  const size = radius * at.scale
  if (inks.gem === null) pen.disc(centre, size, inks.second, 1.05)
  else if (inks.gemKind === 'stone') pen.stone(centre, size, inks.gem)
  else if (inks.gemKind === 'bead') pen.bead(centre, size * 0.9, inks.gem)
  else pen.sequin(centre, size, inks.gem)
}

/** A round flower of unit radius. */
export function flower(pen: Pen, at: Frame, petals: number, inks: Inks): void {
  for (let i = 0; i < petals; i++) {
    const angle = (i / petals) * Math.PI * 2
    const width = (2.1 * Math.PI) / petals / 1.9
    pen.blade(
      at,
      { path: [polar(angle, 0.2), polar(angle + 0.08, 0.65), polar(angle, 1)], width, taper: 'petal' },
      inks.main,
    )
  }
  for (let i = 0; i < petals; i++) {
    const angle = ((i + 0.5) / petals) * Math.PI * 2
    pen.disc(place(at, polar(angle, 0.9)), 0.07 * at.scale, inks.second)
  }
  pen.ring(place(at, [0, 0]), 0.3 * at.scale, 0.09 * at.scale, inks.second)
  heart(pen, at, 0.22, inks)
}

/** A full garden bloom: two rings of wide petals, the outer paler. Unit radius. */
export function bloom(pen: Pen, at: Frame, inks: Inks, light: Ink): void {
  const ring = (count: number, inner: number, outer: number, turn: number, ink: Ink) => {
    for (let i = 0; i < count; i++) {
      const angle = ((i + turn) / count) * Math.PI * 2
      const width = (outer * 2 * Math.PI) / count / 1.35
      pen.blade(
        at,
        {
          path: [polar(angle, inner), polar(angle + 0.15, (inner + outer) / 2), polar(angle, outer)],
          width,
          taper: 'petal',
        },
        ink,
      )
    }
  }
  ring(7, 0.15, 1, 0, light)
  ring(6, 0.1, 0.74, 0.4, inks.main)
  ring(5, 0.05, 0.46, 0.1, inks.second)
  heart(pen, at, 0.14, inks)
}

/** Half outline of the paisley: centre line from the bulb's foot to the curling tip, with its half width. */
function paisleySpine(t: number): { x: number; y: number; half: number } {
  const curl = Math.pow(t, 2.4)
  return {
    x: -0.08 + 0.16 * t + curl * 0.62,
    y: 1 - 1.95 * t + curl * 0.18,
    half:
      0.66 *
      Math.pow(Math.sin(Math.PI * Math.pow(Math.min(1, t * 0.985 + 0.015), 0.62)), 0.8) *
      (1 - 0.25 * t),
  }
}

function paisleyOutline(at: Frame, scale: number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 24; i++) {
    const { x, y, half } = paisleySpine(i / 24)
    const ahead = paisleySpine(Math.min(1, i / 24 + 0.02))
    const d = Math.hypot(ahead.x - x, ahead.y - y) || 1
    const nx = ((ahead.y - y) / d) * half
    const ny = (-(ahead.x - x) / d) * half
    const inset = (px: number, py: number): Point => place(at, [px * scale, 0.42 + (py - 0.42) * scale])
    left.push(inset(x + nx, y + ny))
    right.unshift(inset(x - nx, y - ny))
  }
  return [...left, ...right]
}

/** The mango or paisley (ambi), two units tall, its tip curling to the right. */
export function paisley(pen: Pen, at: Frame, inks: Inks): void {
  pen.shape(paisleyOutline(at, 0.78), inks.second, 0.9)
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * Math.PI * 2 + 0.3
    const [rx, ry] = polar(angle, 0.3)
    const [tx, ty] = polar(angle, 0.5)
    pen.blade(
      at,
      {
        path: [
          [rx, ry + 0.5],
          [rx, ry + 0.5],
          [tx, ty + 0.5],
        ],
        width: 0.17,
        taper: 'leaf',
      },
      inks.main,
    )
  }
  pen.blade(
    at,
    {
      path: [
        [0, -0.05],
        [0.1, -0.5],
        [0.5, -0.72],
      ],
      width: 0.2,
      taper: 'drop',
    },
    inks.main,
  )
  pen.line(paisleyOutline(at, 0.62), 0.045 * at.scale, inks.main, true)
  pen.line(paisleyOutline(at, 1), 0.13 * at.scale, inks.main, true)
  const heartAt = place(at, [0, 0.5])
  flower(pen, { ...at, ...point(heartAt), scale: at.scale * 0.27 }, 6, inks)
  for (const [x, y] of [
    [-0.66, -0.25],
    [-0.42, -0.72],
    [0.98, -1],
  ] as const) {
    pen.disc(place(at, [x, y]), 0.09 * at.scale, inks.main)
  }
}

const point = ([x, y]: Point) => ({ x, y })

/** A small sprig: one flower over two leaves, two units tall. */
export function sprig(pen: Pen, at: Frame, inks: Inks): void {
  pen.blade(
    at,
    {
      path: [
        [0, 1.2],
        [0.12, 0.5],
        [0, -0.1],
      ],
      width: 0.1,
      taper: 'stem',
    },
    inks.leaf,
  )
  pen.blade(
    at,
    {
      path: [
        [0.02, 0.85],
        [0.5, 0.75],
        [0.75, 0.25],
      ],
      width: 0.34,
      taper: 'leaf',
    },
    inks.leaf,
  )
  pen.blade(
    at,
    {
      path: [
        [0.02, 0.95],
        [-0.5, 0.85],
        [-0.75, 0.35],
      ],
      width: 0.34,
      taper: 'leaf',
    },
    inks.leaf,
  )
  flower(pen, { ...at, ...point(place(at, [0, -0.5])), scale: at.scale * 0.62 }, 7, inks)
}

/** A lotus seen from the side, about two units wide. */
export function lotus(pen: Pen, at: Frame, inks: Inks): void {
  for (const [angle, length, ink] of [
    [-1.25, 1, inks.second],
    [1.25, 1, inks.second],
    [-0.8, 1.1, inks.main],
    [0.8, 1.1, inks.main],
    [-0.4, 1.2, inks.second],
    [0.4, 1.2, inks.second],
    [0, 1.3, inks.main],
  ] as const) {
    const [tx, ty] = polar(angle, length)
    pen.blade(
      at,
      {
        path: [
          [0, 0.5],
          [tx * 0.75, ty * 0.3 + 0.3],
          [tx, ty + 0.4],
        ],
        width: 0.46,
        taper: 'leaf',
      },
      ink,
    )
  }
  heart(pen, { ...at, ...point(place(at, [0, 0.62])) }, 0.16, inks)
}

/** Dots tied around a centre, as in bandhani. */
export function tiedDots(pen: Pen, at: Frame, rings: number, ink: Ink, eye: Ink): void {
  for (let ring = 0; ring < rings; ring++) {
    const count = ring === 0 ? 1 : ring * 6
    for (let i = 0; i < count; i++) {
      const jitter = (pen.random() - 0.5) * 0.05
      const centre = place(at, polar((i / count) * Math.PI * 2 + jitter, ring * 0.42 + jitter))
      const size = 0.15 * at.scale * (0.85 + pen.random() * 0.3)
      pen.disc(centre, size, ink)
      pen.disc(centre, size * 0.36, eye)
    }
  }
}

/** A stepped diamond, as woven ikat draws it; unit half-height. */
export function steppedDiamond(pen: Pen, at: Frame, ink: Ink, feather: number): void {
  const steps = 9
  for (let i = -steps; i <= steps; i++) {
    const reach = (1 - Math.abs(i) / (steps + 1)) * (1 + (pen.random() - 0.5) * feather)
    const y = i / (steps + 1)
    const h = 0.5 / (steps + 1)
    pen.shape(
      [
        place(at, [-reach, y - h]),
        place(at, [reach, y - h]),
        place(at, [reach, y + h]),
        place(at, [-reach, y + h]),
      ],
      ink,
    )
  }
}

/** An eight-pointed block-print star; unit radius. */
export function star(pen: Pen, at: Frame, ink: Ink): void {
  const points: Point[] = []
  for (let i = 0; i < 16; i++) points.push(place(at, polar((i / 16) * Math.PI * 2, i % 2 === 0 ? 1 : 0.55)))
  pen.shape(points, ink)
}
