import {
  backs,
  type Bottom,
  bottoms,
  closures,
  cuts,
  flares,
  type GarmentStyle,
  lengths,
  necks,
  skirts,
  sleeves,
  type Suit,
  suits,
  type Top,
  usualLengths,
} from './style.ts'

/**
 * What may be chosen of a garment, and the values of each that can be drawn. The others are chosen by name or picture
 * and change nothing in the drawing.
 */
export const drawings = {
  FRONT_NECK: necks,
  BACK: backs,
  SLEEVE: sleeves,
  LENGTH: lengths,
  FIT: [],
  CUT: cuts,
  CLOSURE: closures,
  LINING: [],
  PADDING: [],
  PIPING: ['piping'],
  LATKAN: ['cords'],
  SKIRT: skirts,
  FLARE: flares,
  DUPATTA: ['dupatta', 'none'],
  BOTTOM: bottoms,
  SUIT: suits,
  FINISH: ['pleats'],
} as const satisfies Record<string, readonly string[]>

export type StylePart = keyof typeof drawings

/** An option that was chosen for a part of a garment. */
export interface Choice {
  part: StylePart
  /** One of the part's drawings; anything else is not drawn. */
  drawing: string | null
}

const ofTop = [
  'FRONT_NECK',
  'BACK',
  'SLEEVE',
  'LENGTH',
  'CLOSURE',
  'LINING',
  'PADDING',
  'PIPING',
  'LATKAN',
  'FINISH',
] as const
const partsOf: Record<GarmentStyle['garment'], readonly StylePart[]> = {
  blouse: [...ofTop, 'FIT', 'CUT'],
  dress: [...ofTop, 'FIT', 'SKIRT', 'FLARE'],
  suit: [...ofTop, 'FIT', 'SUIT', 'FLARE', 'BOTTOM', 'DUPATTA'],
  lehenga: ['SKIRT', 'FLARE', 'LENGTH', 'LINING', 'LATKAN', 'DUPATTA', 'FINISH'],
  saree: ['FINISH'],
}

export const partsOfGarment = (garment: GarmentStyle['garment']) => partsOf[garment]

const fits = (garment: GarmentStyle['garment'], { part, drawing }: Choice) =>
  partsOf[garment].includes(part) &&
  (part !== 'LENGTH' || drawing === null || garment === 'saree' || drawing in usualLengths[garment])

/** Which of the garments that are sewn together a choice is for: the first that has its part. */
export const garmentFor = (together: readonly GarmentStyle['garment'][], choice: Choice) =>
  together.find((garment) => fits(garment, choice)) ??
  together.find((garment) => partsOf[garment].includes(choice.part))

/** A style in which what was chosen takes the place of what the design says. */
export const styleWith = (style: GarmentStyle, choices: readonly Choice[]): GarmentStyle =>
  // A suit's style brings its usual bottom, which may then be chosen otherwise.
  [...choices].sort((a, b) => Number(b.part === 'SUIT') - Number(a.part === 'SUIT')).reduce(withChoice, style)

const usualBottom: Record<Suit, Bottom> = {
  straight: 'trousers',
  anarkali: 'churidar',
  aLine: 'churidar',
  patiala: 'patiala',
  palazzo: 'palazzo',
}

const valueIn = <Value extends string>(values: readonly Value[], drawing: string): Value | undefined =>
  values.find((value) => value === drawing)

function withChoice(style: GarmentStyle, { part, drawing }: Choice): GarmentStyle {
  if (drawing === null) return style
  switch (style.garment) {
    case 'saree':
      return part === 'FINISH'
        ? { ...style, isPleated: style.isPleated || drawing === 'pleats' }
        : { ...style, blouse: withTop(style.blouse, part, drawing) }
    case 'lehenga':
      switch (part) {
        case 'SKIRT':
          return { ...style, skirt: valueIn(skirts, drawing) ?? style.skirt }
        case 'FLARE':
          return { ...style, flare: valueIn(flares, drawing) ?? style.flare }
        case 'LENGTH':
          return { ...style, length: valueIn(lengths, drawing) ?? style.length }
        case 'DUPATTA':
          return { ...style, hasDupatta: drawing === 'dupatta' }
        case 'LATKAN':
          return { ...style, hasCords: style.hasCords || drawing === 'cords' }
        default:
          return style
      }
    case 'blouse':
      return part === 'CUT'
        ? { ...style, cut: valueIn(cuts, drawing) ?? style.cut }
        : withTop(style, part, drawing)
    case 'dress':
      if (part === 'FLARE') return { ...style, flare: valueIn(flares, drawing) ?? style.flare }
      return part === 'SKIRT'
        ? { ...style, skirt: valueIn(['aLine', 'flared'] as const, drawing) ?? style.skirt }
        : withTop(style, part, drawing)
    case 'suit':
      switch (part) {
        case 'SUIT': {
          const suit = valueIn(suits, drawing)
          return suit ? { ...style, suit, bottom: usualBottom[suit] } : style
        }
        case 'BOTTOM':
          return { ...style, bottom: valueIn(bottoms, drawing) ?? style.bottom }
        case 'FLARE':
          return { ...style, flare: valueIn(flares, drawing) ?? style.flare }
        default:
          return withTop(style, part, drawing)
      }
  }
}

function withTop<Style extends Top>(style: Style, part: StylePart, drawing: string): Style {
  switch (part) {
    case 'FRONT_NECK':
      return { ...style, front: valueIn(necks, drawing) ?? style.front }
    case 'BACK':
      return { ...style, back: valueIn(backs, drawing) ?? style.back }
    case 'SLEEVE':
      return { ...style, sleeve: valueIn(sleeves, drawing) ?? style.sleeve }
    case 'CLOSURE':
      return { ...style, closure: valueIn(closures, drawing) ?? style.closure }
    case 'LENGTH':
      return { ...style, length: valueIn(lengths, drawing) ?? style.length }
    case 'LATKAN':
      return { ...style, hasCords: style.hasCords || drawing === 'cords' }
    case 'PIPING':
      return { ...style, hasPiping: style.hasPiping || drawing === 'piping' }
    default:
      return style
  }
}
