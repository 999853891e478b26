import type { I18n } from '@lingui/core'
import { languageCodes, type Language as PageLanguage, sourceLanguage } from '../../../shared/languages.ts'
import { i18nOf } from '../../i18n.ts'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'

/** The languages of the pages as the database stores them. */
const stored = { en: 'EN', hi: 'HI' } as const satisfies Record<PageLanguage, Language>

/** A stored language as the pages name it. */
export const pageLanguage = (language: Language): PageLanguage =>
  languageCodes.find((code) => stored[code] === language) ?? sourceLanguage

/** The shop's texts in a stored language. */
export const i18nIn = (language: Language): I18n => i18nOf[pageLanguage(language)]

/** The language of a page as it is stored. */
export const storedLanguage = (language: PageLanguage): Language => stored[language]
