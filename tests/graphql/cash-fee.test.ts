import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Input, Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { customer, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)
const saree = await shop.product({
  category: 'SAREE',
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 99_00,
  quantityInStock: 500,
})

async function saveSettings(settings: Partial<Input<'saveShopSettings'>>) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  return owner.mutate('saveShopSettings', { version, ...settings })
}

beforeEach(() =>
  saveSettings({
    upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' },
    cashOnDeliveryFee: 50_00,
    cashOnDeliveryLimit: null,
    advanceRules: null,
  }),
)
afterAll(() => saveSettings({ cashOnDeliveryFee: null }))

/** A draft with its price as the wizard reads it. */
async function draftOf(fields: Parameters<typeof readyDraft>[2] = {}): Promise<Json> {
  const draft = await readyDraft(meera, saree.id, fields)
  const { data } = await meera.graphql(
    `{ orderDraft(id: "${draft.id}") { id version orderType delivery cashFee totalToPay } }`,
  )
  return data.orderDraft
}

/** The total that the page shows: with the fee for cash. */
const placingFor = (draft: Json, paymentType: 'COD' | 'UPI') => ({
  ...placingOf({
    ...draft,
    totalToPay: draft['totalToPay'] + (paymentType === 'COD' ? draft['cashFee'] : 0),
  }),
  paymentType,
})

const place = async (paymentType: 'COD' | 'UPI', fields: Parameters<typeof readyDraft>[2] = {}) =>
  (await meera.mutateOrThrow('placeOrder', placingFor(await draftOf(fields), paymentType))).order

const read = async (id: string): Promise<Json> =>
  (
    await owner.graphql(
      `{ order(id: "${id}") {
        version totalPrice delivery cashFee totalToPay advance balance paymentType
        edits { changes { field before after } before { delivery cashFee totalToPay } }
      } }`,
    )
  ).data.order

const linesOf = async (orderId: string): Promise<Json[]> =>
  (await owner.mutateOrThrow('issueInvoice', { orderId })).invoice.lines

