import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import cookieParser from 'cookie-parser'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { redirectHome, rememberedLanguage } from '../../server/api/pages/remembered-language.ts'

const server = createServer(
  express().use(cookieParser(), (request, response) => {
    const language = rememberedLanguage(request)
    if (language) redirectHome(language, request, response)
    else response.sendStatus(200)
  }),
).listen(0, '127.0.0.1')
await once(server, 'listening')
const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

/** Where the root address redirects to, or its status. `fetch` would set some of these headers itself. */
const open = async (headers: Record<string, string>) => {
  const request = httpRequest(`${shop}/`, { headers }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return response.headers.location ?? response.statusCode
}

/** The headers that Chromium sends for a typed address; its service workers pass them on. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
/**
 * The headers that Firefox sends when a service worker fetches the page: the worker counts as the
 * initiator.
 */
const fromWorker = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'empty',
}
const hindi = { cookie: 'theme=light; language=hi' }

describe('the root address, with a cookie for Hindi', () => {
  test.each([
    ['typed', { ...navigation, 'sec-fetch-site': 'none' }],
    ['typed, fetched by a service worker in Firefox', fromWorker],
    [
      'followed from another site',
      { ...navigation, 'sec-fetch-site': 'cross-site', referer: 'https://a.example/' },
    ],
    [
      'followed from another site, fetched by a service worker in Firefox',
      { ...fromWorker, referer: 'https://a.example/' },
    ],
    ['opened by a browser that says nothing of it', {}],
  ])('opens in Hindi when it is %s', async (_, headers) => {
    expect(await open({ ...hindi, ...headers })).toBe('/hi')
  })

  test.each([
    ['a link of the shop', { ...navigation, 'sec-fetch-site': 'same-origin' }, '/gallery'],
    ['a link of the shop, fetched by a service worker in Firefox', fromWorker, '/gallery'],
    ['the service worker itself', { ...fromWorker, 'sec-fetch-mode': 'cors' }, '/service-worker.js'],
  ])('stays in English for %s', async (_, headers, from) => {
    expect(await open({ ...hindi, ...headers, referer: shop + from })).toBe(200)
  })

  test('opens in English without a cookie or with one for English', async () => {
    expect(await open({ ...navigation, 'sec-fetch-site': 'none' })).toBe(200)
    expect(await open({ ...fromWorker, cookie: 'language=en' })).toBe(200)
    expect(await open({ ...fromWorker, cookie: 'language=toString' })).toBe(200)
  })
})
