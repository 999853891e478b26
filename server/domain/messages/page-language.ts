import { languageCodes, type Language as PageLanguage, sourceLanguage } from '../../../shared/languages.ts'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'

/** The languages of the pages as the database stores them. */
const stored = { en: 'EN', hi: 'HI' } as const satisfies Record<PageLanguage, Language>

/** A stored language as the pages name it. */
export const pageLanguage = (language: Language): PageLanguage =>
  languageCodes.find((code) => stored[code] === language) ?? sourceLanguage

/** The language of a page as it is stored. */
export const storedLanguage = (language: PageLanguage): Language => stored[language]
