// @vitest-environment node
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { HtmlCache, type StoredHtml } from '../../server/pages/html-cache.ts'

const found = (html: string) => vi.fn(async () => ({ status: 200, html }))
const text = (page: Awaited<ReturnType<HtmlCache['get']>>) => gunzipSync((page as StoredHtml).gzip).toString()

test('a page is rendered once, however many ask for it', async () => {
  const cache = new HtmlCache({ maxPages: 10 })
  const render = found('<p>Hello</p>')
  const pages = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(pages.map(text)).toEqual(Array(3).fill('<p>Hello</p>'))
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('after a drop it is rendered anew, also when a rendering was under way', async () => {
  const cache = new HtmlCache({ maxPages: 10 })
  let finish = (_: { status: number; html: string }) => {}
  const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)))
  cache.drop()
  finish({ status: 200, html: 'old' })
  expect(text(await slow)).toBe('old')
  expect(text(await cache.get('/', found('new')))).toBe('new')
  expect(text(await cache.get('/', found('newer')))).toBe('new')
})

test('the page that was not asked for longest goes first', async () => {
  const cache = new HtmlCache({ maxPages: 2 })
  await cache.get('/a', found('a'))
  await cache.get('/b', found('b'))
  await cache.get('/a', found('a again'))
  await cache.get('/c', found('c'))
  expect(text(await cache.get('/a', found('a anew')))).toBe('a')
  expect(text(await cache.get('/b', found('b anew')))).toBe('b anew')
})

test('failures and made-up addresses take no place', async () => {
  const cache = new HtmlCache({ maxPages: 10 })
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text(await cache.get('/', found('fine')))).toBe('fine')
  const missing = vi.fn(async () => ({ status: 404, html: 'missing' }))
  await cache.get('/single_product_details?productId=x', missing)
  await cache.get('/single_product_details?productId=x', missing)
  expect(missing).toHaveBeenCalledTimes(2)
})
