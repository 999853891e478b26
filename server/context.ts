import type { Request } from 'express'
import { unknownBrowser } from './domain/accounts/known-browser.ts'
import { findViewer } from './domain/accounts/find-viewer.ts'
import type { Context, Services } from './domain/context.ts'
import { createLoaders } from './domain/loaders.ts'
import { knownBrowser } from './http/known-browser.ts'
import { bearerToken } from './http/bearer-token.ts'
import { chosenLanguage } from './http/chosen-language.ts'
import { networkOf } from './http/network.ts'

/**
 * What one request may see and do.
 * @throws InvalidToken
 */
export async function requestContext(services: Services, request: Request): Promise<Context> {
  const { viewer, sessionId, tailor } = await findViewer(services, bearerToken(request))
  return {
    ...services,
    viewer,
    sessionId,
    tailor,
    address: networkOf(request.ip),
    browser: knownBrowser(request),
    userAgent: request.get('user-agent') ?? '',
    language: chosenLanguage(request),
    loaders: createLoaders(services, viewer),
  }
}

/** The context of server-rendered pages: sessions live in the browser, so the server always renders as a guest. */
export const guestContext = (services: Services): Context => ({
  ...services,
  viewer: null,
  sessionId: null,
  tailor: null,
  address: 'page',
  browser: unknownBrowser,
  userAgent: '',
  language: 'en',
  loaders: createLoaders(services, null),
})
