import { createI18n } from '../../client/language/create-i18n.ts'
import { messages } from '../../client/language/messages/hi.ts'
import type { Language } from '../../shared/languages.ts'

/** The translations of a page in a language. */
export const textsIn = (language: Language) => createI18n(language, language === 'hi' ? messages : {})
