import type { Garment } from '../measurements/garment-measures.ts'
import type { Back, Bottom, Closure, Cut, GarmentStyle, Neck, Skirt, Sleeve, Suit, Top } from './style.ts'

/** What a design says of its garment, in words (shared/catalogue/garment-details.ts). */
export interface DesignWords {
  productName?: string
  blouseDetails?: {
    sleeveType?: string | null
    blouseBackDesign?: string | null
    necklineStyle?: string | null
    fitType?: string | null
    embellishments?: string | null
  } | null
  suitDetails?: { sleeveType?: string | null; style?: string | null } | null
  lehengaDetails?: {
    lehengaType?: string | null
    lehengaWaist?: string | null
    lehengaDupattaIncluded?: boolean | null
  } | null
  sareeDetails?: {
    pleated?: boolean | null
    borderStyle?: string | null
    blouseType?: string | null
    drapeStyle?: string | null
  } | null
}

type Meanings<Value extends string> = readonly (readonly [Value, RegExp])[]

const neckMeanings: Meanings<Neck> = [
  ['sweetheart', /sweet ?heart/],
  ['queenAnne', /queen ?anne/],
  ['halter', /halter/],
  ['keyhole', /key ?hole/],
  ['boat', /boat|bateau/],
  ['high', /high|mandarin|(?<!shirt )collar|chinese|band gala/],
  ['collar', /shirt collar|lapel/],
  ['illusion', /illusion|(sheer|net) (neck|yoke)/],
  ['leaf', /leaf/],
  ['asymmetric', /asymmetric|one.shoulder/],
  ['scalloped', /scallop/],
  ['pot', /\bpot\b|matka/],
  ['square', /square/],
  ['u', /\bu\b/],
  ['v', /\bv\b/],
  ['round', /round|scoop/],
]
const backMeanings: Meanings<Back> = [
  ['closed', /closed/],
  ['keyhole', /key ?hole/],
  ['open', /\bopen\b|backless/],
  ...neckMeanings.filter(
    (meaning): meaning is readonly [Exclude<Neck, 'collar'>, RegExp] => meaning[0] !== 'collar',
  ),
]
const sleeveMeanings: Meanings<Sleeve> = [
  ['sleeveless', /sleeve ?less|without sleeve/],
  ['puff', /puff/],
  ['bell', /bell|flare/],
  ['ruffle', /ruffle|frill|flutter/],
  ['petal', /petal|tulip/],
  ['poet', /poet|bishop/],
  ['coldShoulder', /cold.?shoulder/],
  ['cap', /\bcap\b/],
  ['threeQuarter', /three.?quarter|3\/4|¾/],
  ['elbow', /elbow|half/],
  ['long', /long|full/],
  ['short', /short/],
]
const suitMeanings: Meanings<Suit> = [
  ['anarkali', /anarkali/],
  ['palazzo', /palazzo/],
  ['patiala', /patiala/],
  ['aLine', /a.?line/],
  ['straight', /straight/],
]
const skirtMeanings: Meanings<Skirt> = [
  ['mermaid', /mermaid|fish/],
  ['flared', /flared?|kali|circular/],
  ['straight', /straight|pencil/],
  ['aLine', /a.?line/],
]
const dressMeanings: Meanings<'aLine' | 'flared'> = [
  ['aLine', /a.?line/],
  ['flared', /flare/],
]
const bottomMeanings: Meanings<Bottom> = [
  ['trousers', /trouser|pants?\b/],
  ['churidar', /churidar/],
  ['patiala', /patiala/],
  ['palazzo', /palazzo/],
]
const cutMeanings: Meanings<Cut> = [
  ['princess', /princess/],
  ['katori', /katori/],
  ['darts', /dart/],
]
const closureMeanings: Meanings<Closure> = [
  ['frontHooks', /front (open|hook)/],
  ['backHooks', /back hook/],
  ['backZip', /(back )?zip/],
  ['frontButtons', /front button/],
  ['backButtons', /back button/],
]
const cords = /dori|drawstring|tie-?up|tassel|latkan/

/** The style that words name; null where they name none, or more than one. */
function meaningOf<Value extends string>(
  meanings: Meanings<Value>,
  words: string | null | undefined,
): Value | null {
  const text = words?.trim().toLowerCase() ?? ''
  const found = new Set(meanings.flatMap(([value, pattern]) => (pattern.test(text) ? [value] : [])))
  return found.size === 1 ? [...found][0]! : null
}

const unknownTop: Top = { front: null, back: null, sleeve: null, closure: null, hasCords: false }

type StyleOf<Kind extends GarmentStyle['garment']> = Extract<GarmentStyle, { garment: Kind }>

/**
 * One of the garments that are sewn for a design (shared/measurements/garment-measures.ts), by the design's words; what
 * they don't say is null. Null for the design: a custom garment, or a design that has left the catalogue.
 */
export function styleOf(garment: Garment, design: DesignWords | null): GarmentStyle {
  switch (garment) {
    case 'blouse':
      return blouseOf(design)
    case 'suit':
      return suitOf(design?.suitDetails)
    case 'lehenga': {
      const details = design?.lehengaDetails
      return {
        garment,
        skirt: meaningOf(skirtMeanings, details?.lehengaType),
        hasCords: cords.test(details?.lehengaWaist?.toLowerCase() ?? ''),
        hasDupatta: details?.lehengaDupattaIncluded === true,
      }
    }
    case 'dress':
      return { garment, ...unknownTop, skirt: meaningOf(dressMeanings, design?.productName) }
  }
}

function blouseOf(design: DesignWords | null): StyleOf<'blouse'> {
  const details = design?.blouseDetails
  const all = Object.values(details ?? {})
    .filter((value) => typeof value === 'string')
    .join(', ')
  return {
    garment: 'blouse',
    front: meaningOf(neckMeanings, details?.necklineStyle),
    back: meaningOf(backMeanings, details?.blouseBackDesign),
    sleeve: meaningOf(sleeveMeanings, details?.sleeveType ?? design?.sareeDetails?.blouseType),
    cut: meaningOf(cutMeanings, all),
    closure: meaningOf(closureMeanings, all),
    hasCords: cords.test(all.toLowerCase()),
  }
}

function suitOf(details: DesignWords['suitDetails']): StyleOf<'suit'> {
  const suit = meaningOf(suitMeanings, details?.style)
  const bottom = meaningOf(bottomMeanings, details?.style)
  return {
    garment: 'suit',
    ...unknownTop,
    sleeve: meaningOf(sleeveMeanings, details?.sleeveType),
    suit,
    bottom,
  }
}

/** A saree as it is worn, with its blouse. */
export function sareeOf(design: DesignWords): StyleOf<'saree'> {
  const details = design.sareeDetails
  const border = details?.borderStyle?.trim() ?? ''
  return {
    garment: 'saree',
    isPleated: details?.pleated === true,
    hasBorder: border !== '' && !/^(no|none|without)\b/i.test(border),
    isNivi: /nivi/i.test(details?.drapeStyle ?? ''),
    blouse: blouseOf(design),
  }
}
