import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { productOffers } from '../../client/lib/structured-data.ts'
import { seedDemo } from '../../server/seed-demo.ts'
import { marketFile } from '../support/market-file.ts'
import { type FeedItem, readFeed, violations } from '../support/merchant-feed.ts'
import { rowsOf } from '../support/product-rows.ts'
import { openShop, type Shop } from '../support/shop.ts'

const env = { PUBLIC_URL: 'https://shop.example' }
const path = '/feeds/google-merchant.xml'

const fetchFeed = (shop: Shop, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { 'Cache-Control': 'max-age=0', ...headers } })
const itemsOf = async (shop: Shop) => readFeed(await (await fetchFeed(shop)).text())
const image = (name: string) => ({ url: `https://pictures.example/${name}.jpg` })
const of = (items: FeedItem[], productId: string) =>
  items.filter(({ item_group_id }) => item_group_id?.[0] === productId)

interface Read {
  id: string
  url: string
  shippingCost: number
  variants: {
    id: string
    sku: string
    productType: 'READYMADE' | 'TAILOR'
    price: number
    availability: 'AVAILABLE' | 'OUT_OF_STOCK' | 'DISCONTINUED'
  }[]
}

/** All products as the pages' structured data reads them. */
async function readAll(shop: Shop): Promise<Read[]> {
  const document = /* GraphQL */ `
    query ($after: String) {
      products(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            url
            shippingCost
            variants {
              id
              sku
              productType
              price
              availability
            }
          }
        }
      }
    }
  `
  const all: Read[] = []
  for (let after: string | null = null; ;) {
    const { data } = await shop.guest().graphql(document, { after })
    all.push(...data.products.edges.map(({ node }: { node: Read }) => node))
    if (!data.products.pageInfo.hasNextPage) return all
    after = data.products.pageInfo.endCursor as string
  }
}

const isSold = ({ availability }: Read['variants'][number]) => availability !== 'DISCONTINUED'
const schemaOrg: Record<string, string> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
}

describe('the feed of the demo shop', async () => {
  const shop = await openShop({ env })
  await seedDemo(shop.db, shop.services.imageStore)
  const items = await itemsOf(shop)
  const products = await readAll(shop)

  test('has an item for each variant of each design, and Google’s rules hold for all', () => {
    expect(violations(items)).toEqual([])
    expect(items.length).toBeGreaterThan(products.length)
    expect(new Set(items.map(({ id }) => id![0]))).toEqual(
      new Set(products.flatMap(({ variants }) => variants.filter(isSold).map(({ id }) => id))),
    )
  })

  test('says the prices, the stock and the addresses of structured data and sitemap', async () => {
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    for (const product of products) {
      const offers = productOffers(product, product.url, { hasDeliveryZones: false, returnDays: 7 })!
      for (const [index, { id }] of product.variants.entries()) {
        const offer = offers[index]!
        const item = items.find((each) => each['id']![0] === id)
        if (!item) {
          expect(offer['availability']).toBe('https://schema.org/Discontinued')
          continue
        }
        expect((item['sale_price'] ?? item['price'])![0]).toBe(`${String(offer['price'])} INR`)
        expect(schemaOrg[item['availability']![0]!]).toBe(offer['availability'])
        expect(item['link']).toEqual([offer['url']])
        expect(item['shipping']![0]).toContain(`<g:price>${(product.shippingCost / 100).toFixed(2)} INR<`)
      }
      expect(sitemap).toContain(`<loc>${product.url}</loc>`)
    }
  })
})

test('709 imported garments pass the rules, in several batches', async () => {
  const shop = await openShop({ env })
  const owner = await shop.admin()
  const { data: garments } = Papa.parse<Record<string, string>>(marketFile(709).text.trim(), { header: true })
  const rows = garments.map(({ brand, priceInr, imageCount: _, ...garment }) => ({
    ...garment,
    ownBrand: brand!,
    readyMadePrice: priceInr!,
    images: image(garment['externalRef']!).url,
    color: garment['color'] || 'Blue',
    quantityInStock: '5',
    shippingCost: '99',
  }))
  for (let from = 0; from < rows.length; from += 200)
    expect(
      (await owner.mutate('importProducts', rowsOf(...rows.slice(from, from + 200)))).userErrors,
    ).toEqual([])
  const items = await itemsOf(shop)
  expect(violations(items)).toEqual([])
  expect(items).toHaveLength(709)
})

