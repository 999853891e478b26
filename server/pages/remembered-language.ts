import type { Request, Response } from 'express'
import { languageCookie, languages } from '../../client/language/languages.ts'

const chosenHindi = new RegExp(`(?:^|;\\s*)${languageCookie}=hi(?:;|$)`)

/**
 * Whether the shop's bare address opens in Hindi: she chose it earlier and comes from outside. Every other address says
 * its language itself and is never redirected; a link within the shop to `/` is a choice, too.
 */
export const opensInHindi = (request: Request) =>
  request.path === '/' &&
  chosenHindi.test(request.headers.cookie ?? '') &&
  request.headers['sec-fetch-site'] !== 'same-origin'

export function sendToHindi(request: Request, response: Response) {
  response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie, Sec-Fetch-Site' })
  response.redirect(302, languages.hi.basename + request.originalUrl.slice(1))
}
