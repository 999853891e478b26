import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayOf, noonOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const design = await shop.product({ category: 'BLOUSE' as const, tailorPrice: 1_000_00 })
const today = dayOf(shop.now())
/** A wedding in 13 months. */
const wedding = addDays(today, 396)
const confirmed = async (...way: OrderStatus[]): Promise<Json> =>
  moveAlong(owner, (await orderTailored(meera, design.id)).id, 'CONFIRMED', ...way)

/** Each change that takes a day on which something is to happen: it asks once, then does it. */
const changes: Record<string, () => Promise<[fields: string[], send: (input: Json) => Promise<Json>]>> = {
  createOrder: async () => {
    const { customer } = await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })
    const input = {
      customerId: customer.id,
      lines: [{ garmentId: 'blouse' }],
      neededBy: wedding,
      trialDate: wedding,
      idempotencyKey: randomUUID(),
    }
    return [['neededBy', 'trialDate'], (more) => owner.mutate('createOrder', { ...input, ...more })]
  },
  placeOrder: async () => {
    const cartItems = [{ productId: design.id, productType: 'TAILOR' as const }]
    const input = placingOf(
      await readyDraft(meera, design.id, { orderType: 'TAILOR', cartItems, neededBy: wedding }),
    )
    return [['neededBy'], (more) => meera.mutate('placeOrder', { ...input, ...more }, 'order { neededBy }')]
  },
  editOrder: async () => {
    const { id: orderId, version } = await confirmed()
    return [
      ['neededBy'],
      (more) => owner.mutate('editOrder', { orderId, version, neededBy: wedding, ...more }),
    ]
  },
  moveOrder: async () => {
    const { id } = await orderTailored(meera, design.id)
    const input = { id, version: 1, to: 'CONFIRMED', deliveryDate: noonOf(wedding) }
    return [['deliveryDate'], (more) => owner.mutate('moveOrder', { ...input, ...more })]
  },
  setDeliveryDate: async () => {
    const { id, version } = await confirmed()
    const input = { id, version, deliveryDate: noonOf(wedding) }
    return [['deliveryDate'], (more) => owner.mutate('setDeliveryDate', { ...input, ...more })]
  },
  quoteOrder: async () => {
    const { id } = await orderCustom(meera)
    const input = { id, version: 1, totalPrice: 5_000_00, deliveryDate: noonOf(wedding) }
    return [['deliveryDate'], (more) => owner.mutate('quoteOrder', { ...input, ...more })]
  },
  assignGarment: async () => {
    const [garment] = await garmentsOf(owner, (await confirmed()).id)
    const input = { garmentId: garment!.id, dueDate: wedding }
    return [['dueDate'], (more) => owner.mutate('assignGarment', { ...input, ...more })]
  },
  addAlteration: async () => {
    const { id: orderId } = await confirmed()
    const input = { orderId, details: 'Take in the waist.', dueDate: wedding }
    return [['dueDate'], (more) => owner.mutate('addAlteration', { ...input, ...more })]
  },
  assignAlteration: async () => {
    const { id: orderId } = await confirmed()
    const { order } = await owner.mutate(
      'addAlteration',
      { orderId, details: 'Take in the waist.' },
      'order { alterations { id version } }',
    )
    const { id: alterationId, version } = order.alterations[0]!
    const input = { alterationId, version, dueDate: wedding }
    return [['dueDate'], (more) => owner.mutate('assignAlteration', { ...input, ...more })]
  },
}

test.each(Object.keys(changes))(
  '%s asks about a day in 13 months, and takes it when it is confirmed',
  async (name) => {
    const [fields, send] = await changes[name]!()
    const asked = await send({})
    expect(asked.errors).toBeUndefined()
    expect(asked.userErrors.map(({ field, code }: Json) => [field, code])).toEqual(
      fields.map((field) => [field, 'NEEDS_CONFIRMATION']),
    )
    expect(asked.userErrors[0].message).toContain('is more than a year ahead. Confirm the day')
    expect((await send({ confirmedDay: true })).userErrors).toEqual([])
  },
)

test('changeGarments asks for each garment, and takes the days when they are confirmed', async () => {
  const [garment] = await garmentsOf(owner, (await confirmed()).id)
  const send = (more: Json) =>
    owner.mutate(
      'changeGarments',
      { garmentIds: [garment!.id], dueDate: wedding, ...more },
      'results { garment { dueDate } userErrors { field code } }',
    )
  const asked = await send({})
  expect(asked.results[0]!.userErrors).toEqual([{ field: 'dueDate', code: 'NEEDS_CONFIRMATION' }])
  expect((await send({ confirmedDay: true })).results).toEqual([
    { garment: { dueDate: wedding }, userErrors: [] },
  ])
})

test('a day that has passed is refused all the same', async () => {
  const { id, version } = await confirmed()
  const edited = await owner.mutate('editOrder', {
    orderId: id,
    version,
    neededBy: addDays(today, -1),
    confirmedDay: true,
  })
  expect(edited.userErrors).toMatchObject([{ field: 'neededBy', code: 'INVALID' }])
})
