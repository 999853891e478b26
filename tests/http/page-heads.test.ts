import { expect, test } from 'vitest'
import { isCacheable, render } from '../../client/app/entry-server.tsx'
import { galleryVariables, readGalleryChoice } from '../../client/lib/gallery-choice.ts'
import { guestContext } from '../../server/context.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import { paths } from '../../shared/paths.ts'
import { products } from '../support/catalogue.ts'
import { orderProduct } from '../support/orders.ts'
import { pictureOf } from '../support/pictures.ts'
import type { ProductFields } from '../support/products.ts'
import { renderPage } from '../support/render-page.ts'
import { openShop } from '../support/shop.ts'

const publicUrl = 'https://shop.example'
const schema = createSchema()
const shop = await openShop()
const picture = await pictureOf(shop)

/** What the server renders a page with. */
const request = (url: string, at: string | null = publicUrl) => ({
  url,
  schema,
  context: guestContext(shop.services),
  publicUrl: at,
})

async function pageAt(url: string, at?: string | null) {
  const page = await renderPage(request(url, at))
  const data = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  )
  const meta = (name: string) =>
    [...page.head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
      ([, content]) => content,
    )
  return { ...page, meta, ofType: (type: string) => data.find((each) => each['@type'] === type) }
}

/** Adds a lehenga, and returns its id with both of its addresses. */
async function addLehenga(fields: ProductFields = {}) {
  const { id } = await shop.product({ images: [{ url: picture, alt: 'A lehenga' }], ...fields })
  const { slug } = await shop.db.product.findUniqueOrThrow({ where: { id }, select: { slug: true } })
  return { id, byId: paths.product(id), bySlug: paths.productBySlug(slug) }
}

const lehenga = await addLehenga()

test('a design has what a rich result requires: name, pictures, offers with price and stock', async () => {
  const { ofType } = await pageAt(lehenga.byId)
  const product = ofType('Product')
  expect(product).toMatchObject({ '@context': 'https://schema.org', sku: lehenga.id })
  expect(product.name).toBeTruthy()
  expect(product.image).toEqual([publicUrl + picture.replace('.webp', '-1280.jpg')])
  expect(product.offers.length).toBeGreaterThan(0)
  for (const offer of product.offers)
    expect(offer).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'INR',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: 'https://schema.org/InStock',
      url: publicUrl + lehenga.bySlug,
    })
  expect(product.url).toBe(publicUrl + lehenga.bySlug)
  expect(product.brand).toEqual({ '@type': 'Brand', name: 'Roopkala Boutique' })
})

test('both addresses of a design have one canonical address, in each language', async () => {
  for (const language of ['', '/hi'])
    for (const path of [lehenga.byId, lehenga.bySlug]) {
      const { head, ofType } = await pageAt(language + path)
      const canonical = publicUrl + language + lehenga.bySlug
      expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`)
      expect(ofType('Product').url).toBe(canonical)
    }
})

test('an earlier slug, and an id in its place, redirect to the design’s address', async () => {
  const { id, bySlug: earlier } = await addLehenga({ productName: 'Red Lehenga' })
  await shop.db.product.update({ where: { id }, data: { productName: 'Crimson Lehenga' } })
  expect(earlier).toBe('/product/red-lehenga')
  for (const language of ['', '/hi'])
    for (const path of [earlier, paths.productBySlug(id)])
      expect(await render(request(language + path))).toEqual({
        redirect: `${language}/product/crimson-lehenga`,
      })
  expect((await pageAt(paths.productBySlug('gone'))).status).toBe(404)
})

test('ratings are included only if there are any', async () => {
  const unrated = await pageAt(lehenga.byId)
  expect(unrated.ofType('Product')).not.toHaveProperty('aggregateRating')
  const { id: productId, byId } = await addLehenga()
  const ratings = [5, 4].map((rating) => ({ name: 'Asha', rating, comments: 'Lovely.', productId }))
  await shop.db.feedback.createMany({ data: ratings })
  const rated = await pageAt(byId)
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
    (await pageAt(language + lehenga.byId)).ofType('BreadcrumbList').itemListElement
  expect(await trail('')).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` },
    { position: 2, name: 'Designs', item: `${publicUrl}/gallery` },
    { position: 3, item: publicUrl + lehenga.bySlug },
  ])
  expect(await trail('/hi')).toMatchObject([
    { position: 1, name: 'होम', item: `${publicUrl}/hi` },
    { position: 2, name: 'डिज़ाइन', item: `${publicUrl}/hi/gallery` },
    { position: 3, item: `${publicUrl}/hi${lehenga.bySlug}` },
  ])
})

test('the shop has its address, opening hours and contact details', async () => {
  const { ofType } = await pageAt(`/hi${paths.contact()}`)
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
  const design = await pageAt(lehenga.byId)
  expect(design.meta('og:image')).toEqual([publicUrl + picture.replace('.webp', '-og.jpg')])
  expect([design.meta('og:image:width'), design.meta('og:image:height')]).toEqual([['1200'], ['630']])
  expect(design.meta('og:image:alt')).toEqual(['A lehenga'])
  expect(design.meta('twitter:card')).toEqual(['summary_large_image'])
  const elsewhere = await addLehenga({
    images: [{ url: 'https://pictures.example/a.jpg', alt: 'A lehenga' }],
  })
  const outside = await pageAt(elsewhere.byId)
  expect(outside.meta('og:image')).toEqual(['https://pictures.example/a.jpg'])
  expect(outside.meta('og:image:width')).toEqual([])
  const about = await pageAt(paths.about())
  expect(about.meta('og:image')).toEqual([`${publicUrl}/link-card.jpg`])
  expect([about.meta('og:locale'), about.meta('og:locale:alternate')]).toEqual([['en_IN'], ['hi_IN']])
})

