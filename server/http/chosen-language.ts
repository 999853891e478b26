import type { Request } from 'express'
import { isLanguage, type Language, languageCookie, sourceLanguage } from '../../shared/languages.ts'

/** The language that the shopper has chosen for the pages: their cookie names it. */
export function chosenLanguage(request: Request): Language {
  const chosen = (request.cookies as Record<string, unknown> | undefined)?.[languageCookie]
  return isLanguage(chosen) ? chosen : sourceLanguage
}
