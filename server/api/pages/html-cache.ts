import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { inLanguage, languageCodes } from '../../../shared/languages.ts'
import { isOutage } from '../../platform/database/outage.ts'
import { Unavailable } from '../../domain/errors.ts'
import { type CacheUse, type CatalogueVersion, ResponseCache } from '../http/response-cache.ts'

export interface RenderedHtml {
  status: number
  html: string
  /** Where the page is now, for a redirect. */
  location?: string
  /** False for an address that hardly anybody else will request: it would only evict others. */
  isStorable?: boolean
}
export interface StoredHtml {
  status: number
  location?: string
  /** How many seconds ago the page was known to be current, if that can't be checked now. */
  staleSeconds?: number
  etag: string
  br: Buffer
  /** Compressed on first request: nearly every browser accepts the other form, which is smaller. */
  gzip: () => Promise<Buffer>
}

const MAX_BYTES = 24 * 1024 * 1024

export interface HtmlCacheOptions {
  maxPages: number
  /** How long after it was known to be current a page may be shown while the database is unavailable. */
  maxStaleMs: number
  now: () => number
  /** The page with a notice that it may be out of date. */
  withNotice: (url: string, html: string) => string
  /** Called at each use, for metrics. */
  onUse?: (use: CacheUse) => void
}

/** The HTML cache: found pages by normalized address, compressed; see ResponseCache for how long. */
export class HtmlCache {
  readonly #cache: ResponseCache<StoredHtml>

  constructor(version: CatalogueVersion, { maxPages, maxStaleMs, now, withNotice, onUse }: HtmlCacheOptions) {
    const mark = async (url: string, page: StoredHtml, ageMs: number): Promise<StoredHtml> => {
      const html = withNotice(url, String(await decompress(page.br)))
      return { ...(await compress({ status: page.status, html })), staleSeconds: Math.ceil(ageMs / 1000) }
    }
    this.#cache = new ResponseCache(version, {
      maxResponses: maxPages,
      maxBytes: MAX_BYTES,
      skipVersionOnMiss: false,
      stale: { maxAgeMs: maxStaleMs, now, mark },
      onUse,
    })
  }

  /**
   * Concurrent requests for the same page share one rendering. Without the database, the page as it was last: marked
   * as stale, and only for as long as that is allowed.
   */
  async get(url: string, render: () => Promise<RenderedHtml>): Promise<StoredHtml> {
    try {
      const page = await this.#current(url, render)
      return page.status === 503 ? ((await this.#cache.stale(url)) ?? page) : page
    } catch (error) {
      const stale = isCausedByOutage(error) ? await this.#cache.stale(url) : null
      if (stale) return stale
      throw error
    }
  }

  #current(url: string, render: () => Promise<RenderedHtml>): Promise<StoredHtml> {
    return this.#cache.get(url, async () => {
      const page = await render()
      const stored = await compress(page)
      const known = page.status === 200 || notFoundPages.has(url)
      const isStorable = known && page.isStorable !== false && url.length <= 512
      return { response: stored, bytes: isStorable ? stored.br.length * bothForms : null }
    })
  }
}

/** The page of unknown addresses, in each language. */
const notFoundPages = new Set(languageCodes.map((language) => inLanguage(language, '/404')))

/** The size of both compressed forms, as a multiple of the smaller one. */
const bothForms = 2.25

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** The page before compression. */
export const decompress = promisify(brotliDecompress)

async function compress({ status, html, location }: RenderedHtml): Promise<StoredHtml> {
  const bytes = Buffer.from(html)
  const br = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  let gz: Promise<Buffer> | undefined
  return {
    status,
    location,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
    br,
    gzip: () => (gz ??= decompress(br).then((page) => gzipped(page, { level: 6 }))),
  }
}

/** The database is unavailable, or the process overloaded. Apollo Client wraps what resolvers threw. */
export function isCausedByOutage(failure: unknown): boolean {
  const { errors = [] } = failure as { errors?: readonly { originalError?: unknown }[] }
  return (
    failure instanceof Unavailable ||
    isOutage(failure) ||
    errors.some(({ originalError }) => isOutage(originalError))
  )
}