test('the preview of an order’s link is the drawing of what is sewn', async () => {
  const { id } = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
  const order = await orderProduct(await shop.shopper('Meera'), '', {
    orderType: 'TAILOR',
    cartItems: [{ productId: id, productType: 'TAILOR', style: ['front-neck-boat', 'sleeve-puff'] }],
  })
  const tracked = await pageAt(`/hi${paths.trackedOrder(shop.services.trackingTokens.sign(order.id))}`)
  expect(tracked.meta('og:image')).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/flats\/[\w-]+\.png$/) as string,
  ])
  expect([tracked.meta('og:image:width'), tracked.meta('og:image:height')]).toEqual([['1200'], ['630']])
  expect(tracked.meta('og:image:alt')).toEqual(['बोट नेक, पफ़ आस्तीन'])
  expect(tracked.meta('robots')).toEqual(['noindex, follow'])
})

test('without a configured origin, properties that need it are left out', async () => {
  const { head, ofType, meta } = await pageAt(lehenga.byId, null)
  expect(ofType('BreadcrumbList')).toBeUndefined()
  expect(ofType('Product')).not.toHaveProperty('image')
  expect(head).not.toContain('canonical')
  expect(meta('og:image')).toEqual([])
  expect(meta('twitter:card')).toEqual(['summary'])
})

const listed = [paths.home(), paths.about(), paths.gallery(), paths.gallery({ show: 'all' }), paths.contact()]
const secondPage = async () => {
  const { where, sort } = galleryVariables(readGalleryChoice(new URLSearchParams('show=all')))
  const { data } = await products(shop.guest(), { where, ...(sort && { sort }), first: 1 })
  return data.products.edges[0].cursor as string
}
const unlisted = [
  paths.gallery({ search: 'silk' }),
  paths.gallery({ show: 'all', after: await secondPage() }),
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
    const { head, meta } = await pageAt(path)
    expect(meta('robots')).toEqual([])
    expect(head).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`)
  },
)

test.each(unlisted)('search engines leave %s out, and follow its links', async (path) => {
  const { head, meta } = await pageAt(path)
  expect(meta('robots')).toEqual(['noindex, follow'])
  expect(head).not.toContain('canonical')
})

test('a list in another order has the same canonical address', async () => {
  const { head } = await pageAt(paths.gallery({ show: 'all', sort: 'name' }))
  expect(head).toContain(`<link rel="canonical" href="${publicUrl}${paths.gallery({ show: 'all' })}"/>`)
})

test('two pages that the server renders concurrently don’t mix their languages', async () => {
  const rendered = await Promise.all(['/terms', '/hi/terms', '/about', '/hi/about'].map((url) => pageAt(url)))
  expect(rendered.map(({ language }) => language)).toEqual(['en', 'hi', 'en', 'hi'])
  for (const { language, body } of rendered) {
    expect(body.includes('All rights reserved.')).toBe(language === 'en')
    expect(body.includes('सर्वाधिकार सुरक्षित।')).toBe(language === 'hi')
  }
})

test('a page tells search engines its address in each language', async () => {
  const { head } = await pageAt('/hi/terms')
  expect(head).toContain('<link rel="canonical" href="https://shop.example/hi/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://shop.example/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="hi" href="https://shop.example/hi/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="https://shop.example/terms"/>')
  expect(head).toContain('<meta property="og:locale" content="hi_IN"/>')
})

test('a tracking link shows the order without personal data, and is neither listed nor cached', async () => {
  const meera = await shop.shopper('Meera')
  const design = await shop.product()
  const order = await orderProduct(meera, design.id)
  const path = `/track/${shop.services.trackingTokens.sign(order.id)}`
  const { status, head, body, state, meta } = await pageAt(path)
  expect(status).toBe(200)
  expect(meta('robots')[0]).toContain('noindex')
  for (const shown of [order.orderNumber, design.productName]) expect(body).toContain(shown)
  for (const hidden of ['Meera', '9876543210', 'Hill Road', meera.email])
    expect(head + body + state).not.toContain(hidden)
  expect(isCacheable(path)).toBe(false)
  const other = await pageAt(`${path.slice(0, -1)}~`)
  expect(other.status).toBe(404)
  expect(other.body).toContain('We could not find that order')
})

test('a shared wishlist shows the owner’s first name alone, and is neither listed nor cached', async () => {
  const meera = await shop.shopper('Meera Kulkarni')
  const { id, productName } = await shop.product()
  await meera.mutate('addToWishlist', { productId: id })
  const path = `/wishlist/${(await meera.mutate('shareWishlist', {})).wishlist.shareToken}`
  const shared = await pageAt(path)
  expect(shared.meta('robots')[0]).toContain('noindex')
  expect(shared.body).toContain(productName)
  expect(shared.head + shared.body + shared.state).not.toContain('Kulkarni')
  expect(isCacheable(path)).toBe(false)
  await meera.mutate('stopSharingWishlist', {})
  const revoked = await pageAt(path)
  expect(revoked.status).toBe(404)
  expect(revoked.body).not.toContain(productName)
})
