import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Input, Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { addPromotion } from '../support/promotions.ts'
import { fc } from '../support/property-tests.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)

const signed = ({ amount, isNegative }: Json): number => (isNegative ? -amount : amount)
const amounts = `totalPrice delivery rounding { amount isNegative } totalToPay`
const ofOrder = `${amounts} cashFee agreedDiscount promotions { amount } credited balance version advance`

const readOrder = async (id: string): Promise<Json> =>
  (
    await owner.graphql(`{ order(id: "${id}") { ${ofOrder} returns { creditNote { total } }
    invoices { id kind total taxableValue cgst sgst igst rounding { amount isNegative } lines { total } pdfUrl } } }`)
  ).data.order

/** What the order costs to the paisa. */
const exactOf = ({ totalPrice, delivery, cashFee = 0, agreedDiscount = 0, promotions = [] }: Json): number =>
  promotions.reduce(
    (sum: number, { amount }: Json) => sum - amount,
    totalPrice + delivery + cashFee - agreedDiscount,
  )

/** The total is that of the lines, rounded half up to the rupee. */
function expectWhole(price: Json): void {
  const rounding = signed(price['rounding'])
  expect(exactOf(price) + rounding).toBe(price['totalToPay'])
  expect(price['totalToPay'] % 100).toBe(0)
  expect(rounding).toBeGreaterThan(-50)
  expect(rounding).toBeLessThanOrEqual(50)
}

async function saveSettings(settings: Partial<Input<'saveShopSettings'>>) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  return owner.mutate('saveShopSettings', { version, ...settings })
}

const dress = (readyMadePrice: number, fields: Json = {}) =>
  shop.product({
    category: 'DRESS',
    readyMadePrice,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 500,
    ...fields,
  })

const linesOf = (...ids: string[]) =>
  ids.map((productId) => ({ productId, productType: 'READYMADE' as const, quantity: 1 }))

async function place(cartItems: Input<'saveOrderDraft'>['cartItems'], paymentType: 'COD' | 'UPI' = 'COD') {
  const { id } = await readyDraft(meera, '', { cartItems })
  const { data } = await meera.graphql(
    `{ orderDraft(id: "${id}") { id version orderType cashFee promotions { amount } ${amounts} } }`,
  )
  const draft = data.orderDraft
  const totalToPay = draft.totalToPay + (paymentType === 'COD' ? draft.cashFee : 0)
  const { order } = await meera.mutateOrThrow('placeOrder', {
    ...placingOf({ ...draft, totalToPay }),
    paymentType,
  })
  return { draft, id: order.id, totalToPay }
}

