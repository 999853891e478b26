import { compose } from '../compose.ts'
import type { Figure } from '../figure.ts'
import { shoot, spotOf, type Lens } from '../framing.ts'
import { renderFigures, type Size } from '../render.ts'
import { seeded } from '../rng.ts'
import { stageSvg, type Ground, type Stage } from '../stage.ts'

/** Grounds of the pages' own pictures. */
export const GROUNDS = {
  ivory: { wall: '#f0e7d9', niche: '#faf5ec', line: '#c9ac7f', floor: '#e3d4c0' },
  rose: { wall: '#efe0d8', niche: '#f9efe9', line: '#c9a28f', floor: '#e2cdc1' },
  sage: { wall: '#e3e5da', niche: '#f2f3ea', line: '#b3b596', floor: '#d3d6c4' },
} as const satisfies Record<string, Ground>

/** Where a point at x and z is seen in the picture, px. */
type Spot = (x: number, z: number) => { cx: number; y: number }

export interface Room {
  size: Size
  lens: Omit<Lens, 'finer' | 'finished'>
  ground: Ground
  seed: number
  /** Height in cm of what the figures stand on, and where in the picture it meets the wall, px. */
  level: number
  floorLine: number
  seedShop: (spot: Spot) => Pick<Stage, 'arches' | 'feet'>
  wallShadow: number
}

/** How many times finer than its final size a scene is drawn. */
export const FINER = 2

/** Figures standing together before arches. */
export async function inRoom(figures: Figure[], room: Room): Promise<Buffer> {
  const { size, lens, level, seedShop, seed, ...stage } = room
  const shot = shoot({ ...lens, finer: FINER, finished: size })
  const cutout = await renderFigures(figures, shot)
  const furniture = seedShop((x, z) => spotOf(shot, [x, level, z]))
  return compose(stageSvg({ ...size, ...stage, ...furniture, random: seeded(seed) }), cutout, room.wallShadow)
}
