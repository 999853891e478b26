import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
let asha: Json

beforeAll(async () => {
  asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer
})

const taken = 'taken { garment unit lengths { measure text value cm } }'

const createOrder = async (who: ApiClient, lines: Json[]): Promise<Json> => {
  const { data } = await who.graphql(
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
      order { id version items { measurements { unit ${taken} blouse { chest } } } }
      userErrors { field code message }
    } }`,
    { input: { customerId: asha.id, idempotencyKey: randomUUID(), lines } },
  )
  return data.createOrder
}

const refusal = 'Write a length, such as 36.5 or 36 1/2.'

describe('lengths as tailors write them', () => {
  const measurements = {
    unit: 'INCH' as const,
    lehenga: { unit: 'CM' as const, waist: '७५', length: 101.5 },
    blouse: { chest: '36½', waist: '30 1/2', shoulder: '14-1/4', sleeveLength: '8.25"', length: '' },
  }
  const asTaken = [
    {
      garment: 'BLOUSE',
      unit: 'INCH',
      lengths: [
        { measure: 'CHEST', text: '36½', value: 36.5, cm: 92.7 },
        { measure: 'WAIST', text: '30 1/2', value: 30.5, cm: 77.5 },
        { measure: 'SHOULDER', text: '14-1/4', value: 14.25, cm: 36.2 },
        { measure: 'SLEEVE_LENGTH', text: '8.25"', value: 8.25, cm: 21 },
      ],
    },
    {
      garment: 'LEHENGA',
      unit: 'CM',
      lengths: [
        { measure: 'WAIST', text: '७५', value: 75, cm: 75 },
        { measure: 'LENGTH', text: '101.5', value: 101.5, cm: 101.5 },
      ],
    },
  ]

  test('are stored as typed by the counter, each garment in its unit, and are the customer’s last', async () => {
    const { order, userErrors } = await createOrder(owner, [{ garmentId: 'lehenga', measurements }])
    expect(userErrors).toEqual([])
    expect(order.items[0].measurements).toEqual({ unit: 'INCH', taken: asTaken, blouse: { chest: 92.7 } })
    const { data } = await owner.graphql(
      `query ($id: ID!) { customer(id: $id) { lastMeasurements { ${taken} } } }`,
      { id: asha.id },
    )
    expect(data.customer.lastMeasurements.taken).toEqual(asTaken)
    const garments = await owner.graphql(
      `query ($id: ID!) { order(id: $id) { garments { measurements { ${taken} } } } }`,
      { id: order.id },
    )
    expect(garments.data.order.garments[0].measurements.taken).toEqual(asTaken)
  })

  test('are the same in a draft, the order placed from it and a profile', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product({ category: 'LEHENGA' })
    const cartItems = [{ productId, productType: 'TAILOR' as const, measurements }]
    const draft = await readyDraft(meera, productId, { orderType: 'TAILOR', cartItems })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    const { data } = await meera.graphql(
      `query ($id: ID!) { order(id: $id) { items { measurements { ${taken} } } } }`,
      { id: order.id },
    )
    expect(data.order.items[0].measurements.taken).toEqual(asTaken)
    await meera.mutate('saveMeasurementProfile', { person: 'Me', measurements })
    const profiles = await meera.graphql(`{ measurementProfiles { measurements { ${taken} } } }`)
    expect(profiles.data.measurementProfiles[0].measurements.taken).toEqual(asTaken)
  })

  test('that are none are refused at their field, and nothing is stored', async () => {
    const meera = await shop.shopper('Meera')
    const wrong = {
      blouse: { chest: '36 3/2', waist: '1e2', length: '5\'2"', shoulder: '-5', sleeveLength: '8' },
    }
    const issues = (prefix: string) =>
      ['chest', 'waist', 'shoulder', 'length'].map((measure) => ({
        field: `${prefix}.blouse.${measure}`,
        code: 'INVALID',
        message: refusal,
      }))
    const before = await shop.db.order.count()
    const { order, userErrors } = await createOrder(owner, [
      { garmentId: 'suit' },
      { garmentId: 'blouse', measurements: wrong },
    ])
    expect(order).toBeNull()
    expect(userErrors).toEqual(issues('lines.1.measurements'))
    expect(await shop.db.order.count()).toBe(before)
    const profile = await meera.mutate('saveMeasurementProfile', { person: 'Me', measurements: wrong })
    expect(profile.userErrors).toEqual(issues('measurements'))
    const { id: productId } = await shop.product({ category: 'BLOUSE' })
    const draft = await meera.mutate('saveOrderDraft', {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', measurements: wrong }],
    })
    expect(draft.userErrors.map(({ field }: Json) => field)).toEqual(
      issues('cartItems.0.measurements').map(({ field }) => field),
    )
  })

  test('are edited as texts; what stays the same is no change', async () => {
    const { order } = await createOrder(owner, [
      { garmentId: 'blouse', measurements: { unit: 'INCH', blouse: { chest: 36, waist: '30½' } } },
    ])
    const edit = (chest: string, dryRun: boolean) =>
      owner.mutate('editOrder', {
        orderId: order.id,
        version: order.version,
        dryRun,
        lines: [
          { position: 0, quantity: 1, measurements: { unit: 'INCH', blouse: { chest, waist: '30½' } } },
        ],
      })
    const same = await edit('36', true)
    expect(same.changes).toEqual([])
    const wrong = await edit('36 or 37', true)
    expect(wrong.userErrors).toMatchObject([{ field: 'lines.0.measurements.blouse.chest', message: refusal }])
    const changed = await edit('36¾', false)
    expect(changed.userErrors).toEqual([])
    const { data } = await owner.graphql(
      `query ($id: ID!) { order(id: $id) { items { measurements { ${taken} } } edits { before { items { measurements { ${taken} } } } } } }`,
      { id: order.id },
    )
    const chestOf = (items: Json[]) => items[0].measurements.taken[0].lengths[0].text
    expect(chestOf(data.order.items)).toBe('36¾')
    expect(chestOf(data.order.edits[0].before.items)).toBe('36')
  })
})

test('rows from before texts were stored are shown as typed', async () => {
  const { order } = await createOrder(owner, [{ garmentId: 'blouse' }])
  await shop.db.orderItem.updateMany({
    where: { orderId: order.id },
    data: { measurements: { blouse: { chest: 92.7 }, inches: { blouse: { chest: 36.5 } } } },
  })
  const { data } = await owner.graphql(
    `query ($id: ID!) { order(id: $id) { items { measurements { unit ${taken} } } } }`,
    { id: order.id },
  )
  expect(data.order.items[0].measurements).toEqual({
    unit: 'INCH',
    taken: [
      {
        garment: 'BLOUSE',
        unit: 'INCH',
        lengths: [{ measure: 'CHEST', text: '36.5', value: 36.5, cm: 92.7 }],
      },
    ],
  })
})
