import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { serveCheckout, test } from './support/gateway-shop.ts'
import { makeDesign, makeShopper, overApi, ownerOf, password, signIn } from './support/shopper.ts'
import { Taps } from './support/taps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

/** What a new guest does: a typed field counts once, with the tap into it; a tap on anything else counts as one. */
class Effort extends Taps {
  fields = 0

  override async type(field: Locator, text: string) {
    await field.fill(text)
    this.fields++
  }

  /** Fails above the limit, and prints the count. */
  expectWithin(journey: string, limit: { taps: number; fields: number }) {
    const { count: taps, fields } = this
    console.info(`${journey}: ${taps} taps + ${fields} fields`)
    expect(taps, journey).toBeLessThanOrEqual(limit.taps)
    expect(fields, journey).toBeLessThanOrEqual(limit.fields)
  }
}

const texts = {
  en: {
    path: '/',
    buy: 'Buy',
    next: 'Next',
    cash: /^Cash on delivery/,
    place: /^Place order/,
    paid: 'I have paid',
  },
  hi: { path: '/hi', buy: 'खरीदें', next: 'आगे', cash: /नकद/, place: /^ऑर्डर दें/, paid: 'मैंने भुगतान कर दिया' },
} as const

type Language = keyof typeof texts

const main = (page: Page) => page.getByRole('main')
const paymentType = (page: Page) => main(page).locator('input[name=paymentType]:checked')