describe('the fee for cash on delivery', () => {
  test('is told beforehand, and added to what is placed for cash alone', async () => {
    expect(await draftOf()).toMatchObject({ delivery: 99_00, cashFee: 50_00, totalToPay: 1_099_00 })
    const input = { items: [{ productId: saree.id, productType: 'READYMADE', quantity: 1 }] }
    const { data } = await shop
      .guest()
      .graphql('query ($input: DraftPriceInput!) { draftPrice(input: $input) { cashFee totalToPay } }', {
        input,
      })
    expect(data.draftPrice).toEqual({ cashFee: 50_00, totalToPay: 1_099_00 })
    const { data: told } = await shop.guest().graphql('{ shop { cashOnDeliveryFee } }')
    expect(told.shop.cashOnDeliveryFee).toBe(50_00)
    const inCash = { totalPrice: 1_000_00, delivery: 99_00, cashFee: 50_00, totalToPay: 1_149_00 }
    expect(await read((await place('COD')).id)).toMatchObject({ ...inCash, balance: 1_149_00 })
    expect(await read((await place('UPI')).id)).toMatchObject({ cashFee: 0, totalToPay: 1_099_00 })
  })

  test('is not added without the shopper’s agreement, nor one that has changed', async () => {
    const draft = await draftOf()
    const { userErrors } = await meera.mutate('placeOrder', placingOf(draft))
    expect(userErrors).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
    await saveSettings({ cashOnDeliveryFee: 60_00 })
    const refused = await meera.mutate(
      'placeOrder',
      placingFor(draft, 'COD'),
      'order { id } orderDraft { cashFee totalToPay }',
    )
    expect(refused.userErrors).toMatchObject([
      { message: 'The total is now ₹1,159.00. Look at the prices and place the order again.' },
    ])
    expect(refused.orderDraft).toEqual({ cashFee: 60_00, totalToPay: 1_099_00 })
    // Who doesn't pay in cash is not concerned.
    expect((await meera.mutate('placeOrder', placingFor(draft, 'UPI'))).userErrors).toEqual([])
  })

  test('is nothing for what is picked up, and where the shop places the order', async () => {
    expect(await draftOf({ fulfilment: 'PICKUP' })).toMatchObject({ cashFee: 0 })
    expect(await read((await place('COD', { fulfilment: 'PICKUP' })).id)).toMatchObject({
      totalToPay: 1_000_00,
    })
    const draft = await draftOf()
    const { order } = await owner.mutateOrThrow('placeOrder', placingOf(draft))
    expect(await read(order.id)).toMatchObject({ cashFee: 0, totalToPay: 1_099_00 })
  })

  test('counts for the limit of cash, and for the advance', async () => {
    await saveSettings({ cashOnDeliveryLimit: 1_148_99, advanceRules: [{ percent: 50 }] })
    const { userErrors } = await meera.mutate('placeOrder', placingFor(await draftOf(), 'COD'))
    expect(userErrors).toMatchObject([{ field: 'paymentType', code: 'CONFLICT' }])
    await saveSettings({ cashOnDeliveryLimit: 1_149_00 })
    expect(await read((await place('COD')).id)).toMatchObject({ totalToPay: 1_149_00, advance: 575_00 })
  })

  test('is a line of the invoice, taxed as the delivery is', async () => {
    const lines = await linesOf((await place('COD')).id)
    const [goods, delivery, fee] = lines as [Json, Json, Json]
    expect(lines.map(({ description, total }) => [description, total])).toEqual([
      [expect.any(String), 1_000_00],
      ['Delivery', 99_00],
      ['Cash on delivery fee', 50_00],
    ])
    for (const part of ['taxRate', 'code'])
      expect([delivery[part], fee[part]]).toEqual([goods[part], goods[part]])
    expect(fee['taxableValue'] + fee['cgst'] + fee['sgst'] + fee['igst']).toBe(50_00)
  })

  test('is credited, and discounted, after goods and delivery', async () => {
    const credited = await place('COD')
    await owner.mutateOrThrow('issueInvoice', { orderId: credited.id })
    const { id: invoiceId } = await shop.db.invoice.findFirstOrThrow({ where: { orderId: credited.id } })
    const { creditNote } = await owner.mutateOrThrow('issueCreditNote', {
      invoiceId,
      amount: 1_120_00,
      reason: 'Late',
    })
    expect(creditNote.lines.map(({ total }: Json) => total)).toEqual([1_000_00, 99_00, 21_00])
    const discounted = await place('COD')
    await owner.mutateOrThrow('discountOrder', {
      id: discounted.id,
      version: 1,
      amount: 1_110_00,
      reason: 'Regular customer',
    })
    expect((await linesOf(discounted.id)).map(({ discount }) => discount)).toEqual([1_000_00, 99_00, 11_00])
  })

  test('stays through edits, and goes when the order is picked up', async () => {
    const { id } = await place('COD')
    const more = { orderId: id, version: 1, lines: [{ position: 0, quantity: 2 }], reason: 'One more' }
    await owner.mutateOrThrow('editOrder', more)
    const twice = await read(id)
    expect(twice).toMatchObject({ delivery: 99_00, cashFee: 50_00, totalToPay: 2_149_00 })
    const away = { customer: { ...customer, city: 'Pune', pincode: '411001' } }
    await owner.mutateOrThrow('editOrder', { orderId: id, version: twice['version'], ...away })
    const moved = await read(id)
    expect(moved).toMatchObject({ delivery: 99_00, cashFee: 50_00, totalToPay: 2_149_00 })
    const pickup = {
      orderId: id,
      version: moved['version'],
      fulfilment: 'PICKUP' as const,
      reason: 'Picks it up',
    }
    await owner.mutateOrThrow('editOrder', pickup)
    const picked = await read(id)
    expect(picked).toMatchObject({ delivery: 0, cashFee: 0, totalToPay: 2_000_00 })
    const last = picked['edits'].at(-1)
    expect(last.before).toEqual({ delivery: 99_00, cashFee: 50_00, totalToPay: 2_149_00 })
    expect(last.changes).toContainEqual({ field: 'CASH_FEE', before: '5000', after: '0' })
  })

  test('stays when the order is paid in another way, and is returned with it when it is cancelled', async () => {
    const { id } = await place('COD')
    await owner.mutateOrThrow('recordPayment', {
      orderId: id,
      amount: 1_149_00,
      method: 'UPI',
      idempotencyKey: `fee-${id}`,
    })
    expect(await read(id)).toMatchObject({ cashFee: 50_00, balance: 0 })
    await owner.mutateOrThrow('moveOrder', { id, version: 1, to: 'CANCELLED' })
    const { data } = await owner.graphql(`{ order(id: "${id}") { refundDue } }`)
    expect(data.order.refundDue).toBe(1_149_00)
  })

  test('is at most ₹1,000', async () => {
    const { userErrors } = await saveSettings({ cashOnDeliveryFee: 1_000_01 })
    expect(userErrors).toMatchObject([{ field: 'cashOnDeliveryFee', code: 'INVALID' }])
  })
})
