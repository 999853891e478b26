import type { Request, Response } from 'express'
import { chooseEncoding } from '../http/choose-encoding.ts'
import { RETRY_AFTER_SECONDS } from './failure-page.ts'
import { type StoredHtml, decompress } from './html-cache.ts'

/**
 * Sends a page in the encoding that the browser accepts. Browsers revalidate it each time, and get a 304 if it is
 * unchanged. A page from the cache that can't be checked is marked as stale. A page that was rendered without its data, because the database is unavailable, has a Retry-After header
 * and is not stored.
 */
export async function sendHtml(request: Request, response: Response, page: StoredHtml) {
  if (page.location !== undefined) {
    // Browsers would store it for good, and a design can get its earlier name back.
    response.set({ 'Cache-Control': 'no-cache', Location: page.location }).status(page.status).end()
    return
  }
  response.status(page.status)
  response.set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  })
  if (page.staleSeconds !== undefined) {
    // RFC 9211: a response from the cache, past the time for which it was known to be current.
    response.set({ 'Cache-Status': `shop; hit; ttl=-${page.staleSeconds}`, 'Cache-Control': 'no-store' })
  } else if (page.status === 503)
    response.set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
  else if (request.fresh) {
    response.status(304).end()
    return
  }
  const encoding = chooseEncoding(request)
  if (encoding) response.set('Content-Encoding', encoding)
  const bytes = encoding === 'br' ? page.br : await (encoding === 'gzip' ? page.gzip() : decompress(page.br))
  response.set('Content-Length', String(bytes.length))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
