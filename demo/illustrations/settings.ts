import type { Category } from '../design.ts'
import { LEFT_WINDOW, lightFrom, type Light } from './light.ts'
import type { Size } from './render.ts'
import { between, type Random } from './rng.ts'
import { GROUNDS, type Ground, type Stage } from './stage.ts'

interface Wall extends Size {
  /** Where the wall ends, px. */
  floorLine: number
  ground: Ground
  random: Random
}

/** How the garments of a category are shown, so that a list of designs isn't one picture repeated. */
export interface Setting {
  grounds: readonly Ground[]
  light: Light
  /** The largest shares of the picture that a garment takes, and how many cm the picture shows at least. */
  crop: { width: number; height: number; leastHeight: number }
  /** Whether standing garments have a floor of their own; false for paper that runs down the wall and on. */
  hasFloor: boolean
  wall: (wall: Wall) => Pick<Stage, 'arches' | 'decor'>
}

const standing = { width: 0.86, height: 0.87, leastHeight: 70 }

/** A niche with a cusped arch. */
const niche: Setting['wall'] = ({ width, height }) => ({
  arches: [{ cx: width / 2, half: width * 0.353, peak: height * 0.053, spring: height * 0.358 }],
})

/** The light of a latticed window falls across the wall. */
const lattice: Setting['wall'] = ({ width, floorLine, random }) => {
  const cell = width * 0.115
  const half = cell / 2
  const left = width * between(random, 0.02, 0.16)
  const top = floorLine * between(random, 0.04, 0.1)
  const tall = floorLine * 0.62
  const wide = width * 0.5
  const down = width * 0.17
  const hole =
    `<path d="M${half} ${half * 0.16}L${cell * 0.92} ${half}L${half} ${cell * 0.92}L${half * 0.16} ${half}Z"/>` +
    `<circle r="${cell * 0.13}"/><circle cx="${cell}" r="${cell * 0.13}"/><circle cy="${cell}" r="${cell * 0.13}"/><circle cx="${cell}" cy="${cell}" r="${cell * 0.13}"/>`
  return {
    arches: [],
    decor:
      `<defs><pattern id="lattice" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="skewY(14)"><g fill="#fffaf0">${hole}</g></pattern>` +
      `<filter id="far"><feGaussianBlur stdDeviation="${width * 0.0045}"/></filter></defs>` +
      `<g filter="url(#far)" opacity=".55"><path d="M${left} ${top}l${wide} ${down}v${tall}l${-wide} ${-down}Z" fill="url(#lattice)"/></g>`,
  }
}

/** A panelled wall above a skirting board. */
const panels: Setting['wall'] = ({ width, height, floorLine, ground }) => {
  const board = floorLine - height * 0.035
  const frame = (x: number, wide: number) => {
    const [y, tall] = [height * 0.06, board - height * 0.13]
    const line = (inset: number, colour: string, opacity: number) =>
      `<rect x="${x + inset}" y="${y + inset}" width="${wide - 2 * inset}" height="${tall - 2 * inset}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2.5"/>`
    return (
      line(0, ground.line, 0.5) +
      line(4, '#fffdf8', 0.85) +
      line(15, ground.line, 0.4) +
      line(18, '#fffdf8', 0.6)
    )
  }
  const gap = width * 0.05
  return {
    arches: [],
    decor:
      frame(-width * 0.32, width * 0.4) +
      frame(width * 0.08 + gap, width * 0.74) +
      frame(width * 0.82 + 2 * gap, width * 0.4) +
      `<rect y="${board}" width="${width}" height="${floorLine - board}" fill="${ground.niche}" fill-opacity=".7"/>` +
      `<rect y="${board}" width="${width}" height="2" fill="#fffdf8"/><rect y="${board + 3}" width="${width}" height="2" fill="${ground.line}" fill-opacity=".45"/>`,
  }
}

/** Paper that runs down the wall and on as the floor. */
const paper: Setting['wall'] = ({ width, height, floorLine, ground }) => ({
  arches: [],
  decor:
    `<defs><linearGradient id="bend" x2="0" y2="1"><stop offset="0" stop-color="${ground.wall}" stop-opacity="0"/>` +
    `<stop offset=".5" stop-color="${ground.floor}"/><stop offset="1" stop-color="${ground.niche}"/></linearGradient></defs>` +
    `<rect y="${floorLine - height * 0.16}" width="${width}" height="${height - floorLine + height * 0.16}" fill="url(#bend)"/>`,
})

/** A wall with the soft edge of a window's light, seen from nearby. */
const plaster: Setting['wall'] = ({ width, height, ground, random }) => {
  const edge = width * between(random, 0.5, 0.72)
  return {
    arches: [],
    decor:
      `<defs><filter id="edge" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${width * 0.035}"/></filter></defs>` +
      `<path d="M${edge} ${-height * 0.3}H${width * 1.4}V${height * 1.3}H${edge - width * 0.56}Z" fill="${ground.line}" fill-opacity=".3" filter="url(#edge)"/>`,
  }
}

const inNiche: Setting = {
  grounds: GROUNDS,
  light: LEFT_WINDOW,
  // The tips of a wide skirt stay within the arch.
  crop: { width: 0.82, height: 0.84, leastHeight: 70 },
  hasFloor: true,
  wall: niche,
}

export const settings: Record<Category, Setting> = {
  Lehenga: inNiche,
  Toiler: inNiche,
  Others: inNiche,
  Saree: {
    grounds: [
      { wall: '#e9dccb', niche: '#f3e9db', line: '#c2a888', floor: '#cdb79c' },
      { wall: '#e6d8d0', niche: '#f1e6e0', line: '#c2a295', floor: '#c9b0a3' },
      { wall: '#d9dfd8', niche: '#e8ede6', line: '#a4b0a2', floor: '#b9bfae' },
    ],
    light: lightFrom([0.55, 0.6, 0.7]),
    crop: standing,
    hasFloor: true,
    wall: lattice,
  },
  Suit: {
    grounds: [
      { wall: '#dde3df', niche: '#ebf0ec', line: '#a3b0a8', floor: '#d2cabd' },
      { wall: '#e6dfd3', niche: '#f2ede4', line: '#b9a98f', floor: '#d3c4ae' },
      { wall: '#dfe0e6', niche: '#edeef2', line: '#a7a9b8', floor: '#d0cbc6' },
    ],
    light: lightFrom([-0.4, 0.5, 0.95]),
    crop: standing,
    hasFloor: true,
    wall: panels,
  },
  Dress: {
    grounds: [
      { wall: '#efdfd8', niche: '#f8ede8', line: '#d0aea1', floor: '#e4cfc6' },
      { wall: '#dfe6ea', niche: '#eef3f5', line: '#a9b8c0', floor: '#cfd9de' },
      { wall: '#ece5d0', niche: '#f7f2e3', line: '#c9bb92', floor: '#ded4b6' },
    ],
    light: lightFrom([0.35, 0.45, 1]),
    crop: standing,
    hasFloor: false,
    wall: paper,
  },
  Blouse: {
    grounds: [
      { wall: '#eadfd0', niche: '#f8f1e6', line: '#bda684', floor: '#dccdb8' },
      { wall: '#e3ddd6', niche: '#f3eee8', line: '#ae9f8e', floor: '#d2c8bc' },
      { wall: '#dce0d4', niche: '#eef1e7', line: '#a2a98f', floor: '#cbd0bd' },
    ],
    light: LEFT_WINDOW,
    crop: { width: 0.96, height: 0.88, leastHeight: 52 },
    hasFloor: false,
    wall: plaster,
  },
}
