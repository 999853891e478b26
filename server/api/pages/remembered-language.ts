import type { Request, Response } from 'express'
import { type Language, languages, sourceLanguage } from '../../../shared/languages.ts'
import { chosenLanguage } from '../http/chosen-language.ts'

/**
 * The language to which the shop's home address redirects: the visitor chose it earlier, and comes from another site.
 * Every other address states its language and is never redirected; a link within the shop to `/` is a choice, too.
 */
export function rememberedLanguage(request: Request): Language | null {
  if (request.path !== '/' || comesFromShop(request)) return null
  const chosen = chosenLanguage(request)
  return chosen === sourceLanguage ? null : chosen
}

/**
 * Uses the referrer, not `Sec-Fetch-Site`: in Firefox whatever a service worker fetches is 'same-origin', including a
 * typed address.
 */
function comesFromShop({ headers: { referer, host } }: Request) {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host
}

export function redirectHome(language: Language, request: Request, response: Response) {
  response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie, Referer' })
  response.redirect(302, languages[language].basename + request.originalUrl.slice(1))
}
