import type { Language as PageLanguage } from '../../../shared/languages.ts'
import type { Language } from '../../database/__generated__/prisma/enums.ts'

/** A stored language as the pages name it. */
export const pageLanguage = (language: Language): PageLanguage => (language === 'HI' ? 'hi' : 'en')

/** The language of a page as it is stored. */
export const storedLanguage = (language: PageLanguage): Language => (language === 'hi' ? 'HI' : 'EN')
