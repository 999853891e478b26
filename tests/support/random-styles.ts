import {
  backs,
  bottoms,
  closures,
  cuts,
  flares,
  type GarmentStyle,
  lengths,
  necks,
  skirts,
  sleeves,
  suits,
  type Top,
} from '../../shared/garment-flat/style.ts'
import type { Measure } from '../../shared/measurements/garment-measures.ts'

export type Inches = Partial<Record<Measure, number>>

/** Random numbers that are the same at each run. */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
    from: (low: number, high: number) => Math.round((low + next() * (high - low)) * 4) / 4,
    chance: (share: number) => next() < share,
  }
}
type Random = ReturnType<typeof createRandom>

function randomTop({ pick, chance }: Random): Top {
  return {
    front: pick([...necks, null]),
    back: pick([...backs, null]),
    sleeve: pick([...sleeves, null]),
    closure: pick([...closures, null]),
    hasCords: chance(0.5),
    hasPiping: chance(0.2),
    ...(chance(0.2) && { length: pick(lengths) }),
  }
}
export function randomStyle(random: Random): GarmentStyle {
  const { pick, chance } = random
  const styles: (() => GarmentStyle)[] = [
    () => ({ garment: 'blouse', ...randomTop(random), cut: pick([...cuts, null]) }),
    () => ({ garment: 'dress', ...randomTop(random), skirt: pick(['aLine', 'flared', null]) }),
    () => ({
      garment: 'suit',
      ...randomTop(random),
      suit: pick([...suits, null]),
      bottom: pick([...bottoms, null]),
    }),
    () => ({
      garment: 'lehenga',
      skirt: pick([...skirts, null]),
      flare: pick(flares),
      hasCords: chance(0.5),
      hasDupatta: chance(0.5),
    }),
    () => ({
      garment: 'saree',
      isPleated: chance(0.5),
      hasBorder: chance(0.5),
      isNivi: chance(0.5),
      blouse: randomTop(random),
    }),
  ]
  return pick(styles)()
}
/** Some are missing. */
export function randomMeasures({ from, chance }: Random, garment: GarmentStyle['garment']): Inches {
  const chest = from(26, 60)
  const long = garment === 'blouse' || garment === 'saree' ? from(11, 20) : from(34, 56)
  const all: Required<Inches> = {
    chest,
    waist: chest * from(0.75, 1),
    hip: chest + from(0, 8),
    shoulder: from(11, 19),
    length: long,
    sleeveLength: from(0, 26),
    neckDepthFront: from(2, 14),
    neckDepthBack: from(1, 14),
    bottomLength: from(30, 44),
  }
  return Object.fromEntries(Object.entries(all).filter(([measure]) => measure === 'chest' || chance(0.75)))
}
