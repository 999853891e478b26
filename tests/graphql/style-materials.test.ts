import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial, consumeMaterial, readMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { readStyledOrder, styledDraft } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const lace = await addMaterial(owner, 1_000, { name: 'Gota lace', color: 'Gold', kind: 'TRIMMING' })
const tassels = await addMaterial(owner, 10, { name: 'Tassel', unit: 'PIECE', kind: 'TRIMMING' })

const selection =
  'styleOption { id version part garments name price quantity unit unitPrice material { id } extraDays isActive }'
let count = 0
const save = (fields: Json, who: ApiClient = owner) =>
  who.mutate(
    'saveStyleOption',
    { part: 'PIPING', garments: ['BLOUSE'], name: `Own lace ${++count}`, ...fields },
    selection,
  )
const byMetre = { quantity: 250, unit: 'METRE', unitPrice: 120_00, materialId: lace.id }
const saved = async (fields: Json): Promise<Json> => (await save(fields))['styleOption']

describe('an option that takes something', () => {
  test.each<[string, Json, number]>([
    ['a metre', byMetre, 300_00],
    ['a metre, rounded to the paisa', { ...byMetre, quantity: 33, unitPrice: 10_01 }, 3_30],
    ['a piece', { quantity: 2, unit: 'PIECE', unitPrice: 80_00, materialId: tassels.id }, 160_00],
    ['a metre of nothing in stock', { quantity: 150, unit: 'METRE', unitPrice: 10_00, price: 99_00 }, 15_00],
    ['a garment', { quantity: 150, unit: 'METRE', price: 99_00, materialId: lace.id }, 99_00],
    ['nothing', { quantity: 150, unit: 'METRE', unitPrice: 0, materialId: lace.id }, 0],
  ])('with a price of %s costs one price for a garment', async (_what, fields, price) => {
    expect(await saved(fields)).toMatchObject({ price, quantity: fields['quantity'], unit: fields['unit'] })
  })

  test.each<[string, Json, string]>([
    ['without what it is counted in', { quantity: 250 }, 'unit'],
    ['without how much', { unit: 'METRE' }, 'quantity'],
    ['with the price of a metre alone', { unitPrice: 10_00 }, 'quantity'],
    ['of a material alone', { materialId: lace.id }, 'quantity'],
    ['of nothing', { ...byMetre, quantity: 0 }, 'quantity'],
    ['of too much', { ...byMetre, quantity: 1_000_001 }, 'quantity'],
    ['of an unknown material', { ...byMetre, materialId: 'gone' }, 'materialId'],
    ['of a material that is counted otherwise', { ...byMetre, materialId: tassels.id }, 'materialId'],
    [
      'for more than a price can be',
      { ...byMetre, quantity: 1_000_000, unitPrice: 1_00_00_000_00 },
      'unitPrice',
    ],
  ])('%s is refused', async (_what, fields, field) => {
    const { styleOption, userErrors } = await save(fields)
    expect(styleOption).toBeNull()
    expect(userErrors).toMatchObject([{ field }])
  })

  test('shows its price to shoppers, and its material to those who see materials', async () => {
    const option = await saved(byMetre)
    const read = async (who: ApiClient) =>
      (
        await who.graphql('{ styleOptions { id price quantity unit unitPrice material { name } } }')
      ).data.styleOptions.find(({ id }: Json) => id === option['id'])
    expect(await read(owner)).toMatchObject({ unitPrice: 120_00, material: { name: 'Gota lace' } })
    expect(await read(shop.guest())).toMatchObject({ price: 300_00, quantity: 250, material: null })
  })

  test('keeps its material where the save doesn’t name one, and loses it with the quantity', async () => {
    const { id, version, name } = await saved(byMetre)
    const kept = await save({ id, version, name, quantity: 300, unit: 'METRE', unitPrice: 120_00 })
    expect(kept['styleOption']).toMatchObject({ price: 360_00, material: { id: lace.id } })
    const without = await save({ id, version: version + 1, name })
    expect(without['styleOption']).toMatchObject({ price: 0, quantity: null, unit: null, material: null })
  })
})

