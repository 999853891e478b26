import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { newRow, type Rows, rowsOf } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const row = 'outcome changes { column after } suggestions { column value }'

const preview = async (input: Rows & { suggestionsFor?: string[] }, who?: ApiClient): Promise<Json[]> => {
  const { data, text } = await (who ?? (await shop.admin())).graphql(
    `query ($input: ImportProductsInput!) { importPreview(input: $input) { ${row} } }`,
    { input },
  )
  if (!data) throw new Error(text)
  return data.importPreview
}

const write = async (input: Rows & { suggestionsFor?: string[] }) =>
  (
    await (
      await shop.admin()
    ).graphql(
      `mutation ($input: ImportProductsInput!) {
        importProducts(input: $input) { rows { ${row} } userErrors { field code } }
      }`,
      { input },
    )
  ).data.importProducts

const find = (externalRef: string) => shop.db.product.findUniqueOrThrow({ where: { externalRef } })

const empty = { color: '', fabricType: '', pattern: '', embellishments: '' }
const described = (ref: string, productName: string, description = 'Stitched in Dadar.', cells = {}) =>
  newRow(ref, { productName, description, ...empty, ...cells })

const suggested = async (productName: string, description?: string, cells = {}) => {
  const [planned] = await preview(rowsOf(described('dry', productName, description, cells)))
  return Object.fromEntries(planned!.suggestions.map(({ column, value }: Json) => [column, value])) as Json
}

describe('for empty cells an import suggests', () => {
  test.each([
    [
      'Gauri Navy Blue & Off-White Striped Art Silk Kurta',
      undefined,
      { color: 'Navy Blue', fabricType: 'Art Silk', pattern: 'Striped' },
    ],
    [
      'Gauri Off-White Floral Print Saree',
      'A georgette saree with a zari border, sequins and mirror work.',
      {
        color: 'Off-White',
        fabricType: 'Georgette',
        pattern: 'Floral',
        embellishments: 'Zari Work | Sequin | Mirror Work',
      },
    ],
    [
      'Gauri',
      'Plain. Its lining is of red cotton.',
      { color: 'Red', fabricType: 'Cotton', pattern: 'Plain' },
    ],
    ['Gauri Sea Green Bandhani Dupatta', undefined, { color: 'Sea Green', pattern: 'Bandhani' }],
    ['Gauri Gold-Toned Kurta', undefined, { color: 'Golden' }],
    ['Credible Nettle Planet', 'For goldsmiths.', {}],
  ])('what %j says', async (name, description, values) => {
    expect(await suggested(name, description)).toEqual(values)
  })

  test('nothing that a brand’s name says', async () => {
    for (const column of ['ownBrand', 'tags'])
      expect(await suggested('Silk Route Red Kurta', undefined, { [column]: 'Silk Route' })).toEqual({
        color: 'Red',
      })
  })

  test('nothing where a cell, a default or the stored product has a value', async () => {
    expect(await suggested('Red Kurta', undefined, { color: 'Rust' })).toEqual({})
    const rows = rowsOf(newRow('dry', { productName: 'Red Kurta', description: 'Warm.', fabricType: '' }))
    const [planned] = await preview({ ...rows, defaults: [{ column: 'color', value: 'Rust' }] })
    expect(planned!.suggestions).toEqual([])
    await shop.product({ externalRef: 'old', productName: 'Blue Kurta', color: 'Indigo', fabricType: null })
    const [known] = await preview(rowsOf({ externalRef: 'old', productName: 'Red cotton Kurta' }))
    expect(known!.suggestions).toEqual([{ column: 'fabricType', value: 'Cotton' }])
  })
})

describe('suggestions are written', () => {
  test('only for the columns that are chosen', async () => {
    const rows = rowsOf(described('some', 'Red Cotton Kurta', 'With beads.'))
    expect((await write(rows)).rows[0].outcome).toBe('NEW')
    expect(await find('some')).toMatchObject({ color: null, fabricType: null, embellishments: [] })
    const [planned] = await preview({ ...rows, suggestionsFor: ['color', 'embellishments'] })
    expect(planned).toMatchObject({ outcome: 'CHANGED' })
    const { rows: written } = await write({ ...rows, suggestionsFor: ['color', 'embellishments'] })
    expect(written[0].changes).toEqual([
      { column: 'color', after: 'Red' },
      { column: 'embellishments', after: 'Beads' },
    ])
    expect(await find('some')).toMatchObject({ color: 'Red', fabricType: null, embellishments: ['Beads'] })
    expect((await preview(rows))[0]!.suggestions).toEqual([{ column: 'fabricType', value: 'Cotton' }])
  })

  test('for new products, with an audit log entry', async () => {
    const rows = rowsOf(described('fresh', 'Green Silk Saree'))
    const { rows: written } = await write({ ...rows, suggestionsFor: ['color', 'fabricType', 'pattern'] })
    expect(written[0].outcome).toBe('NEW')
    const product = await find('fresh')
    expect(product).toMatchObject({ color: 'Green', fabricType: 'Silk', pattern: null })
    expect(await shop.db.auditEntry.count({ where: { entityId: product.id, action: 'product.add' } })).toBe(1)
  })

  test('for no other columns', async () => {
    const rows = rowsOf(described('other', 'Green Silk Saree'))
    const { userErrors } = await write({ ...rows, suggestionsFor: ['category'] })
    expect(userErrors).toEqual([{ field: 'suggestionsFor.0', code: 'INVALID' }])
  })
})
