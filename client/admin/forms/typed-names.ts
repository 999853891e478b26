import { translatedLocales } from '../../../shared/languages.ts'
import type { Named, NameTranslation } from '../../../shared/name-translations.ts'

/** Names in other languages than English as a form has them: one for each language, '' where there is none. */
export const typedNames = (stored: Named['translations'] = []): NameTranslation[] =>
  translatedLocales.map((locale) => ({
    locale,
    name: stored.find((each) => each.locale === locale)?.name ?? '',
  }))

/** What refusals call their fields: `translations.0.name`. */
export const typedNameFields = translatedLocales.map((_, index) => `translations.${index}.name`)
