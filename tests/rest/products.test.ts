import { describe, expect, test } from 'vitest'
import { productForm } from '../support/product-form.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const add = async (fields?: Json) =>
  (await shop.admin()).rest('POST', 'admin/add_product', productForm(fields))
const read = async (id: string) =>
  (await shop.guest().rest('GET', `common/get_single_product?productId=${id}`)).body.product
const row = (id: string) => shop.db.product.findUniqueOrThrow({ where: { id } })
const fields = (body: Json) => (body.errors ? body.errors.map((error: Json) => error.field) : [body.field])

describe('an admin adds by the form', () => {
  test('and every client receives the specification’s fields and values, in rupees', async () => {
    const { status, body } = await add()
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, product: { _id: expect.any(String) as string } })
    const product = await read(body.product._id)
    const { video: _, ...sent } = productForm()
    expect(product).toMatchObject({
      ...sent,
      _id: body.product._id,
      images: [{ url: 'https://cdn.example/1.jpg', alt: 'Kanjivaram saree' }],
      video: null,
      blouseDetails: null,
      dateAdded: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(product).not.toHaveProperty('externalRef')
  })

  test('the same row as GraphQL’s enumerations and paise make', async () => {
    const rest = (
      await add({
        availabilityStatus: 'Out of Stock',
        stitchingType: 'Hand Stitching',
        productType: 'Semi-stitched',
      })
    ).body.product
    const { data } = await (
      await shop.admin()
    ).graphql(`mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }`, {
      input: {
        productName: 'Kanjivaram saree',
        category: 'SAREE',
        description: 'Woven in Kanchipuram.',
        productType: 'SEMI_STITCHED',
        color: 'red',
        maxPrice: 12_000_00,
        tailorPrice: 11_000_00,
        readyMadePrice: 9_999_99,
        discount: 10,
        quantityInStock: 5,
        fabricType: 'Silk',
        stitchingType: 'HAND_STITCHING',
        pattern: 'Plain',
        embellishments: ['Zari Work'],
        images: [{ url: 'https://cdn.example/1.jpg' }],
        shippingCost: 150_00,
        estimatedDeliveryTime: '7-10 days',
        availabilityStatus: 'OUT_OF_STOCK',
        seasonalTags: ['Wedding'],
        tags: ['bridal'],
        sareeDetails: { sareeLength: 5.5, pleated: false, borderStyle: 'Temple' },
      },
    })
    const [one, other] = [await row(rest._id), await row(data.addProduct.product.id)]
    const same = { id: '', slug: '', dateAdded: null, lastUpdated: null }
    expect({ ...one, ...same }).toEqual({ ...other, ...same })
  })

  test('numbers, lists and booleans also as text', async () => {
    const { status, body } = await add({
      price: { max: '12000' },
      tailorPrice: ' 11000 ',
      readyMadePrice: '9999.99',
      discount: '10',
      quantityInStock: '5',
      shippingCost: '0',
      featuredProduct: 'true',
      customizationAvailable: 'No',
      embellishments: 'Zari Work, Beads,, ',
      tags: '',
    })
    expect(status).toBe(200)
    expect(body.product).toMatchObject({
      tailorPrice: 11000,
      readyMadePrice: 9999.99,
      discount: 10,
      quantityInStock: 5,
      shippingCost: 0,
      featuredProduct: true,
      customizationAvailable: false,
      embellishments: ['Zari Work', 'Beads'],
      tags: [],
    })
  })

  test('blank fields as if they were missing', async () => {
    const { status, body } = await add({
      category: '',
      color: '',
      tailorPrice: '',
      price: '',
      discount: ' ',
      stitchingType: '',
      productStatus: null,
      sareeDetails: null,
      images: [],
    })
    expect(status).toBe(200)
    expect(body.product).toMatchObject({
      category: 'Lehenga',
      color: 'Red',
      tailorPrice: null,
      price: { max: null },
      discount: 0,
      stitchingType: 'Machine Stitching',
      productStatus: 'Active',
      sareeDetails: null,
    })
  })

  test('values in any case, and custom colours and fabrics', async () => {
    const { body } = await add({
      category: 'SAREE',
      availabilityStatus: 'out of stock',
      color: 'Onion pink',
      fabricType: 'Mashru',
    })
    expect(body.product).toMatchObject({
      category: 'Saree',
      availabilityStatus: 'Out of Stock',
      color: 'Onion pink',
      fabricType: 'Mashru',
    })
  })

  test('unknown and read-only keys, of which nothing is stored', async () => {
    const text = JSON.stringify(
      productForm({
        _id: '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c',
        id: 'mine',
        ratingTotal: 500,
        ratingCount: 100,
        unitPrice: 1,
        dateAdded: '2001-01-01',
        searchVector: 'x',
        cartLines: { deleteMany: {} },
        $where: '1=1',
      }),
    ).replace('{', '{"__proto__":{"productStatus":"Draft","discount":100},"constructor":{"prototype":{}},')
    const { status, body } = await (await shop.admin()).rest('POST', 'admin/add_product', text)
    expect(status).toBe(200)
    expect(await row(body.product._id)).toMatchObject({
      productStatus: 'ACTIVE',
      discount: 10,
      ratingCount: 0,
      ratingTotal: 0,
    })
    expect(body.product._id).not.toBe('6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c')
    expect(new Date(body.product.dateAdded).getUTCFullYear()).toBeGreaterThan(2001)
    expect(({} as Json).discount).toBeUndefined()
  })

  test('and receives every invalid field at once, with nothing stored', async () => {
    const before = await shop.db.product.count()
    const { status, body } = await add({
      productName: '',
      description: undefined,
      quantityInStock: 'many',
      shippingCost: -1,
      discount: 101,
      category: 'Trousers',
      images: [{ url: 'javascript:alert(1)' }],
    })
    expect(status).toBe(400)
    expect(body.success).toBe(false)
    for (const field of ['quantityInStock', 'shippingCost', 'category']) expect(fields(body)).toContain(field)
    for (const { message } of body.errors) expect(message).toMatch(/^[A-Z].*\.$/)

    const second = await add({
      productName: '',
      description: undefined,
      discount: 101,
      images: [{ url: 'javascript:alert(1)' }],
    })
    expect(second.status).toBe(400)
    expect(fields(second.body).sort()).toEqual(['description', 'discount', 'images.0.url', 'productName'])
    expect(await shop.db.product.count()).toBe(before)
  })

  test.each([
    ['tailorPrice', '1e9'],
    ['tailorPrice', '0x10'],
    ['tailorPrice', -0.01],
    ['tailorPrice', 1e300],
    ['tailorPrice', '1299,50'],
    ['tailorPrice', '1,5'],
    ['tailorPrice', '1.299,50'],
    ['tailorPrice', '10.005'],
    ['tailorPrice', 10.005],
    ['shippingCost', 0.001],
    ['readyMadePrice', 1299.999],
    ['tailorPrice', { gt: 1 }],
    ['quantityInStock', 1.5],
    ['quantityInStock', -1],
    ['quantityInStock', 2147483648],
    ['discount', -1],
    ['discount', 12.5],
    ['discount', 1e9],
    ['productType', 'Toy'],
    ['stitchingType', ['Mixed']],
    ['featuredProduct', 'perhaps'],
    ['featuredProduct', 1],
    ['images', 'https://cdn.example/1.jpg'],
    ['images', [{ url: 'data:image/png;base64,AAAA' }]],
    ['images', Array.from({ length: 21 }, () => ({ url: 'https://cdn.example/1.jpg' }))],
    ['video', 'javascript:alert(1)'],
    ['productName', { startsWith: 'a' }],
    ['productName', 'a\0b'],
    ['productName', 'a'.repeat(201)],
    ['sareeDetails', { sareeLength: 'long' }],
    ['price', { max: -5 }],
    ['price', { max: 12.345 }],
  ])('no product whose %s is %j', async (field, value) => {
    const before = await shop.db.product.count()
    const { status, body } = await add({ [field]: value })
    expect(status).toBe(400)
    expect(fields(body)[0]).toMatch(new RegExp(`^(${field}|maxPrice)`))
    expect(await shop.db.product.count()).toBe(before)
  })

  test.each([
    ['a float that no binary number is', 'tailorPrice', 1.1, 110],
    ['another one', 'tailorPrice', 1.15, 115],
    ['a large price', 'tailorPrice', 99_999_999.99, 9_999_999_999],
    ['text', 'tailorPrice', '1299.5', 129_950],
    ['grouped text', 'tailorPrice', '1,29,950', 12_995_000],
  ])('%s, exact to the paisa', async (_what, field, rupees, paise) => {
    const { body } = await add({ [field]: rupees })
    expect(Number((await row(body.product._id)).tailorPrice)).toBe(paise)
  })

  test('markup as plain text', async () => {
    const { body } = await add({ productName: '<img src=x onerror=alert(1)>' })
    const result = await shop.guest().rest('GET', `common/get_single_product?productId=${body.product._id}`)
    expect(result.body.product.productName).toBe('<img src=x onerror=alert(1)>')
    expect(result.headers.get('content-type')).toMatch(/^application\/json/)
    expect(result.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('more than 100 kB and receives 413', async () => {
    const { status, body } = await add({ description: 'a'.repeat(110_000) })
    expect([status, body]).toEqual([413, { success: false, message: 'The request is too large.' }])
  })

  test('deeply nested lists, and the server continues', async () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000)
    for (const text of [`{"images":${deep}}`, `{"productName":${deep}}`, `{"nothing":${deep}}`, deep]) {
      const { status } = await (await shop.admin()).rest('POST', 'admin/add_product', text)
      expect(status).toBe(400)
    }
  })
})
