import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'

interface Named {
  productName: string
  translatedNames: readonly TranslatedName[]
}

/** The name of a design, or of a garment that was ordered, in a language; in English where there is none in it. */
export const nameIn = (language: Language, { productName, translatedNames }: Named): string =>
  translatedNames.find(({ locale }) => locale === language)?.productName ?? productName

interface Described {
  description: string
  translations: readonly { locale: Language; description: string | null }[]
}

/** The description of a design in a language; in English where there is none in it. */
export const descriptionIn = (language: Language, { description, translations }: Described): string =>
  translations.find(({ locale }) => locale === language)?.description ?? description
