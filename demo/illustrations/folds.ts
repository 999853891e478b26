import { between, noise2, type Random } from './rng.ts'
import { clamp, smoothstep } from './vectors.ts'

/** A fold profile around the body: -1 in a valley, 1 on a ridge. */
export type Folds = (turn: number) => number

/** Rounded lobes of uneven width and depth with narrow valleys, as cloth falls from a gathered waist. */
export function lobes(random: Random, count: number, unevenness = 0.45): Folds {
  const ends: number[] = []
  const tall: number[] = []
  let sum = 0
  for (let i = 0; i < count; i++) {
    sum += between(random, 1 - unevenness, 1 + unevenness)
    ends.push(sum)
    tall.push(between(random, 0.55, 1))
  }
  return (turn) => {
    const at = (turn - Math.floor(turn)) * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]! < at) low = middle + 1
      else high = middle
    }
    const start = low === 0 ? 0 : ends[low - 1]!
    const t = clamp((at - start) / (ends[low]! - start))
    const arch = 1 - Math.pow(Math.abs(2 * t - 1), 2.3)
    return (arch * 2 - 1) * tall[low]!
  }
}

export interface FoldPlan {
  /** Depth of the folds in cm at the hem. */
  depth: number
  count: number
  /** Share of the height over which folds grow from the top: 0 at once, 1 only at the hem. */
  late: number
  /** Depth in cm of the fine gathers at the waist. */
  gathers: number
  /** Frills sewn on one under the other; none by default. */
  tiers?: number
}

export interface Pleating {
  /** How far the cloth stands out at (turn 0..1, down 0..1 from the waist), in cm. */
  offset(turn: number, down: number): number
  /** 0 on ridges, 1 in valleys, weighted by the folds' depth there. */
  hollow(turn: number, down: number): number
}

/** Tiers of gathered cloth below `from` (0..1 from the top), each standing out further towards its own lower edge. */
export function frills(random: Random, count: number, from: number): Pleating {
  const waves = lobes(random, 34, 0.5)
  const fine = lobes(random, 110, 0.5)
  const tier = (down: number) => {
    const at = clamp((down - from) / (1 - from)) * count
    return { level: Math.min(count - 1, Math.floor(at)), local: at === count ? 1 : at % 1 }
  }
  return {
    offset: (turn, down) => {
      if (down < from) return 0
      const { level, local } = tier(down)
      const wave = waves(turn + level * 0.37) * 1.3 * local
      return 2.6 * Math.pow(local, 0.8) + wave + fine(turn + level * 0.11) * 0.35 * (1 - local)
    },
    hollow: (turn, down) => {
      if (down < from) return 0
      const { level, local } = tier(down)
      return 0.7 * Math.exp(-local * 7) + clamp(0.35 - waves(turn + level * 0.37) * 0.5) * local
    },
  }
}

/** Folds that start at different heights, split on the way down, and sway a little. */
export function pleating(random: Random, { depth, count, late, gathers, tiers }: FoldPlan): Pleating {
  const main = lobes(random, count)
  const split = lobes(random, Math.round(count * 1.8), 0.6)
  const fine = lobes(random, count * 5, 0.5)
  const seed = random() * 100
  const frill = tiers === undefined ? null : frills(random, tiers, 0.12)
  const sway = (turn: number, down: number) =>
    turn +
    (noise2(seed + Math.sin(turn * 6.283) * 2.5, seed + Math.cos(turn * 6.283) * 2.5 + down * 1.2) - 0.5) *
      0.035 *
      down
  const growth = (down: number) => Math.pow(smoothstep(-0.05, 1.15, down), 0.6 + late * 1.2)
  return {
    offset: (turn, down) => {
      const at = sway(turn, down)
      const start = smoothstep(0, 0.25 + noise2(at * count * 0.9, seed) * 0.5, down)
      return (
        main(at) * depth * growth(down) * start +
        split(at) * depth * 0.36 * smoothstep(0.25, 0.95, down) +
        fine(at) * gathers * (1 - smoothstep(0.02, 0.42, down)) * smoothstep(-0.02, 0.03, down) +
        (frill?.offset(at, down) ?? 0)
      )
    },
    hollow: (turn, down) => {
      const at = sway(turn, down)
      const valley = clamp(0.5 - main(at) * 0.62)
      const small = clamp(0.4 - fine(at) * 0.5)
      return (
        valley * valley * growth(down) * Math.min(1, depth / 3) +
        small * clamp(gathers) * (1 - smoothstep(0.02, 0.4, down)) +
        (frill?.hollow(at, down) ?? 0)
      )
    },
  }
}
