import { describe, expect, test } from 'vitest'
import { takeOrder } from '../support/order-edits.ts'
import { placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { readStyledOrder, styledDraft } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')

const blouse = (style: string[]) =>
  shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 0, shippingCost: 0, style })

describe('an order', () => {
  test('charges nothing for what its design has anyway: in draft, estimate, order and edit', async () => {
    const design = await blouse(['sleeve-puff', 'piping-lace'])
    const style = ['sleeve-puff', 'piping-lace', 'front-neck-boat']
    const draft = await styledDraft(meera, design, style)
    const read = await meera.graphql(
      'query ($id: ID!) { orderDraft(id: $id) { totalToPay cartItems { totalPrice style { id } } } }',
      { id: draft.id },
    )
    expect(read.data.orderDraft.cartItems).toEqual([
      { totalPrice: 1_050_00, style: style.map((id) => ({ id })) },
    ])
    const { data } = await shop
      .guest()
      .graphql(
        `query ($items: [DraftPriceItemInput!]!) { draftPrice(input: { items: $items, fulfilment: PICKUP }) { totalPrice } }`,
        { items: [{ productId: design.id, productType: 'TAILOR', style }] },
      )
    expect(data.draftPrice.totalPrice).toBe(1_050_00)
    const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft))
    const placed = await readStyledOrder(meera, order['id'])
    expect(placed['items'][0]).toMatchObject({
      totalPrice: 1_050_00,
      style: [
        { name: 'Puff sleeve', price: 0, extraDays: 0 },
        { name: 'Lace edging', price: 0 },
        { name: 'Boat neck', price: 50_00 },
      ],
    })
    const edited = await owner.mutateOrThrow(
      'editOrder',
      {
        orderId: order['id'],
        version: placed['version'],
        reason: 'Another neck',
        lines: [{ position: 0, quantity: 1, style: ['piping-lace', 'sleeve-puff'] }],
      },
      'order { items { totalPrice } }',
    )
    expect(edited.order.items).toEqual([{ totalPrice: 1_000_00 }])
  })

  test('charges nothing for what its design has at the counter and in an edit', async () => {
    const design = await blouse(['sleeve-puff'])
    const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'Usha Rao', phone: '9876543218' })
    const order = await takeOrder(owner, {
      customerId: customer.id,
      lines: [{ productId: design.id, productType: 'TAILOR', style: [] }],
    })
    const edited = await owner.mutateOrThrow(
      'editOrder',
      {
        orderId: order['id'],
        version: order['version'],
        reason: 'As it is',
        lines: [{ position: 0, quantity: 1, style: ['sleeve-puff'] }],
      },
      'order { items { totalPrice style { price extraDays } } }',
    )
    expect(edited.order.items).toEqual([{ totalPrice: 1_000_00, style: [{ price: 0, extraDays: 0 }] }])
  })
})
