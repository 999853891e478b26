import type { Color } from '../design.ts'
import type { Gold } from './golds.ts'
import { between, type Random } from './rng.ts'
import { clamp, mix, type Vec3 } from './vectors.ts'

/** Linear-light colours from shadow to highlight; cloth in shade turns to `deep`, never to black. */
export interface Ramp {
  deep: Vec3
  mid: Vec3
  light: Vec3
}

export type ZariTone = 'gold' | 'antique' | 'silver' | 'rose'

interface Dye {
  /** Shade, body and light as hex. */
  tones: readonly [string, string, string]
  /** Thread and print colours that sit well on this ground. */
  inks: readonly (readonly [string, string, string])[]
  zari: readonly ZariTone[]
}

const DYES: Record<Color, Dye> = {
  Red: {
    tones: ['#5e0c1c', '#ad1f2d', '#e0675c'],
    inks: [
      ['#f3d9a4', '#1f6a4f', '#f2b8a2'],
      ['#f6e7cf', '#d98a2b', '#7c1226'],
    ],
    zari: ['gold', 'gold', 'antique'],
  },
  Maroon: {
    tones: ['#330816', '#74193a', '#a9506a'],
    inks: [
      ['#e9c6a0', '#c4587a', '#2f6f5d'],
      ['#f0dcc0', '#d88f4e', '#b23a5f'],
    ],
    zari: ['gold', 'antique'],
  },
  Pink: {
    tones: ['#7a1145', '#c93f7c', '#f0a0c0'],
    inks: [
      ['#fbe3ea', '#2f7d62', '#f2b34c'],
      ['#fff3e2', '#7d1d5b', '#f7a9bf'],
    ],
    zari: ['gold'],
  },
  Golden: {
    tones: ['#75480f', '#c5923c', '#f0d394'],
    inks: [
      ['#7b1e3a', '#fbeccb', '#2f6b56'],
      ['#8a3b1c', '#fff4dc', '#a8324a'],
    ],
    zari: ['antique', 'gold'],
  },
  'Royal Blue': {
    tones: ['#0d1848', '#25409b', '#6c8ada'],
    inks: [
      ['#f0dfb8', '#d65a8c', '#5fb0b5'],
      ['#eaf0fb', '#e8b04a', '#7f9be3'],
    ],
    zari: ['gold'],
  },
  Green: {
    tones: ['#082f24', '#17654a', '#5aa985'],
    inks: [
      ['#f3dfae', '#d4557f', '#9fd0a6'],
      ['#fff0d2', '#e29a3a', '#0b4634'],
    ],
    zari: ['gold', 'gold', 'antique'],
  },
  Black: {
    tones: ['#070509', '#211b23', '#575059'],
    inks: [
      ['#e8d3a8', '#b83a5e', '#4f9188'],
      ['#f4ebdf', '#c7503e', '#d9a24a'],
    ],
    zari: ['gold', 'gold', 'antique'],
  },
  White: {
    tones: ['#a3958a', '#efe7da', '#fffdf8'],
    inks: [
      ['#b5476b', '#4e8163', '#d9a044'],
      ['#33539a', '#7fa3cf', '#c8925a'],
    ],
    zari: ['gold', 'rose'],
  },
  Peach: {
    tones: ['#b2624c', '#eda68b', '#fbdccb'],
    inks: [
      ['#fff2e6', '#b4476a', '#6f9a78'],
      ['#fff7ee', '#c96a4c', '#8aa78c'],
    ],
    zari: ['rose', 'gold'],
  },
  Yellow: {
    tones: ['#a35f06', '#e5ac2c', '#f9e08e'],
    inks: [
      ['#b4235f', '#fff3cf', '#2c7450'],
      ['#c4481f', '#fff6dc', '#1f5f86'],
    ],
    zari: ['gold', 'antique'],
  },
}

/** Dark, body and glint of each metal thread, linear light. */
const ZARI: Record<ZariTone, readonly [string, string, string]> = {
  gold: ['#5f3d0c', '#c69238', '#fff0bd'],
  antique: ['#3f280e', '#9c6f30', '#f3d79c'],
  silver: ['#3f4048', '#9c9a98', '#fffdf6'],
  rose: ['#6b3a2a', '#cd9275', '#ffe6d6'],
}

const toLinear = (value: number) => Math.pow(value / 255, 2.2)

export function linear(hex: string): Vec3 {
  const part = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16))
  return [part(1), part(3), part(5)]
}

export function toHex([r, g, b]: Vec3): string {
  const part = (value: number) =>
    Math.round(Math.pow(clamp(value), 1 / 2.2) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}

export const blend = (a: Vec3, b: Vec3, t: number): Vec3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

const ramp = (tones: readonly [string, string, string]): Ramp => ({
  deep: linear(tones[0]),
  mid: linear(tones[1]),
  light: linear(tones[2]),
})

/** The dye lot: each design's colour leans a little, so that two maroons are not the same maroon. */
export function dyeRamp(color: Color | Gold, random: Random): Ramp {
  const base = plainRamp(color)
  // A gold that leans away from yellow turns green or orange.
  const warm = between(random, -0.09, 0.09) * (typeof color === 'string' ? 1 : 0.3)
  const value = between(random, 0.9, 1.12)
  const lean = (c: Vec3): Vec3 => [c[0] * value * (1 + warm), c[1] * value, c[2] * value * (1 - warm)]
  return { deep: lean(base.deep), mid: lean(base.mid), light: lean(base.light) }
}

export const plainRamp = (color: Color | Gold): Ramp =>
  ramp(typeof color === 'string' ? DYES[color].tones : color)

export const zariRamp = (tone: ZariTone): Ramp => ramp(ZARI[tone])

export const zariTones = (color: Color) => DYES[color].zari

export const inkSets = (color: Color) => DYES[color].inks

/** Petal, pale petal and leaf on each ground. */
const FLORALS: Record<Color, readonly [string, string, string]> = {
  Red: ['#f0b48f', '#fbe9d0', '#2f6b4a'],
  Maroon: ['#d9899b', '#f2d3c9', '#6d9a70'],
  Pink: ['#f7b9cd', '#fff4ee', '#2f7d5a'],
  Golden: ['#a8324a', '#f6dccb', '#45704a'],
  'Royal Blue': ['#e58fb0', '#f7d9e2', '#6fae9a'],
  Green: ['#e58aa5', '#f9dfd6', '#8fc79a'],
  Black: ['#d65a78', '#f3b9b2', '#5f8f6b'],
  White: ['#c2557a', '#f0b7c4', '#5d8a63'],
  Peach: ['#b8435f', '#fbe6dc', '#5f8a66'],
  Yellow: ['#c4481f', '#fff1cf', '#3f7a4d'],
}

export const floralInks = (color: Color) => FLORALS[color]
