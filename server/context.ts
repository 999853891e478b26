import type { Request } from 'express'
import { sourceLanguage } from '../shared/languages.ts'
import { unknownBrowser } from './domain/accounts/known-browser.ts'
import { findViewer } from './domain/accounts/find-viewer.ts'
import { rememberLanguage } from './domain/accounts/remember-language.ts'
import type { Context, Services } from './domain/context.ts'
import { Forbidden } from './domain/errors.ts'
import { createLoaders } from './domain/loaders.ts'
import { unknownDevice } from './domain/staff/known-device.ts'
import { unknownVoter } from './domain/style-shares/voter.ts'
import type { Caller } from './domain/webhooks/prepare-delivery.ts'
import { knownBrowser } from './api/http/known-browser.ts'
import { knownDevice } from './api/http/known-device.ts'
import { bearerToken } from './api/http/bearer-token.ts'
import { languageChoice } from './api/http/chosen-language.ts'
import { voter } from './api/http/voter.ts'
import { networkOf } from './api/http/network.ts'

/**
 * What one request of a person may see and do.
 * @throws InvalidToken; Forbidden for an API key
 */
export async function requestContext(services: Services, request: Request): Promise<Context> {
  const ctx = await apiContext(services, request)
  if (ctx.client) throw new Forbidden((i18n) => i18n._('API keys are for GraphQL and the REST calls only.'))
  return ctx
}

/**
 * The same for transports that require the scopes of API clients.
 * @throws InvalidToken; Forbidden for an API key on the page of a site that may not use it
 */
export async function apiContext(services: Services, request: Request): Promise<Context> {
  const device = knownDevice(request)
  const identity = await findViewer(services, bearerToken(request), device.id)
  const { viewer, sessionId, confirmedAt, tailor, client } = identity
  const origin = request.get('origin')
  if (client && origin !== undefined && !client.allowedOrigins.includes(origin))
    throw new Forbidden((i18n) => i18n._('This API key may not be used on pages of {origin}.', { origin }))
  const language = languageChoice(request)
  return {
    ...services,
    viewer: viewer && language && !client ? await rememberLanguage(services, viewer, language) : viewer,
    sessionId,
    confirmedAt,
    tailor,
    client,
    address: networkOf(request.ip),
    browser: knownBrowser(request),
    device,
    voter: voter(request),
    userAgent: request.get('user-agent') ?? '',
    language: language ?? sourceLanguage,
    loaders: createLoaders(services, viewer),
    caching: { isAllowed: true },
  }
}

/** The context of what an API client has the shop execute without a request. */
export const clientContext = (services: Services, { client, viewer }: Caller): Context => ({
  ...guestContext(services),
  viewer,
  client,
  address: 'shop',
  loaders: createLoaders(services, viewer),
})

/** The context of server-rendered pages: sessions live in the browser, so the server always renders as a guest. */
export const guestContext = (services: Services): Context => ({
  ...services,
  viewer: null,
  sessionId: null,
  confirmedAt: null,
  tailor: null,
  client: null,
  address: 'page',
  browser: unknownBrowser,
  device: unknownDevice,
  voter: unknownVoter,
  userAgent: '',
  language: 'en',
  loaders: createLoaders(services, null),
  caching: { isAllowed: true },
})
