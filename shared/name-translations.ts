import type { TranslatedLocale } from './languages.ts'

/** What the owner calls something in a language other than English. A type alias, which JSON columns take as it is. */
export type NameTranslation = { locale: TranslatedLocale; name: string }

/** Something that the owner names: in English, and in the other languages in which there is a name. */
export interface Named {
  name: string
  translations: readonly { locale: string; name: string }[]
}

/** The name in a language (`HI`); in English where there is none in it. */
export const nameIn = (locale: string, { name, translations }: Named): string =>
  translations.find((each) => each.locale === locale)?.name ?? name
