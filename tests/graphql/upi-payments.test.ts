import { describe, expect, test } from 'vitest'
import { orderProduct } from '../support/orders.ts'
import { readLedger, recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

const upi = { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique & Co' }

async function saveSettings(settings: Json) {
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  const { data } = await owner.graphql(
    `mutation ($input: SaveShopSettingsInput!) {
      saveShopSettings(input: $input) { shop { upi { vpa payeeName } } userErrors { field code message } }
    }`,
    { input: { version, ...settings } },
  )
  return data.saveShopSettings
}

const claimFields = 'id amount utr status reason decidedAt'
const orderFields = `
  id balance paidAmount upiRequest { amount account { vpa } reference link } upiClaims { ${claimFields} }`
const readOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id })).data.order

const submit = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: SubmitUpiPaymentInput!) {
      submitUpiPayment(input: $input) { order { ${orderFields} } userErrors { field code message } }
    }`,
    { input },
  )
  return result.data.submitUpiPayment
}

const decide = (mutation: 'confirm' | 'reject') => async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: ${mutation === 'confirm' ? 'Confirm' : 'Reject'}UpiPaymentInput!) {
      ${mutation}UpiPayment(input: $input) {
        upiClaim { ${claimFields} order { paidAmount } } userErrors { field code message }
      }
    }`,
    { input },
  )
  return { ...result, ...result.data?.[`${mutation}UpiPayment`] }
}
const [confirm, reject] = [decide('confirm'), decide('reject')]

const queue = async (who: ApiClient, query: Json = {}) =>
  (
    await who.graphql(
      `query ($status: UpiClaimStatus! = WAITING, $first: Int! = 24, $after: String) {
        upiClaims(status: $status, first: $first, after: $after) {
          edges { node { utr order { orderNumber } } } pageInfo { hasNextPage endCursor } totalCount
        }
      }`,
      query,
    )
  ).data.upiClaims

const placed = async () => (await orderProduct(meera, saree.id)).id
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)
let last = 400_000_000_000
const newUtr = () => String(last++)
/** An order with a transfer that the shopper has reported. */
async function claimed(amount = 1_000_00) {
  const orderId = await placed()
  const { order } = await submit(meera, { orderId, amount, utr: newUtr() })
  return { orderId, claim: order.upiClaims[0] }
}

describe('the shop’s UPI account', () => {
  test('is saved with its form checked; without it there is nothing to transfer to', async () => {
    const orderId = await placed()
    expect((await readOrder(meera, orderId)).upiRequest).toBeNull()
    const { userErrors } = await saveSettings({ upi: { vpa: 'nobody', payeeName: '' } })
    expect(userErrors.map(({ field }: Json) => field)).toEqual(['upi.vpa', 'upi.payeeName'])
    expect(await saveSettings({ upi })).toEqual({ shop: { upi }, userErrors: [] })
  })
})

describe('a request', () => {
  test('is for the balance, with a link that payment apps read', async () => {
    const orderId = await placed()
    const { upiRequest } = await readOrder(meera, orderId)
    expect(upiRequest).toMatchObject({ amount: 1_000_00, account: { vpa: upi.vpa } })
    expect(upiRequest.reference).toMatch(/^ORDER\d{6,}N1$/)
    const link = new URL(upiRequest.link)
    expect([link.protocol, link.host]).toEqual(['upi:', 'pay'])
    expect(upiRequest.link).not.toContain('+')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: upi.vpa,
      pn: upi.payeeName,
      am: '1000.00',
      cu: 'INR',
      tn: expect.stringMatching(/^Order \d{3}-\d{3}$/) as string,
      tr: upiRequest.reference,
    })
    await recordPayment(owner, { orderId, amount: 400_00 })
    expect((await readOrder(meera, orderId)).upiRequest).toMatchObject({
      amount: 600_00,
      reference: upiRequest.reference.replace(/1$/, '2'),
    })
    await recordPayment(owner, { orderId, amount: 600_00 })
    expect((await readOrder(meera, orderId)).upiRequest).toBeNull()
  })

  test('is for the advance while that is missing', async () => {
    await saveSettings({ advanceRules: [{ percent: 30 }] })
    const orderId = await placed()
    expect((await readOrder(meera, orderId)).upiRequest.amount).toBe(300_00)
    await recordPayment(owner, { orderId, amount: 300_00 })
    expect((await readOrder(meera, orderId)).upiRequest.amount).toBe(700_00)
    await saveSettings({ advanceRules: null })
  })
})

