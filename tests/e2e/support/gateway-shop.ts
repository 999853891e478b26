import type { Page } from '@playwright/test'
import { FakeRazorpay, razorpayKeys } from '../../support/fake-razorpay.ts'
import type { Json } from '../../support/json.ts'
import { test as base } from './own-shop.ts'

/** Tests with a shop of their own for each worker that has a payment gateway. */
export const test = base.extend<object, { gateway: FakeRazorpay }>({
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

/** Serves the stand-in. Returns how often the script was loaded. */
export async function serveCheckout(page: Page, gateway: FakeRazorpay): Promise<() => number> {
  let loads = 0
  await page.route(script, (route) => {
    loads++
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  await page.exposeFunction('payAtGateway', (gatewayOrderId: string): Json => {
    const { gatewayPaymentId, signature } = gateway.checkout(gateway.pay(gatewayOrderId))
    return {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: gatewayPaymentId,
      razorpay_signature: signature,
    }
  })
  return () => loads
}
