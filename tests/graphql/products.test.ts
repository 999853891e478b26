import { describe, expect, test } from 'vitest'
import { type ProductFields, productInput, readProduct } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const admin = await shop.admin()
const row = (id: string) => shop.db.product.findUniqueOrThrow({ where: { id } })

describe('an admin adds', () => {
  test('a product with every field, and reads it back', async () => {
    const input = {
      externalRef: 'ERP-4711',
      productName: 'Rani lehenga',
      category: 'LEHENGA',
      description: 'Two\n\nparagraphs <b>in plain text</b>.',
      productType: 'SEMI_STITCHED',
      color: 'Rani Pink',
      maxPrice: 30_000_00,
      tailorPrice: 25_000_00,
      readyMadePrice: 19_999_99,
      discount: 15,
      quantityInStock: 3,
      fabricType: 'Raw silk',
      stitchingType: 'HAND_STITCHING',
      pattern: 'Embroidered',
      embellishments: ['Zari Work', 'Beads'],
      customizationAvailable: true,
      customizationOptions: ['Longer sleeves'],
      images: [
        { url: 'https://cdn.example/1.jpg', alt: 'From the front' },
        { url: 'https://cdn.example/2.jpg' },
      ],
      video: 'https://cdn.example/1.mp4',
      shippingCost: 250_00,
      estimatedDeliveryTime: '7-10 days',
      availabilityStatus: 'AVAILABLE',
      featuredProduct: true,
      seasonalTags: ['Diwali'],
      tags: ['bridal'],
      productStatus: 'ACTIVE',
      fabricFeel: 'Crisp',
      durability: 'For years',
      sizes: [{ label: 'M', chest: 92, waist: 76.5 }],
      lehengaDetails: { lehengaType: 'Flared', lehengaDupattaIncluded: true },
    } satisfies ProductFields
    const { product, userErrors } = await admin.mutate('addProduct', input)
    expect(userErrors).toEqual([])
    expect(product).toMatchObject({
      ...input,
      tailorOffer: { listPrice: 25_000_00, unitPrice: 21_250_00, saving: 3_750_00 },
      readyMadeOffer: { listPrice: 19_999_99, unitPrice: 16_999_99, saving: 3_000_00 },
      priceRange: { min: 16_999_99, max: 21_250_00 },
      images: [
        {
          url: 'https://cdn.example/1.jpg',
          alt: 'From the front',
          width: null,
          height: null,
          thumbhash: null,
        },
        { url: 'https://cdn.example/2.jpg', alt: 'Rani lehenga', width: null, height: null, thumbhash: null },
      ],
      sizes: [{ label: 'M', chest: 92, waist: 76.5, hip: null, length: null }],
      lehengaDetails: { ...input.lehengaDetails, lehengaWaist: null, lehengaFabric: null, embroidery: null },
      blouseDetails: null,
      suitDetails: null,
      sareeDetails: null,
      rating: { average: null, count: 0 },
      viewerCanEdit: true,
    })
    expect(await readProduct(await shop.admin(), product.id)).toEqual(product)
  })

  test('a product of the form’s required fields alone, with the form’s defaults', async () => {
    const { product } = await admin.mutate('addProduct', {
      productName: 'Plain',
      description: 'x',
      quantityInStock: 0,
      shippingCost: 0,
    })
    expect(product).toMatchObject({
      category: 'LEHENGA',
      productType: 'READY_MADE',
      color: 'Red',
      fabricType: 'Cotton',
      stitchingType: 'MACHINE_STITCHING',
      pattern: 'Plain',
      availabilityStatus: 'AVAILABLE',
      discount: 0,
      productStatus: 'ACTIVE',
      tailorOffer: null,
      readyMadeOffer: null,
      priceRange: null,
      images: [],
    })
  })

  test.each([
    ['BLOUSE', 'blouseDetails'],
    ['SUIT', 'suitDetails'],
    ['LEHENGA', 'lehengaDetails'],
    ['SAREE', 'sareeDetails'],
    ['DRESS', null],
    ['OTHERS', null],
  ] as const)('a %s with the details of all categories, of which only %s stay', async (category, own) => {
    const details = {
      blouseDetails: { fitType: 'Slim', padding: true },
      suitDetails: { style: 'Anarkali' },
      lehengaDetails: { lehengaType: 'Mermaid' },
      sareeDetails: { sareeLength: 5.5, pleated: false },
    }
    const { product } = await admin.mutate('addProduct', productInput({ category, ...details }))
    for (const [name, given] of Object.entries(details))
      expect(product).toMatchObject({ [name]: name === own ? given : null })
  })

  test('a product with every field invalid and receives every error at once', async () => {
    const before = await shop.db.product.count()
    const { status, product, userErrors } = await admin.mutate('addProduct', {
      productName: ' ',
      description: 'a'.repeat(5001),
      discount: 101,
      quantityInStock: -1,
      shippingCost: 0,
      images: [{ url: 'https://cdn.example/1.jpg' }, { url: 'javascript:alert(1)' }],
      video: 'data:text/html,x',
      tags: ['ok', ''],
      sizes: [{ label: 'M', chest: -5 }],
      sareeDetails: { sareeLength: 100 },
    })
    expect(status).toBe(200)
    expect(product).toBeNull()
    const wrong = userErrors as { field: string; code: string; message: string }[]
    expect(wrong.map(({ field }) => field).sort()).toEqual(
      [
        'productName',
        'description',
        'discount',
        'quantityInStock',
        'images.1.url',
        'video',
        'tags.1',
        'sizes.0.chest',
        'sareeDetails.sareeLength',
      ].sort(),
    )
    for (const { code, message } of wrong) {
      expect(code).toBe('INVALID')
      expect(message).toMatch(/^[A-Z].*\.$/)
    }
    expect(await shop.db.product.count()).toBe(before)
  })

  test.each([
    { tailorPrice: -1 },
    { tailorPrice: 1.5 },
    { tailorPrice: '100' },
    { shippingCost: 9_007_199_254_740_992 },
    { quantityInStock: 1.5 },
    { quantityInStock: '5' },
    { discount: 2_147_483_648 },
    { category: 'Saree' },
    { productName: { startsWith: 'a' } },
    { unitPrice: 1 },
    { ratingTotal: 5 },
    { id: '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c' },
  ])('a product with %j and receives 400', async (field) => {
    const { status, errors } = await admin.mutate('addProduct', productInput(field as never))
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test('a second product with the same external key and receives a conflict', async () => {
    const { id } = await shop.product({ externalRef: 'ERP-1' })
    const { product, userErrors } = await admin.mutate('addProduct', productInput({ externalRef: 'ERP-1' }))
    expect([product, userErrors]).toMatchObject([null, [{ field: 'externalRef', code: 'CONFLICT' }]])
    const other = await shop.product()
    expect(
      (await admin.mutate('updateProduct', { id: other.id, externalRef: 'ERP-1' })).userErrors,
    ).toMatchObject([{ field: 'externalRef', code: 'CONFLICT' }])
    expect((await admin.mutate('updateProduct', { id, externalRef: 'ERP-1' })).userErrors).toEqual([])
  })

  test('prices so high that a full cart still adds up', async () => {
    const { userErrors } = await admin.mutate(
      'addProduct',
      productInput({ tailorPrice: Number.MAX_SAFE_INTEGER }),
    )
    expect(userErrors).toMatchObject([{ field: 'tailorPrice', code: 'INVALID' }])
  })
})

describe('an admin updates', () => {
  test('only the given fields', async () => {
    const { id } = await shop.product({ tags: ['bridal'], suitDetails: { style: 'Palazzo' } })
    const before = await readProduct(await shop.admin(), id)
    const { product, userErrors } = await admin.mutate('updateProduct', {
      id,
      discount: 20,
      color: 'Peach',
    })
    expect(userErrors).toEqual([])
    expect(product).toEqual({
      ...before,
      discount: 20,
      color: 'Peach',
      tailorOffer: { listPrice: 2_500_00, unitPrice: 2_000_00, saving: 500_00 },
      readyMadeOffer: { listPrice: 1_800_00, unitPrice: 1_440_00, saving: 360_00 },
      priceRange: { min: 1_440_00, max: 2_000_00 },
      lastUpdated: product.lastUpdated,
      version: before.version + 1,
    })
    expect(product.lastUpdated >= before.lastUpdated).toBe(true)
  })

  test('nullable fields to null', async () => {
    const { id } = await shop.product({
      color: 'Red',
      estimatedDeliveryTime: '3 days',
      suitDetails: { style: 'A-Line' },
    })
    const { product } = await admin.mutate('updateProduct', {
      id,
      color: null,
      tailorPrice: null,
      estimatedDeliveryTime: null,
      stitchingType: null,
      suitDetails: null,
    })
    expect(product).toMatchObject({
      color: null,
      tailorPrice: null,
      estimatedDeliveryTime: null,
      stitchingType: null,
      suitDetails: null,
    })
  })

  test.each([
    'productName',
    'category',
    'discount',
    'quantityInStock',
    'shippingCost',
    'productStatus',
    'images',
  ])('%s not to null', async (field) => {
    const { id } = await shop.product()
    const before = await row(id)
    const { userErrors } = await admin.mutate('updateProduct', { id, [field]: null })
    expect(userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect(await row(id)).toEqual(before)
  })

  test('the category, which drops the old category’s details', async () => {
    const { id } = await shop.product({ category: 'SUIT', suitDetails: { style: 'Palazzo' } })
    const { product } = await admin.mutate('updateProduct', {
      id,
      category: 'SAREE',
      sareeDetails: { pleated: true },
    })
    expect(product).toMatchObject({ category: 'SAREE', suitDetails: null, sareeDetails: { pleated: true } })
    expect(
      (await admin.mutate('updateProduct', { id, blouseDetails: { fitType: 'Slim' } })).product.blouseDetails,
    ).toBeNull()
  })

  test('one product and leaves the others unchanged', async () => {
    const [one, other] = [await shop.product(), await shop.product()]
    const before = await row(other.id)
    await admin.mutate('updateProduct', { id: one.id, productName: 'Changed' })
    expect(await row(other.id)).toEqual(before)
  })

  test.each(['6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c', "' OR 1=1--", ''])(
    'no product of the id %j',
    async (id) => {
      expect((await admin.mutate('updateProduct', { id, discount: 99 })).userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ])
      expect((await admin.mutate('deleteProduct', { id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
      expect(await shop.db.product.count({ where: { discount: 99 } })).toBe(0)
    },
  )
})

describe('an admin deletes', () => {
  test('a product, once; its feedback stays without it', async () => {
    const { id } = await shop.product()
    const said = await shop.db.feedback.create({
      data: { name: 'Asha', rating: 5, comments: 'Lovely', productId: id },
    })
    expect(await admin.mutate('deleteProduct', { id })).toMatchObject({
      deletedProductId: id,
      userErrors: [],
    })
    expect(await admin.mutate('deleteProduct', { id })).toMatchObject({
      deletedProductId: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await shop.db.feedback.findUnique({ where: { id: said.id } })).toMatchObject({
      comments: 'Lovely',
      productId: null,
    })
    const { data } = await shop.guest().graphql('{ feedback { edges { node { comments product { id } } } } }')
    expect(data.feedback.edges).toContainEqual({ node: { comments: 'Lovely', product: null } })
  })
})