describe('a transfer that the shopper reports', () => {
  test('counts as paid only after the shop has confirmed it', async () => {
    const orderId = await placed()
    const utr = newUtr()
    const { order } = await submit(meera, {
      orderId,
      amount: 1_000_00,
      utr: ` ${utr.slice(0, 6)} ${utr.slice(6)}`,
    })
    expect(order.upiClaims).toMatchObject([{ utr, status: 'WAITING', decidedAt: null }])
    expect(order).toMatchObject({ paidAmount: 0, balance: 1_000_00 })
    const { upiClaim, userErrors } = await confirm(owner, { id: order.upiClaims[0].id })
    expect(userErrors).toEqual([])
    expect(upiClaim).toMatchObject({ status: 'CONFIRMED', order: { paidAmount: 1_000_00 } })
    expect((await readLedger(owner, orderId)).payments).toMatchObject([
      { method: 'UPI', amount: 1_000_00, reference: utr, recordedBy: 'Owner' },
    ])
  })

  test('may be confirmed with what has arrived', async () => {
    const { claim } = await claimed()
    const { upiClaim } = await confirm(owner, { id: claim.id, amount: 900_00 })
    expect(upiClaim.order.paidAmount).toBe(900_00)
  })

  test('may be rejected with a reason, and its number sent again', async () => {
    const { orderId, claim } = await claimed()
    const { upiClaim } = await reject(owner, { id: claim.id, reason: 'It is not in our statement.' })
    expect(upiClaim).toMatchObject({ status: 'REJECTED', order: { paidAmount: 0 } })
    const { order } = await submit(meera, { orderId, amount: 1_000_00, utr: claim.utr })
    expect(order.upiClaims).toMatchObject([
      { status: 'REJECTED', reason: 'It is not in our statement.' },
      { status: 'WAITING', reason: null },
    ])
  })

  test('is decided once, by concurrent requests on two processes', async () => {
    const { orderId, claim } = await claimed()
    const elsewhere = (await shop.replica()).at(owner)
    const results = await Promise.all([
      confirm(owner, { id: claim.id }),
      confirm(elsewhere, { id: claim.id }),
      reject(owner, { id: claim.id, reason: 'x' }),
      confirm(elsewhere, { id: claim.id }),
    ])
    expect(results.flatMap(codes)).toEqual(Array(3).fill('id CONFLICT'))
    const { payments } = await readLedger(owner, orderId)
    expect(payments.length).toBe(
      (await readOrder(owner, orderId)).upiClaims[0].status === 'CONFIRMED' ? 1 : 0,
    )
  })

  test('is reported once: again for the same order changes nothing, for another one it is refused', async () => {
    const orderId = await placed()
    const utr = newUtr()
    const input = { orderId, amount: 1_000_00, utr }
    await Promise.all([submit(meera, input), submit(meera, input), submit(meera, input)])
    expect((await readOrder(meera, orderId)).upiClaims).toHaveLength(1)
    expect(codes(await submit(meera, { ...input, orderId: await placed() }))).toEqual(['utr CONFLICT'])
  })

  test.each([
    ['12345', 'utr INVALID'],
    ['abcdefghijkl', 'utr INVALID'],
  ])('is refused with the number %s', async (utr, code) => {
    expect(codes(await submit(meera, { orderId: await placed(), amount: 1_00, utr }))).toEqual([code])
  })

  test('is refused for more than the balance, for a cancelled order and for another’s', async () => {
    const orderId = await placed()
    const input = () => ({ orderId, amount: 1_00, utr: newUtr() })
    expect(codes(await submit(meera, { ...input(), amount: 1_000_01 }))).toEqual(['amount INVALID'])
    expect(codes(await submit(await shop.shopper('Rekha'), input()))).toEqual(['null NOT_FOUND'])
    await meera.mutate('cancelOrder', { id: orderId })
    expect(codes(await submit(meera, input()))).toEqual(['orderId CONFLICT'])
  })

  test('is refused while five others wait', async () => {
    const orderId = await placed()
    const send = () => submit(meera, { orderId, amount: 1_00, utr: newUtr() })
    const results = await Promise.all(Array.from({ length: 8 }, send))
    expect(results.flatMap(codes)).toEqual(Array(3).fill('null CONFLICT'))
  })
})

test('the queue lists what waits, the last one first, for who may record payments', async () => {
  const [one, two] = [await claimed(), await claimed()]
  const page = await queue(owner, { first: 1 })
  expect(page.edges).toMatchObject([{ node: { utr: two.claim.utr } }])
  const next = await queue(owner, { first: 1, after: page.pageInfo.endCursor })
  expect(next.edges).toMatchObject([{ node: { utr: one.claim.utr } }])
  await confirm(owner, { id: two.claim.id })
  expect((await queue(owner)).totalCount).toBe(page.totalCount - 1)
  const sunita = await shop.staff()
  expect((await confirm(sunita, { id: one.claim.id })).errors[0].extensions.code).toBe('FORBIDDEN')
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['RECORD_PAYMENTS'] })
  expect((await queue(sunita)).totalCount).toBe(page.totalCount - 1)
})
