import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequestHandler } from 'express'
import type { GraphQLSchema } from 'graphql'
import { languageOf } from '../../shared/languages.ts'
import type { Context } from '../domain/context.ts'
import { isOutage } from '../database/client.ts'
import type { CatalogueVersion } from '../http/response-cache.ts'
import { builtClient } from './built-client.ts'
import { developmentClient } from './development-client.ts'
import { HtmlCache } from './html-cache.ts'
import { failurePage } from './failure-page.ts'
import { opensInHindi, sendToHindi } from './remembered-language.ts'
import { sendHtml } from './send-html.ts'

export interface PagesOptions {
  schema: GraphQLSchema
  catalogueVersion: CatalogueVersion
  /** The resolvers' context of a guest; created for each page that is rendered. */
  guestContext: () => Context
  /** The shop's public URL, for absolute addresses in pages; null omits them. */
  publicUrl: string | null
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
  const { schema, guestContext, publicUrl } = options
  const onError = options.onError ?? ((error, path) => console.error(`Rendering ${path} failed:`, error))
  const root = projectRoot()
  const client =
    options.mode === 'production'
      ? await builtClient(root)
      : await developmentClient(root, options.httpServer)
  const cache = new HtmlCache(options.catalogueVersion, { maxPages: 500 })
  const isCached = options.mode === 'production'

  const handler: RequestHandler = async (request, response) => {
    if (opensInHindi(request)) return sendToHindi(request, response)
    const { isCacheable, normalizeUrl, render } = await client.entry()
    const url = normalizeUrl(request.originalUrl)
    const page = await cache.get(url, async () => {
      const rendered = await render({ url, schema, context: guestContext(), publicUrl })
      return {
        status: rendered.status,
        html: await client.document(url, rendered),
        keep: isCached && isCacheable(url),
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
          onError(client.readable(failure), request.path)
          if (response.headersSent) response.destroy()
          else failurePage(response, languageOf(request.path), { isOutage: comesOfOutage(failure) })
        })
      })
    },
    close: () => client.close(),
  }
}

/** Apollo Client wraps what resolvers threw. */
function comesOfOutage(failure: unknown): boolean {
  const { errors = [] } = failure as { errors?: readonly { originalError?: unknown }[] }
  return isOutage(failure) || errors.some(({ originalError }) => isOutage(originalError))
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
