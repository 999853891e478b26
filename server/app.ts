import type { Server } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, Router } from 'express'
import type { Config } from './config.ts'
import { guestContext } from './context.ts'
import type { Services } from './domain/context.ts'
import type { ImageVariants } from './domain/images/image-variants.ts'
import { createSchema } from './graphql/schema.ts'
import { createGraphQL } from './graphql/server.ts'
import { preflight } from './http/cors.ts'
import { health } from './http/health.ts'
import { imageRoutes } from './http/images.ts'
import { createRequestLimits, limitCalls, noRequestLimits } from './http/request-limits.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security.ts'
import { uploadRoutes } from './http/upload.ts'
import { createPages } from './pages/pages.ts'
import { errorHandler } from './rest/v1/errors.ts'
import { restRouter } from './rest/v1/router.ts'

export interface App {
  express: Express
  /** Forgets the pages kept so far: for changes that another process made. */
  dropPages: () => void
  close: () => Promise<void>
}

export interface AppOptions {
  config: Pick<Config, 'mode' | 'publicUrl' | 'rateLimits' | 'trustProxy'>
  services: Omit<Services, 'catalogueChanged'>
  images: ImageVariants
  /** Shared with hot reloading in development. */
  httpServer?: Server
  /** Tests of the API alone leave the pages out. */
  withPages: boolean
  isDraining: () => boolean
}

/** Composes the shop's HTTP: health, pictures, the two APIs, and pages for everything else. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, images, isDraining } = options
  const { log } = options.services
  let dropPages = () => {}
  const services: Services = { ...options.services, catalogueChanged: () => dropPages() }
  const limits = config.rateLimits ? createRequestLimits() : noRequestLimits
  const schema = createSchema()
  const graphql = await createGraphQL(schema, services, limits)

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(requestLog(log))
  app.use(securityHeaders(config.mode, config.publicUrl?.startsWith('https:') ?? false))
  app.use(health(services.db, isDraining))
  app.use('/images', imageRoutes(images), uploadRoutes(services, config.publicUrl))
  app.use('/graphql', Router().use(preflight, compression(), ...graphql.handlers))
  app.use('/api/v1', Router().use(compression(), limitCalls(limits, services.tokens), restRouter(services)))

  const pages = options.withPages
    ? await createPages({
        schema,
        guestContext: () => guestContext(services),
        publicUrl: config.publicUrl,
        mode: config.mode,
        httpServer: options.httpServer,
        onError: (error, path) => log.error({ err: error, path }, 'a page failed'),
      })
    : null
  // A form sent before the page's scripts were there: her password is not read; she gets the page again.
  app.post(['/login', '/signup'], (request, response) => response.redirect(303, request.path))
  if (pages) {
    dropPages = pages.dropCache
    app.use(pages.handler)
  }
  app.use(errorHandler(log) satisfies ErrorRequestHandler)
  return {
    express: app,
    dropPages: () => dropPages(),
    close: async () => {
      await graphql.stop()
      await pages?.close()
    },
  }
}
