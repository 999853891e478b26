import type { Request } from 'express'
import { findViewer } from './domain/accounts/find-viewer.ts'
import type { Context, Services } from './domain/context.ts'
import { createLoaders } from './domain/loaders.ts'
import { bearerToken } from './http/bearer-token.ts'
import { networkOf } from './http/network.ts'

/** What one request may see and do. */
export async function requestContext(services: Services, request: Request): Promise<Context> {
  const viewer = await findViewer(services, bearerToken(request))
  return {
    ...services,
    viewer,
    address: networkOf(request.ip),
    loaders: createLoaders(services.db, viewer),
  }
}

/** What pages are rendered with: sessions live in the browser, so the server always renders a guest. */
export const guestContext = (services: Services): Context => ({
  ...services,
  viewer: null,
  address: 'page',
  loaders: createLoaders(services.db, null),
})
