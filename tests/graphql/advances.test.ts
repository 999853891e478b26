import { describe, expect, test } from 'vitest'
import { type AdvanceRule, advanceOf } from '../../shared/orders/advance.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]

async function saveRules(advanceRules: Json[] | null) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  const { data } = await owner.graphql(
    `mutation ($input: SaveShopSettingsInput!) {
      saveShopSettings(input: $input) {
        shop { advanceRules { orderType minimumTotal percent amount } } userErrors { field code message }
      }
    }`,
    { input: { version, advanceRules } },
  )
  return data.saveShopSettings
}

const readAdvance = async (who: ApiClient, id: string) =>
  (await who.graphql('query ($id: ID!) { order(id: $id) { advance advanceDue balance } }', { id })).data.order

describe('the rule that applies', () => {
  const rules: AdvanceRule[] = [
    { orderType: null, minimumTotal: 0, percent: 10 },
    { orderType: null, minimumTotal: 10_000_00, percent: 30 },
    { orderType: 'TAILOR', minimumTotal: 0, percent: 50 },
    { orderType: 'TAILOR', minimumTotal: 50_000_00, amount: 20_000_00 },
  ]
  test.each([
    ['READYMADE', 1_000_00, 100_00],
    ['READYMADE', 10_000_00, 3_000_00],
    ['TAILOR', 46_000_00, 23_000_00],
    ['TAILOR', 60_000_00, 20_000_00],
    // Half of a rupee is rounded up.
    ['TAILOR', 3_00, 2_00],
  ])('for an order %s of %d paise asks for %d', (orderType, totalToPay, advance) => {
    expect(advanceOf(rules, { orderType, totalToPay })).toBe(advance)
  })

  test('asks for at most the total, and for nothing without a price or a rule', () => {
    const rule = { minimumTotal: 0, amount: 500_00 }
    expect(advanceOf([rule], { orderType: 'TAILOR', totalToPay: 300_00 })).toBe(300_00)
    expect(advanceOf([rule], { orderType: 'CUSTOM', totalToPay: null })).toBe(0)
    expect(advanceOf([], { orderType: 'TAILOR', totalToPay: 300_00 })).toBe(0)
  })
})

describe('the owner’s rules', () => {
  test('are saved, checked and set back to none', async () => {
    const half = { orderType: 'TAILOR', minimumTotal: 0, percent: 50 }
    expect(await saveRules([half])).toEqual({
      shop: { advanceRules: [{ ...half, amount: null }] },
      userErrors: [],
    })
    expect((await saveRules([{ percent: 50, amount: 100 }])).userErrors).toMatchObject([
      { field: 'advanceRules.0.percent', code: 'INVALID' },
    ])
    expect((await saveRules([half, { ...half, percent: 20 }])).userErrors).toMatchObject([
      { field: 'advanceRules.1.orderType', message: 'Two rules are for the same orders. Keep one of them.' },
    ])
    expect((await saveRules(null)).shop.advanceRules).toEqual([])
  })

  test('apply to orders placed from then on', async () => {
    const lehenga = await shop.product({ tailorPrice: 46_000_00, discount: 0, shippingCost: 0 })
    const place = async () =>
      (
        await orderProduct(meera, lehenga.id, {
          orderType: 'TAILOR',
          cartItems: [{ productId: lehenga.id, productType: 'TAILOR' }],
        })
      ).id
    await saveRules([{ orderType: 'TAILOR', percent: 50 }])
    const id = await place()
    expect(await readAdvance(meera, id)).toEqual({
      advance: 23_000_00,
      advanceDue: 23_000_00,
      balance: 46_000_00,
    })
    await saveRules(null)
    expect((await readAdvance(meera, await place())).advance).toBe(0)
    await recordPayment(owner, { orderId: id, amount: 20_000_00 })
    expect(await readAdvance(meera, id)).toEqual({
      advance: 23_000_00,
      advanceDue: 3_000_00,
      balance: 26_000_00,
    })
  })

  test('apply to a custom order when its quote is accepted', async () => {
    await saveRules([{ percent: 40 }])
    const { id } = await orderProduct(meera, '', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
    })
    expect((await readAdvance(meera, id)).advance).toBe(0)
    await owner.mutate('quoteOrder', { id, version: 1, totalPrice: 5_000_00 })
    await meera.mutate('acceptQuote', { id, version: 2 })
    expect((await readAdvance(meera, id)).advance).toBe(2_000_00)
    await saveRules(null)
  })
})
