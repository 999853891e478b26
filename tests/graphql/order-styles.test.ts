import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Input, Json } from '../support/api-client.ts'
import { addZone } from '../support/delivery.ts'
import { inHindi } from '../support/in-hindi.ts'
import { moveAlong } from '../support/order-changes.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import {
  addStyleOption,
  changeStyleOption,
  namesOf,
  readStyledOrder,
  style,
  styleNames,
  stylePrice,
} from '../support/styles.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
let blouse: Json

beforeAll(async () => {
  // 1,000 less 10%.
  blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 10, shippingCost: 0 })
})

const line = (fields: Json = {}) => ({
  productId: blouse['id'] as string,
  productType: 'TAILOR' as const,
  measurements: { blouse: { chest: 92 } },
  style,
  ...fields,
})
const draftOf = (fields: Json = {}, who: ApiClient = meera): Promise<Json> =>
  readyDraft(who, blouse['id'], { orderType: 'TAILOR', cartItems: [line(fields)] })

const readDraft = async (id: string): Promise<Json> =>
  (
    await meera.graphql(
      `query ($id: ID!) { orderDraft(id: $id) { totalPrice totalToPay style { id }
        cartItems { totalPrice style { id isActive price } } } }`,
      { id },
    )
  ).data.orderDraft

const place = async (draft: Json, who: ApiClient = meera): Promise<Json> =>
  (await who.mutateOrThrow('placeOrder', placingOf(draft))).order

