import { describe, expect, test } from 'vitest'
import { followOrder, moveAlong, orderCustom, orderTailored, trackOrder } from '../support/order-changes.ts'
import { customer } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
/** The test advances this clock. */
const elsewhere = await openShop()

describe('an order’s tracking link', () => {
  test('shows a guest its status and subject, and nothing of the customer', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const product = await shop.product({ images: [{ url: 'https://cdn.example/suit.jpg', alt: 'Front' }] })
    const placed = await orderTailored(meera, product.id)
    await moveAlong(owner, placed.id, 'CONFIRMED')
    const { trackingToken } = await followOrder(meera, placed.id)
    const { data, text } = await trackOrder(shop.guest(), trackingToken)
    expect(data.trackedOrder).toMatchObject({
      orderNumber: placed.orderNumber,
      orderType: 'TAILOR',
      orderStatus: 'CONFIRMED',
      timeline: [
        { status: 'PENDING', by: 'CUSTOMER', name: null, note: null },
        { status: 'CONFIRMED', by: 'SHOP', name: null, note: null },
      ],
      items: [
        {
          productName: placed.items[0]!.productName,
          image: { url: 'https://cdn.example/suit.jpg' },
          productType: 'TAILOR',
          quantity: 1,
        },
      ],
      totalToPay: placed.totalToPay,
    })
    for (const secret of [...Object.values(customer), meera.email, placed.id])
      expect(text).not.toContain(secret)
  })

  test('shows who carries the parcel, and its number there', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const { version } = await moveAlong(owner, id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
    const parcel = { courier: 'Blue Dart', trackingNumber: '53921188204' }
    await owner.mutate('moveOrder', { id, version, to: 'DISPATCHED', ...parcel })
    const { trackingToken } = await followOrder(meera, id)
    const query = `query ($token: String!) { trackedOrder(token: $token) { courier trackingNumber } }`
    expect((await shop.guest().graphql(query, { token: trackingToken })).data.trackedOrder).toEqual(parcel)
    const own = await meera.graphql(`{ order(id: "${id}") { courier trackingNumber } }`)
    expect(own.data.order).toEqual(parcel)
  })

  test('doesn’t show the reason for cancelling', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    const { order } = await meera.mutate('cancelOrder', { id, note: 'We have no wedding any more.' })
    const { data, text } = await trackOrder(shop.guest(), order.trackingToken)
    expect(data.trackedOrder).toMatchObject({
      orderStatus: 'CANCELLED',
      customCategory: 'BLOUSE',
      totalToPay: null,
    })
    expect(text).not.toContain('wedding')
  })

  test('has no other fields', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    const { trackingToken } = await followOrder(meera, id)
    for (const field of ['id', 'customer { phone }', 'measurements { unit }', 'trackingToken']) {
      const result = await shop.guest().graphql(`{ trackedOrder(token: "${trackingToken}") { ${field} } }`)
      expect(result.errors![0]!.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    }
  })

  test('that is forged or of a deleted order shows nothing', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    const { trackingToken } = await followOrder(meera, id)
    const forged = `${trackingToken.slice(0, -2)}${trackingToken.endsWith('AA') ? 'BA' : 'AA'}`
    for (const token of [forged, '', 'x', id, meera.token, 'a\0b'])
      expect((await trackOrder(shop.guest(), token)).data).toEqual({ trackedOrder: null })
    await shop.db.order.delete({ where: { id } })
    expect((await trackOrder(shop.guest(), trackingToken)).data).toEqual({ trackedOrder: null })
  })
})

describe('an alteration', () => {
  const way: OrderStatus[] = ['CONFIRMED', 'STITCHING', 'READY', 'DELIVERED']
  const delivered = async (at = shop) => {
    const [meera, owner] = [await at.shopper('Meera'), await at.admin()]
    const { id } = await orderTailored(meera, (await at.product()).id)
    await moveAlong(owner, id, ...way)
    return { meera, owner, id }
  }

  test('is requested by the shopper, or by the shop for them, after the delivery', async () => {
    const { meera, owner, id } = await delivered()
    expect((await followOrder(meera, id)).viewerCanAskAlteration).toBe(true)
    const { userErrors, order } = await meera.mutate('requestAlteration', {
      orderId: id,
      details: ' Take in the waist. ',
    })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ version: 6, alterations: [{ details: 'Take in the waist.' }] })
    await owner.mutate('requestAlteration', { orderId: id, details: 'Shorten the sleeves.' })
    expect((await followOrder(meera, id)).alterations).toMatchObject([
      { details: 'Take in the waist.' },
      { details: 'Shorten the sleeves.' },
    ])
  })

  test('can’t be requested before the delivery', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY')
    const early = await meera.mutate('requestAlteration', { orderId: id, details: 'Shorter' })
    expect(early).toMatchObject({ userErrors: [{ code: 'CONFLICT' }], order: { alterations: [] } })
  })

  test('can be requested within seven days', async () => {
    const { meera, id } = await delivered(elsewhere)
    elsewhere.passTime(7 * 86_400 - 600)
    expect((await meera.mutate('requestAlteration', { orderId: id, details: 'Shorter' })).userErrors).toEqual(
      [],
    )
    elsewhere.passTime(1200)
    expect((await followOrder(meera, id)).viewerCanAskAlteration).toBe(false)
    const late = await meera.mutate('requestAlteration', { orderId: id, details: 'Longer' })
    expect(late).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
      order: { alterations: [{ details: 'Shorter' }] },
    })
  })

  test.each([' ', 'a'.repeat(2001)])('needs a text: %j is refused', async (details) => {
    const { meera, id } = await delivered()
    const result = await meera.mutate('requestAlteration', { orderId: id, details })
    expect(result.userErrors).toMatchObject([{ field: 'details', code: 'INVALID' }])
  })

  test('can be requested by nobody else, and only a limited number of times', async () => {
    const { meera, id } = await delivered()
    const asha = await shop.shopper('Asha')
    expect(await asha.mutate('requestAlteration', { orderId: id, details: 'Mine' })).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    const guest = await shop.guest().mutate('requestAlteration', { orderId: id, details: 'Mine' })
    expect(guest.errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    const results = await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        meera.mutate('requestAlteration', { orderId: id, details: `Wish ${n}` }),
      ),
    )
    expect(results.flatMap(({ userErrors }) => userErrors)).toHaveLength(2)
    expect((await followOrder(meera, id)).alterations).toHaveLength(20)
  })
})
