import type { IncomingHttpHeaders } from 'node:http'
import { findViewer } from './domain/accounts/find-viewer.ts'
import type { Context, Services } from './domain/context.ts'
import { createLoaders } from './domain/loaders.ts'
import { bearerToken } from './http/bearer-token.ts'
import { networkOf } from './http/network.ts'

/** Who sends a request, according to its token. */
export interface Sender {
  headers: IncomingHttpHeaders
  ip?: string
}

/**
 * What one request may see and do.
 * @throws InvalidToken
 */
export async function requestContext(services: Services, sender: Sender): Promise<Context> {
  const viewer = await findViewer(services, bearerToken(sender))
  return {
    ...services,
    viewer,
    address: networkOf(sender.ip),
    loaders: createLoaders(services.db, viewer),
  }
}

/** The context of server-rendered pages: sessions live in the browser, so the server always renders as a guest. */
export const guestContext = (services: Services): Context => ({
  ...services,
  viewer: null,
  address: 'page',
  loaders: createLoaders(services.db, null),
})
