import type { I18n } from '@lingui/core'
import { garmentFor, type StylePart, styleWith } from '../../shared/garment-flat/choices.ts'
import { type ChosenOption, type DescribedPart, describeStyle } from '../../shared/garment-flat/describe.ts'
import { type DesignWords, sareeOf, styleOf } from '../../shared/garment-flat/read-style.ts'
import type { GarmentStyle } from '../../shared/garment-flat/style.ts'
import { garmentsOfCategory } from '../../shared/measurements/garment-measures.ts'
import type { Named } from '../../shared/name-translations.ts'
import type { Category } from '../__generated__/graphql.ts'
import { localizedName } from './localized-name.ts'

/** A chosen option as the schema has it. */
interface StyleOfGarment extends Named {
  part: StylePart
  drawing?: string | null
}

export const chosenOptions = (style: readonly StyleOfGarment[], i18n: I18n): ChosenOption[] =>
  style.map((option) => ({
    part: option.part,
    drawing: option.drawing ?? null,
    name: localizedName(i18n, option),
  }))

export interface Sewn {
  category: Category
  /** The design's own words; null for a custom garment, and for a design that has left the catalogue. */
  design: DesignWords | null
  /** A custom order is for one garment alone. */
  isCustom: boolean
  chosen: readonly ChosenOption[]
}

export interface SewnStyle {
  style: GarmentStyle
  /** What is known of it, with the names of the options that were chosen. */
  parts: DescribedPart[]
}

/** The garments that are sewn for a line, the main one first, as the design has them and as chosen. */
export function sewnStyles({ category, design, isCustom, chosen }: Sewn): SewnStyle[] {
  const sewn = garmentsOfCategory[category]
  const styles: GarmentStyle[] = [
    ...(category === 'SAREE' && design ? [sareeOf(design)] : []),
    ...(isCustom ? sewn.slice(0, 1) : sewn).map((garment) => styleOf(garment, design)),
  ]
  const together = styles.map(({ garment }) => garment)
  return styles.map((own) => {
    const choices = chosen.filter((choice) => garmentFor(together, choice) === own.garment)
    // A saree is drawn with its blouse.
    const style = styleWith(own, own.garment === 'saree' ? chosen : choices)
    return { style, parts: describeStyle(style, design, choices) }
  })
}
