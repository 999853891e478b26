import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import compression from 'compression'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { inLanguage, languageCodes } from '../../../shared/languages.ts'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { paths } from '../../../shared/paths.ts'
import type { Services } from '../../domain/context.ts'
import { guidePaths, readGuide } from '../developers/guide.ts'
import { basePath } from '../rest/call.ts'
import { llmsText } from './llms.ts'
import { createSitemap } from './sitemap.ts'

/** Prefixes of personal pages: carts, orders, accounts, the owner's pages. */
const privatePages = [
  paths.cart(),
  '/order',
  paths.account(),
  '/admin',
  paths.login(),
  paths.signup(),
  paths.welcome(),
  paths.forgotPassword(),
]

/** What programs and assistants may read although the APIs' own addresses are not for crawlers. */
const forPrograms = [
  `${basePath}/docs`,
  `${basePath}/openapi.json`,
  developerPaths.guide(),
  developerPaths.schemaFile(),
  paths.merchantFeed(),
  paths.mcp(),
  '/llms.txt',
]

/** `robots.txt`, `llms.txt` and the sitemap. The sitemap reads the complete catalogue, so it is rate-limited by `limit`. */
export function crawlerRoutes(
  services: Pick<Services, 'db' | 'shop'>,
  publicUrl: string | null,
  limit: RequestHandler,
): Router {
  const router = Router()
    .get('/robots.txt', (_request, response) => {
      response.set('Cache-Control', hourLong).type('text/plain').send(robots(publicUrl))
    })
    .get('/llms.txt', (_request, response) => {
      response.set('Cache-Control', hourLong).type('text/plain').send(llmsText(services.shop, publicUrl))
    })
  if (publicUrl === null)
    return router.get(['/sitemap.xml', '/sitemap-:part.xml'], (_request, response) =>
      absent(response, 'There is no sitemap: it needs absolute addresses, and PUBLIC_URL isn’t set.'),
    )
  const sitemap = createSitemap(services, publicUrl, { englishPages: developerPagesOf })
  const before = [limit, compression()]
  return router
    .get('/sitemap.xml', ...before, async (request, response) =>
      send(request, response, await sitemap.whole()),
    )
    .get('/sitemap-:part.xml', ...before, async (request, response) => {
      const part = String(request.params.part)
      const addresses = /^[1-9]\d{0,4}$/.test(part) ? await sitemap.part(Number(part)) : null
      if (addresses) await send(request, response, addresses)
      else absent(response, 'The sitemap has no such part.')
    })
}

let developerPages: string[] | undefined
/** Read once: the guide is a file of the repository. */
const developerPagesOf = () => (developerPages ??= [...guidePaths(readGuide()), `${basePath}/docs`])

const hourLong = 'public, max-age=3600'

const absent = (response: Response, sentence: string) => {
  response.status(404).type('text/plain').send(sentence)
}

async function send(request: Request, response: Response, addresses: AsyncIterable<string>) {
  response.set('Cache-Control', hourLong).type('application/xml')
  if (request.method === 'HEAD') return void response.end()
  // Streamed with backpressure; the client may disconnect in the middle.
  await pipeline(Readable.from(addresses), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

function robots(publicUrl: string | null) {
  return [
    'User-agent: *',
    'Allow: /',
    ...forPrograms.map((path) => `Allow: ${path}`),
    ...[
      '/graphql',
      '/api/',
      ...languageCodes.flatMap((language) => privatePages.map((at) => inLanguage(language, at))),
    ].map((beginning) => `Disallow: ${beginning}`),
    ...(publicUrl === null ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`]),
    '',
  ].join('\n')
}
