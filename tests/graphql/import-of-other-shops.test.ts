import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../../client/admin/products/csv.ts'
import { settingsFor } from '../../client/admin/products/import-columns.ts'
import { findLocalErrors, mapRows } from '../../client/admin/products/import-rows.ts'
import { recognizeExport } from '../../client/admin/products/other-shops/recognize-export.ts'
import { createI18n } from '../../client/language/create-i18n.ts'
import { previewImport } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const i18n = createI18n('en', {})

/** An export as the import page sends it: the rows that it can send, and the refused ones by their lines. */
async function read(name: string) {
  const text = await readFile(new URL(`../support/exports/${name}.csv`, import.meta.url), 'utf8')
  const { file } = recognizeExport(readCsv(text, i18n), '2026-11-28', i18n)!
  const settings = settingsFor(file, [...file.header, '_id', 'shippingCost'])
  expect(settings.mapping).toEqual(file.header)
  const { columns, rows } = mapRows(file, settings)
  const refused = findLocalErrors(columns, rows, i18n)
  const lines = new Set(refused.map(({ row }) => row.line))
  const sent = rows.filter(({ line }) => !lines.has(line))
  const defaults = [
    { column: 'shippingCost', value: '99' },
    { column: 'quantityInStock', value: '1' },
  ]
  return {
    input: { columns, rows: sent.map(({ cells }) => cells), defaults },
    refused: refused.map(({ row, productName, errors }) => [row.line, productName, errors[0]?.message]),
    lines: sent.map(({ line }) => line),
  }
}

const find = async (externalRef: string) => {
  const product = await shop.db.product.findUniqueOrThrow({ where: { externalRef } })
  return {
    ...product,
    images: (product.images as { url: string; alt: string }[]).map(({ url, alt }) => [url, alt]),
  }
}

describe('an export of Shopify', () => {
  const cdn = (name: string) => `https://cdn.shopify.example/files/${name}.jpg?v=1700000000`

  test('is stored with the values of its rows, and refused where they don’t fit', async () => {
    const owner = await shop.admin()
    const { input, refused, lines } = await read('shopify')
    expect(refused).toEqual([[12, 'Gulab Blouse', expect.stringContaining('different prices')]])
    const preview = await previewImport(owner, input)
    expect(
      preview.rows.map(({ outcome, errors }, index) => [lines[index], outcome, errors[0]?.column]),
    ).toEqual([
      [2, 'NEW', undefined],
      [6, 'NEW', undefined],
      [8, 'NEW', undefined],
      [9, 'NEW', undefined],
      [10, 'REFUSED', 'readyMadePrice'],
      [11, 'NEW', undefined],
      [14, 'NEW', undefined],
      [15, 'NEW', undefined],
    ])
    expect(preview.rows[0].changes).toContainEqual({
      column: 'sizes',
      before: '',
      after: 'S (stock 4, sku 0012-S) | M (stock 0, sku 0012-M) | L (stock 7, sku 0012-L)',
    })
    expect(await shop.db.product.count()).toBe(0)

    await owner.mutate('importProducts', { ...input, goodRowsOnly: true })
    expect(await shop.db.product.count()).toBe(7)
    expect(await find('chandni-kurta-set')).toMatchObject({
      productName: 'Chandni Kurta Set',
      description: 'Soft cotton & zari, hand-blocked in Jaipur.\n• Kurta, pants & dupatta\n• Wash by hand',
      category: 'SUIT',
      ownBrand: 'Nilavari',
      tags: ['cotton', 'festive', 'hand-block'],
      readyMadePrice: 2_000_00n,
      discount: 25,
      quantityInStock: 11,
      sizes: [
        { label: 'S', quantityInStock: 4, sku: '0012-S' },
        { label: 'M', quantityInStock: 0, sku: '0012-M' },
        { label: 'L', quantityInStock: 7, sku: '0012-L' },
      ],
      images: [
        [cdn('chandni-front'), 'Front, on a hanger'],
        [cdn('chandni-back'), 'Back'],
        [cdn('chandni-detail'), 'Chandni Kurta Set'],
      ],
      productStatus: 'ACTIVE',
      shippingCost: 99_00n,
    })
    expect(await find('noor-banarasi-rani-pink')).toMatchObject({
      productName: 'Noor Banarasi, Rani Pink',
      category: 'SAREE',
      color: 'Rani Pink',
      readyMadePrice: 8_999_00n,
      sizes: [
        { label: 'Stitched', quantityInStock: 2, sku: 'NB-P-S' },
        { label: 'Unstitched', quantityInStock: 3, sku: 'NB-P-U' },
      ],
      images: [[cdn('noor-pink'), 'Pink']],
    })
    expect(await find('noor-banarasi-green')).toMatchObject({
      color: 'Green',
      readyMadePrice: 7_999_00n,
      maxPrice: 9_999_00n,
      discount: 0,
      images: [[cdn('noor-green'), 'Green']],
    })
    expect(await find('rani-gown')).toMatchObject({
      category: 'DRESS',
      color: 'red, gold',
      fabricType: 'satin',
      readyMadePrice: 2_999_00n,
      maxPrice: 3_333_00n,
      productStatus: 'DRAFT',
    })
    expect(await find('no-price')).toMatchObject({
      category: 'LEHENGA',
      readyMadePrice: null,
      tags: ['bridal'],
    })
    expect(await find('tara-suit')).toMatchObject({
      description: 'Line one\nLine two',
      readyMadePrice: 1_250_50n,
      quantityInStock: 1,
    })
    expect(await find('lehnga-hindi')).toMatchObject({
      category: 'LEHENGA',
      color: 'लाल',
      quantityInStock: 1,
    })
  })
})

