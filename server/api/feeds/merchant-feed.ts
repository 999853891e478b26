import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type RequestHandler, Router } from 'express'
import { paths } from '../../../shared/paths.ts'
import { guestContext } from '../../context.ts'
import type { Services } from '../../domain/context.ts'
import { hasDeliveryZones } from '../../domain/delivery/list-delivery-zones.ts'
import { listFeedProducts } from '../../domain/feeds/list-feed-products.ts'
import { type FeedShop, type MerchantItem, merchantItems } from '../../domain/feeds/merchant-items.ts'
import { setWorkKind, withBudget } from '../../request-budget.ts'
import { escapeXml } from '../http/escape-xml.ts'
import { FeedCache } from './feed-cache.ts'
import type { CatalogueVersion } from '../http/response-cache.ts'

interface FeedOptions {
  services: Services
  catalogueVersion: CatalogueVersion
  publicUrl: string | null
  /** How long each batch may wait for the database: a long feed is many statements. */
  databaseWaitMs: number
  /** Reading the whole catalogue is rate-limited. */
  limit: RequestHandler
}

/** The product feed for Google Merchant Center, as RSS 2.0 with Google's elements. */
export function merchantFeed({
  services,
  catalogueVersion,
  publicUrl,
  databaseWaitMs,
  limit,
}: FeedOptions): Router {
  const cache = new FeedCache()
  /** Changes with everything but the catalogue that the feed shows. */
  const shop = createHash('sha256')
    .update(JSON.stringify([publicUrl, services.shop.name]))
    .digest('hex')
    .slice(0, 8)

  return Router().get(paths.merchantFeed(), limit, async (request, response) => {
    if (publicUrl === null) {
      response.status(404).type('text/plain')
      response.send('There is no feed: it needs absolute addresses, and PUBLIC_URL isn’t set.')
      return
    }
    const version = await catalogueVersion()
    response.set({ ETag: `W/"${shop}-${version}"`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    response.type('application/xml')
    if (request.fresh) return void response.status(304).end()
    if (request.method === 'HEAD') return void response.end()
    const isCompressed = request.acceptsEncodings('gzip') !== false
    if (isCompressed) response.set('Content-Encoding', 'gzip')
    const cached = isCompressed ? cache.get(version) : null
    if (cached) return sent(pipeline(cached, response))
    const hasZones = await hasDeliveryZones(guestContext(services))
    const feed = xmlOf(services, { name: services.shop.name, publicUrl, hasZones }, databaseWaitMs)
    const keep = (source: AsyncIterable<Buffer>) => cache.keep(version, source)
    return sent(isCompressed ? pipeline(feed, createGzip(), keep, response) : pipeline(feed, response))
  })
}

/** The client may disconnect in the middle. */
const sent = (sending: Promise<void>) =>
  sending.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })

async function* xmlOf(
  services: Pick<Services, 'db'>,
  shop: FeedShop,
  waitMs: number,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(shop.name)}</title>
<link>${escapeXml(new URL('/', shop.publicUrl).href)}</link>
<description>${escapeXml(`The designs of ${shop.name}`)}</description>
`
  for (let last: string | null = null; ;) {
    const products = await withBudget(waitMs, () => {
      setWorkKind('feeds')
      return listFeedProducts(services, last)
    })
    if (products.length === 0) break
    yield products
      .flatMap((product) => merchantItems(product, shop))
      .map(itemXml)
      .join('')
    last = products.at(-1)!.id
  }
  yield '</channel>\n</rss>\n'
}

const itemXml = (item: MerchantItem) =>
  `<item>\n${Object.entries(item)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((each) => element(name, each)) : element(name, value),
    )
    .join('')}</item>\n`

function element(name: string, value: string | Record<string, string>): string {
  const content =
    typeof value === 'string'
      ? escapeXml(value)
      : Object.entries(value)
          .map(([inner, text]) => `<g:${inner}>${escapeXml(text)}</g:${inner}>`)
          .join('')
  return `<g:${name}>${content}</g:${name}>\n`
}
