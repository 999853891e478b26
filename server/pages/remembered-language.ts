import type { Request, Response } from 'express'
import { languageCookie, languages } from '../../shared/languages.ts'

const chosenHindi = new RegExp(`(?:^|;\\s*)${languageCookie}=hi(?:;|$)`)

/**
 * Whether the shop's home address redirects to Hindi: the visitor chose it earlier, and comes from another site.
 * Every other address states its language and is never redirected; a link within the shop to `/` is a choice, too.
 */
export const opensInHindi = (request: Request) =>
  request.path === '/' && chosenHindi.test(request.headers.cookie ?? '') && !comesFromShop(request)

/**
 * Uses the referrer, not `Sec-Fetch-Site`: in Firefox whatever a service worker fetches is 'same-origin', including a
 * typed address.
 */
function comesFromShop({ headers: { referer, host } }: Request) {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host
}

export function sendToHindi(request: Request, response: Response) {
  response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie, Referer' })
  response.redirect(302, languages.hi.basename + request.originalUrl.slice(1))
}