describe('an export of WooCommerce', () => {
  const upload = (name: string) => `https://shop.example/wp-content/uploads/${name}.jpg`

  test('is stored with the values of its rows, and refused where they don’t fit', async () => {
    const owner = await shop.admin()
    const before = await shop.db.product.count()
    const { input, refused, lines } = await read('woocommerce')
    expect(refused).toEqual([
      [15, 'Wedding Set', expect.stringContaining('A group of products')],
      [16, 'Lost - S', expect.stringContaining('isn’t in the file')],
    ])
    const { rows } = await owner.mutate('importProducts', { ...input, goodRowsOnly: true })
    expect(rows.map(({ outcome, errors }, index) => [lines[index], outcome, errors[0]?.column])).toEqual([
      [2, 'NEW', undefined],
      [3, 'NEW', undefined],
      [9, 'NEW', undefined],
      [11, 'NEW', undefined],
      [12, 'NEW', undefined],
      [13, 'NEW', undefined],
      [14, 'REFUSED', 'readyMadePrice'],
    ])
    expect(await shop.db.product.count()).toBe(before + 6)
    expect(await find('WS-1')).toMatchObject({
      productName: 'Kesar Saree',
      description: 'Tussar in saffron.\n\nHand-woven Tussar silk.\nDry clean.',
      category: 'SAREE',
      color: 'Saffron',
      fabricType: 'Tussar Silk',
      ownBrand: 'Nilavari',
      tags: ['silk', 'festive', 'red, gold'],
      readyMadePrice: 5_000_00n,
      discount: 10,
      quantityInStock: 3,
      sizes: [],
      images: [
        [upload('kesar-1'), 'Kesar Saree'],
        [upload('w_300,h_400/kesar-2'), 'Kesar Saree'],
      ],
      productStatus: 'ACTIVE',
    })
    expect(await find('WK-2')).toMatchObject({
      category: 'SUIT',
      color: 'White',
      readyMadePrice: 999_00n,
      maxPrice: 1_299_00n,
      discount: 0,
      quantityInStock: 5,
      sizes: [
        { label: 'S', quantityInStock: 5, sku: 'WK-2-S' },
        { label: 'M', quantityInStock: 0, sku: 'WK-2-M' },
        { label: 'L', quantityInStock: 0, sku: 'WK-2-L' },
      ],
    })
    expect(await find('WD-3-red')).toMatchObject({
      productName: 'Rani Dress, Red',
      category: 'DRESS',
      readyMadePrice: 900_00n,
      quantityInStock: 7,
      sizes: [
        { label: 'S', quantityInStock: null, sku: 'WD-3-RS' },
        { label: 'M', quantityInStock: null, sku: 'WD-3-RM' },
      ],
      images: [
        [upload('rani-red'), 'Rani Dress, Red'],
        [upload('rani'), 'Rani Dress, Red'],
      ],
      productStatus: 'DRAFT',
    })
    expect(await find('WD-3-blue')).toMatchObject({ readyMadePrice: 850_50n, sizes: [{ label: 'S' }] })
    expect(await find('id:30')).toMatchObject({
      category: 'LEHENGA',
      readyMadePrice: 9_999_95n,
      quantityInStock: 0,
      productStatus: 'DRAFT',
    })
    expect(await find('WS-4')).toMatchObject({ readyMadePrice: 200_00n, maxPrice: null, discount: 0 })
  })
})
