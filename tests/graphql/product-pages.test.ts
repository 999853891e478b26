import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const publicUrl = 'https://shop.example'
const shop = await openShop({ env: { PUBLIC_URL: publicUrl } })

const document = /* GraphQL */ `
  query ($id: ID, $slug: String) {
    product(id: $id, slug: $slug) {
      id
      slug
      url
      hindiUrl: url(locale: HI)
      brand
      ownBrand
      currency
      priceRange {
        min
        currency
      }
      variants {
        id
        sku
        size
        productType
        listPrice
        price
        currency
        availability
        quantityInStock
      }
    }
  }
`
const find = async (name: { id: string } | { slug: string }, who = shop.guest()) =>
  (await who.graphql(document, name)).data?.product

describe('the slug', () => {
  test('is readable, and the end of the canonical address in each language', async () => {
    const { id } = await shop.product({ productName: ' Jānaki’s “Zari” Lehenga, Nº 7 ' })
    expect(await find({ id })).toMatchObject({
      slug: 'janakis-zari-lehenga-no-7',
      url: `${publicUrl}/product/janakis-zari-lehenga-no-7`,
      hindiUrl: `${publicUrl}/hi/product/janakis-zari-lehenga-no-7`,
    })
  })

  test('of a second product of the name ends in the beginning of its id', async () => {
    await shop.product({ productName: 'Chanderi Suit' })
    const second = await shop.product({ productName: 'Chanderi suit!' })
    expect(await find(second)).toMatchObject({ slug: `chanderi-suit-${second.id.slice(0, 8)}` })
  })

  test('is cut between words, and is the category where the name has no Latin letters', async () => {
    const long = await shop.product({ productName: 'silk '.repeat(30) })
    expect((await find(long)).slug).toBe(Array(16).fill('silk').join('-'))
    const hindi = await shop.product({ productName: 'बनारसी साड़ी', category: 'SAREE' })
    expect((await find(hindi)).slug).toBe('saree')
  })

  test('follows the name; earlier ones lead to the product, and are not given to others', async () => {
    const { id } = await shop.product({ productName: 'Mehendi Blouse' })
    await (await shop.admin()).mutate('updateProduct', { id, productName: 'Haldi Blouse' })
    expect(await find({ slug: 'haldi-blouse' })).toMatchObject({ id, slug: 'haldi-blouse' })
    expect(await find({ slug: 'mehendi-blouse' })).toMatchObject({ id, slug: 'haldi-blouse' })
    const other = await shop.product({ productName: 'Mehendi Blouse' })
    expect((await find(other)).slug).toBe(`mehendi-blouse-${other.id.slice(0, 8)}`)
    await (await shop.admin()).mutate('updateProduct', { id, productName: 'Mehendi Blouse' })
    expect(await find({ slug: 'haldi-blouse' })).toMatchObject({ id, slug: 'mehendi-blouse' })
  })

  test('stays when something else is saved', async () => {
    const { id } = await shop.product({ productName: 'Kota Doria Saree' })
    await (
      await shop.admin()
    ).mutate('updateProduct', { id, productName: 'Kota Doria Saree', description: 'Woven.' })
    expect((await find({ id })).slug).toBe('kota-doria-saree')
    expect(await shop.db.productSlug.count({ where: { productId: id } })).toBe(1)
  })

  test('is free again when its product is deleted', async () => {
    const { id } = await shop.product({ productName: 'Gota Dupatta' })
    await shop.db.product.delete({ where: { id } })
    expect(await find({ slug: 'gota-dupatta' })).toBeNull()
    expect((await find(await shop.product({ productName: 'Gota Dupatta' }))).slug).toBe('gota-dupatta')
  })

  test('is unique among products that are added at the same time', async () => {
    const added = await Promise.all(
      Array.from({ length: 12 }, () => shop.product({ productName: 'Ikat Kurta' })),
    )
    const slugs = await Promise.all(added.map(async (product) => (await find(product)).slug))
    expect(new Set(slugs).size).toBe(12)
    expect(slugs).toContain('ikat-kurta')
  })

  test('of a draft finds it for admins alone', async () => {
    const { id } = await shop.product({ productName: 'Secret Anarkali', productStatus: 'DRAFT' })
    expect(await find({ slug: 'secret-anarkali' })).toBeNull()
    expect(await find({ slug: 'secret-anarkali' }, await shop.admin())).toMatchObject({ id })
    expect(await find({ slug: 'nul\0' })).toBeNull()
  })

  test('names a product instead of the id, not beside it', async () => {
    const { errors } = await shop.guest().graphql(document, { id: 'a', slug: 'b' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' })
  })
})

test('the address is null while the shop doesn’t know its own', async () => {
  const other = await openShop()
  const product = await other.product()
  expect(await find(product, other.guest())).toMatchObject({ url: null, slug: expect.any(String) })
})

test('the brand is the shop’s name unless the product has its own', async () => {
  const own = await shop.product()
  const other = await shop.product({ ownBrand: 'Morni' })
  expect(await find(own)).toMatchObject({ brand: 'Roopkala Boutique', ownBrand: null })
  expect(await find(other)).toMatchObject({ brand: 'Morni', ownBrand: 'Morni' })
  const { data } = await shop.guest().graphql('{ products(search: "morni") { edges { node { id } } } }')
  expect(data.products.edges).toEqual([{ node: { id: other.id } }])
})

test('each size is a variant with its SKU, stock and price', async () => {
  const size = (label: string, quantityInStock: number, sku?: string) => ({ label, quantityInStock, sku })
  const product = await shop.product({
    readyMadePrice: 2_000_00,
    tailorPrice: 3_000_00,
    discount: 15,
    quantityInStock: 3,
    sizes: [size('S', 0, 'RK-1-S'), size('M', 3)],
  })
  const { variants, currency, priceRange } = await find(product)
  expect([currency, priceRange]).toEqual(['INR', { min: 1_700_00, currency: 'INR' }])
  expect(variants).toMatchObject([
    { size: 'S', sku: 'RK-1-S', productType: 'READYMADE', price: 1_700_00, availability: 'OUT_OF_STOCK' },
    { size: 'M', listPrice: 2_000_00, currency: 'INR', availability: 'AVAILABLE', quantityInStock: 3 },
    { size: null, productType: 'TAILOR', price: 2_550_00, availability: 'AVAILABLE', quantityInStock: null },
  ])
})