describe('a draft', () => {
  test('keeps the style of its lines, whose prices it adds after the discount', async () => {
    const draft = await draftOf({ quantity: 2 })
    expect(draft).toMatchObject({ totalPrice: 2 * (900_00 + stylePrice) })
    const read = await readDraft(draft['id'])
    expect(read['cartItems'][0]).toMatchObject({ totalPrice: 2_800_00 })
    expect(read['cartItems'][0].style.map(({ id }: Json) => id)).toEqual(style)
  })

  test('costs the same before it is stored, for guests too', async () => {
    const query = `query ($input: DraftPriceInput!) { draftPrice(input: $input) { totalPrice totalToPay } }`
    const { productId, productType } = line()
    const input = { fulfilment: 'PICKUP', items: [{ productId, productType, quantity: 2, style }] }
    const costs = { totalPrice: 2_800_00, totalToPay: 2_800_00 }
    expect((await shop.guest().graphql(query, { input })).data.draftPrice).toEqual(costs)
    expect((await meera.graphql(query, { input })).data.draftPrice).toEqual(costs)
  })

  test('refuses what can’t be sewn, each option at its field, and stays as it was', async () => {
    const draft = await draftOf()
    const save = (given: string[], fields: Json = {}) =>
      meera.mutate('saveOrderDraft', {
        id: draft['id'],
        version: draft['version'],
        cartItems: [line({ style: given, ...fields })],
      })
    const { userErrors } = await save([
      'front-neck-halter',
      'gone',
      'skirt-flared',
      'sleeve-puff',
      'front-neck-v',
    ])
    expect(userErrors).toEqual([
      {
        field: 'cartItems.0.style.1',
        code: 'NOT_FOUND',
        message: 'An option has left the style book. Choose again.',
      },
      {
        field: 'cartItems.0.style.2',
        code: 'INVALID',
        message: 'Flared isn’t for this garment. Choose another one.',
      },
      {
        field: 'cartItems.0.style.3',
        code: 'INVALID',
        message: 'Puff sleeve can’t be sewn with Halter neck. Choose another one.',
      },
      { field: 'cartItems.0.style.4', code: 'INVALID', message: 'Choose Halter neck or V neck, not both.' },
    ])
    expect((await save(style, { productType: 'READYMADE', quantity: 1 })).userErrors).toMatchObject([
      { field: 'cartItems.0.style', code: 'INVALID' },
    ])
    expect((await readDraft(draft['id']))['cartItems'][0].style.map(({ id }: Json) => id)).toEqual(style)
  })

  test('with an option that was switched off opens and says so, is saved again, and not placed', async () => {
    const option = await addStyleOption(owner)
    const draft = await draftOf({ style: [option['id']] })
    await changeStyleOption(owner, option, { isActive: false })
    expect((await readDraft(draft['id']))['cartItems'][0].style).toEqual([
      { id: option['id'], isActive: false, price: 100_00 },
    ])
    const saved = await meera.mutateOrThrow('saveOrderDraft', {
      id: draft['id'],
      version: draft['version'],
      cartItems: [line({ style: [option['id']], quantity: 2 })],
    })
    const placed = await meera.mutate('placeOrder', placingOf(saved.orderDraft))
    expect(placed.userErrors).toEqual([
      {
        field: 'cartItems.0.style.0',
        code: 'UNAVAILABLE',
        message: `${option['name']} isn’t offered any more. Choose another one.`,
      },
    ])
    expect(placed.order).toBeNull()
    expect(
      (await meera.mutate('saveOrderDraft', { cartItems: [line({ style: [option['id']] })] })).userErrors,
    ).toMatchObject([{ code: 'UNAVAILABLE' }])
  })

  test('of a custom garment has a style of its own', async () => {
    const custom: Input<'saveOrderDraft'> = { orderType: 'CUSTOM', customCategory: 'LEHENGA', cartItems: [] }
    const wrong = await meera.mutate('saveOrderDraft', { ...custom, style: ['suit-anarkali'] })
    expect(wrong.userErrors).toMatchObject([{ field: 'style.0', code: 'INVALID' }])
    const draft = await readyDraft(meera, '', { ...custom, style: ['skirt-flared', 'flare-can-can'] })
    expect((await readDraft(draft['id'])).style).toEqual([{ id: 'skirt-flared' }, { id: 'flare-can-can' }])
    const order = await readStyledOrder(meera, (await place(draft))['id'])
    expect(namesOf(order.style)).toEqual(['Flared', 'Can-can'])
    expect(order.totalPrice).toBeNull()
    const other = await readyDraft(meera, '', { ...custom, style: ['skirt-flared'] })
    const changed = await meera.mutateOrThrow('saveOrderDraft', {
      id: other['id'],
      version: other['version'],
      customCategory: 'BLOUSE',
    })
    expect((await meera.mutate('placeOrder', placingOf(changed.orderDraft))).userErrors).toMatchObject([
      { field: 'style.0', code: 'INVALID' },
    ])
  })
})

