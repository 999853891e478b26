import { describe, expect, test } from 'vitest'
import { exportRows, newRow, previewImport, rowsOf } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const outcomes = (rows: Json[]) => rows.map(({ outcome }) => outcome)
const find = (externalRef: string) => shop.db.product.findUnique({ where: { externalRef } })
const auditCount = () => shop.db.auditEntry.count()

/** Every kind of field, with separators, quotes and texts that look like something else. */
const awkward: ProductFields[] = [
  {
    externalRef: 'awkward-1',
    productName: '=SUM(A1) \'quoted\', "twice" | piped \\ slashed',
    description: 'First line\nsecond line, with a comma; नमस्ते ₹',
    category: 'BLOUSE',
    maxPrice: 1_999_99,
    readyMadePrice: null,
    embellishments: ['Zari | Work', 'Beads\\', 'a, b'],
    customizationOptions: ['Neck', '|'],
    images: [
      { url: 'https://pictures.example/a|b.jpg', alt: 'One | two' },
      { url: 'https://pictures.example/c.jpg' },
    ],
    sizes: [{ label: 'M', chest: 92.5, length: 38 }, { label: 'Free (all)' }, { label: 'XL' }],
    tags: ['-10', '+1', '@home'],
    blouseDetails: { sleeveType: 'Short Sleeve', padding: true, lining: false },
    productStatus: 'DRAFT',
    featuredProduct: true,
  },
  { category: 'SAREE', color: null, fabricType: null, sareeDetails: { sareeLength: 5.5, pleated: true } },
  { category: 'LEHENGA', lehengaDetails: { lehengaDupattaIncluded: false, embroidery: 'Zardozi' } },
  { category: 'SUIT', suitDetails: { style: 'Palazzo' }, stitchingType: null, pattern: null, tailorPrice: 1 },
  {
    sizes: [
      { label: 'S', chest: 90, quantityInStock: 4, sku: 'AB-1 / S' },
      { label: 'M', quantityInStock: 0, sku: 'AB-1_M.2' },
    ],
    quantityInStock: 4,
  },
  { category: 'DRESS', video: 'https://videos.example/v', discount: 100 },
]

