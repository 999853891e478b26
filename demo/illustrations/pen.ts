import { between, type Random } from './rng.ts'
import { clamp } from './vectors.ts'

/** Metal thread, a set stone or a hex colour of dye or silk thread. */
export type Ink = 'zari' | (string & {})

/** How a motif gets onto the cloth. */
export type Technique = 'stitched' | 'printed'

/** Where a motif stands on its tile: cm, radians, and a scale of its unit (about 1 cm). */
export interface Frame {
  x: number
  y: number
  angle: number
  scale: number
}

export const frame = (x: number, y: number, scale = 1, angle = 0): Frame => ({ x, y, scale, angle })

export type Point = readonly [number, number]

export function place(at: Frame, [x, y]: Point): Point {
  const cos = Math.cos(at.angle) * at.scale
  const sin = Math.sin(at.angle) * at.scale
  return [at.x + x * cos - y * sin, at.y + x * sin + y * cos]
}

const n = (value: number) => value.toFixed(3)

function shade(hex: string, factor: number): string {
  const part = (at: number) =>
    Math.round(clamp(parseInt(hex.slice(at, at + 2), 16) * factor, 0, 255))
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}

const grey = (value: number) => shade('#ffffff', value)

/** Width along a blade from root (0) to tip (1). */
const TAPERS = {
  leaf: (t: number) => Math.sin(Math.PI * Math.pow(t, 0.85)),
  petal: (t: number) => Math.sin(Math.PI * Math.pow(t, 1.5)) * 0.96 + 0.04,
  drop: (t: number) => Math.pow(Math.sin(Math.PI * Math.pow(1 - t, 1.7)), 0.8),
  stem: (t: number) => 0.75 + 0.25 * (1 - t),
} as const

export interface Blade {
  /** Root, bend and tip in the frame's units. */
  path: readonly [Point, Point, Point]
  width: number
  taper: keyof typeof TAPERS
}

/** Collects the separations of one tile: dye and print, silk thread, metal thread, and stones. */
export class Pen {
  readonly dye: string[] = []
  readonly thread: string[] = []
  readonly zari: string[] = []
  readonly gems: string[] = []

  readonly random: Random
  readonly technique: Technique

  constructor(random: Random, technique: Technique) {
    this.random = random
    this.technique = technique
  }

  private layer(ink: Ink): string[] {
    if (ink === 'zari') return this.zari
    return this.technique === 'stitched' ? this.thread : this.dye
  }

  private paint(ink: Ink, factor: number) {
    return ink === 'zari' ? grey(clamp(0.62 * factor, 0, 1)) : shade(ink, factor)
  }

