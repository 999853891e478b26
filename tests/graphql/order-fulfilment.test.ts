import { describe, expect, test } from 'vitest'
import { customer, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()

const fields = 'fulfilment neededBy giftNote delivery totalToPay customer { name street city state pincode }'
const readDraft = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { orderDraft(id: $id) { ${fields} } }`, { id })).data.orderDraft
const readOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data.order

const { name, email, phone } = customer
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)

describe('an order that is picked up', () => {
  test('costs no delivery and needs no address', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ readyMadePrice: 1_800_00, shippingCost: 99_00 })
    const draft = await readyDraft(meera, id, { fulfilment: 'PICKUP', customer: { name, email, phone } })
    expect(draft).toMatchObject({ totalPrice: 1_800_00, delivery: 0, totalToPay: 1_800_00 })
    const { order, userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors).toEqual([])
    expect(await readOrder(meera, order.id)).toEqual({
      fulfilment: 'PICKUP',
      neededBy: null,
      giftNote: null,
      delivery: 0,
      totalToPay: 1_800_00,
      customer: { name, street: null, city: null, state: null, pincode: null },
    })
  })

  test('still needs a name and a phone number', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id, { fulfilment: 'PICKUP', customer: { email } })
    const { userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors.map(({ field }: Json) => field)).toEqual(['customer.name', 'customer.phone'])
  })

  test('becomes a delivery again with its cost, which needs the address', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ shippingCost: 99_00 })
    const draft = await readyDraft(meera, id, { fulfilment: 'PICKUP', customer: { name, email, phone } })
    const { orderDraft: changed } = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      fulfilment: 'DELIVERY',
    })
    expect(changed.delivery).toBe(99_00)
    const { userErrors } = await meera.mutate('placeOrder', placingOf(changed))
    expect(userErrors.map(({ field }: Json) => field)).toEqual([
      'customer.street',
      'customer.city',
      'customer.state',
      'customer.pincode',
    ])
  })
})

describe('the day and the gift note', () => {
  test('are saved with the draft and copied to the order', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const wishes = { neededBy: inDays(10), giftNote: 'For Asha, with love.\nMeera' }
    const draft = await readyDraft(meera, id, wishes)
    expect(await readDraft(meera, draft.id)).toMatchObject({ fulfilment: 'DELIVERY', ...wishes })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    expect(await readOrder(meera, order.id)).toMatchObject(wishes)
  })

  test('can be taken back', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id, { neededBy: inDays(10), giftNote: 'For Asha' })
    await meera.mutate('saveOrderDraft', { id: draft.id, version: 1, neededBy: null, giftNote: '' })
    expect(await readDraft(meera, draft.id)).toMatchObject({ neededBy: null, giftNote: null })
  })

  test('today is soon enough, yesterday is refused', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const late = await readyDraft(meera, id, { neededBy: inDays(-1) })
    const { userErrors } = await meera.mutate('placeOrder', placingOf(late))
    expect(userErrors).toMatchObject([{ field: 'neededBy', code: 'INVALID' }])
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {
      id: late.id,
      version: 1,
      neededBy: inDays(0),
    })
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toEqual([])
  })

  test('the note has at most 500 characters', async () => {
    const meera = await shop.shopper('Meera')
    const { userErrors } = await meera.mutate('saveOrderDraft', { giftNote: 'a'.repeat(501) })
    expect(userErrors).toMatchObject([{ field: 'giftNote', code: 'INVALID' }])
  })
})