/** Sets what the shop asks for: each test says all of it, because tests of one worker share their shop. */
async function setUpShop(request: APIRequestContext, { upi, advance }: { upi: boolean; advance?: number }) {
  const owner = await ownerOf(request)
  const { data } = await owner.graphql('{ shop { settingsVersion } }')
  await owner.mutateOrThrow('saveShopSettings', {
    version: data.shop.settingsVersion,
    upi: upi ? { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' } : null,
    advanceRules: advance === undefined ? [] : [{ percent: advance }],
  })
}

/** From the home page to the payment step, with a new account on the way. */
async function reachPayment(page: Page, request: APIRequestContext, language: Language, fields: object) {
  const { path, buy, next } = texts[language]
  const { id } = await makeDesign(request, fields)
  const effort = new Effort()
  await visit(page, path)
  await effort.tap(main(page).locator('a[href*="category="]').first())
  await effort.tap(main(page).locator(`a[href*="${id}"]`).first())
  await effort.tap(main(page).getByRole('button', { name: buy, exact: true }).filter({ visible: true }))
  await effort.tap(page.getByRole('dialog').locator('button:enabled:not([aria-label])').first())
  await expect(page).toHaveURL(/\/login$/)
  await effort.tap(main(page).locator('a[href$="/signup"]').last())
  await effort.type(page.locator('input[name=name]'), 'Meera Rao')
  await effort.type(page.locator('input[name=email]'), `meera.${randomUUID()}@example.com`)
  await effort.type(page.locator('input[name=password]'), password)
  await effort.tap(page.locator('form button[type=submit]'))
  await expect(page).toHaveURL(/\/order\//)
  const goOn = main(page).getByRole('link', { name: next, exact: true })
  await expect(goOn).toBeVisible()
  for (let steps = 0; steps < 4 && !page.url().includes('step=customer'); steps++) {
    const href = (await goOn.getAttribute('href'))!
    await effort.tap(goOn)
    // The address changes first; the next step is there once its link leads further.
    await expect(goOn).not.toHaveAttribute('href', href)
  }
  await effort.type(page.locator('#order-customer-phone'), '98765 43210')
  await effort.type(page.locator('#order-customer-pincode'), '400050')
  await effort.type(page.locator('#order-customer-street'), '7 Hill Road')
  await expect(page.locator('#order-customer-city')).toHaveValue('Mumbai')
  await expect(page.locator('#order-customer-state')).toHaveValue('Maharashtra')
  await effort.tap(goOn)
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  return effort
}

async function place(page: Page, effort: Effort, language: Language) {
  await effort.tap(main(page).getByRole('button', { name: texts[language].place }))
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expectNoSidewaysScroll(page)
}

/** Pays in the app, and types the payment's number. */
async function payByUpi(page: Page, effort: Effort, language: Language) {
  const app = main(page).locator('a[href^="upi://pay?"]')
  await expect(app).toBeInViewport()
  // Opening the app, which tests don't have.
  effort.count++
  const number = String(randomInt(1e11, 1e12))
  await effort.type(main(page).locator('input[inputmode=numeric]'), number)
  await effort.tap(main(page).getByRole('button', { name: texts[language].paid }))
  await expect(main(page).getByText(number)).toBeVisible()
}

// Each is a whole journey.
test.beforeEach(() => test.slow())

const tailored = { readyMadePrice: null }
const readyMade = { category: 'SAREE', tailorPrice: null }

for (const language of ['en', 'hi'] as const)
  test(`a tailored blouse, paid by UPI (${language})`, async ({ page, request }) => {
    await setUpShop(request, { upi: true })
    const effort = await reachPayment(page, request, language, tailored)
    await expect(paymentType(page)).toHaveValue('UPI')
    await place(page, effort, language)
    await payByUpi(page, effort, language)
    effort.expectWithin(`Tailored, by UPI (${language})`, { taps: 13, fields: 7 })
  })

test('a tailored blouse, its advance paid by UPI', async ({ page, request }) => {
  await setUpShop(request, { upi: true, advance: 50 })
  const effort = await reachPayment(page, request, 'en', tailored)
  await place(page, effort, 'en')
  await payByUpi(page, effort, 'en')
  await expect(main(page).getByRole('region', { name: 'Payments', exact: true })).toContainText('₹1,300.00')
  effort.expectWithin('Tailored, advance by UPI', { taps: 13, fields: 7 })
})

for (const { what, design, limit } of [
  { what: 'Tailored', design: tailored, limit: { taps: 12, fields: 6 } },
  { what: 'Ready-made', design: readyMade, limit: { taps: 10, fields: 6 } },
])
  test(`${what}, for cash on delivery`, async ({ page, request }) => {
    await setUpShop(request, { upi: true })
    const effort = await reachPayment(page, request, 'en', design)
    await effort.tap(main(page).locator('label').filter({ hasText: texts.en.cash }))
    await place(page, effort, 'en')
    effort.expectWithin(`${what}, for cash`, limit)
  })

test('a returning shopper’s saree, to a saved address, for cash', async ({ page, request }) => {
  await setUpShop(request, { upi: true })
  const { id } = await makeDesign(request, readyMade)
  const meera = await makeShopper(request)
  await overApi(meera).mutateOrThrow('saveAddress', {
    name: meera.name,
    ...{
      phone: '98765 43210',
      street: '7 Hill Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    },
  })
  await signIn(page, meera)
  const effort = new Effort()
  await visit(page, `/single_product_details?productId=${id}`)
  await effort.tap(main(page).getByRole('button', { name: 'Buy', exact: true }).filter({ visible: true }))
  await effort.tap(page.getByRole('dialog').locator('button:enabled:not([aria-label])').first())
  await expect(page).toHaveURL(/\/order\//)
  const goOn = main(page).getByRole('link', { name: 'Next', exact: true })
  for (let steps = 0; steps < 4 && !page.url().includes('step=customer'); steps++) {
    const href = (await goOn.getAttribute('href'))!
    await effort.tap(goOn)
    await expect(goOn).not.toHaveAttribute('href', href)
  }
  await expect(main(page).getByRole('radio', { name: /7 Hill Road/ })).toBeChecked()
  await expectAccessible(page)
  await effort.tap(goOn)
  await effort.tap(main(page).locator('label').filter({ hasText: texts.en.cash }))
  await place(page, effort, 'en')
  effort.expectWithin('Returning, saved address, for cash', { taps: 6, fields: 0 })
})

test('a ready-made saree, paid through the gateway', async ({ page, request, gateway }) => {
  await setUpShop(request, { upi: false })
  await serveCheckout(page, gateway)
  const effort = await reachPayment(page, request, 'en', readyMade)
  await expect(paymentType(page)).toHaveValue('ONLINE')
  await place(page, effort, 'en')
  await effort.tap(page.getByRole('button', { name: 'Pay', exact: true }))
  await expect(main(page).getByText('Still to pay₹0.00')).toBeVisible()
  effort.expectWithin('Ready-made, by gateway', { taps: 10, fields: 6 })
})