describe('a garment with such an option', () => {
  test('costs the same in draft and order, keeps a copy, and says what it needs until that is taken', async () => {
    const design = await shop.product({
      category: 'BLOUSE',
      tailorPrice: 1_000_00,
      discount: 0,
      shippingCost: 0,
    })
    const option = await saved(byMetre)
    const draft = await styledDraft(meera, design, [option['id']])
    expect(draft['totalPrice']).toBe(1_300_00)
    const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft), 'order { id }')
    await save({ ...option, material: undefined, quantity: 400, unit: 'METRE', unitPrice: 200_00 })
    expect(await readStyledOrder(meera, order.id)).toMatchObject({ totalPrice: 1_300_00 })
    await moveAlong(owner, order.id, 'CONFIRMED')
    const [garment] = await garmentsOf(owner, order.id)
    const needed = async () =>
      (
        await owner.graphql(
          `query ($code: String!) { garment(code: $code) {
            style { name } neededMaterials { material { id name } quantity } materials { quantity }
            toTake { name color unit quantity translations { name } } } }`,
          { code: garment!.code },
        )
      ).data.garment
    expect(await needed()).toMatchObject({
      neededMaterials: [{ material: { id: lace.id, name: 'Gota lace' }, quantity: 250 }],
      toTake: [{ name: 'Gota lace', color: 'Gold', unit: 'METRE', quantity: 250, translations: [] }],
      materials: [],
    })
    await consumeMaterial(owner, { garmentId: garment!.id, materialId: lace.id, quantity: 100 })
    expect(await needed()).toMatchObject({
      neededMaterials: [{ quantity: 150 }],
      toTake: [{ quantity: 150 }],
    })
    await consumeMaterial(owner, { garmentId: garment!.id, materialId: lace.id, quantity: 150 })
    expect(await needed()).toMatchObject({ neededMaterials: [], toTake: [], materials: [{ quantity: 250 }] })
    expect(await readMaterial(owner, lace.id)).toMatchObject({ stock: 750 })
  })
})

describe('the style book as rows', () => {
  const rowsOf = (who: ApiClient, columns: string[], rows: string[][]) =>
    who.mutate(
      'importStyleOptions',
      { columns, rows },
      'rows { outcome styleOptionId errors { column message } changes { column after } }',
    )

  test('says what options take, and reads it again', async () => {
    const { id } = await saved(byMetre)
    const { data } = await owner.graphql('{ styleOptionRows { columns rows } }')
    const { columns, rows } = data.styleOptionRows as { columns: string[]; rows: string[][] }
    const row = rows.find((cells) => cells[0] === id)!
    const cell = (column: string) => row[columns.indexOf(column)]
    expect(['takes', 'unitPrice', 'price', 'material'].map(cell)).toEqual([
      '2.5 m',
      '120',
      '300',
      'Gota lace, Gold',
    ])
    expect((await rowsOf(owner, columns, [row])).rows).toMatchObject([{ outcome: 'UNCHANGED' }])
    const changed = await rowsOf(owner, ['id', 'takes'], [[id, '3 metres']])
    expect(changed.rows).toMatchObject([
      {
        outcome: 'CHANGED',
        changes: [
          { column: 'price', after: '360' },
          { column: 'takes', after: '3 m' },
        ],
      },
    ])
  })

  test('reads a material by its name, with its colour where several have it, and by its id', async () => {
    const silver = await addMaterial(owner, 100, { name: 'Gota lace', color: 'Silver', kind: 'TRIMMING' })
    const ribbon = await addMaterial(owner, 100, { name: 'Ribbon, Red', kind: 'TRIMMING' })
    const red = await addMaterial(owner, 100, { name: 'Ribbon', color: 'Red', kind: 'TRIMMING' })
    const { id } = await saved(byMetre)
    const read = async (material: string) => {
      const [row] = (await rowsOf(owner, ['id', 'material'], [[id, material]])).rows as Json[]
      const { data } = await owner.graphql('{ styleOptions(includeInactive: true) { id material { id } } }')
      const { material: stored } = data.styleOptions.find((option: Json) => option.id === id)
      return [row!.outcome, row!.errors[0]?.message ?? row!.changes[0]?.after, stored?.id]
    }
    expect(await read('gota lace, silver')).toEqual(['CHANGED', 'Gota lace, Silver', silver.id])
    expect(await read(lace.id)).toEqual(['CHANGED', 'Gota lace, Gold', lace.id])
    expect(await read('Gota lace')).toEqual([
      'REFUSED',
      'Several materials are called so: Gota lace, Gold | Gota lace, Silver. Write one of them, or its id.',
      lace.id,
    ])
    expect(await read('Gota')).toEqual(['REFUSED', 'There is no material of this name.', lace.id])
    // Their names with colours are the same: neither is taken for the other.
    expect((await read('Ribbon, Red'))[0]).toBe('REFUSED')
    expect(await read(red.id)).toEqual(['CHANGED', red.id, red.id])
    expect(await read(ribbon.id)).toEqual(['CHANGED', ribbon.id, ribbon.id])
    expect(await read('')).toEqual(['CHANGED', '', undefined])
  })

  test.each([
    ['takes', 'much'],
    ['takes', '2.5 pieces'],
    ['unitPrice', 'dear'],
    ['price', '99'],
    ['material', 'gone'],
  ])('stops at the column %s with %j', async (column, cell) => {
    const { id } = await saved(byMetre)
    const { rows } = await rowsOf(owner, ['id', column], [[id, cell]])
    expect(rows).toMatchObject([{ outcome: 'REFUSED', errors: [{ column }] }])
  })
})
