import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import type { Account } from '../support/api-client.ts'
import { FakeRazorpay, razorpayKeys } from '../support/fake-razorpay.ts'
import { notify, startOnlinePayment } from '../support/online-payments.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
const owner = await shop.admin()
const design = await shop.product({ shippingCost: 0, tailorPrice: 250_000 })
const { press } = controls()

/** An order of ₹2,500, not paid. */
async function order() {
  const meera = await shop.shopper('Meera')
  const { id } = await orderTailored(meera, design.id)
  return { meera, id }
}

const open = (as: Account, id: string, language: Language = 'en') =>
  openAdminPage(shop, `/orders/${id}`, { as, language })

const payments = () => region('Payments')
const shows = (text: string) => expect.poll(async () => (await payments()).textContent).toContain(text)
const entries = async () => within(await payments()).queryAllByRole('listitem')

describe('a payment at the shop', () => {
  test('is recorded, reversed as a mistake, and seen by the customer', async () => {
    const { meera, id } = await order()
    await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
    const panel = await payments()
    const { fill, choose, press } = controls(panel)
    expect(panel.textContent).toContain('Not paid')
    await press('Record a payment')
    await fill('Received, ₹', '999999999')
    await press('Record the payment')
    await within(panel).findByText(/^Only ₹.* is still to be paid/)
    await fill('Received, ₹', '100')
    await choose('How', 'UPI')
    await fill('Reference (optional)', '432198765012')
    await press('Record the payment')
    await shows('Partly paid')
    expect((await entries())[0]!.textContent).toContain('432198765012')

    await press('Reverse this entry')
    await fill('Why it was a mistake', 'It was for another order')
    await press('Reverse it')
    await shows('Not paid')
    expect(await entries()).toHaveLength(2)

    await press('Record a payment')
    await press('Record the payment')
    await expect.poll(async () => (await entries()).length).toBe(3)
    expect(within(panel).getAllByText('Paid').length).toBeGreaterThan(0)
    expect(within(panel).queryByRole('button', { name: 'Record a payment' })).toBeNull()

    await open(meera, id)
    await shows('Still to pay₹0.00')
    expect(await entries()).toHaveLength(1)
  })
})

describe('an online payment', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    gateway.fault = null
  })

  /** Pays at the gateway, which takes the payment with this status, and returns to the shop. */
  async function payOnline(who: Account, orderId: string, status?: string) {
    const { checkout } = await startOnlinePayment(who, { orderId, confirmedAmount: 250_000 })
    const payment = gateway.pay(checkout.gatewayOrderId, { ...(status && { status }) })
    await who.mutate('confirmOnlinePayment', gateway.checkout(payment))
    return payment
  }

  test('is returned in part by the owner, who can’t reverse it', async () => {
    const { meera, id } = await order()
    await payOnline(meera, id)
    await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
    const panel = await payments()
    const { fill, press, tick } = controls(panel)
    expect(within(panel).queryByRole('button', { name: 'Reverse this entry' })).toBeNull()
    await press('Return money online')
    await fill('Return, ₹', '99999999')
    await tick(/^Nothing is due back/)
    await press('Return it online')
    await within(panel).findByText(/^Only ₹.* of this payment can be returned online/)
    await fill('Return, ₹', '100')
    await press('Return it online')
    await shows('Partly refunded')
    expect(await entries()).toHaveLength(2)
  })

  test('that the bank has not decided is being confirmed, in Hindi, too', async () => {
    const { meera, id } = await order()
    await payOnline(meera, id, 'authorized')
    await open(meera, id, 'hi')
    await screen.findByText(/ऑनलाइन भुगतान की पुष्टि कर रहे हैं/)
    expect(screen.queryByRole('button', { name: /ऑनलाइन दें$/ })).toBeNull()
  })

  test('that is pending is read again while the page is visible, and no longer once it is decided', async () => {
    const { meera, id } = await order()
    const payment = await payOnline(meera, id, 'authorized')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { connection } = await open(meera, id)
    const pending = () => screen.queryByText(/^We are confirming your online payment/)
    await expect.poll(pending).toBeTruthy()
    const reads = () => connection.sent.filter((name) => name === 'PendingPayment').length
    /** In steps of a second: the server in this process has the same clock, and gives up what takes too long. */
    const wait = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        await vi.advanceTimersByTimeAsync(1_000)
        await expect.poll(() => connection.underway).toEqual([])
      }
    }
    await wait(30)
    expect(reads()).toBeGreaterThan(1)

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const before = reads()
    await wait(30)
    expect(reads()).toBe(before)

    hidden.mockReturnValue(false)
    payment.status = 'captured'
    expect(await notify(shop.url, gateway.notification('payment.captured', payment))).toBe(200)
    await wait(10)
    await expect.poll(pending).toBeNull()
    await shows('Still to pay₹0.00')
    const atTheEnd = reads()
    await wait(30)
    expect(reads()).toBe(atTheEnd)
  })

  test('needs the gateway’s script and the gateway, and says which is missing', async () => {
    const { meera, id } = await order()
    await open(meera, id)
    // Nothing of another origin is loaded here.
    await press(/^Pay ₹.* online$/)
    await screen.findByText(/^The payment page could not be opened\./)
    gateway.fault = 'fail'
    await press(/^Pay ₹.* online$/)
    await screen.findByText(/^The payment service doesn’t answer at the moment\./)
    expect(await entries()).toEqual([])
  })
})