describe('an item', async () => {
  const shop = await openShop({ env })

  test('has the variant’s size, price before and after the discount, and what is known of the garment', async () => {
    const { id } = await shop.product({
      productName: 'Teej & Gauri <Suit>',
      description: 'First line.\n  Second line.',
      color: 'Rani Pink and Gold, Green & Blue',
      fabricType: 'Chanderi',
      pattern: 'Floral',
      readyMadePrice: 2_000_00,
      tailorPrice: null,
      discount: 25,
      quantityInStock: 2,
      sizes: [
        { label: 'M', quantityInStock: 0 },
        { label: 'L', quantityInStock: 2 },
      ],
      images: ['cover', 'back'].map(image),
    })
    const [medium, large] = of(await itemsOf(shop), id)
    expect(large).toMatchObject({
      title: ['Teej & Gauri <Suit>, L'],
      description: ['First line. Second line.'],
      link: ['https://shop.example/product/teej-gauri-suit'],
      image_link: [image('cover').url],
      additional_image_link: [image('back').url],
      availability: ['in_stock'],
      price: ['2000.00 INR'],
      sale_price: ['1500.00 INR'],
      brand: ['Roopkala Boutique'],
      identifier_exists: ['no'],
      color: ['Rani Pink/Gold/Green'],
      size: ['L'],
      material: ['Chanderi'],
      pattern: ['Floral'],
      google_product_category: ['Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing'],
      product_type: ["Women's clothing > Suit"],
      shipping: ['<g:country>IN</g:country><g:price>99.00 INR</g:price>'],
    })
    expect(medium).toMatchObject({ title: ['Teej & Gauri <Suit>, M'], availability: ['out_of_stock'] })
  })

  test('stays within the limits for the longest texts', async () => {
    const { id } = await shop.product({
      productName: 'Banarasi '.repeat(22).trim(),
      description: 'नौ गज़ की साड़ी। '.repeat(312).slice(0, 5000),
      color: 'Peacock '.repeat(7).trim(),
      sizes: [{ label: 'S'.repeat(30) }],
      ownBrand: 'B'.repeat(70),
      images: Array.from({ length: 20 }, (_, at) => image(`${at}`)),
    })
    const items = of(await itemsOf(shop), id)
    expect(items).toHaveLength(2)
    expect(violations(items)).toEqual([])
    expect(items[0]!['title']![0]).toMatch(/^Banarasi .* Banarasi, S{30}$/)
    expect(items[0]).not.toHaveProperty('identifier_exists')
    expect(items[0]!['additional_image_link']).toHaveLength(10)
  })

  test('takes its colour from the name where none is stored', async () => {
    const { id } = await shop.product({ productName: 'Maroon Kurti', color: null, images: [image('a')] })
    expect(of(await itemsOf(shop), id)[0]).toMatchObject({ color: ['Maroon'] })
  })

  test('is left out where Google would refuse it, and for designs that shoppers don’t see', async () => {
    const hidden = await Promise.all([
      shop.product({ images: [] }),
      shop.product({ productName: 'Kurti', color: null, images: [image('a')] }),
      shop.product({ tailorPrice: null, readyMadePrice: null, images: [image('a')] }),
      shop.product({ discount: 100, images: [image('a')] }),
      shop.product({ productStatus: 'DRAFT', images: [image('a')] }),
    ])
    const items = await itemsOf(shop)
    expect(hidden.flatMap(({ id }) => of(items, id))).toEqual([])
  })

  test('has no shipping cost where that depends on the pincode', async () => {
    const here = await openShop({ env })
    await here.product({ images: [image('a')] })
    await here.db.deliveryZone.create({ data: { name: 'Mumbai', fee: 0, minDays: 1, maxDays: 2 } })
    const items = await itemsOf(here)
    expect(violations(items)).toEqual([])
    expect(items[0]).not.toHaveProperty('shipping')
  })
})

describe('the response', async () => {
  const shop = await openShop({ env })
  const { id } = await shop.product({ images: [image('a')] })

  test('is unchanged until the catalogue changes', async () => {
    const first = await fetchFeed(shop)
    const etag = first.headers.get('etag')!
    expect(first.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const text = await first.text()
    expect((await fetchFeed(shop, { 'If-None-Match': etag })).status).toBe(304)
    expect(await (await fetchFeed(shop)).text()).toBe(text)
    await (await shop.admin()).mutate('updateProduct', { id, readyMadePrice: 1_234_00 })
    const changed = await fetchFeed(shop, { 'If-None-Match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    expect(await changed.text()).toContain('1234.00 INR')
  })

  test('is the same without compression, and HEAD has no body', async () => {
    const plain = await fetchFeed(shop, { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(await (await fetchFeed(shop)).text())
    const head = await fetch(shop.url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('is 404 with the reason from a shop without a configured origin', async () => {
    const result = await fetchFeed(await openShop())
    expect(result.status).toBe(404)
    expect(await result.text()).toContain('PUBLIC_URL')
  })
})
