import { clothColour } from '../../../shared/garment-flat/cloth-colours.ts'
import type { Choice } from '../../../shared/garment-flat/choices.ts'
import { type SewnGarment, sewnGarments } from '../../../shared/garment-flat/sewn-garments.ts'
import type { GarmentStyle } from '../../../shared/garment-flat/style.ts'
import type { Measure } from '../../../shared/measurements/garment-measures.ts'
import { styledGarments } from '../../../shared/style-options/style-parts.ts'
import { type Language, sourceLanguage } from '../../../shared/languages.ts'
import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Product } from '../catalogue/product.ts'
import type { Services } from '../context.ts'
import type { Lengths } from '../measurements/measurements.ts'

/** A garment from the front and the back, as an address shows it. */
export interface DrawnGarment {
  style: GarmentStyle
  /** As `#rrggbb`; null for undyed cloth. */
  colour: string | null
  /** In cm; null for a usual size. */
  measures: Partial<Record<Measure, number>> | null
}

/** A drawing with the token of its address. */
export interface GarmentFlat {
  garment: Category
  token: string
}

/** What of a design is drawn. */
export const drawnColumns = [
  'productName',
  'category',
  'color',
  'blouseDetails',
  'suitDetails',
  'lehengaDetails',
  'sareeDetails',
] as const satisfies (keyof Product)[]

export type DrawnDesign = Pick<Product, (typeof drawnColumns)[number]>

/** What is sewn, as a line of an order or a draft says it. */
export interface SewnLine {
  category: Category
  /** As it is now; null for a custom garment, and when it has left the catalogue. */
  design: DrawnDesign | null
  isCustom?: boolean
  /** As it is sewn. */
  style: readonly Choice[]
  /** The cloth's colour, as somebody wrote it. */
  color?: string | null
  isOwnCloth?: boolean
  /** Left out for a drawing that others may see: in a usual size. */
  measurements?: Pick<Lengths, 'blouse' | 'dress' | 'lehenga' | 'suit'>
  /** False for what isn't sewn to measurements, such as a saree's fall and edging. */
  needsMeasurements?: boolean
}

export type Sealing = Pick<Services, 'flatSeal' | 'now'>

/** How long an address in somebody's measurements shows its drawing: for one to two of these, so that it stays the same for one. */
const PERIOD_MS = 30 * 24 * 60 * 60 * 1000
const periodOf = (now: Date) => Math.floor(now.getTime() / PERIOD_MS)

/** Raised when a stored style would be drawn otherwise: older addresses show nothing then. */
const FORMAT = 1
type Sealed = [
  format: number,
  style: GarmentStyle,
  colour: string | null,
  measures: DrawnGarment['measures'],
  last: number,
]

/** The drawings of the garments of a line, the main one first; none of what has no style. */
export function flatsOf(ctx: Sealing, line: SewnLine): GarmentFlat[] {
  return drawnGarments(line).map((drawn) => ({
    garment: drawn.style.garment.toUpperCase() as Uppercase<GarmentStyle['garment']>,
    token: tokenOf(ctx, drawn),
  }))
}

/**
 * Of a design: none where it isn't offered tailor made.
 * @param style what it has of the style book
 */
export const flatsOfProduct = (
  ctx: Sealing,
  design: DrawnDesign & Pick<Product, 'tailorPrice'>,
  style: readonly Choice[],
): GarmentFlat[] =>
  design.tailorPrice === null ? [] : flatsOf(ctx, { category: design.category, design, style })

/** @param language of the captions, which only SVG has */
export const flatAddress = (token: string, type: 'svg' | 'png', language: Language = sourceLanguage) =>
  `/flats/${token}.${type}${language === sourceLanguage ? '' : `?lang=${language}`}`

function drawnGarments(line: SewnLine): DrawnGarment[] {
  const { category, design, isCustom = false, style, measurements, needsMeasurements = true } = line
  if (!(styledGarments as readonly Category[]).includes(category)) return []
  return sewnGarments({ category, design, isCustom, chosen: style })
    .filter((sewn) => needsMeasurements || sewn.style.garment === 'saree')
    .map((sewn) => ({
      style: sewn.style,
      colour: colourOf(line, sewn),
      measures: measurements ? measuresIn(measurements, sewn.style) : null,
    }))
}

function colourOf({ category, design, color, isOwnCloth }: SewnLine, { style }: SewnGarment): string | null {
  // Neither a lehenga's nor a saree's design says what its blouse is made of.
  if (style.garment === 'blouse' && category !== 'BLOUSE') return null
  return clothColour(color) ?? (isOwnCloth ? null : clothColour(design?.color))
}

/** A saree is drawn to the measurements of its blouse. */
function measuresIn(measurements: NonNullable<SewnLine['measurements']>, { garment }: GarmentStyle) {
  const taken = Object.entries(measurements[garment === 'saree' ? 'blouse' : garment] ?? {})
  const known = taken.flatMap(([measure, cm]) => (cm === null ? [] : [[measure, cm]]))
  return known.length > 0 ? (Object.fromEntries(known) as Record<Measure, number>) : null
}

function tokenOf({ flatSeal, now }: Sealing, { style, colour, measures }: DrawnGarment): string {
  const last = measures ? periodOf(now()) + 1 : 0
  return flatSeal.seal(JSON.stringify([FORMAT, style, colour, measures, last] satisfies Sealed))
}

/** What an address shows; null for one that this shop didn't make, or that shows it no more. */
export function openFlat({ flatSeal, now }: Sealing, token: string): DrawnGarment | null {
  const content = flatSeal.open(token)
  if (content === null) return null
  const [format, style, colour, measures, last] = JSON.parse(content) as Sealed
  if (format !== FORMAT || (measures && periodOf(now()) > last)) return null
  return { style, colour, measures }
}