describe('an export', () => {
  test('changes nothing when it is imported again, and logs nothing', async () => {
    for (const fields of awkward) await shop.product(fields)
    const owner = await shop.admin()
    const exported = await exportRows(owner)
    const before = await shop.db.product.findMany({ orderBy: { id: 'asc' } })
    const entries = await auditCount()
    expect(exported.rows).toHaveLength(before.length)
    expect(outcomes((await previewImport(owner, exported)).rows)).toEqual(before.map(() => 'UNCHANGED'))
    const { rows, userErrors } = await owner.mutate('importProducts', exported)
    expect(userErrors).toEqual([])
    expect(outcomes(rows)).toEqual(before.map(() => 'UNCHANGED'))
    expect(await shop.db.product.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    expect(await auditCount()).toBe(entries)
  })

  test('makes the same products in a shop without them', async () => {
    const owner = await shop.admin()
    await shop.product({ ...awkward[0], externalRef: 'elsewhere' })
    const { columns, rows } = await exportRows(owner)
    const ref = columns.indexOf('externalRef')
    const [row] = rows.filter((cells) => cells[ref] === 'elsewhere')
    const there = await find('elsewhere')
    await shop.db.product.delete({ where: { id: there!.id } })
    const again = row!.map((cell, index) => (columns[index] === '_id' ? '' : cell))
    expect(outcomes((await owner.mutate('importProducts', { columns, rows: [again] })).rows)).toEqual(['NEW'])
    const { id: _, slug: _slug, dateAdded: _added, lastUpdated: _updated, ...same } = there!
    expect(await find('elsewhere')).toMatchObject(same)
  })

  test('contains the filtered list in its order, by pages', async () => {
    const owner = await shop.admin()
    for (const name of ['C', 'A', 'B']) await shop.product({ productName: name, color: 'Indigo' })
    const { columns, rows } = await exportRows(owner, {
      where: { color: { eq: 'indigo' } },
      sort: 'NAME',
      first: 2,
    })
    expect(rows.map((cells) => cells[columns.indexOf('productName')])).toEqual(['A', 'B', 'C'])
    expect(rows[0]![columns.indexOf('tailorPrice')]).toBe('2500')
    expect(rows[0]![columns.indexOf('category')]).toBe('Suit')
  })
})

describe('an import', () => {
  test('reports row by row what it would do, and does it', async () => {
    const owner = await shop.admin()
    const { id } = await shop.product({
      externalRef: 'known',
      discount: 0,
      color: 'Red',
      productName: 'Known',
    })
    const sent = rowsOf(newRow('fresh'), {
      externalRef: 'known',
      productName: 'Known',
      discount: '25',
      readyMadePrice: '₹1,800.00',
      color: '',
    })
    const dry = await previewImport(owner, sent)
    expect(dry.rows[0]).toMatchObject({ outcome: 'NEW', productId: null, productName: 'Saree fresh' })
    expect(dry.rows[0].changes).toContainEqual({ column: 'readyMadePrice', before: '', after: '4999.50' })
    expect(dry.rows[1]).toEqual({
      outcome: 'CHANGED',
      productId: id,
      productName: 'Known',
      changes: [
        { column: 'color', before: 'Red', after: '' },
        { column: 'discount', before: '0', after: '25' },
      ],
      errors: [],
    })
    expect(await find('fresh')).toBeNull()

    const done = await owner.mutate('importProducts', sent)
    expect(outcomes(done.rows)).toEqual(['NEW', 'CHANGED'])
    const fresh = await find('fresh')
    expect(done.rows[0]!.productId).toBe(fresh!.id)
    expect(fresh).toMatchObject({
      readyMadePrice: 4_999_50n,
      category: 'SAREE',
      pattern: null,
      color: null,
    })
    expect(await find('known')).toMatchObject({ discount: 25, color: null, quantityInStock: 10 })
    const entries = await shop.db.auditEntry.findMany({
      where: { entityId: { in: [id, fresh!.id] } },
      orderBy: { at: 'desc' },
    })
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'product.add',
      'product.add',
      'product.update',
    ])
  })

  test('refuses a row whose name was emptied, and says so', async () => {
    const owner = await shop.admin()
    await shop.product({ externalRef: 'emptied', productName: 'Emptied' })
    const sent = rowsOf({ externalRef: 'emptied', productName: ' ', discount: '0' })
    const { rows } = await previewImport(owner, sent)
    expect(rows).toMatchObject([
      {
        outcome: 'REFUSED',
        productName: 'Emptied',
        changes: [],
        errors: [{ column: 'productName', message: 'The product name is missing.' }],
      },
    ])
    expect(outcomes((await owner.mutate('importProducts', sent)).rows)).toEqual(['REFUSED'])
    expect((await find('emptied'))!.productName).toBe('Emptied')
  })

  test('applies defaults to new products only', async () => {
    const owner = await shop.admin()
    await shop.product({ externalRef: 'sold', productName: 'Sold', quantityInStock: 3 })
    const defaults = [
      { column: 'quantityInStock', value: '10' },
      { column: 'shippingCost', value: '99' },
      { column: 'category', value: 'Dress' },
    ]
    const named = (externalRef: string, productName: string, category = '') => ({
      externalRef,
      productName,
      description: 'From the market.',
      category,
    })
    const sent = rowsOf(named('unsold', 'Unsold'), named('sold', 'Sold'), named('own', 'Own', 'Saree'))
    expect(outcomes((await previewImport(owner, sent)).rows)).toEqual(['REFUSED', 'CHANGED', 'REFUSED'])
    const { rows } = await owner.mutate('importProducts', { ...sent, defaults })
    expect(outcomes(rows)).toEqual(['NEW', 'CHANGED', 'NEW'])
    expect(await find('unsold')).toMatchObject({
      category: 'DRESS',
      quantityInStock: 10,
      shippingCost: 99_00n,
    })
    expect(await find('own')).toMatchObject({ category: 'SAREE' })
    expect(await find('sold')).toMatchObject({ category: 'SUIT', quantityInStock: 3 })
    const wrong = await owner.mutate('importProducts', {
      ...sent,
      defaults: [{ column: 'stock', value: '1' }],
    })
    expect(wrong.userErrors).toMatchObject([{ field: 'defaults.0.column' }])
  })

  test('of the same rows again changes nothing: an interrupted import resumes where it stopped', async () => {
    const owner = await shop.admin()
    const all = Array.from({ length: 6 }, (_, each) => newRow(`resumed-${each}`))
    await owner.mutate('importProducts', rowsOf(...all.slice(0, 4)))
    const whole = await owner.mutate('importProducts', rowsOf(...all))
    expect(outcomes(whole.rows)).toEqual([...Array<string>(4).fill('UNCHANGED'), 'NEW', 'NEW'])
    expect(await shop.db.product.count({ where: { externalRef: { startsWith: 'resumed-' } } })).toBe(6)
  })

  test('names errors by column, and writes nothing unless only the valid rows are requested', async () => {
    const owner = await shop.admin()
    const sent = rowsOf(
      newRow('good'),
      newRow('bad-1', { category: 'Hat', readyMadePrice: 'cheap', quantityInStock: '1.5', discount: '101' }),
      newRow('bad-2', { productName: '', shippingCost: '' }),
      { productName: 'No reference' },
      newRow('bad-3', { 'blouseDetails.padding': 'yes', images: 'javascript:alert(1)' }),
      newRow('good'),
      newRow('bad-4', { _id: '00000000-0000-4000-8000-000000000000' }),
      newRow('bad-5', { images: '/images/aaaaaaaaaaaaaaaaaaaa.webp' }),
    )
    const { rows } = await previewImport(owner, sent)
    const columnsWrong = rows.map(({ errors }) => errors.map(({ column }: Json) => column).sort())
    expect(columnsWrong).toEqual([
      [],
      ['category', 'discount', 'quantityInStock', 'readyMadePrice'],
      ['productName', 'shippingCost'],
      ['description', 'externalRef', 'quantityInStock', 'shippingCost'],
      ['blouseDetails.padding', 'images'],
      ['externalRef'],
      ['_id'],
      ['images'],
    ])
    const all = await owner.mutate('importProducts', sent)
    expect(all.userErrors).toMatchObject([{ field: 'rows', code: 'INVALID' }])
    expect(all.rows).toEqual(rows)
    expect(await find('good')).toBeNull()

    const some = await owner.mutate('importProducts', { ...sent, goodRowsOnly: true })
    expect(some.userErrors).toEqual([])
    expect(outcomes(some.rows)).toEqual(['NEW', ...Array<string>(7).fill('REFUSED')])
    expect(await find('good')).not.toBeNull()
    expect(await find('bad-3')).toBeNull()
  })

  test('allows a reference for one product only', async () => {
    const owner = await shop.admin()
    const { id } = await shop.product({ externalRef: 'mine' })
    await shop.product({ externalRef: 'taken' })
    const { rows } = await previewImport(
      owner,
      rowsOf({ _id: id, externalRef: 'taken' }, { _id: id, externalRef: 'mine' }),
    )
    expect(rows[0].errors).toMatchObject([{ column: 'externalRef' }])
    const renamed = await owner.mutate('importProducts', rowsOf({ _id: id, externalRef: 'mine-too' }))
    expect(renamed.rows[0]).toMatchObject({ outcome: 'CHANGED', productId: id })
  })

  test('twice concurrently adds each product once', async () => {
    const owner = await shop.admin()
    const sent = rowsOf(...Array.from({ length: 20 }, (_, each) => newRow(`raced-${each}`)))
    const results = await Promise.all([1, 2, 3, 4].map(() => owner.mutate('importProducts', sent)))
    for (const { userErrors } of results)
      expect([[], ['CONFLICT']]).toContainEqual(userErrors.map(({ code }) => code))
    expect(await shop.db.product.count({ where: { externalRef: { startsWith: 'raced-' } } })).toBe(20)
  })

  test('refuses unknown columns and malformed rows', async () => {
    const owner = await shop.admin()
    const refusals: [Json, string][] = [
      [{ columns: ['colour'], rows: [['Red']] }, 'columns.0'],
      [{ columns: ['color', 'color'], rows: [['Red', 'Red']] }, 'columns.1'],
      [{ columns: ['color'], rows: [['Red', 'Blue']] }, 'rows.0'],
      [{ columns: ['color'], rows: [] }, 'rows'],
      [{ columns: ['color'], rows: Array(201).fill(['Red']) }, 'rows'],
    ]
    for (const [input, field] of refusals) {
      expect((await owner.mutate('importProducts', input)).userErrors).toMatchObject([
        { field, code: 'INVALID' },
      ])
      expect((await previewImport(owner, input)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field,
      })
    }
  })

  test('drops the old details when a category changes, and says so', async () => {
    const owner = await shop.admin()
    const { id } = await shop.product({ category: 'BLOUSE', blouseDetails: { fitType: 'Slim' } })
    const sent = rowsOf({ _id: id, category: 'suit', 'suitDetails.style': 'Patiala' })
    const { rows } = await owner.mutate('importProducts', sent)
    expect(rows[0]!.changes).toEqual([
      { column: 'category', before: 'Blouse', after: 'Suit' },
      { column: 'blouseDetails.fitType', before: 'Slim', after: '' },
      { column: 'suitDetails.style', before: '', after: 'Patiala' },
    ])
    expect((await owner.mutate('updateProduct', { id })).product).toMatchObject({
      category: 'SUIT',
      blouseDetails: null,
      suitDetails: { style: 'Patiala', fitType: null },
    })
  })
})

test.each([
  ['a guest', async () => shop.guest(), 401, 'UNAUTHENTICATED'],
  ['a shopper', () => shop.shopper('Meera'), 403, 'FORBIDDEN'],
] as const)('%s neither exports nor imports', async (_who, come, status, code) => {
  const who = await come()
  const sent = rowsOf(newRow('intruder'))
  for (const result of [
    await who.graphql('{ productRows { rows } }'),
    await previewImport(who, sent),
    await who.mutate('importProducts', sent),
    await who.mutate('importProducts', { columns: ['x'], rows: [] }),
  ])
    expect([result.status, result.data, result.errors?.[0]?.extensions.code]).toEqual([status, null, code])
  expect(await find('intruder')).toBeNull()
})
