// @vitest-environment node
import { expect, test } from 'vitest'
import { render } from '../../client/entry-server.tsx'
import { openingHours } from '../../client/lib/opening-hours.ts'
import { productOffers } from '../../client/lib/structured-data.ts'
import { paths } from '../../shared/paths.ts'
import { productOf, FakeShop } from '../support/fake-shop.ts'
import { renderPage } from '../support/render-page.ts'

const publicUrl = 'https://shop.example'
const image = {
  url: `/images/${'a'.repeat(32)}.webp`,
  alt: 'A lehenga',
  width: 900,
  height: 1200,
  thumbhash: null,
}

async function pageAt(url: string, shop: FakeShop, at: string | null = publicUrl) {
  const page = await renderPage({ url, schema: shop.schema, context: {}, publicUrl: at })
  const data = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  )
  const meta = (name: string) =>
    [...page.head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
      ([, content]) => content,
    )
  return { ...page, meta, ofType: (type: string) => data.find((each) => each['@type'] === type) }
}

const lehenga = (fields: Parameters<typeof productOf>[1] = {}) =>
  new FakeShop([productOf('p1', { images: [image], ...fields })])

test('a design has what a rich result requires: name, pictures, offers with price and stock', async () => {
  const { ofType } = await pageAt(paths.product('p1'), lehenga())
  const product = ofType('Product')
  expect(product).toMatchObject({ '@context': 'https://schema.org', sku: 'p1' })
  expect(product.name).toBeTruthy()
  expect(product.image).toEqual([`${publicUrl}/images/${'a'.repeat(32)}-1280.jpg`])
  expect(product.offers.length).toBeGreaterThan(0)
  for (const offer of product.offers)
    expect(offer).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'INR',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: 'https://schema.org/InStock',
      url: publicUrl + paths.productBySlug('design-p1'),
    })
  expect(product.url).toBe(publicUrl + paths.productBySlug('design-p1'))
  expect(product.brand).toEqual({ '@type': 'Brand', name: 'Roopkala Boutique' })
})

