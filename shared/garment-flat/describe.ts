import type { Choice, StylePart } from './choices.ts'
import type { DesignWords } from './read-style.ts'
import type { Back, Bottom, Closure, Cut, GarmentStyle, Neck, Skirt, Sleeve, Suit, Top } from './style.ts'

/** The parts of a style with their values, as labels name them. */
export interface PartValues {
  frontNeck: Neck
  back: Back
  sleeve: Sleeve
  cut: Cut
  closure: Closure
  cords: 'yes'
  suit: Suit
  bottom: Bottom
  skirt: Skirt
  dupatta: 'yes'
  pleats: 'sewn'
}
/** The others are known by the name of a chosen option alone. */
export type PartName =
  keyof PartValues | 'fit' | 'length' | 'lining' | 'padding' | 'piping' | 'flare' | 'finish'

export interface ChosenOption extends Choice {
  /** In the reader's language. */
  name: string
}

const partOf: Record<StylePart, PartName> = {
  FRONT_NECK: 'frontNeck',
  BACK: 'back',
  SLEEVE: 'sleeve',
  LENGTH: 'length',
  FIT: 'fit',
  CUT: 'cut',
  CLOSURE: 'closure',
  LINING: 'lining',
  PADDING: 'padding',
  PIPING: 'piping',
  LATKAN: 'cords',
  SKIRT: 'skirt',
  FLARE: 'flare',
  DUPATTA: 'dupatta',
  BOTTOM: 'bottom',
  SUIT: 'suit',
  FINISH: 'finish',
}
export const nameOfPart = (part: StylePart): PartName => partOf[part]

const partOrder: readonly PartName[] = [
  ...([
    'suit',
    'skirt',
    'flare',
    'frontNeck',
    'back',
    'cords',
    'sleeve',
    'length',
    'fit',
    'cut',
    'closure',
  ] as const),
  ...(['lining', 'padding', 'piping', 'bottom', 'dupatta', 'pleats', 'finish'] as const),
]

/** A part of a garment in words: a value that is drawn, or what is written of one that could not be drawn. */
export type DescribedPart =
  | { [Name in keyof PartValues]: { part: Name; value: PartValues[Name] } }[keyof PartValues]
  | { part: PartName; written: string }

/**
 * What is known of a style, part by part; parts of which nothing is known are left out. What was chosen has the name of
 * its option.
 */
export function describeStyle(
  style: GarmentStyle,
  design: DesignWords | null,
  chosen: readonly ChosenOption[] = [],
): DescribedPart[] {
  const named = chosen.map(({ part, name }) => ({ part: partOf[part], written: name }))
  const replaced = new Set<PartName>(named.map(({ part }) => part))
  if (replaced.has('finish')) replaced.add('pleats')
  return [...described(style, design).filter(({ part }) => !replaced.has(part)), ...named].sort(
    (a, b) => partOrder.indexOf(a.part) - partOrder.indexOf(b.part),
  )
}

function described(style: GarmentStyle, design: DesignWords | null): DescribedPart[] {
  const { blouseDetails: blouse, suitDetails: suit, lehengaDetails: lehenga } = design ?? {}
  switch (style.garment) {
    case 'blouse':
      return [
        ...part('frontNeck', style.front, blouse?.necklineStyle),
        ...part('back', style.back, blouse?.blouseBackDesign),
        ...part('cords', style.hasCords ? 'yes' : null),
        ...sleeve(style, blouse?.sleeveType),
        ...part('cut', style.cut),
        ...part('closure', style.closure),
      ]
    case 'suit':
      return [
        ...part('suit', style.suit, suit?.style),
        ...sleeve(style, suit?.sleeveType),
        ...part('bottom', style.bottom),
      ]
    case 'dress':
      return part('skirt', style.skirt)
    case 'lehenga':
      return [
        ...part('skirt', style.skirt, lehenga?.lehengaType),
        ...part('cords', style.hasCords ? 'yes' : null),
        ...part('dupatta', style.hasDupatta ? 'yes' : null),
      ]
    case 'saree':
      return part('pleats', style.isPleated ? 'sewn' : null)
  }
}

const sleeve = ({ sleeve: value }: Top, written: string | null | undefined) => part('sleeve', value, written)

function part<Name extends keyof PartValues>(
  name: Name,
  value: PartValues[Name] | null,
  written?: string | null,
): DescribedPart[] {
  if (value !== null) return [{ part: name, value } as DescribedPart]
  const text = written?.trim()
  return text ? [{ part: name, written: text }] : []
}

/** Whether something of the style is drawn with broken lines. */
export function isPartlyUnknown(style: GarmentStyle): boolean {
  switch (style.garment) {
    case 'blouse':
      return hasNull(style.front, style.back, style.sleeve)
    case 'dress':
      return hasNull(style.front, style.back, style.sleeve, style.skirt)
    case 'suit':
      return hasNull(style.front, style.back, style.sleeve, style.suit, style.bottom)
    case 'lehenga':
      return style.skirt === null
    case 'saree':
      return !style.isNivi || hasNull(style.blouse.front, style.blouse.back, style.blouse.sleeve)
  }
}
const hasNull = (...values: unknown[]) => values.includes(null)
