import type { categories } from '../catalogue/product-enums.ts'
import { garmentsOfCategory } from '../measurements/garment-measures.ts'
import { type Choice, garmentFor, styleWith } from './choices.ts'
import { type DesignWords, sareeOf, styleOf } from './read-style.ts'
import type { GarmentStyle } from './style.ts'

export interface Sewn<Chosen extends Choice = Choice> {
  category: keyof typeof categories
  /** The design's own words; null for a custom garment, and for a design that has left the catalogue. */
  design: DesignWords | null
  /** A custom order is for one garment alone. */
  isCustom: boolean
  chosen: readonly Chosen[]
}

/** A garment as its design has it and as chosen, with the choices that are for it. */
export interface SewnGarment<Chosen extends Choice = Choice> {
  style: GarmentStyle
  choices: Chosen[]
}

/** The garments that are sewn for a line, the main one first. */
export function sewnGarments<Chosen extends Choice>({
  category,
  design,
  isCustom,
  chosen,
}: Sewn<Chosen>): SewnGarment<Chosen>[] {
  const sewn = garmentsOfCategory[category]
  const styles: GarmentStyle[] = [
    ...(category === 'SAREE' && design ? [sareeOf(design)] : []),
    ...(isCustom ? sewn.slice(0, 1) : sewn).map((garment) => styleOf(garment, design)),
  ]
  const together = styles.map(({ garment }) => garment)
  return styles.map((own) => {
    const choices = chosen.filter((choice) => garmentFor(together, choice) === own.garment)
    // A saree is drawn with its blouse.
    return { style: styleWith(own, own.garment === 'saree' ? chosen : choices), choices }
  })
}
