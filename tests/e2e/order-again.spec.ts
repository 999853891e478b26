import type { Page } from '@playwright/test'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { runQuery, fillCustomer, step } from './support/wizard.ts'

const notice = (page: Page) => page.getByText('From your last order. Change what is different.')
const field = (page: Page, name: string) => page.locator(`#order-customer-${name}`)
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps of the order' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const drafts =
  '{ orderDrafts { edges { node { designDetails customer { name phone street city state pincode } } } } }'

test('a repeat order prefills phone and address, one is changed, and the draft saves all', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  await placeOrderOf(request, { ...meera, name: 'Meera K.' })
  const requestBodies: string[] = []
  page.on('request', (sent) => requestBodies.push(sent.postData() ?? ''))
  const lastOrderRequests = () => requestBodies.filter((body) => body.includes('LastCustomer')).length
  await signIn(page, meera)
  await visit(page, '/order/null/custom?step=type')
  await page.locator('#order-designDetails').fill('Puff sleeves')
  await saved(page)
  expect(lastOrderRequests()).toBe(0)

  await visit(page, '/order/null/custom?step=customer')
  await expect(notice(page)).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('9876543210')
  await expect(field(page, 'state')).toHaveValue('Maharashtra')
  // The draft, as the account has it.
  await expect(field(page, 'name')).toHaveValue('Meera Kulkarni')
  await expect(field(page, 'email')).toHaveValue(meera.email)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await field(page, 'city').fill('Thane')
  await saved(page)
  const stored = {
    designDetails: 'Puff sleeves',
    customer: {
      name: 'Meera Kulkarni',
      phone: '9876543210',
      street: '7 Hill Road, Bandra West',
      city: 'Thane',
      state: 'Maharashtra',
      pincode: '400050',
    },
  }
  expect((await runQuery(request, { ...meera, id: meera.userId }, drafts)).orderDrafts.edges).toEqual([
    { node: stored },
  ])
  await page.reload()
  await expect(field(page, 'city')).toHaveValue('Thane')
  await expect(field(page, 'phone')).toHaveValue('9876543210')
  expect(lastOrderRequests()).toBe(1)
})

test('the prefilled fields can be cleared in one tap, and stay cleared', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await placeOrderOf(request, meera)
  await signIn(page, meera)
  await visit(page, '/order/null/custom?step=customer')
  await expect(notice(page)).toBeVisible()
  await saved(page)
  await page.getByRole('button', { name: 'Clear phone and address' }).click()
  await expect(field(page, 'phone')).toBeFocused()
  await expect(notice(page)).toBeHidden()
  for (const name of ['phone', 'street', 'city', 'state', 'pincode'])
    await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'name')).toHaveValue('Meera Kulkarni')
  await saved(page)
  await page.reload()
  await saved(page)
  await expect(field(page, 'name')).toHaveValue('Meera Kulkarni')
  await page.waitForLoadState('networkidle')
  await expect(field(page, 'phone')).toHaveValue('')
})

test('prefilling overwrites neither what is typed meanwhile nor what another device has saved', async ({
  page,
  request,
  browser,
}) => {
  const meera = await makeShopper(request)
  await placeOrderOf(request, meera)
  await signIn(page, meera)
  let result = () => {}
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('LastCustomer'))
      await new Promise<void>((resolve) => (result = resolve))
    await route.continue()
  })
  const lastOrderRequested = page.waitForRequest((sent) => sent.postData()?.includes('LastCustomer') ?? false)
  await visit(page, '/order/null/custom?step=customer')
  await lastOrderRequested
  await field(page, 'pincode').fill('411')
  await saved(page)
  const lastOrderReceived = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('LastCustomer')),
  )
  result()
  await lastOrderReceived
  await field(page, 'pincode').fill('411001')
  await saved(page)
  await expect(field(page, 'phone')).toHaveValue('')
  await expect(notice(page)).toBeHidden()
  await page.unrouteAll()

  // A window that was open before.
  await field(page, 'pincode').fill('')
  await saved(page)
  await visit(page, '/order/null/custom?step=type')
  await saved(page)
  const context = await browser.newContext()
  const laptop = await context.newPage()
  await signIn(laptop, meera)
  await visit(laptop, '/order/null/custom?step=type')
  await laptop.locator('#order-designDetails').fill('From the laptop')
  await saved(laptop)
  await page.getByRole('link', { name: /Customer Details$/ }).click()
  await expect(step(page, 'Customer Details')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(field(page, 'phone')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await context.close()
})

test('on a first order, and when the server doesn’t respond, the step stays as it was', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  const lastOrderReceived = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('LastCustomer')),
  )
  await visit(page, '/order/null/custom?step=customer')
  await lastOrderReceived
  const required = page.getByText('Please complete all required fields to proceed with your order')
  await expect(required).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('')
  expect((await runQuery(request, { ...meera, id: meera.userId }, drafts)).orderDrafts.edges).toEqual([])

  await placeOrderOf(request, meera)
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('LastCustomer')
      ? route.fulfill({ status: 500, body: 'broken' })
      : route.continue(),
  )
  const failed = page.waitForResponse((response) => response.status() === 500)
  await page.reload()
  await failed
  await expect(required).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a step is ticked once it is complete', async ({ page, request }) => {
  const { id } = await makeDesign(request, { sizes: [{ label: 'M', chest: 92 }] })
  const ticks = steps(page).getByRole('link', { name: /^Done/ })
  const ticked = (name: string) => steps(page).getByRole('link', { name: `Done ${name}` })
  await visit(page, `/order/${id}/readymade?step=payment`)
  await expect(step(page, 'Payment')).toBeVisible()
  await expect(ticks).toHaveCount(2)
  await expect(ticked('Product Info')).toBeVisible()
  await expect(ticked('Order Type')).toBeVisible()
  await expectAccessible(page)

  await steps(page)
    .getByRole('link', { name: /Measurements$/ })
    .click()
  await page.getByRole('radio', { name: /^M/ }).check()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(ticked('Measurements')).toBeVisible()
  await field(page, 'name').fill('Meera Rao')
  await field(page, 'email').fill('meera@example.com')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(ticks).toHaveCount(3)
  await page.getByRole('link', { name: 'Previous' }).click()
  await fillCustomer(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(ticks).toHaveCount(4)
  await expect(ticked('Customer Details')).toBeVisible()
  await expectAccessible(page)
})
