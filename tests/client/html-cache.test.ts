// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Unavailable } from '../../server/domain/errors.ts'
import { withBudget } from '../../server/request-budget.ts'
import { WaitedTooLong } from '../../server/platform/database/outage.ts'
import { HtmlCache } from '../../server/api/pages/html-cache.ts'

const found = (html: string) => vi.fn(async () => ({ status: 200, html }))
const text = (page: Awaited<ReturnType<HtmlCache['get']>>) => brotliDecompressSync(page.br).toString()

/** A catalogue whose version the test sets. */
let version = 1
const cacheOf = (maxPages: number, readVersion = async () => String(version)) =>
  new HtmlCache(readVersion, {
    maxPages,
    maxStaleMs: 60_000,
    now: () => time,
    withNotice: (url, html) => `<p>As of before, ${url}</p>${html}`,
  })
let time = 0

test('a page is rendered once for concurrent requests', async () => {
  const cache = cacheOf(10)
  const render = found('<p>Hello</p>')
  const pages = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(pages.map(text)).toEqual(Array(3).fill('<p>Hello</p>'))
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page of any length is cached', async () => {
  const cache = cacheOf(10)
  const pages = Array.from({ length: 8 }, (_, length) => `<p>${'abcdefgh'.slice(0, length)}`)
  for (const [index, html] of pages.entries()) {
    const render = found(html)
    expect(text(await cache.get(`/${index}`, render))).toBe(html)
    await cache.get(`/${index}`, render)
    expect(render).toHaveBeenCalledTimes(1)
  }
})

test('both encodings hold the same page; gzip is compressed on its first request', async () => {
  const page = await cacheOf(10).get('/', found('<p>Hello</p>'))
  expect(gunzipSync(await page.gzip()).toString()).toBe(text(page))
  expect(await page.gzip()).toBe(await page.gzip())
})

test('after a change the page is rendered again, also when a rendering was under way', async () => {
  const cache = cacheOf(10)
  let finish = (_: { status: number; html: string }) => {}
  const started = new Promise<void>((begin) => {
    void cache
      .get('/', () => {
        begin()
        return new Promise((resolve) => (finish = resolve))
      })
      .then((page) => expect(text(page)).toBe('old'))
  })
  await started
  version++
  expect(text(await cache.get('/', found('new')))).toBe('new')
  finish({ status: 200, html: 'old' })
  expect(text(await cache.get('/', found('newer')))).toBe('new')
})

describe('while the database is unavailable', () => {
  let isAvailable = true
  const outage = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  const cache = cacheOf(2, () => (isAvailable ? Promise.resolve('1') : outage()))
  beforeEach(async () => {
    isAvailable = true
    time = 0
    await cache.get('/', found('cached'))
    isAvailable = false
  })

  test('a cached page is shown as it was, with a notice and its age', async () => {
    time = 30_000
    const page = await cache.get('/', found('not rendered'))
    expect([text(page), page.status, page.staleSeconds]).toEqual(['<p>As of before, /</p>cached', 200, 30])
  })

  test('a page counts from the last time it was known to be current', async () => {
    isAvailable = true
    time = 50_000
    await cache.get('/', found('not rendered'))
    isAvailable = false
    time = 100_000
    expect((await cache.get('/', outage)).staleSeconds).toBe(50)
  })

  test('a page that is too old, or not cached, is rendered; nothing is cached', async () => {
    expect(text(await cache.get('/a', found('without data')))).toBe('without data')
    time = 60_001
    expect(text(await cache.get('/', found('without data')))).toBe('without data')
    await expect(cache.get('/', outage)).rejects.toThrow('gone')
    isAvailable = true
    const page = await cache.get('/', found('not rendered'))
    expect([text(page), page.staleSeconds]).toEqual(['cached', undefined])
  })
})

test('a page whose data can’t be read after a change is shown as it was', async () => {
  const cache = cacheOf(1)
  await cache.get('/', found('before'))
  version++
  const failed = async () => ({ status: 503, html: 'without data' })
  expect(text(await cache.get('/', failed))).toBe('<p>As of before, /</p>before')
  expect(text(await cache.get('/', found('after')))).toBe('after')
})

test('a page that an overloaded process does not render again is shown as it was', async () => {
  const cache = cacheOf(1)
  await cache.get('/', found('before'))
  version++
  const refused = () => Promise.reject(new Unavailable(2, () => 'busy'))
  expect(text(await cache.get('/', refused))).toBe('<p>As of before, /</p>before')
})

test('a request waits for a rendering that others share as long as it may wait for the database, and no longer', async () => {
  const cache = cacheOf(1)
  let finish = (_: { status: number; html: string }) => {}
  const rendering = cache.get('/', () => new Promise((resolve) => (finish = resolve)))
  await expect(withBudget(20, () => cache.get('/', found('not rendered')))).rejects.toThrow(WaitedTooLong)
  finish({ status: 200, html: 'rendered' })
  expect(text(await rendering)).toBe('rendered')
})

test('the least recently used page is evicted first', async () => {
  const cache = cacheOf(2)
  await cache.get('/a', found('a'))
  await cache.get('/b', found('b'))
  await cache.get('/a', found('a again'))
  await cache.get('/c', found('c'))
  expect(text(await cache.get('/a', found('a anew')))).toBe('a')
  expect(text(await cache.get('/b', found('b anew')))).toBe('b anew')
})

test('failures and unknown addresses are not stored', async () => {
  const cache = cacheOf(10)
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text(await cache.get('/', found('fine')))).toBe('fine')
  const missing = vi.fn(async () => ({ status: 404, html: 'missing' }))
  await cache.get('/single_product_details?productId=x', missing)
  await cache.get('/single_product_details?productId=x', missing)
  expect(missing).toHaveBeenCalledTimes(2)
})

test('a rarely requested page is not stored, and evicts no other', async () => {
  const cache = cacheOf(1)
  let renderings = 0
  const render = (isStorable: boolean) => async () => ({
    status: 200,
    html: `rendering ${(renderings += 1)}`,
    isStorable,
  })
  await cache.get('/gallery', render(true))
  await cache.get('/gallery?search=zari', render(false))
  await cache.get('/gallery?search=zari', render(false))
  expect(renderings).toBe(3)
  expect(text(await cache.get('/gallery', render(true)))).toBe('rendering 1')
})

test('each use is reported: made, shared, found, and out of date', async () => {
  const uses: string[] = []
  let isReachable = true
  const readVersion = async () => (isReachable ? '1' : Promise.reject(new WaitedTooLong()))
  const cache = new HtmlCache(readVersion, {
    maxPages: 10,
    maxStaleMs: 60_000,
    now: () => 0,
    withNotice: (_url, html) => html,
    onUse: (use) => uses.push(use),
  })
  const render = found('<p>Hello</p>')
  await Promise.all([cache.get('/', render), cache.get('/', render)])
  await cache.get('/', render)
  isReachable = false
  await cache.get('/', render)
  expect(uses).toEqual(['miss', 'shared', 'hit', 'stale'])
})
