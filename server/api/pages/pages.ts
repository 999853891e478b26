import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequestHandler } from 'express'
import type { GraphQLSchema } from 'graphql'
import { languageOf } from '../../../shared/languages.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { setPageRoute } from '../../platform/metrics/route-of.ts'
import { timeRendering } from '../../platform/metrics/time-rendering.ts'
import { setWorkKind } from '../../request-budget.ts'
import type { Context } from '../../domain/context.ts'
import { TooManyRequests, Unavailable } from '../../domain/errors.ts'
import type { ImageStore } from '../../domain/images/image-store.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import { networkOf } from '../http/network.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { CatalogueVersion } from '../http/response-cache.ts'
import { builtClient } from './built-client.ts'
import { developmentClient } from './development-client.ts'
import { type Failure, failurePage, RETRY_AFTER_SECONDS, withNotice } from './failure-page.ts'
import { isCausedByOutage, HtmlCache } from './html-cache.ts'
import { readSharedAsset } from './shared-assets.ts'
import { redirectHome, rememberedLanguage } from './remembered-language.ts'
import { sendHtml } from './send-html.ts'
import { inRequestLanguage } from '../../request-language.ts'

export interface PagesOptions {
  schema: GraphQLSchema
  catalogueVersion: CatalogueVersion
  /** The resolvers' context of a guest; created for each page that is rendered. */
  guestContext: () => Context
  /** The shop's public URL, for absolute addresses in pages; null omits them. */
  publicUrl: string | null
  /** The shop's phone number, for pages that can't be shown. */
  phone: string
  /** How long cached pages are shown while the database is unavailable. */
  stalePageMinutes: number
  limits: RequestLimits
  /** Where the assets of other builds are; null: nowhere. */
  sharedAssets: Pick<ImageStore, 'read'> | null
  /** Limits the pages that are rendered at a time. */
  load: LoadLimit
  metrics: Pick<Metrics, 'cacheUses' | 'pagesRendered'>
  mode: 'development' | 'production'
  /** Development only: the HTTP server that hot reloading uses. */
  httpServer?: Server
  /** Called for every page that could not be rendered. */
  onError?: (error: unknown, path: string) => void
}

export interface Pages {
  /** Answers GET and HEAD with files of the build or a page; passes everything else on. */
  handler: RequestHandler
  close: () => Promise<void>
}

/** Renders the client for guests. Only the browser knows who is signed in. */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { schema, guestContext, limits, load, metrics, phone, publicUrl, sharedAssets } = options
  const onError = options.onError ?? ((error, path) => console.error(`Rendering ${path} failed:`, error))
  const root = projectRoot()
  const client =
    options.mode === 'production'
      ? await builtClient(root, async (request) => {
          if (!sharedAssets) return null
          await limits.count('page', { account: null, address: networkOf(request.ip) })
          return readSharedAsset(sharedAssets, request.path)
        })
      : await developmentClient(root, options.httpServer)
  const isCached = options.mode === 'production'
  const cache = new HtmlCache(options.catalogueVersion, {
    maxPages: 500,
    maxStaleMs: options.stalePageMinutes * 60_000,
    now: Date.now,
    withNotice: (url, html) => withNotice(html, languageOf(url), 'stale', phone),
    onUse: (result) => metrics.cacheUses.inc({ cache: 'page', result }),
  })

  const handler: RequestHandler = async (request, response) => {
    setWorkKind('pages')
    const remembered = rememberedLanguage(request)
    if (remembered) return redirectHome(remembered, request, response)
    const { isCacheable, normalizeUrl, render, templateOf } = await client.entry()
    const url = normalizeUrl(request.originalUrl)
    setPageRoute(response, templateOf(url))
    const page = await cache.get(url, async () => {
      load.admit(response)
      await limits.count('page', { account: null, address: networkOf(request.ip) })
      const rendered = await inRequestLanguage(languageOf(url), () =>
        timeRendering(metrics, () => render({ url, schema, context: guestContext(), publicUrl })),
      )
      if ('redirect' in rendered) return { status: 301, html: '', location: rendered.redirect }
      const html = await client.document(url, rendered)
      return {
        status: rendered.status,
        html: rendered.status === 503 ? withNotice(html, languageOf(url), 'busy', phone) : html,
        isStorable: isCached && isCacheable(url),
      }
    })
    await sendHtml(request, response, page)
  }

  return {
    handler: (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next()
      client.files(request, response, (error?: unknown) => {
        if (error) return next(error)
        Promise.resolve(handler(request, response, next)).catch((failure: unknown) => {
          if (!isRefusal(failure)) onError(client.readable(failure), request.path)
          if (response.headersSent) response.destroy()
          else failurePage(response, languageOf(request.path), { ...statusOf(failure), phone })
        })
      })
    },
    close: () => client.close(),
  }
}

const isRefusal = (failure: unknown) => failure instanceof TooManyRequests || failure instanceof Unavailable

function statusOf(failure: unknown): Pick<Failure, 'status' | 'retryAfter'> {
  if (failure instanceof TooManyRequests) return { status: 429, retryAfter: failure.retryAfterSeconds }
  return isCausedByOutage(failure) ? { status: 503, retryAfter: RETRY_AFTER_SECONDS } : { status: 500 }
}

/** The folder of package.json, from the source as well as from the build. */
function projectRoot() {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error('No package.json above the server')
    folder = dirname(folder)
  }
  return folder
}