  /** A leaf, petal or stem: satin stitches across its axis, or one flat shape when printed. */
  blade(at: Frame, { path, width, taper }: Blade, ink: Ink): void {
    const [a, b, c] = [place(at, path[0]), place(at, path[1]), place(at, path[2])]
    const half = (width * at.scale) / 2
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])
    const stitched = ink === 'zari' || this.technique === 'stitched'
    const pitch = taper === 'stem' ? 0.16 : 0.085
    const steps = Math.max(7, Math.min(60, Math.round(length / pitch)))
    const left: string[] = []
    const right: string[] = []
    const stitches: string[] = []
    const out = this.layer(ink)
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const k = 1 - t
      const x = a[0] * k * k + 2 * b[0] * k * t + c[0] * t * t
      const y = a[1] * k * k + 2 * b[1] * k * t + c[1] * t * t
      const dx = (b[0] - a[0]) * k + (c[0] - b[0]) * t
      const dy = (b[1] - a[1]) * k + (c[1] - b[1]) * t
      const d = Math.hypot(dx, dy) || 1
      const reach = half * TAPERS[taper](t) * (stitched ? between(this.random, 0.93, 1.05) : 1)
      const nx = (-dy / d) * reach
      const ny = (dx / d) * reach
      left.push(`${n(x + nx)} ${n(y + ny)}`)
      right.unshift(`${n(x - nx)} ${n(y - ny)}`)
      if (!stitched || i === 0 || i === steps) continue
      // Oblique like hand satin stitch; each stitch takes the light a little differently.
      const lean = reach * 0.45
      const tone = ink === 'zari' ? between(this.random, 0.62, 1.34) : between(this.random, 0.8, 1.2)
      stitches.push(
        `<path d="M${n(x + nx + (dx / d) * lean)} ${n(y + ny + (dy / d) * lean)}L${n(x - nx - (dx / d) * lean)} ` +
          `${n(y - ny - (dy / d) * lean)}" stroke="${this.paint(ink, tone)}"/>`,
      )
    }
    const outline = `M${left.join('L')}L${right.join('L')}Z`
    out.push(`<path d="${outline}" fill="${this.paint(ink, ink === 'zari' ? 0.66 : stitched ? 0.84 : 1)}"/>`)
    if (stitched) {
      const gauge = ((length / steps) * 0.82).toFixed(3)
      out.push(`<g fill="none" stroke-linecap="round" stroke-width="${gauge}">${stitches.join('')}</g>`)
    }
  }

  line(points: readonly Point[], width: number, ink: Ink, closed = false): void {
    const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
    this.layer(ink).push(
      `<path d="${d}${closed ? 'Z' : ''}" fill="none" stroke="${this.paint(ink, 1)}" stroke-width="${n(width)}"` +
        ` stroke-linejoin="round" stroke-linecap="round"/>`,
    )
  }

  shape(points: readonly Point[], ink: Ink, factor = 1): void {
    const d = points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
    this.layer(ink).push(`<path d="M${d}Z" fill="${this.paint(ink, factor)}"/>`)
  }

  disc(at: Point, radius: number, ink: Ink, factor = 1): void {
    this.layer(ink).push(
      `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}" fill="${this.paint(ink, factor)}"/>`,
    )
  }

  ring(at: Point, radius: number, width: number, ink: Ink): void {
    this.layer(ink).push(
      `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}" fill="none" stroke="${this.paint(ink, 1)}"` +
        ` stroke-width="${n(width)}"/>`,
    )
  }

  /** A wash of dye, always flat on the cloth. */
  wash(svg: string): void {
    this.dye.push(svg)
  }

  band(y: number, height: number, width: number, colour: string): void {
    this.dye.push(`<rect x="-1" y="${n(y)}" width="${n(width + 2)}" height="${n(height)}" fill="${colour}"/>`)
  }

  /** A couched metal cord laid straight across the tile. */
  cord(y: number, width: number, gauge: number): void {
    const twists = Math.max(4, Math.round(width / (gauge * 0.8)))
    const pitch = width / twists
    for (let i = 0; i < twists; i++) {
      const x = i * pitch
      const tone = between(this.random, 0.75, 1.3)
      this.zari.push(
        `<path d="M${n(x)} ${n(y + gauge / 2)}L${n(x + pitch)} ${n(y - gauge / 2)}" stroke="${grey(0.6 * tone)}"` +
          ` stroke-width="${n(gauge * 0.62)}" stroke-linecap="round"/>`,
      )
    }
    this.zari.push(
      `<path d="M-1 ${n(y)}H${n(width + 1)}" stroke="${grey(0.4)}" stroke-width="${n(gauge)}" opacity=".45"/>`,
    )
  }

  sequin(at: Point, radius: number, colour: string): void {
    const tone = between(this.random, 0.85, 1.15)
    this.gems.push(
      `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}" fill="${shade(colour, tone)}"/>` +
        `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius * 0.2)}" fill="${shade(colour, 0.35)}"/>`,
    )
  }

  /** One of many overlapping sequins: dark where the next lies over it, and now and then turned to the light. */
  scale([x, y]: Point, radius: number, colour: string): void {
    const tone = this.random() < 0.09 ? 1.24 : between(this.random, 0.74, 1.12)
    const lean = between(this.random, -0.35, 0.35)
    const disc = (dx: number, dy: number, f: number, paint: string) =>
      `<circle cx="${n(x + dx * radius)}" cy="${n(y + dy * radius)}" r="${n(radius * f)}" ${paint}/>`
    const fill = (factor: number) => `fill="${shade(colour, factor * tone)}"`
    this.gems.push(
      disc(0, 0.1, 1.04, fill(0.4)) +
        disc(0, 0, 0.97, fill(0.86)) +
        disc(lean * 0.5, 0.2, 0.72, fill(1.06)) +
        disc(lean - 0.1, 0.34, 0.26, `fill="#fff3d6" opacity="${n(0.55 * tone)}"`),
    )
  }

  /** A foil-backed stone in its metal collar. */
  stone(at: Point, radius: number, colour: string): void {
    this.ring(at, radius * 1.12, radius * 0.42, 'zari')
    const facet = (k: number, f: number) =>
      `<circle cx="${n(at[0] - radius * k)}" cy="${n(at[1] - radius * k)}" r="${n(radius * f)}" fill="${shade(colour, 1 + k)}"/>`
    this.gems.push(facet(0, 0.95) + facet(0.12, 0.6) + facet(0.28, 0.25))
  }

  bead(at: Point, radius: number, colour: string): void {
    this.gems.push(
      `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}" fill="${shade(colour, 0.72)}"/>` +
        `<circle cx="${n(at[0] - radius * 0.15)}" cy="${n(at[1] - radius * 0.2)}" r="${n(radius * 0.72)}" fill="${colour}"/>`,
    )
  }
}
