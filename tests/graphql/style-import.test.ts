import { describe, expect, test } from 'vitest'
import type { Json } from '../support/json.ts'
import { fields } from '../support/fields.ts'
import { openShop } from '../support/shop.ts'
import { addStyleOption } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()

const table = async (): Promise<{ columns: string[]; rows: string[][] }> =>
  (await owner.graphql('{ styleOptionRows { columns rows } }')).data.styleOptionRows
const preview = async (columns: string[], rows: string[][]): Promise<Json[]> =>
  (
    await owner.graphql(
      `query ($input: ImportStyleOptionsInput!) { styleImportPreview(input: $input) { ${fields.ImportedStyleOption} } }`,
      { input: { columns, rows } },
    )
  ).data.styleImportPreview
const importRows = (columns: string[], rows: string[][], more: Json = {}) =>
  owner.mutate('importStyleOptions', { columns, rows, ...more }, `rows { ${fields.ImportedStyleOption} }`)
const optionNamed = async (name: string): Promise<Json> =>
  (
    await owner.graphql(
      `{ styleOptions(includeInactive: true) { id part garments name translations { locale name } drawing price extraDays position
        isActive excludes { id } version } }`,
    )
  ).data.styleOptions.find((option: Json) => option.name === name)

describe('the style book as a table', () => {
  test('has each option with what can be set of it', async () => {
    const { columns, rows } = await table()
    const halter = rows.find(([id]) => id === 'front-neck-halter')!
    expect(Object.fromEntries(columns.map((column, index) => [column, halter[index]]))).toEqual({
      id: 'front-neck-halter',
      part: 'Front neck',
      garments: 'Blouse | Suit | Lehenga | Dress | Saree',
      name: 'Halter neck',
      'translations.HI.name': 'हॉल्टर गला',
      drawing: 'halter',
      image: '',
      price: '200',
      takes: '',
      unitPrice: '',
      material: '',
      extraDays: '1',
      position: '15',
      isActive: 'yes',
      excludes: expect.stringContaining('sleeve-puff | '),
    })
  })

  test('changes nothing when it is imported again', async () => {
    const before = await table()
    const outcomes = (await preview(before.columns, before.rows)).map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['UNCHANGED']))
    const { userErrors } = await importRows(before.columns, before.rows)
    expect(userErrors).toEqual([])
    expect(await table()).toEqual(before)
  })
})

describe('an import', () => {
  test('adds and changes options as its preview says, in one go, and records it', async () => {
    const columns = ['id', 'part', 'garments', 'name', 'translations.HI.name', 'price', 'excludes']
    const rows = [
      ['', 'front neck', 'Blouse | Dress', 'Swan neck', 'हंस गला', '₹1,250.50', 'sleeve-cap'],
      ['sleeve-puff', 'Sleeve', 'Blouse', 'Puff sleeve', 'फूली आस्तीन', '210', ''],
    ]
    const planned = await preview(columns, rows)
    expect(planned.map(({ outcome, name }) => [outcome, name])).toEqual([
      ['NEW', 'Swan neck'],
      ['CHANGED', 'Puff sleeve'],
    ])
    expect(planned[1]!['changes']).toEqual([
      { column: 'garments', before: 'Blouse | Suit | Lehenga | Dress | Saree', after: 'Blouse' },
      { column: 'translations.HI.name', before: 'पफ़ आस्तीन', after: 'फूली आस्तीन' },
      { column: 'price', before: '200', after: '210' },
      { column: 'excludes', before: 'front-neck-halter', after: '' },
    ])
    expect(await optionNamed('Swan neck')).toBeUndefined()
    const { rows: done, userErrors } = await importRows(columns, rows)
    expect(userErrors).toEqual([])
    expect(done).toMatchObject([
      { outcome: 'NEW', styleOptionId: 'front-neck-swan-neck' },
      { outcome: 'CHANGED' },
    ])
    expect(await optionNamed('Swan neck')).toMatchObject({
      part: 'FRONT_NECK',
      garments: ['BLOUSE', 'DRESS'],
      translations: [{ locale: 'HI', name: 'हंस गला' }],
      price: 1_250_50,
      extraDays: 0,
      isActive: true,
      excludes: [{ id: 'sleeve-cap' }],
    })
    expect(await optionNamed('Puff sleeve')).toMatchObject({ price: 210_00, drawing: 'puff', excludes: [] })
    expect(
      (await shop.db.auditEntry.findMany({ where: { entityId: 'sleeve-puff' } })).map(({ action }) => action),
    ).toEqual(['style-option.update'])
  })

  test('stops at each cell that can’t be read, and writes nothing', async () => {
    const option = await addStyleOption(owner)
    const columns = [
      'id',
      'part',
      'garments',
      'name',
      'drawing',
      'price',
      'extraDays',
      'isActive',
      'excludes',
    ]
    const rows = [
      [option['id'], 'Latkan', 'Blouse', 'Renamed', '', '100', '2', 'yes', ''],
      ['', 'Neck', 'Blouse', 'A', '', '1', '', '', ''],
      ['', 'Back', 'Trousers', 'B', '', 'a lot', '1.5', 'maybe', ''],
      ['', 'Back', '', '', 'swan', '1', '61', '', ''],
      ['', 'Back', 'Blouse', 'Round back', '', '', '', '', 'gone'],
      ['gone', 'Back', 'Blouse', 'C', '', '', '', '', ''],
      ['sleeve-cap', 'Back', 'Blouse', 'Cap sleeve', '', '', '', '', ''],
      [option['id'], 'Latkan', 'Blouse', 'Renamed again', '', '', '', '', ''],
    ]
    const columnsOf = (all: Json[]) => all.map(({ errors }) => errors.map(({ column }: Json) => column))
    const wrong = [
      [],
      ['part'],
      ['garments', 'price', 'extraDays', 'isActive'],
      ['garments', 'name', 'extraDays'],
      ['name', 'excludes'],
      ['id'],
      ['part'],
      ['id'],
    ]
    expect(columnsOf(await preview(columns, rows))).toEqual(wrong)
    const refused = await importRows(columns, rows)
    expect(refused.userErrors).toMatchObject([{ field: 'rows', code: 'INVALID' }])
    expect(columnsOf(refused.rows as Json[])).toEqual(wrong)
    expect(await optionNamed('Renamed')).toBeUndefined()
    const { userErrors } = await importRows(columns, rows, { goodRowsOnly: true })
    expect(userErrors).toEqual([])
    expect(await optionNamed('Renamed')).toMatchObject({ price: 100_00, extraDays: 2 })
    expect(await optionNamed('Renamed again')).toBeUndefined()
  })

  test('refuses a second new option of the same name, and columns that there aren’t', async () => {
    const columns = ['part', 'garments', 'name']
    const rows = [
      ['Fit', 'Blouse', 'Snug'],
      ['Fit', 'Blouse', 'snug'],
    ]
    expect((await preview(columns, rows)).map(({ outcome }) => outcome)).toEqual(['NEW', 'REFUSED'])
    const { userErrors } = await importRows(['part', 'colour'], [['Fit', 'red']])
    expect(userErrors).toMatchObject([{ field: 'columns.1', message: 'There is no column ‘colour’.' }])
  })
})
