import type { Request } from 'express'
import {
  isLanguage,
  type Language,
  languageCodes,
  languageCookie,
  sourceLanguage,
} from '../../../shared/languages.ts'

/** The language that the shopper has chosen for the pages: their cookie names it. */
export const chosenLanguage = (request: Request): Language => languageChoice(request) ?? sourceLanguage

/** The language in which a request asks for what the shop says to it: its `Accept-Language`; English without one. */
export const acceptedLanguage = (request: Request): Language => {
  const accepted = request.acceptsLanguages(languageCodes)
  return isLanguage(accepted) ? accepted : sourceLanguage
}

/** The same; null without a choice, such as in requests of programs. */
export function languageChoice(request: Request): Language | null {
  const chosen = (request.cookies as Record<string, unknown> | undefined)?.[languageCookie]
  return isLanguage(chosen) ? chosen : null
}
