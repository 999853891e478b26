import type { Page } from '@playwright/test'
import { FakeRazorpay, razorpayKeys } from '../support/fake-razorpay.ts'
import type { Json } from '../support/json.ts'
import { notify } from '../support/online-payments.ts'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { stopClock } from './support/clock.ts'
import { test as base } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, visit } from './support/visit.ts'

const test = base.extend<object, { gateway: FakeRazorpay }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const gateway = await FakeRazorpay.open()
      await use(gateway)
      gateway.close()
    },
    { scope: 'worker' },
  ],
  shopEnv: [
    async ({ gateway }, use) => use({ ...razorpayKeys, RAZORPAY_API_URL: gateway.url }),
    { scope: 'worker' },
  ],
})

const script = 'https://checkout.razorpay.com/v1/checkout.js'

/** A stand-in for Razorpay's script: its window has a button that pays, and one that closes it. */
const standIn = `
  window.Razorpay = class {
    constructor(settings) { this.settings = settings }
    open() {
      const { order_id, name, description, handler, modal } = this.settings
      const checkout = document.createElement('dialog')
      checkout.append(name + ', ' + description)
      const button = (text, run) => {
        const made = document.createElement('button')
        made.textContent = text
        made.onclick = async () => { checkout.remove(); await run() }
        checkout.append(made)
      }
      button('Pay', async () => handler(await window.payAtGateway(order_id)))
      button('Close', () => modal.ondismiss())
      document.body.append(checkout)
      checkout.showModal()
    }
  }`

/** Serves the stand-in, whose payments the gateway takes with this status. Returns how often the script was loaded. */
async function serveCheckout(page: Page, gateway: FakeRazorpay, status = 'captured'): Promise<() => number> {
  let loads = 0
  await page.route(script, (route) => {
    loads++
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  await page.exposeFunction('payAtGateway', (gatewayOrderId: string): Json => {
    const { gatewayPaymentId, signature } = gateway.checkout(gateway.pay(gatewayOrderId, { status }))
    return {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: gatewayPaymentId,
      razorpay_signature: signature,
    }
  })
  return () => loads
}

test('a shopper pays an order online, and the owner returns a part of it', async ({
  page,
  request,
  gateway,
}) => {
  const shopper = await makeShopper(request)
  const { id, orderNumber } = await placeOrderOf(request, shopper)
  const loads = await serveCheckout(page, gateway)
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  const pay = payments.getByRole('button', { name: /^Pay ₹.* online$/ })
  await expect(pay).toBeEnabled()
  expect(loads()).toBe(0)
  await expectAccessible(page)

  await pay.click()
  await expect(page.getByRole('dialog')).toContainText(`Order ${orderNumber}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(pay).toBeEnabled()
  await expect(payments.getByRole('listitem')).toHaveCount(0)

  await pay.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payments.getByRole('listitem')).toContainText('Online payment')
  await expect(payments).toContainText('Still to pay₹0.00')
  await expect(pay).toHaveCount(0)
  expect(loads()).toBe(1)

  await page.evaluate(() => localStorage.clear())
  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  const panel = page.getByRole('region', { name: 'Payments', exact: true })
  await expect(panel.getByRole('button', { name: 'Reverse this entry' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Return money online' }).click()
  await panel.getByLabel('Return, ₹').fill('99999999')
  await panel.getByRole('checkbox', { name: /^Nothing is due back/ }).check()
  await panel.getByRole('button', { name: 'Return it online' }).click()
  await expect(panel.getByText(/^Only ₹.* of this payment can be returned online/)).toBeVisible()
  await panel.getByLabel('Return, ₹').fill('100')
  await expectAccessibleAtAdminWidths(page)
  await panel.getByRole('button', { name: 'Return it online' }).click()
  await expect(panel).toContainText('Partly refunded')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
})

test('a payment that the bank has not decided is shown as being confirmed, in Hindi, too', async ({
  page,
  request,
  gateway,
}) => {
  const shopper = await makeShopper(request)
  const { id } = await placeOrderOf(request, shopper)
  await serveCheckout(page, gateway, 'authorized')
  await signIn(page, shopper)
  await visit(page, `/hi/orders/${id}`)
  await page.getByRole('button', { name: /ऑनलाइन दें$/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ऑनलाइन भुगतान की पुष्टि कर रहे हैं' })).toBeVisible()
  await expect(page.getByRole('button', { name: /ऑनलाइन दें$/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('the order’s page follows a pending payment while it is visible, and no longer @laptop', async ({
  page,
  request,
  gateway,
  baseURL,
}) => {
  const shopper = await makeShopper(request)
  const { id } = await placeOrderOf(request, shopper)
  await serveCheckout(page, gateway, 'authorized')
  await signIn(page, shopper)
  await page.clock.install()
  await visit(page, `/orders/${id}`)
  let reads = 0
  page.on('request', (sent) => {
    if (sent.postData()?.includes('PendingPayment')) reads++
  })
  await page.getByRole('button', { name: /^Pay ₹.* online$/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const pending = page.getByText('We are confirming your online payment')
  await expect(pending).toBeVisible()
  await stopClock(page)
  await expect.poll(() => reads).toBeGreaterThan(0)

  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
    }, hidden)
  await show(true)
  await expect(pending).toBeVisible()
  const before = reads
  await page.clock.runFor(60_000)
  expect(reads).toBe(before)

  await show(false)
  const [payment] = [...gateway.payments.values()].filter(({ status }) => status === 'authorized').slice(-1)
  payment.status = 'captured'
  expect(await notify(baseURL!, gateway.notification('payment.captured', payment))).toBe(200)
  await page.clock.runFor(10_000)
  await expect(pending).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('Still to pay₹0.00')
  const atTheEnd = reads
  await page.clock.runFor(60_000)
  expect(reads).toBe(atTheEnd)
})

test('a blocked payment page, and a gateway that doesn’t answer, are explained', async ({
  page,
  request,
  gateway,
}) => {
  const shopper = await makeShopper(request)
  const { id } = await placeOrderOf(request, shopper)
  // The browser logs the failed request.
  page.removeAllListeners('console')
  await page.route(script, (route) => route.abort())
  await signIn(page, shopper)
  await visit(page, `/orders/${id}`)
  const pay = page.getByRole('button', { name: /^Pay ₹.* online$/ })
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('The payment page could not be opened.')
  gateway.fault = 'fail'
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('The payment service doesn’t answer at the moment.')
  gateway.fault = null
})
