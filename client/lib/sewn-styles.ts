import type { I18n } from '@lingui/core'
import type { StylePart } from '../../shared/garment-flat/choices.ts'
import { type ChosenOption, type DescribedPart, describeStyle } from '../../shared/garment-flat/describe.ts'
import { type Sewn, sewnGarments } from '../../shared/garment-flat/sewn-garments.ts'
import type { GarmentStyle } from '../../shared/garment-flat/style.ts'
import type { Named } from '../../shared/name-translations.ts'
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

export interface SewnStyle {
  style: GarmentStyle
  /** What is known of it, with the names of the options that were chosen. */
  parts: DescribedPart[]
}

/** The garments that are sewn for a line, the main one first, as the design has them and as chosen. */
export const sewnStyles = (sewn: Sewn<ChosenOption>): SewnStyle[] =>
  sewnGarments(sewn).map(({ style, choices }) => ({
    style,
    parts: describeStyle(style, sewn.design, choices),
  }))
