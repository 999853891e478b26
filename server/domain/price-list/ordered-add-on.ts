import type { NameTranslation } from '../../../shared/name-translations.ts'

/** What was added to a garment of the price list, as it was when it was ordered; its price is of one, in paise. */
export interface OrderedAddOn {
  name: string
  translations: NameTranslation[]
  price: number
}

/** As JSON stores them; those from before there were translations have none. */
export const toOrderedAddOns = (stored: unknown): OrderedAddOn[] =>
  (stored as OrderedAddOn[]).map((addOn) => ({ ...addOn, translations: addOn.translations ?? [] }))
