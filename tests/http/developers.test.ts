import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { membersOf, OWN_PAGES_ONLY, referenceTypes } from '../../server/api/developers/reference.ts'
import { fromRoot } from '../../server/paths.ts'
import { openShop } from '../support/shop.ts'

const publicUrl = 'https://shop.example'
const shop = await openShop({ env: { PUBLIC_URL: publicUrl } })

const contract = readFileSync(fromRoot('schema.graphql'), 'utf8')
const read = async (path: string) => {
  const response = await fetch(shop.url + path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const hrefsIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!)

/** All pages for developers that links lead to, from the first one. */
async function crawl(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const waiting = ['/developers']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, 200])
    pages.set(path, text)
    waiting.push(
      ...hrefsIn(text)
        .map((href) => href.replace(/[#?].*/, ''))
        .filter((href) => href.startsWith('/developers') || href.startsWith('/api/v1/docs')),
    )
  }
  return pages
}

describe('the pages for developers', () => {
  test('have a guide, a reference and a changelog, and every link leads somewhere', async () => {
    const pages = await crawl()
    const types = referenceTypes(buildSchema(contract))
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/developers/api-keys',
        '/developers/staying-in-sync',
        '/developers/limits',
        '/developers/errors',
        '/developers/changelog',
        ...[...types.keys()].map((name) => `/developers/schema/${name}`),
      ]),
    )
    const anchors = new Set(
      [...pages].flatMap(([path, html]) =>
        [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`),
      ),
    )
    const broken = [...pages].flatMap(([path, html]) =>
      hrefsIn(html)
        .filter((href) => href.includes('#'))
        .map((href) => (href.startsWith('#') ? path + href : href))
        .filter((href) => !anchors.has(href)),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  test.each([
    ['/developers', 'Getting started'],
    ['/developers/api-keys', 'API keys'],
    ['/developers/catalogue-sync', 'A copy of the catalogue'],
    ['/developers/changelog', 'Changelog'],
    ['/developers/schema', 'Schema'],
    ['/developers/schema/Product', 'Product'],
    ['/developers/schema/ProductSort', 'ProductSort'],
  ])('%s is titled %s, and links to its contents', async (path, heading) => {
    const { text } = await read(path)
    expect(text).toContain(`<h1>${heading}</h1>`)
    expect(text).toContain('href="#contents">Contents</a>')
    expect(text).toMatch(/<nav id="contents" aria-label="Contents">[^]*href="\/developers\/api-keys"/)
  })

  test('show the shop’s own address in examples, and need no script', async () => {
    const { text, headers } = await read('/developers')
    expect(text).toContain(`curl -s ${publicUrl}/graphql`)
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('end where there is no such section or type', async () => {
    for (const path of ['/developers/nothing', '/developers/schema/Nothing', '/developers/schema/__Type'])
      expect((await read(path)).status).toBe(404)
  })
})

describe('the reference', () => {
  test('describes arguments, scopes and uses', async () => {
    const { text } = await read('/developers/schema/Query')
    expect(text).toMatch(/id="garments"[^]*?API keys: <code>READ_ORDERS<\/code>/)
    expect((await read('/developers/schema/Money')).text).toContain('/developers/schema/PriceRange#min')
  })

  test('leaves out what only the shop’s own pages need', async () => {
    const schema = buildSchema(contract)
    const types = referenceTypes(schema)
    expect(contract).toContain(OWN_PAGES_ONLY)
    const query = schema.getQueryType()!
    expect(membersOf(query).map(({ name }) => name)).not.toContain('priceOffers')
    expect(types.has('PriceOffers')).toBe(false)
    for (const type of types.values())
      for (const member of membersOf(type))
        if ('type' in member) expect(String(member.type), `${type.name}.${member.name}`).not.toContain('[[')
    expect((await read('/developers/schema/Query')).text).not.toContain('priceOffers')
  })
})

test.each([
  ['/schema.graphql', 'schema.graphql'],
  ['/developers/released.graphql', 'docs/schema/released.graphql'],
])('%s is the contract, readable by every site', async (path, file) => {
  const { status, headers, text } = await read(path)
  expect(status).toBe(200)
  expect(text).toBe(readFileSync(fromRoot(file), 'utf8'))
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
})
