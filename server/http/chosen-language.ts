import type { Request } from 'express'
import { type Language, languageCookie } from '../../shared/languages.ts'

/** The language that the shopper has chosen for the pages: their cookie names it. */
export const chosenLanguage = (request: Request): Language =>
  (request.cookies as Record<string, unknown> | undefined)?.[languageCookie] === 'hi' ? 'hi' : 'en'
