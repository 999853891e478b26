import type { TranslatedLocale } from '../languages.ts'

/** A text of a product that no table translates, and what pages in the language say for it. */
export interface TranslatedTerm {
  text: string
  translation: string
}

/** The texts of a product in a language other than English; null where the English one holds. */
export interface ProductTranslation {
  locale: TranslatedLocale
  productName: string | null
  description: string | null
  terms: TranslatedTerm[]
}

/** A name in a language other than English, as orders copy it. */
export interface TranslatedName {
  locale: TranslatedLocale
  productName: string
}

/** The names of the texts on the owner's pages and in CSV files. */
export const translationLabels = {
  HI: {
    productName: /*i18n*/ 'Name in Hindi',
    description: /*i18n*/ 'Description in Hindi',
    terms: /*i18n*/ 'Other texts in Hindi',
  },
} as const satisfies Record<TranslatedLocale, Record<Exclude<keyof ProductTranslation, 'locale'>, string>>

/** Other headings of the columns in imported files: letters and digits in lower case. */
export const translationImportNames: Readonly<Record<string, readonly string[]>> = {
  'translations.HI.productName': ['hindiname', 'namehindi', 'namehi', 'hindiproductname', 'productnamehindi'],
  'translations.HI.description': ['hindidescription', 'descriptionhindi', 'descriptionhi'],
}

/** Characters of a name, a description, and a term or its translation; terms of a translation. */
export const maxTranslation = { productName: 200, description: 5000, term: 200, terms: 60 } as const

/** A product without texts in the language. */
export const noTranslation = (locale: TranslatedLocale): ProductTranslation => ({
  locale,
  productName: null,
  description: null,
  terms: [],
})