test('both addresses of a design have one canonical address, in each language', async () => {
  for (const language of ['', '/hi'])
    for (const path of [paths.product('p1'), paths.productBySlug('design-p1')]) {
      const { head, ofType } = await pageAt(language + path, lehenga())
      const canonical = publicUrl + language + paths.productBySlug('design-p1')
      expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`)
      expect(ofType('Product').url).toBe(canonical)
    }
})

test('an earlier slug, and an id in its place, redirect to the design’s address', async () => {
  const id = '0f6a2f4e-53a1-4c1e-9f0d-6a1f2b7c8d90'
  const shop = new FakeShop([productOf(id, { slug: 'red-lehenga' })])
  for (const language of ['', '/hi'])
    expect(
      await render({
        url: language + paths.productBySlug(id),
        schema: shop.schema,
        context: {},
        publicUrl: null,
      }),
    ).toEqual({ redirect: `${language}/product/red-lehenga` })
  const missing = await renderPage({
    url: paths.productBySlug('gone'),
    schema: shop.schema,
    context: {},
    publicUrl: null,
  })
  expect(missing.status).toBe(404)
})

test('ratings are included only if there are any', async () => {
  const unrated = await pageAt(paths.product('p1'), lehenga())
  expect(unrated.ofType('Product')).not.toHaveProperty('aggregateRating')
  const rated = await pageAt(paths.product('p1'), lehenga({ rating: { average: 4.5, count: 2 } }))
  expect(rated.ofType('Product').aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    bestRating: 5,
    worstRating: 1,
    ratingCount: 2,
  })
})

test('the breadcrumbs from the home page to a design are in the page’s language, with addresses', async () => {
  const trail = async (language: string) =>
    (await pageAt(language + paths.product('p1'), lehenga())).ofType('BreadcrumbList').itemListElement
  expect(await trail('')).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
    { position: 2, name: 'Designs', item: `${publicUrl}/gallery` },
    { position: 3, item: publicUrl + paths.productBySlug('design-p1') },
  ])
  expect(await trail('/hi')).toMatchObject([
    { position: 1, name: 'होम', item: `${publicUrl}/hi` },
    { position: 2, name: 'डिज़ाइन', item: `${publicUrl}/hi/gallery` },
    { position: 3, item: `${publicUrl}/hi${paths.productBySlug('design-p1')}` },
  ])
})

test('each variant is an offer; a design priced on request has none', () => {
  const offered = {
    shippingCost: 9_900,
    variants: [
      { sku: 'A-M', price: 123_450, availability: 'OUT_OF_STOCK' },
      { sku: 'A-T', price: 200_005, availability: 'AVAILABLE' },
      { sku: 'A-L', price: 200_000, availability: 'DISCONTINUED' },
    ],
  } as const
  expect(productOffers(offered, undefined)).toMatchObject([
    { sku: 'A-M', price: '1234.50', availability: 'https://schema.org/OutOfStock' },
    { sku: 'A-T', price: '2000.05', availability: 'https://schema.org/InStock' },
    { sku: 'A-L', price: '2000.00', availability: 'https://schema.org/Discontinued' },
  ])
  expect(productOffers({ ...offered, variants: [] }, undefined)).toBeUndefined()
  // With delivery zones, the rate depends on the pincode.
  const rates = (hasZones: boolean) =>
    productOffers(offered, undefined, hasZones)!.flatMap(({ shippingDetails }) => shippingDetails ?? [])
  expect([rates(false).length, rates(true).length]).toEqual([3, 0])
})

test('opening hours are listed by day; other notations stay as they are', () => {
  const notation = 'Mo-We 09:00-19:00, Su 10:30-14:00'
  expect(openingHours(notation)).toEqual({
    openingHours: notation,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
        opens: '09:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '10:30', closes: '14:00' },
    ],
  })
  for (const notation of ['by appointment', 'Sa-Mo 09:00-19:00'])
    expect(openingHours(notation)).toEqual({ openingHours: notation })
})

test('the shop has its address, opening hours and contact details', async () => {
  const { ofType } = await pageAt(`/hi${paths.contact()}`, new FakeShop())
  expect(ofType('ClothingStore')).toMatchObject({
    name: 'Roopkala Boutique',
    url: `${publicUrl}/hi`,
    image: `${publicUrl}/link-card.jpg`,
    telephone: '+91 22 5550 0142',
    address: { '@type': 'PostalAddress', addressLocality: 'Mumbai', postalCode: '400028' },
    openingHoursSpecification: [{ opens: '09:00', closes: '19:00' }],
  })
})

test('a link to a design has its preview card, a link to any other page the shop’s', async () => {
  const design = await pageAt(paths.product('p1'), lehenga())
  expect(design.meta('og:image')).toEqual([`${publicUrl}/images/${'a'.repeat(32)}-og.jpg`])
  expect([design.meta('og:image:width'), design.meta('og:image:height')]).toEqual([['1200'], ['630']])
  expect(design.meta('og:image:alt')).toEqual(['A lehenga'])
  expect(design.meta('twitter:card')).toEqual(['summary_large_image'])
  const elsewhere = lehenga({ images: [{ ...image, url: 'https://pictures.example/a.jpg' }] })
  const outside = await pageAt(paths.product('p1'), elsewhere)
  expect(outside.meta('og:image')).toEqual(['https://pictures.example/a.jpg'])
  expect(outside.meta('og:image:width')).toEqual([])
  const about = await pageAt(paths.about(), new FakeShop())
  expect(about.meta('og:image')).toEqual([`${publicUrl}/link-card.jpg`])
  expect([about.meta('og:locale'), about.meta('og:locale:alternate')]).toEqual([['en_IN'], ['hi_IN']])
})

test('without a configured origin, properties that need it are left out', async () => {
  const { head, ofType, meta } = await pageAt(paths.product('p1'), lehenga(), null)
  expect(ofType('BreadcrumbList')).toBeUndefined()
  expect(ofType('Product')).not.toHaveProperty('image')
  expect(head).not.toContain('canonical')
  expect(meta('og:image')).toEqual([])
  expect(meta('twitter:card')).toEqual(['summary'])
})

const listed = [paths.home(), paths.about(), paths.gallery(), paths.gallery({ show: 'all' }), paths.contact()]
const unlisted = [
  paths.gallery({ search: 'silk' }),
  paths.gallery({ after: 'p1' }),
  paths.cart(),
  paths.login(),
  paths.signup(),
  paths.welcome(),
  paths.order(null, 'custom'),
  '/no/such/page',
]

test.each(listed.flatMap((path) => [path, `/hi${path.replace(/^\/$/, '')}`]))(
  '%s is listed under its own address',
  async (path) => {
    const { head, meta } = await pageAt(path, lehenga())
    expect(meta('robots')).toEqual([])
    expect(head).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`)
  },
)

test.each(unlisted)('search engines leave %s out, and follow its links', async (path) => {
  const { head, meta } = await pageAt(path, lehenga())
  expect(meta('robots')).toEqual(['noindex, follow'])
  expect(head).not.toContain('canonical')
})

test('a list in another order has the same canonical address', async () => {
  const { head } = await pageAt(paths.gallery({ show: 'all', sort: 'name' }), lehenga())
  expect(head).toContain(`<link rel="canonical" href="${publicUrl}${paths.gallery({ show: 'all' })}"/>`)
})
