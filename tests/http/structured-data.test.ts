import { expect, test } from 'vitest'
import { guestContext } from '../../server/context.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import { seedDemo } from '../../server/seed-demo.ts'
import type { Json } from '../support/json.ts'
import { type FeedItem, readFeed } from '../support/merchant-feed.ts'
import { renderPage } from '../support/render-page.ts'
import { openShop } from '../support/shop.ts'

const publicUrl = 'https://shop.example'
const shop = await openShop({ env: { PUBLIC_URL: publicUrl } })
const schema = createSchema()

/** The structured data of a design in its page's HTML. */
async function productIn(address: string): Promise<Json> {
  const page = await renderPage({
    url: address.slice(publicUrl.length),
    schema,
    context: guestContext(shop.services),
    publicUrl,
  })
  expect([address, page.status]).toEqual([address, 200])
  const blocks = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json]) => JSON.parse(json!)).find((data: Json) => data['@type'] === 'Product')
}

const availability: Record<string, string> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
}

/** An item of the feed, as structured data says the same. */
const offerOf = (item: FeedItem) => ({
  sku: item['id']![0],
  price: (item['sale_price'] ?? item['price'])![0]!.replace(/ INR$/, ''),
  priceCurrency: 'INR',
  availability: availability[item['availability']![0]!],
  url: item['link']![0],
})

test(
  'the demo shop’s pages of each kind say the same as the product feed',
  { timeout: 120_000 },
  async () => {
    await seedDemo(shop.db, shop.services.imageStore)
    const items = readFeed(await (await fetch(`${shop.url}/feeds/google-merchant.xml`)).text())
    const itemsOf = new Map<string, FeedItem[]>()
    for (const item of items) {
      const address = item['link']![0]!
      itemsOf.set(address, [...(itemsOf.get(address) ?? []), item])
    }
    expect(itemsOf.size).toBeGreaterThan(20)
    const kindOf = (group: FeedItem[]) =>
      [
        group[0]!['product_type'],
        group[0]!['availability'],
        'sale_price' in group[0]!,
        group.length > 1,
      ].join()
    const oneOfEachKind = new Map([...itemsOf].map(([address, group]) => [kindOf(group), { address, group }]))
    expect(oneOfEachKind.size).toBeGreaterThan(5)
    for (const { address, group } of oneOfEachKind.values()) {
      const product = await productIn(address)
      expect(product).toMatchObject({
        sku: group[0]!['item_group_id']![0],
        url: address,
        brand: { name: group[0]!['brand']![0] },
      })
      const offers = (product.offers as Json[]).filter(
        ({ availability }) => !/Discontinued$/.test(availability),
      )
      expect(offers).toHaveLength(group.length)
      for (const item of group) expect(offers).toContainEqual(expect.objectContaining(offerOf(item)))
    }
  },
)