describe('an order', () => {
  test('keeps a copy of the style, whatever becomes of the style book', async () => {
    const option = await addStyleOption(owner, {
      name: `Copied tassel`,
      translations: inHindi('नक़ल लटकन'),
      extraDays: 2,
    })
    const { id } = await place(await draftOf({ style: ['front-neck-boat', option['id']], quantity: 2 }))
    const before = await readStyledOrder(meera, id)
    expect(before).toMatchObject({ totalPrice: 2 * 1_050_00, saving: 2 * 100_00 })
    expect(before.items).toMatchObject([
      { listPrice: 1_150_00, discount: 10, unitPrice: 1_050_00, totalPrice: 2_100_00 },
    ])
    expect(before.items[0].style).toMatchObject([
      {
        part: 'FRONT_NECK',
        name: 'Boat neck',
        translations: inHindi('बोट नेक'),
        drawing: 'boat',
        price: 50_00,
        extraDays: 0,
      },
      {
        part: 'LATKAN',
        name: 'Copied tassel',
        translations: inHindi('नक़ल लटकन'),
        price: 100_00,
        extraDays: 2,
      },
    ])
    await changeStyleOption(owner, option, { name: 'Renamed tassel', price: 999_00 })
    expect((await readStyledOrder(meera, id)).items).toEqual(before.items)
    await owner.mutateOrThrow('deleteStyleOption', { id: option['id'] }, 'deletedStyleOptionId')
    const [, copy] = (await readStyledOrder(meera, id)).items[0].style
    expect(copy).toMatchObject({ name: 'Copied tassel', price: 100_00, option: null })
  })

  test('is charged what was shown: a new price of an option is shown first', async () => {
    const option = await addStyleOption(owner)
    const draft = await draftOf({ style: [option['id']] })
    await changeStyleOption(owner, option, { price: 150_00 })
    const { userErrors, order, orderDraft } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
    expect(order).toBeNull()
    expect(orderDraft.totalToPay).toBe(draft['totalToPay'] + 50_00)
    expect((await place(orderDraft))['totalToPay']).toBe(orderDraft.totalToPay)
  })

  test('that is placed while the price changes costs what was confirmed, or is not placed', async () => {
    const option = await addStyleOption(owner)
    const draft = await draftOf({ style: [option['id']] })
    const [placed] = await Promise.all([
      meera.mutate('placeOrder', placingOf(draft)),
      changeStyleOption(owner, option, { price: 900_00 }),
    ])
    if (placed.order) expect(placed.order.totalToPay).toBe(draft['totalToPay'])
    else expect(placed.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
  })

  test('shows its style to whoever follows its link and to its tailor, without prices', async () => {
    const { id } = await place(await draftOf())
    await moveAlong(owner, id, 'CONFIRMED')
    const { data } = await owner.graphql(
      `query ($id: ID!) { order(id: $id) { trackingToken garments { id version code style { name drawing } } } }`,
      { id },
    )
    const [garment] = data.order.garments
    expect(namesOf(garment.style)).toEqual(styleNames)
    const tracked = await shop
      .guest()
      .graphql(
        `query ($token: String!) { trackedOrder(token: $token) { style { name } items { style { name } } } }`,
        { token: data.order.trackingToken },
      )
    expect(tracked.data.trackedOrder.style).toEqual([])
    expect(namesOf(tracked.data.trackedOrder.items[0].style)).toEqual(styleNames)
    const tailor = await signInTailor(shop)
    await owner.mutateOrThrow('assignGarment', {
      garmentId: garment.id,
      version: garment.version,
      tailorId: tailor.tailorId,
    })
    const seen = await tailor.graphql(
      `query ($code: String!) { tailorGarment(code: $code) { style { part name(locale: HI) drawing } } }`,
      { code: garment.code },
    )
    expect(seen.data.tailorGarment.style[1]).toEqual({
      part: 'SLEEVE',
      name: 'पफ़ आस्तीन',
      drawing: 'puff',
    })
  })
})

test('extra days move the day that is estimated and promised', async () => {
  await addZone(owner, { prefixes: ['4'] })
  const slow = await addStyleOption(owner, { extraDays: 5 })
  const estimate = async (given: string[]) =>
    (
      await shop.guest().graphql(
        `query ($id: ID!, $style: [ID!]) {
          deliveryEstimate(pincode: "400050", productId: $id, productType: TAILOR, style: $style) { latest } }`,
        { id: blouse['id'], style: given },
      )
    ).data.deliveryEstimate.latest as string
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  const usual = await estimate([])
  expect(days(usual, await estimate([slow['id']]))).toBe(5)
  const draft = await draftOf({ style: [slow['id']] })
  const { data } = await meera.graphql(
    `query ($id: ID!) { orderDraft(id: $id) { deliveryEstimate { latest } } }`,
    { id: draft['id'] },
  )
  expect(days(usual, data.orderDraft.deliveryEstimate.latest)).toBe(5)
  const { id } = await place(draft)
  const { promisedDate } = await shop.db.order.findUniqueOrThrow({ where: { id } })
  expect(days(usual, promisedDate!.toISOString().slice(0, 10))).toBe(5)
})
