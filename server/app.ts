import type { RequestListener, Server } from 'node:http'
import type { ApolloServerPlugin } from '@apollo/server'
import compression from 'compression'
import cookieParser from 'cookie-parser'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { guestContext } from './context.ts'
import { withBudget } from './request-budget.ts'
import type { Context, Services } from './domain/context.ts'
import { developerRoutes } from './api/developers/router.ts'
import { createOrderFeed, type OrderFeedEvent } from './domain/orders/order-feed.ts'
import type { ImageStore } from './domain/images/image-store.ts'
import type { ImageVariants } from './domain/images/image-variants.ts'
import { exportRoutes } from './api/exports/router.ts'
import { countOperations } from './platform/metrics/count-operations.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { watchRequests } from './platform/metrics/watch-requests.ts'
import type { RunQuery } from './domain/webhooks/prepare-delivery.ts'
import { createSchema } from './api/graphql/schema.ts'
import { createGraphQL } from './api/graphql/server.ts'
import { cspReportPath, cspReports } from './api/http/csp-reports.ts'
import { flatRoutes } from './api/http/flats.ts'
import { health } from './api/http/health.ts'
import { imageRoutes } from './api/http/images.ts'
import { invoiceRoutes } from './api/http/invoices.ts'
import { merchantFeed } from './api/feeds/merchant-feed.ts'
import { manifest } from './api/http/manifest.ts'
import { paymentWebhooks } from './api/http/payment-webhooks.ts'
import { orderEvents } from './api/http/order-events.ts'
import { limitLoad } from './api/http/limit-load.ts'
import { createRequestLimits, limitCalls, noRequestLimits } from './api/http/request-limits.ts'
import { withoutToken } from './api/http/path-of.ts'
import { requestLog } from './api/http/request-log.ts'
import type { CatalogueVersion } from './api/http/response-cache.ts'
import { securityHeaders } from './api/http/security.ts'
import { watchReceiving } from './api/http/watch-receiving.ts'
import { uploadRoutes } from './api/http/upload.ts'
import { voiceNoteRoutes } from './api/http/voice-notes.ts'
import { inLanguage, languageCodes } from '../shared/languages.ts'
import { paths } from '../shared/paths.ts'
import { mcpRoutes } from './api/mcp/router.ts'
import { crawlerRoutes } from './api/pages/crawlers.ts'
import { createPages } from './api/pages/pages.ts'
import { basePath } from './api/rest/call.ts'
import { ucpPath } from './api/ucp/envelope.ts'
import { ucpRoutes } from './api/ucp/router.ts'
import { errorHandler } from './api/rest/errors.ts'
import { restRouter } from './api/rest/router.ts'
import { acceptedLanguage } from './api/http/chosen-language.ts'
import { inRequestLanguage } from './request-language.ts'

export interface App {
  handle: RequestListener
  /** Publishes order events to the open order streams. */
  publishOrderEvent: (event: OrderFeedEvent) => void
  /** Executes API clients' stored queries. */
  runQuery: RunQuery
  /** Ends long-lived responses (event streams): call it before waiting for requests in flight. */
  endStreams: () => void
  close: () => Promise<void>
}

export interface AppOptions {
  config: Pick<
    Config,
    | 'databaseWaitMs'
    | 'overloadAfterMs'
    | 'mode'
    | 'publicUrl'
    | 'rateLimits'
    | 'stalePageMinutes'
    | 'trustProxy'
  >
  services: Services
  catalogueVersion: CatalogueVersion
  /** Connections for the readiness check. */
  checks: Pool
  images: ImageVariants
  metrics: Metrics
  /** Where the assets of other builds are; null: nowhere. */
  sharedAssets: Pick<ImageStore, 'read'> | null
  /** Shared with hot reloading in development. */
  httpServer?: Server
  /** False in tests of the API alone. */
  withPages: boolean
  /** For tests: plugins that observe Apollo's pipeline. */
  apolloPlugins?: ApolloServerPlugin<Context>[]
  isDraining: () => boolean
  /** Signs cookies. */
  cookieSecret: string
}

/** The pages with a form that may hold a password. */
const formPages = [paths.login(), paths.signup()].flatMap((path) =>
  languageCodes.map((language) => inLanguage(language, path)),
)

