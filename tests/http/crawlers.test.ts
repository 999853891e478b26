import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sitemapPages } from '../../shared/sitemap-pages.ts'
import { createSitemap } from '../../server/api/pages/sitemap.ts'
import { picture, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const publicUrl = 'https://shop.example'
const shop = await openShop({ env: { PUBLIC_URL: publicUrl } })
const read = async (path: string) => {
  const result = await fetch(shop.url + path)
  return { status: result.status, type: result.headers.get('content-type'), text: await result.text() }
}
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
const design = (slug: string) => `${publicUrl}/product/${slug}`
const slugOf = async ({ id }: { id: string }) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).slug
/** The shop's own pages, each in two languages. */
const pagePaths = sitemapPages.flatMap(({ paths }) => paths)
/** Each option of the style book has a page. */
const options = await shop.db.styleOption.findMany({ where: { isActive: true }, select: { id: true } })
const ownPages = (pagePaths.length + options.length) * 2
const isForDevelopers = (address: string) => /\/(developers|api)(\/|$)/.test(address)

describe('sitemap.xml', () => {
  test('lists the pages and every design that shoppers see, in both languages', async () => {
    const shown = await shop.product({ productName: 'Shown & sold' })
    const draft = await shop.product({ productStatus: 'DRAFT' })
    const archived = await shop.product({ productStatus: 'ARCHIVED' })
    const { status, type, text } = await read('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml'])
    const addresses = addressesOf(text)
    expect(addresses).toEqual(
      expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/hi`, `${publicUrl}/about`]),
    )
    expect(addresses).toContain(`${publicUrl}/hi/gallery?show=all`)
    expect(addresses).toContain(`${publicUrl}/hi/styles/front-neck-boat`)
    expect(await slugOf(shown)).toBe('shown-sold')
    expect(addresses).toContain(design('shown-sold'))
    expect(addresses).toContain(`${publicUrl}/hi/product/shown-sold`)
    expect(addresses).not.toContain(design(await slugOf(draft)))
    expect(addresses).not.toContain(design(await slugOf(archived)))
    expect(addresses.filter((address) => !isForDevelopers(address))).toHaveLength(ownPages + 2)
    const { lastUpdated } = await shop.db.product.findUniqueOrThrow({ where: { id: shown.id } })
    const entry = text.split('\n').find((line) => line.includes(`<loc>${design('shown-sold')}</loc>`))
    expect(entry).toContain(`<lastmod>${lastUpdated.toISOString()}</lastmod>`)
    for (const [language, path] of [
      ['en', ''],
      ['hi', '/hi'],
      ['x-default', ''],
    ])
      expect(entry).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}/product/shown-sold"/>`,
      )
  })

  test('lists the pages for developers, which exist in English alone', async () => {
    const { text } = await read('/sitemap.xml')
    const addresses = addressesOf(text).filter(isForDevelopers)
    for (const path of [
      '',
      '/api-keys',
      '/webhooks',
      '/changelog',
      '/catalogue-sync',
      '/schema',
      '/explorer',
    ])
      expect(addresses).toContain(`${publicUrl}/developers${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      expect(text).toContain(`<url><loc>${address}</loc></url>`)
      expect((await read(new URL(address).pathname)).status).toBe(200)
    }
  })

  test('is split behind an index when it would be too long, with each address once', async () => {
    const here = await openShop()
    await here.db.$executeRaw`
      INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock", "shippingCost")
      SELECT 'Design ' || n, 'SAREE', 'A saree', 'READY_MADE', 1, 0 FROM generate_series(1, 30) AS n`
    const all = await here.db.product.findMany({ select: { slug: true } })
    // Room for the shop's own pages and 12 designs, each in two languages.
    const sitemap = createSitemap({ db: here.db }, publicUrl, {
      limit: ownPages + 1 + 24,
      englishPages: () => ['/developers'],
    })
    const textOf = async (pieces: AsyncIterable<string> | null) => {
      let text = ''
      for await (const piece of pieces ?? []) text += piece
      return text
    }
    const index = await textOf(await sitemap.whole())
    expect(index).toContain('<sitemapindex')
    expect(addressesOf(index)).toEqual([1, 2, 3].map((part) => `${publicUrl}/sitemap-${part}.xml`))
    const parts = await Promise.all([1, 2, 3].map(async (part) => textOf(await sitemap.part(part))))
    const addresses = parts.flatMap(addressesOf)
    expect(addresses).toHaveLength(ownPages + 1 + 60)
    expect(new Set(addresses)).toEqual(new Set([...addresses, ...all.map(({ slug }) => design(slug))]))
    expect(new Set(addresses).size).toBe(ownPages + 1 + 60)
    for (const part of parts) expect(addressesOf(part).length).toBeLessThanOrEqual(ownPages + 1 + 24)
    expect(await sitemap.part(4)).toBeNull()
    expect(await sitemap.part(0)).toBeNull()
  })

  test('a long list is read in batches, without duplicates or gaps', async () => {
    const here = await openShop()
    await here.db.$executeRaw`
      INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock", "shippingCost")
      SELECT 'Design ' || n, 'SAREE', 'A saree', 'READY_MADE', 1, 0 FROM generate_series(1, 2300) AS n`
    let text = ''
    for await (const piece of await createSitemap({ db: here.db }, publicUrl).whole()) text += piece
    const addresses = addressesOf(text)
    expect(new Set(addresses).size).toBe(ownPages + 4600)
    expect(addresses).toHaveLength(ownPages + 4600)
  })

  test('has no other parts', async () => {
    for (const part of ['0', '2', '-1', 'x', '99999', '1e3'])
      expect((await read(`/sitemap-${part}.xml`)).status).toBe(404)
  })

  test('is absent, with the reason, from a shop without a configured origin', async () => {
    const unknown = await openShop()
    const result = await fetch(`${unknown.url}/sitemap.xml`)
    expect(result.status).toBe(404)
    expect(await result.text()).toContain('PUBLIC_URL')
    const robots = await (await fetch(`${unknown.url}/robots.txt`)).text()
    expect(robots).not.toContain('Sitemap:')
    expect(robots).toContain('Allow: /')
  })
})

test('robots.txt allows the shop, disallows personal pages, and names the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = text.split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  const closed = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? [])
  for (const path of [
    '/graphql',
    '/api/',
    '/cart',
    '/order',
    '/account',
    '/admin',
    '/login',
    '/signup',
    '/hi/cart',
  ])
    expect(closed).toContain(path)
  const addresses = addressesOf((await read('/sitemap.xml')).text).map((address) =>
    address.slice(publicUrl.length),
  )
  // The longest rule that an address begins with decides (RFC 9309).
  const open = lines.flatMap((line) => /^Allow: (.*)/.exec(line)?.[1] ?? [])
  const longest = (rules: string[], address: string) =>
    Math.max(-1, ...rules.filter((rule) => address.startsWith(rule)).map(({ length }) => length))
  expect(addresses.filter((address) => longest(closed, address) > longest(open, address))).toEqual([])
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  for (const path of ['/api/v1/docs', '/developers', '/schema.graphql', '/feeds/google-merchant.xml', '/mcp'])
    expect(lines).toContain(`Allow: ${path}`)
})

test('llms.txt says what the shop is, and links to what exists', async () => {
  const { status, type, text } = await read('/llms.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^# Roopkala Boutique\n\n> A boutique in Mumbai/)
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link!)
  expect(links).toContain(`${publicUrl}/mcp`)
  expect(links).toContain(`${publicUrl}/feeds/google-merchant.xml`)
  // The pages themselves are not part of this shop.
  for (const link of links) {
    const path = link.slice(publicUrl.length)
    if (pagePaths.some((page) => path === page)) continue
    expect([path, (await read(path)).status]).toEqual([path, path === '/mcp' ? 405 : 200])
  }
  const unknown = await openShop()
  const relative = await (await fetch(`${unknown.url}/llms.txt`)).text()
  expect(relative).toContain('](/mcp)')
  expect(relative).not.toContain('sitemap')
})

test('a design’s preview card has the whole picture on the shop’s background, at 1200 × 630', async () => {
  const tall = await picture(300, 900).png().toBuffer()
  const { body } = await upload(await shop.admin(), tall, { preset: 'products' })
  const result = await fetch(`${shop.url}/images/${body.public_id}-og.jpg`)
  expect([result.status, result.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(result.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const { data, info } = await sharp(await result.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
  const near = (pixel: number[], [r, g, b]: [number, number, number]) =>
    Math.abs(pixel[0]! - r) + Math.abs(pixel[1]! - g) + Math.abs(pixel[2]! - b) < 20
  for (const y of [0, 315, 629]) {
    expect(near(at(600, y), [0xa3, 0x3a, 0x5c])).toBe(true)
    expect(near(at(20, y), [0xfb, 0xf7, 0xf0])).toBe(true)
    expect(near(at(1180, y), [0xfb, 0xf7, 0xf0])).toBe(true)
  }
  for (const name of [`${body.public_id}-og.webp`, `${'0'.repeat(32)}-og.jpg`])
    expect((await fetch(`${shop.url}/images/${name}`)).status).toBe(404)
})