describe('a shop that rounds totals', () => {
  beforeEach(() => saveSettings({ roundsTotals: true, cashOnDeliveryFee: null }))

  test('is every new one', async () => {
    const { data } = await shop.guest().graphql('{ shop { roundsTotals } }')
    expect(data.shop.roundsTotals).toBe(true)
  })

  test('shows and charges the same whole total everywhere, for any prices, discounts, offers, fees and edits', async () => {
    await saveSettings({
      upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' },
      cashOnDeliveryFee: 50_00,
    })
    await addPromotion(owner, { percent: 7 })
    const price = fc.integer({ min: 1_00, max: 20_000_00 })
    const quantity = fc.integer({ min: 1, max: 4 })
    const design = fc.record({ price, discount: fc.integer({ min: 0, max: 60 }), quantity })
    await fc.assert(
      fc.asyncProperty(
        fc.array(design, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 99_99 }),
        fc.constantFrom('COD' as const, 'UPI' as const),
        fc.integer({ min: 1, max: 30 }),
        async (designs, shippingCost, paymentType, share) => {
          const cartItems = await Promise.all(
            designs.map(async (each) => ({
              productId: (await dress(each.price, { discount: each.discount, shippingCost })).id,
              productType: 'READYMADE' as const,
              quantity: each.quantity,
            })),
          )
          const { data } = await meera.graphql(
            `query ($input: DraftPriceInput!) { draftPrice(input: $input) { promotions { amount } ${amounts} } }`,
            { input: { items: cartItems } },
          )
          const { draft, id, totalToPay } = await place(cartItems, paymentType)
          expectWhole(data.draftPrice)
          expectWhole({ ...draft, cashFee: 0 })
          expect(draft).toMatchObject(data.draftPrice)
          const placed = await readOrder(id)
          expectWhole(placed)
          expect(placed).toMatchObject({ totalToPay, balance: totalToPay })
          // At the counter, the same goods.
          const { data: counter } = await owner.graphql(
            `query ($input: OrderPriceInput!) { orderPrice(input: $input) { ${amounts} promotionTotal } }`,
            { input: { lines: cartItems.map(({ productId, quantity: n }) => ({ productId, quantity: n })) } },
          )
          const { promotionTotal, ...atCounter } = counter.orderPrice
          expectWhole({ ...atCounter, promotions: [{ amount: promotionTotal }] })
          // One piece more, and a discount.
          const more = designs[0]!.quantity + 1
          const edited = await owner.mutateOrThrow(
            'editOrder',
            {
              orderId: id,
              version: placed['version'],
              lines: [{ position: 0, quantity: more }],
              reason: 'One more',
            },
            `order { ${ofOrder} } price { ${amounts} cashFee agreedDiscount promotionTotal }`,
          )
          expectWhole(edited.order)
          expect(edited.price).toMatchObject({
            rounding: edited.order.rounding,
            totalToPay: edited.order.totalToPay,
          })
          await owner.mutateOrThrow('discountOrder', {
            id,
            version: edited.order.version,
            amount: Math.floor((exactOf(edited.order) * share) / 100),
            reason: 'A regular',
          })
          const agreed = await readOrder(id)
          expectWhole(agreed)
          // The invoice is of that total, its lines and taxes to the paisa.
          await owner.mutateOrThrow('issueInvoice', { orderId: id })
          const [invoice] = (await readOrder(id))['invoices']
          expect(invoice.total).toBe(agreed['totalToPay'])
          expect(invoice.rounding).toEqual(agreed['rounding'])
          const ofLines = invoice.lines.reduce((sum: number, { total }: Json) => sum + total, 0)
          expect(ofLines).toBe(exactOf(agreed))
          expect(invoice.taxableValue + invoice.cgst + invoice.sgst + invoice.igst).toBe(ofLines)
          // What is left after a return is whole, too.
          await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
          await meera.mutateOrThrow('requestReturn', {
            orderId: id,
            wish: 'REFUND',
            reason: 'Too wide',
            items: [{ item: 0, quantity: 1 }],
          })
          const returned = (await readReturns(owner, id)).returns.at(-1)
          await owner.mutateOrThrow('receiveReturn', { id: returned.id })
          await owner.mutateOrThrow('acceptReturn', { id: returned.id, restock: [] })
          const left = await readOrder(id)
          const note = left['invoices'].at(-1)
          expect(note.total % 100).toBe(0)
          expect(left).toMatchObject({
            credited: note.total,
            balance: agreed['totalToPay'] - note.total,
          })
          expect(Math.abs(signed(note.rounding))).toBeLessThan(1_00)
        },
      ),
      { numRuns: 12, seed: 3 },
    )
  }, 120_000)

  test('has the line in the cart, over GraphQL and REST', async () => {
    const asha = await shop.shopper('Asha')
    const { id } = await dress(1_234_56)
    await asha.mutateOrThrow('addToCart', { productId: id, productType: 'READYMADE' })
    const { data } = await asha.graphql(
      '{ cart { finalTotal promotions { amount } rounding { amount isNegative } totalToPay } }',
    )
    const { body } = await asha.rest('GET', 'user/get_all_cart')
    const off = data.cart.promotions.reduce((sum: number, { amount }: Json) => sum + amount, 0)
    expect(data.cart.finalTotal).toBe(1_234_56)
    expect(data.cart.totalToPay).toBe(Math.round((1_234_56 - off) / 100) * 100)
    expect(body).toMatchObject({
      finalTotal: 1_234.56,
      rounding: signed(data.cart.rounding) / 100,
      totalToPay: data.cart.totalToPay / 100,
    })
  })

  test('quotes a custom order in whole rupees, and charges what was accepted', async () => {
    const { id: draftId, version } = await readyDraft(meera, '', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
      designDetails: 'A blouse with a boat neck',
    })
    const { order } = await meera.mutateOrThrow('placeOrder', {
      draftId,
      version,
      idempotencyKey: randomUUID(),
    })
    const quoted = await owner.mutateOrThrow(
      'quoteOrder',
      { id: order.id, version: 1, totalPrice: 2_499_30, delivery: 99_50 },
      `order { version totalToPay quote { ${amounts} } }`,
    )
    expectWhole(quoted.order.quote)
    expect(quoted.order).toMatchObject({ totalToPay: null, quote: { totalToPay: 2_599_00 } })
    await meera.mutateOrThrow('acceptQuote', {
      id: order.id,
      version: quoted.order.version,
      confirmedTotal: 2_599_00,
    })
    expect(await readOrder(order.id)).toMatchObject({
      totalToPay: 2_599_00,
      rounding: { amount: 20, isNegative: false },
    })
  })

  test('prints the rounding after the taxes, in both languages', async () => {
    const { id } = await place(linesOf((await dress(1_000_40)).id), 'UPI')
    const { totalToPay, rounding, promotions } = await readOrder(id)
    expect(exactOf({ totalPrice: 1_000_40, delivery: 0, promotions }) + signed(rounding)).toBe(totalToPay)
    const { invoice } = await owner.mutateOrThrow('issueInvoice', { orderId: id })
    const { invoices } = await readOrder(id)
    expect(invoice.total).toBe(totalToPay)
    const printed = async (query: string) => {
      const pdf = await fetch(`${shop.url}${invoices[0].pdfUrl}${query}`)
      return (await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true })).text
    }
    const line = `: ${(signed(rounding) / 100).toFixed(2)}`
    expect(await printed('')).toContain(`Rounding${line}`)
    // In the font's own order of signs.
    expect(await printed('?lang=hi')).toMatch(/[\u0900-\u097f]: -?0\.\d\d\n/)
  })

  test('credits all that remains with the rounding, and a wrong invoice in full', async () => {
    const { id } = await place(linesOf((await dress(1_000_30)).id), 'UPI')
    const { totalToPay } = await readOrder(id)
    const { invoice } = await owner.mutateOrThrow('issueInvoice', { orderId: id })
    const { creditNote: correction } = await owner.mutateOrThrow('correctInvoice', {
      invoiceId: invoice.id,
      reason: 'Wrong name',
    })
    expect(correction.total).toBe(totalToPay)
    const { invoice: right } = await owner.mutateOrThrow('issueInvoice', { orderId: id })
    expect(right).toMatchObject({ total: totalToPay, rounding: invoice.rounding })
    const { creditNote } = await owner.mutateOrThrow('issueCreditNote', {
      invoiceId: right.id,
      amount: totalToPay,
      reason: 'Lost',
    })
    expect(creditNote).toMatchObject({
      total: totalToPay,
      taxableValue: right.taxableValue,
      cgst: right.cgst,
      rounding: right.rounding,
    })
    expect(await readOrder(id)).toMatchObject({ credited: totalToPay, balance: 0 })
  })

  test('takes a fee for cash in whole rupees alone', async () => {
    const { userErrors } = await saveSettings({ cashOnDeliveryFee: 49_50 })
    expect(userErrors).toMatchObject([{ field: 'cashOnDeliveryFee', code: 'INVALID' }])
    await saveSettings({ roundsTotals: false })
    expect((await saveSettings({ cashOnDeliveryFee: 49_50 })).userErrors).toEqual([])
    expect((await saveSettings({ roundsTotals: true })).userErrors).toMatchObject([
      { field: 'cashOnDeliveryFee' },
    ])
  })
})

describe('a shop that doesn’t round', () => {
  beforeEach(() => saveSettings({ roundsTotals: false, cashOnDeliveryFee: null }))
  afterEach(() => saveSettings({ roundsTotals: true }))

  test('charges to the paisa, and an order keeps how it was placed', async () => {
    const { id: productId } = await dress(1_000_30)
    const exact = (await place(linesOf(productId))).id
    await saveSettings({ roundsTotals: true })
    const whole = (await place(linesOf(productId))).id
    for (const [orderId, isWhole] of [
      [exact, false],
      [whole, true],
    ] as const) {
      await saveSettings({ roundsTotals: !isWhole })
      await owner.mutateOrThrow('editOrder', {
        orderId,
        version: 1,
        lines: [{ position: 0, quantity: 3 }],
        reason: 'Two more',
      })
      const order = await readOrder(orderId)
      expect(order['totalToPay'] % 100 === 0).toBe(isWhole)
      if (!isWhole) expect(order['rounding']).toEqual({ amount: 0, isNegative: false })
    }
  })
})