/** Composes the shop's HTTP: health, pictures, the two APIs, and pages for everything else. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, images, metrics, services, catalogueVersion, isDraining } = options
  const { log } = services
  const limits = config.rateLimits ? createRequestLimits() : noRequestLimits
  const schema = createSchema()
  const feed = createOrderFeed()
  const events = orderEvents(services, feed, config.databaseWaitMs)
  const load = limitLoad(config.overloadAfterMs, () => metrics.loadRefusals.inc())
  metrics.beforeReading(() => metrics.activeRequests.set(load.activeCount()))
  const graphql = await createGraphQL({
    schema,
    services,
    limits,
    load,
    catalogueVersion,
    onCacheUse: (result) => metrics.cacheUses.inc({ cache: 'response', result }),
    plugins: [countOperations(metrics), ...(options.apolloPlugins ?? [])],
  })

  const logRequest = requestLog(log)
  const watchRequest = watchRequests(metrics)
  const secure = securityHeaders({
    mode: config.mode,
    https: config.publicUrl?.startsWith('https:') ?? false,
    google: services.google !== null,
    razorpay: services.gateway !== null,
  })

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use((request, response, next) => {
    logRequest(request, response)
    watchRequest(request, response)
    secure(response)
    // Proxies that reuse the connection would send requests into its end.
    if (isDraining()) response.set('Connection', 'close')
    const isWrite = !['GET', 'HEAD'].includes(request.method)
    inRequestLanguage(acceptedLanguage(request), () => withBudget(config.databaseWaitMs, next, { isWrite }))
  })
  app.use(cookieParser(options.cookieSecret))
  app.use(['/graphql', basePath, paths.mcp(), ucpPath], receiveSoon)
  app.use('/graphql', graphql.handler)
  app.use(health(options.checks, isDraining))
  app.get('/manifest.webmanifest', manifest(services.shop))
  app.use('/images', imageRoutes(images, limits), uploadRoutes(services, config.publicUrl))
  app.use('/flats', limitCalls(limits, services.tokens), flatRoutes(services, limits))
  app.use('/invoices', limitCalls(limits, services.tokens), invoiceRoutes(services))
  app.use('/voice-notes', limitCalls(limits, services.tokens), voiceNoteRoutes(services))
  app.use(paths.mcp(), mcpRoutes(services, { limits, load }))
  app.use(ucpRoutes(services, { publicUrl: config.publicUrl, limits, load }))
  app.use('/webhooks', receiveSoon, paymentWebhooks(services))
  app.use('/events', limitCalls(limits, services.tokens), events.router)
  app.use(
    '/exports',
    load.refuse,
    limitCalls(limits, services.tokens),
    exportRoutes(services, { schema, limits, databaseWaitMs: config.databaseWaitMs }),
  )
  app.use(basePath, compression(), restRouter(services, { limits, load, publicUrl: config.publicUrl }))

  app.use(cspReportPath, cspReports(log, limits, services.tokens))
  app.use(crawlerRoutes(services, config.publicUrl, limitCalls(limits, services.tokens)))
  app.use(
    merchantFeed({
      services,
      catalogueVersion,
      publicUrl: config.publicUrl,
      databaseWaitMs: config.databaseWaitMs,
      limit: limitCalls(limits, services.tokens),
    }),
  )
  app.use(await developerRoutes({ schema, shop: services.shop, publicUrl: config.publicUrl }))

  const pages = options.withPages
    ? await createPages({
        schema,
        catalogueVersion,
        guestContext: () => guestContext(services),
        publicUrl: config.publicUrl,
        phone: services.shop.phone,
        stalePageMinutes: config.stalePageMinutes,
        limits,
        load,
        metrics,
        sharedAssets: options.sharedAssets,
        mode: config.mode,
        httpServer: options.httpServer,
        onError: (error, path) => log.error({ err: error, path: withoutToken(path) }, 'a page failed'),
      })
    : null
  // A form that was submitted without scripts: its body, which may hold a password, is not read. The page is sent again
  // and says so.
  app.post(formPages, (request, response) => response.redirect(303, `${request.path}?unsent=1`))
  if (pages) app.use(pages.handler)
  app.use(errorHandler(log) satisfies ErrorRequestHandler)

  return {
    handle: app,
    runQuery: graphql.runQuery,
    publishOrderEvent: (event) => {
      services.totals.ordersChanged()
      feed.publish(event)
    },
    endStreams: events.end,
    close: async () => {
      await graphql.stop()
      await pages?.close()
    },
  }
}

/** Bodies of the APIs have at most 100 kB: they arrive within seconds also on a slow connection. */
const receiveSoon: RequestHandler = (request, response, next) => {
  const stop = watchReceiving(request, { seconds: 15 })
  request.once('end', stop)
  response.once('close', stop)
  next()
}
