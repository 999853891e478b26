import { describe, expect, test } from 'vitest'
import { followOrder, moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const codesOf = ({ userErrors }: { userErrors: Json[] }) => userErrors.map(({ code }) => code)

/** A custom order of a new shopper, and the shop's quote for it. */
async function quoted() {
  const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
  const { id } = await orderCustom(meera)
  const { order } = await owner.mutate('quoteOrder', {
    id,
    version: 1,
    totalPrice: 2_500_00,
    delivery: 80_00,
  })
  return { meera, owner, id, order }
}

test('a quote is accepted only at the price that was shown', async () => {
  const { meera, id } = await quoted()
  const refused = await meera.mutate('acceptQuote', { id, version: 2, confirmedTotal: 2_500_00 })
  expect(refused.userErrors).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
  expect(await followOrder(meera, id)).toMatchObject({ totalToPay: null, version: 2 })
  const accepted = await meera.mutate('acceptQuote', { id, version: 2, confirmedTotal: 2_580_00 })
  expect(accepted.userErrors).toEqual([])
  expect(accepted.order).toMatchObject({ totalToPay: 2_580_00 })
})

test('the style of a custom order is changed by the shop, with the difference of the price', async () => {
  const { meera, owner, id } = await quoted()
  await meera.mutateOrThrow('acceptQuote', { id, version: 2, confirmedTotal: 2_580_00 })
  const edit = (given: Json) => owner.mutate('editOrder', { orderId: id, version: 3, ...given })
  const refused = await edit({ style: ['front-neck-boat', 'skirt-flared', 'front-neck-v'] })
  expect(refused.userErrors.map(({ field }: Json) => field)).toEqual(['style.1', 'style.2'])
  const style = ['front-neck-boat', 'sleeve-puff']
  const { changes, price } = await edit({ style, dryRun: true })
  expect(changes).toMatchObject([
    { field: 'STYLE', line: null, before: null, after: 'Boat neck, Puff sleeve' },
    { field: 'TOTAL_TO_PAY', before: '258000', after: '283000' },
  ])
  expect(price).toMatchObject({ totalToPay: 2_830_00 })
  expect((await edit({ style })).userErrors).toMatchObject([{ field: 'reason' }])
  const edited = await edit({ style, reason: 'As agreed on the phone', confirmedTotal: 2_830_00 })
  expect(edited.userErrors).toEqual([])
  expect(edited.order).toMatchObject({ totalPrice: 2_750_00, totalToPay: 2_830_00 })
  const less = await edit({ version: 4, style: ['sleeve-puff'], dryRun: true })
  expect(less.price).toMatchObject({ totalToPay: 2_780_00 })
})

test('an enquiry becomes an order: the shop quotes, the shopper accepts, the shop confirms', async () => {
  const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
  const { id } = await orderCustom(meera)
  expect(await followOrder(owner, id)).toMatchObject({ totalPrice: null, nextStatuses: ['CANCELLED'] })
  expect((await owner.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' })).userErrors).toEqual([
    {
      field: 'to',
      code: 'CONFLICT',
      message: 'A custom order is confirmed after its quote was accepted.',
    },
  ])
  const deliveryDate = new Date(Date.now() + 20 * 86_400_000).toISOString()
  const input = { id, version: 1, totalPrice: 2_500_00, delivery: 80_00, note: 'With lining.', deliveryDate }
  expect((await owner.mutate('quoteOrder', input)).userErrors).toEqual([])
  const seen = await followOrder(meera, id)
  expect(seen).toMatchObject({
    // No customer is charged without having accepted.
    totalPrice: null,
    totalToPay: null,
    version: 2,
    deliveryDate,
    viewerCanAcceptQuote: true,
    quote: {
      totalPrice: 2_500_00,
      delivery: 80_00,
      totalToPay: 2_580_00,
      note: 'With lining.',
      acceptedAt: null,
      acceptedBy: null,
    },
  })
  const { order, userErrors } = await meera.mutate('acceptQuote', { id, version: 2 })
  expect(userErrors).toEqual([])
  expect(order).toMatchObject({
    totalPrice: 2_500_00,
    delivery: 80_00,
    totalToPay: 2_580_00,
    version: 3,
    viewerCanAcceptQuote: false,
    quote: { acceptedAt: expect.any(String) as string, acceptedBy: 'CUSTOMER' },
  })
  const last = await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  expect(last.orderStatus).toBe('DELIVERED')
})

test('the shop accepts for the customer by phone, and that is recorded', async () => {
  const { owner, id } = await quoted()
  expect((await owner.mutate('acceptQuote', { id, version: 2 })).order.quote.acceptedBy).toBe('SHOP')
})

describe('a quote', () => {
  test('can be changed until it is accepted, and the shopper accepts the one that was shown', async () => {
    const { meera, owner, id } = await quoted()
    const second = await owner.mutate('quoteOrder', { id, version: 2, totalPrice: 3_000_00 })
    expect(second.order).toMatchObject({ version: 3, quote: { totalToPay: 3_000_00, note: null } })
    const stale = await meera.mutate('acceptQuote', { id, version: 2 })
    expect(stale.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(stale.order).toMatchObject({ totalPrice: null, quote: { totalToPay: 3_000_00, acceptedAt: null } })
    expect((await meera.mutate('acceptQuote', { id, version: 3 })).order.totalToPay).toBe(3_000_00)
    expect(codesOf(await owner.mutate('quoteOrder', { id, version: 4, totalPrice: 1 }))).toEqual(['CONFLICT'])
    expect(codesOf(await meera.mutate('acceptQuote', { id, version: 4 }))).toEqual(['CONFLICT'])
  })

  test('that changes during the acceptance is never accepted unseen', async () => {
    for (let round = 0; round < 5; round++) {
      const { meera, owner, id } = await quoted()
      const [accepted, changed] = await Promise.all([
        meera.mutate('acceptQuote', { id, version: 2 }),
        owner.mutate('quoteOrder', { id, version: 2, totalPrice: 9_999_00 }),
      ])
      expect([...codesOf(accepted), ...codesOf(changed)]).toEqual(['CONFLICT'])
      const { totalToPay } = await followOrder(meera, id)
      expect(totalToPay).toBe(codesOf(accepted).length === 0 ? 2_580_00 : null)
    }
  })

  test('is refused for an order with the catalogue’s prices, and for a cancelled one', async () => {
    const { meera, owner, id } = await quoted()
    const tailored = await orderTailored(meera, (await shop.product()).id)
    const result = await owner.mutate('quoteOrder', { id: tailored.id, version: 1, totalPrice: 1 })
    expect(result).toMatchObject({
      userErrors: [{ field: 'id', code: 'CONFLICT' }],
      order: { totalPrice: tailored.totalPrice, version: 1 },
    })
    expect(codesOf(await meera.mutate('acceptQuote', { id: tailored.id, version: 1 }))).toEqual(['CONFLICT'])
    await meera.mutate('cancelOrder', { id })
    expect(codesOf(await owner.mutate('quoteOrder', { id, version: 3, totalPrice: 1 }))).toEqual(['CONFLICT'])
    expect(codesOf(await meera.mutate('acceptQuote', { id, version: 3 }))).toEqual(['CONFLICT'])
  })

  test('that doesn’t exist can’t be accepted', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    expect(codesOf(await meera.mutate('acceptQuote', { id, version: 1 }))).toEqual(['CONFLICT'])
  })

  test.each([
    [{ totalPrice: 0 }, 'totalPrice'],
    [{ totalPrice: 0, delivery: 99_00 }, 'totalPrice'],
    [{ totalPrice: 100_00_00_000_00 + 1 }, 'totalPrice'],
    [{ totalPrice: 1, delivery: 100_00_00_000_00 + 1 }, 'delivery'],
    [{ totalPrice: 1, note: 'a'.repeat(1001) }, 'note'],
    [{ totalPrice: 1, deliveryDate: '2001-01-01T00:00:00Z' }, 'deliveryDate'],
  ])('with %j is refused', async (input, field) => {
    const { owner, id } = await quoted()
    const result = await owner.mutate('quoteOrder', { id, version: 2, ...input })
    expect(result.userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect((await followOrder(owner, id)).quote.totalPrice).toBe(2_500_00)
  })

  test('has its limits in the error message, in rupees', async () => {
    const { owner, id } = await quoted()
    const sentenceAbout = async (totalPrice: number) =>
      (await owner.mutate('quoteOrder', { id, version: 2, totalPrice })).userErrors.map(
        ({ message }) => message,
      )
    expect(await sentenceAbout(0)).toEqual(['The garment costs more than ₹0. Write its price.'])
    expect(await sentenceAbout(1e14)).toEqual(['An amount ends at ₹100 crore. Write a smaller one.'])
  })

  test('is set by admins, and accepted by the order’s owner', async () => {
    const { meera, id } = await quoted()
    const asha = await shop.shopper('Asha')
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [meera, 'FORBIDDEN'],
      [asha, 'FORBIDDEN'],
    ] as const)
      expect(
        (await who.mutate('quoteOrder', { id, version: 2, totalPrice: 1 })).errors![0]!.extensions.code,
      ).toBe(code)
    const guest = await shop.guest().mutate('acceptQuote', { id, version: 2 })
    expect(guest.errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    expect(await asha.mutate('acceptQuote', { id, version: 2 })).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await followOrder(meera, id)).quote).toMatchObject({ totalPrice: 2_500_00, acceptedAt: null })
  })
})
