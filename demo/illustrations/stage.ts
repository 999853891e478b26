import { between, pick, type Random } from './rng.ts'

export interface Ground {
  wall: string
  niche: string
  line: string
  floor: string
}

/** Pale backgrounds that don't compete with the garment's colour. */
export const GROUNDS: readonly Ground[] = [
  { wall: '#efe6d8', niche: '#f8f2e8', line: '#cdb692', floor: '#e4d7c5' },
  { wall: '#ebe3da', niche: '#f6f1ea', line: '#c3b29d', floor: '#ded3c6' },
  { wall: '#e3e4db', niche: '#f1f2ea', line: '#b4b8a2', floor: '#d4d6c8' },
  { wall: '#e7e4e1', niche: '#f4f2ef', line: '#bdb6ad', floor: '#d8d4ce' },
  { wall: '#f0e4da', niche: '#f9f1ea', line: '#d0b39b', floor: '#e5d5c8' },
]

export const pickGround = (random: Random): Ground => pick(random, GROUNDS)

/** A cusped jharokha arch: springs at `spring`, peaks at `peak`, stands on `base`. */
function arch(cx: number, half: number, peak: number, spring: number, base: number): string {
  const rise = spring - peak
  const side = (m: 1 | -1) => {
    const x = (k: number) => (cx + m * half * k).toFixed(1)
    const y = (k: number) => (spring - rise * k).toFixed(1)
    // Three cusps and an ogee tip.
    return { x, y, m }
  }
  const l = side(-1)
  const r = side(1)
  return (
    `M${l.x(1)} ${base}V${spring}` +
    `C${l.x(1.02)} ${l.y(0.2)} ${l.x(0.98)} ${l.y(0.3)} ${l.x(0.9)} ${l.y(0.36)}` +
    `C${l.x(0.9)} ${l.y(0.52)} ${l.x(0.8)} ${l.y(0.62)} ${l.x(0.66)} ${l.y(0.64)}` +
    `C${l.x(0.64)} ${l.y(0.76)} ${l.x(0.5)} ${l.y(0.83)} ${l.x(0.34)} ${l.y(0.83)}` +
    `C${l.x(0.28)} ${l.y(0.92)} ${l.x(0.1)} ${l.y(0.93)} ${cx} ${peak}` +
    `C${r.x(0.1)} ${r.y(0.93)} ${r.x(0.28)} ${r.y(0.92)} ${r.x(0.34)} ${r.y(0.83)}` +
    `C${r.x(0.5)} ${r.y(0.83)} ${r.x(0.64)} ${r.y(0.76)} ${r.x(0.66)} ${r.y(0.64)}` +
    `C${r.x(0.8)} ${r.y(0.62)} ${r.x(0.9)} ${r.y(0.52)} ${r.x(0.9)} ${r.y(0.36)}` +
    `C${r.x(0.98)} ${r.y(0.3)} ${r.x(1.02)} ${r.y(0.2)} ${r.x(1)} ${spring}V${base}`
  )
}

export interface Stage {
  width: number
  height: number
  ground: Ground
  random: Random
  /** Where the floor meets the wall; null for a wall alone. */
  floorLine: number | null
  arches: readonly { cx: number; half: number; peak: number; spring: number }[]
  /** What else is on the wall, as SVG below the floor. */
  decor?: string
  /** Whether the light comes from the right instead of the left. */
  fromRight?: boolean
  /** Standing garments: centre, floor height and half width of the foot in px. */
  feet: readonly { cx: number; y: number; half: number }[]
}

export function stageSvg({
  width,
  height,
  ground,
  random,
  floorLine,
  arches,
  decor = '',
  fromRight = false,
  feet,
}: Stage): string {
  const base = floorLine ?? height + 10
  const glow = (fromRight ? 1 - between(random, 0.32, 0.44) : between(random, 0.32, 0.44)).toFixed(2)
  const away = fromRight ? -1 : 1
  const niches = arches
    .map(({ cx, half, peak, spring }) => {
      const outer = arch(cx, half, peak, spring, base)
      const line = arch(cx, half + 13, peak - 22, spring - 4, base)
      return (
        `<path d="${outer}" fill="url(#niche)"/>` +
        `<g clip-path="url(#clip${cx})"><path d="${outer}" fill="none" stroke="#6b4a35" stroke-opacity=".3" stroke-width="26" filter="url(#soft)" transform="translate(10 12)"/></g>` +
        `<path d="${outer}" fill="none" stroke="${ground.line}" stroke-width="2.2"/>` +
        `<path d="${line}" fill="none" stroke="${ground.line}" stroke-opacity=".55" stroke-width="1.2"/>`
      )
    })
    .join('')
  const clips = arches
    .map(
      ({ cx, half, peak, spring }) =>
        `<clipPath id="clip${cx}"><path d="${arch(cx, half, peak, spring, base)}"/></clipPath>`,
    )
    .join('')
  const shadows = feet
    .map(
      ({ cx, y, half }) =>
        `<ellipse cx="${cx + away * half * 0.22}" cy="${y + 4}" rx="${half * 1.3}" ry="${Math.max(16, half * 0.14)}" fill="#4a2c1e" opacity=".26" filter="url(#wide)"/>` +
        `<ellipse cx="${cx + away * half * 0.04}" cy="${y - half * 0.02}" rx="${half * 1.02}" ry="${Math.max(8, half * 0.1)}" fill="#2d160f" opacity=".42" filter="url(#soft)"/>`,
    )
    .join('')
  const floor =
    floorLine === null
      ? ''
      : `<rect y="${floorLine}" width="${width}" height="${height - floorLine}" fill="url(#floor)"/>` +
        `<rect y="${floorLine - 1}" width="${width}" height="2" fill="#7a5b45" opacity=".16"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<radialGradient id="wall" cx="${glow}" cy=".3" r=".95"><stop offset="0" stop-color="${ground.niche}"/>` +
    `<stop offset=".55" stop-color="${ground.wall}"/><stop offset="1" stop-color="${ground.floor}"/></radialGradient>` +
    `<radialGradient id="niche" cx="${glow}" cy=".34" r=".85"><stop offset="0" stop-color="#fffdf9"/>` +
    `<stop offset=".5" stop-color="${ground.niche}"/><stop offset="1" stop-color="${ground.wall}"/></radialGradient>` +
    `<linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${ground.floor}"/>` +
    `<stop offset="1" stop-color="${ground.wall}"/></linearGradient>` +
    `<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="8"/></filter>` +
    `<filter id="wide" x="-40%" y="-300%" width="180%" height="700%"><feGaussianBlur stdDeviation="24 16"/></filter>${clips}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${niches}${decor}${floor}${shadows}</svg>`
  )
}
