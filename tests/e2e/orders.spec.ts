import type { Page } from '@playwright/test'
import { followOrder, moveAlong, orderCustom, orderTailored, quoteOrder } from '../support/order-changes.ts'
import { saveDraft } from '../support/order-drafts.ts'
import { orderProduct } from '../support/orders.ts'
import { sendMutation } from '../support/send-mutation.ts'
import { makeDesign, makeShopper, overApi, ownerOf, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')

/** The timeline's texts: past statuses, and those to come. */
const stages = (page: Page) =>
  main(page).getByRole('region', { name: 'How far it has come' }).getByRole('listitem')

test('the order list leads to each order, with everything that was entered', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request, { category: 'LEHENGA', discount: 10 })
  const order = await orderProduct(overApi(meera), design.id, {
    orderType: 'TAILOR',
    cartItems: [
      {
        productId: design.id,
        productType: 'TAILOR',
        quantity: 2,
        measurements: { unit: 'INCH', lehenga: { waist: 28.5 } },
      },
    ],
    color: 'Deep red',
  })
  await moveAlong(await ownerOf(request), order.id, 'CONFIRMED', 'MEASURED', 'STITCHING')
  await signIn(page, meera)
  await visit(page, '/account')
  await main(page).getByRole('link', { name: 'Your orders' }).click()
  await expect(main(page).getByRole('listitem')).toContainText(['Stitching'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await main(page)
    .getByRole('link', { name: `Order ${order.orderNumber}` })
    .click()
  await expect(page).toHaveURL(`/orders/${order.id}`)
  await expect(main(page)).toContainText(order.orderNumber)
  await expect(main(page)).toContainText('Our tailors are at work on it.')
  await expect(stages(page)).toContainText([
    /^Placed\d/,
    /^Confirmed\d/,
    /^Measured, or cloth received\d/,
    /^Stitching\d/,
    /^Trial.*still to come/,
    /^Ready.*still to come/,
    /^Dispatched.*still to come/,
    /^Delivered.*still to come/,
  ])
  await expect(main(page)).toContainText('Deep red')
  await expect(main(page)).toContainText('₹4,599.00')
  await expect(main(page)).toContainText('You save ₹500.00')
  await expect(main(page)).toContainText('7 Hill Road, Bandra West')
  await main(page).getByText('Measurements', { exact: true }).click()
  await expect(main(page).getByText('28.5 in')).toBeVisible()
  // Neither is possible any more.
  await expect(main(page).getByRole('button', { name: /Cancel/ })).toHaveCount(0)
  await expect(main(page).getByLabel('What should we alter?')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a pending order is cancelled after a confirmation; a confirmed one can’t be cancelled any more', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const [visitor, owner] = [overApi(meera), await ownerOf(request)]
  const { id: productId } = await makeDesign(request)
  const [first, second] = [await orderProduct(visitor, productId), await orderProduct(visitor, productId)]
  await signIn(page, meera)
  await visit(page, `/orders/${first.id}`)
  const cancel = main(page).getByRole('button', { name: 'Cancel this order' })
  const dialog = page.getByRole('alertdialog')
  await cancel.click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  expect((await followOrder(visitor, first.id)).orderStatus).toBe('PENDING')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(main(page).getByText('Your order is cancelled.')).toBeFocused()
  await expect(stages(page)).toContainText([/^Placed/, /^Cancelled/])
  await expect(cancel).toHaveCount(0)
  await expectAccessible(page)
  expect((await followOrder(visitor, first.id)).orderStatus).toBe('CANCELLED')

  await visit(page, `/orders/${second.id}`)
  await expect(cancel).toBeVisible()
  await moveAlong(owner, second.id, 'CONFIRMED')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(stages(page)).toContainText([/^Placed/, /^Confirmed/])
  await expect(cancel).toHaveCount(0)
  await expect(main(page).getByRole('status').filter({ hasText: /order/i })).toBeVisible()
  expect((await followOrder(visitor, second.id)).orderStatus).toBe('CONFIRMED')
})

test('in Hindi, the quote of a custom order is accepted; one that changed meanwhile is shown first', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const [visitor, owner] = [overApi(meera), await ownerOf(request)]
  const { id } = await orderCustom(visitor)
  await signIn(page, meera)
  await visit(page, `/hi/orders/${id}`)
  await expect(main(page)).toContainText('हम फ़ोन पर कीमत बताएँगे')
  await quoteOrder(owner, { id, version: 1, totalPrice: 450_000, delivery: 9_900 })
  await visit(page, `/hi/orders/${id}`)
  const accept = (sum: string) => main(page).getByRole('button', { name: `${sum} मंज़ूर है` })
  await expect(accept('₹4,599.00')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await quoteOrder(owner, { id, version: 2, totalPrice: 470_000, delivery: 9_900 })
  await accept('₹4,599.00').click()
  await expect(accept('₹4,799.00')).toBeVisible()
  await expect(main(page).getByText(/^यह इस बीच कहीं और बदल गया है/)).toBeVisible()
  expect((await followOrder(visitor, id)).totalToPay).toBeNull()
  await accept('₹4,799.00').click()
  await expect(main(page).getByText('धन्यवाद: कीमत तय हो गई।')).toBeVisible()
  await expect(accept('₹4,799.00')).toHaveCount(0)
  await expectAccessible(page)
  expect((await followOrder(visitor, id)).totalToPay).toBe(479_900)
})

test('after the delivery the shopper requests an alteration', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const { id: productId } = await makeDesign(request)
  const { id } = await orderTailored(overApi(meera), productId)
  await moveAlong(
    await ownerOf(request),
    id,
    ...['CONFIRMED', 'STITCHING', 'TRIAL', 'STITCHING', 'READY', 'DELIVERED'],
  )
  await signIn(page, meera)
  await visit(page, `/orders/${id}`)
  const wish = main(page).getByLabel('What should we alter?')
  const runQuery = main(page).getByRole('button', { name: 'Ask for the alteration' })
  await runQuery.click()
  await expect(wish).toHaveAccessibleDescription('Tell us what we should alter.')
  await expectAccessible(page)
  await wish.fill('The left sleeve is too tight.')
  await runQuery.click()
  await expect(main(page).getByText('We have your wish, and call you about it.')).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'The left sleeve' })).toBeVisible()
  await expect(wish).toHaveValue('')
  expect((await followOrder(overApi(meera), id)).alterations).toMatchObject([
    { details: 'The left sleeve is too tight.' },
  ])
  // What fails stays in the form.
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await wish.fill('And the hem.')
  await runQuery.click()
  await expect(main(page).getByText(/could not reach the shop/)).toBeVisible()
  await expect(wish).toHaveValue('And the hem.')
})

test('the tracking link shows the order to everyone who has it, without personal data', async ({
  page,
  request,
  browser,
}) => {
  const meera = await makeShopper(request)
  const owner = await ownerOf(request)
  const design = await makeDesign(request)
  const order = await orderProduct(overApi(meera), design.id)
  await signIn(page, meera)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await visit(page, `/orders/${order.id}`)
  const whatsApp = await main(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
  const message = new URL(whatsApp!).searchParams.get('text')!
  const link = /https?:\S+$/.exec(message)![0]
  expect(message).toContain(`my order ${order.orderNumber} (${design.productName}) of`)

  const stranger = await (await browser.newContext()).newPage()
  const result = await stranger.goto(link)
  expect(result!.status()).toBe(200)
  const html = await result!.text()
  for (const shown of [order.orderNumber, design.productName, '"robots" content="noindex'])
    expect(html).toContain(shown)
  for (const hidden of ['Meera', '9876543210', 'Hill Road', meera.email]) expect(html).not.toContain(hidden)
  await expect(main(stranger).getByRole('heading', { level: 1 })).toHaveText('How far the order has come')
  await expectAccessible(stranger)
  await expectNoSidewaysScroll(stranger)
  // The page is never cached.
  await moveAlong(owner, order.id, 'CONFIRMED')
  expect(await (await stranger.goto(link))!.text()).toContain('Your order is confirmed. We are packing it.')
  expect((await stranger.goto(`${link.slice(0, -1)}~`))!.status()).toBe(404)
  await expect(main(stranger)).toContainText('We could not find that order')
  await stranger.context().close()
})

test('an open draft continues on another device, and is discarded for good', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const visitor = overApi(meera)
  const design = await makeDesign(request)
  const lines = (quantity: number) => ({
    orderType: 'TAILOR',
    cartItems: [{ productId: design.id, productType: 'TAILOR', quantity }],
  })
  const older = (await saveDraft(visitor, { ...lines(2), color: 'The older one' })).draft
  await saveDraft(visitor, { ...lines(1), color: 'The newer one' })
  await saveDraft(visitor, { orderType: 'CUSTOM', customCategory: 'BLOUSE' })
  await signIn(page, meera)
  await visit(page, '/orders')
  const cards = main(page).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expectAccessible(page)
  await cards
    .nth(2)
    .getByRole('link', { name: /^Go on/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/order/${design.id}/tailor\\?draft=${older.id}$`))
  await main(page).getByRole('link', { name: 'Next' }).click()
  const color = page.locator('#order-color')
  await expect(color).toHaveValue('The older one')
  await color.fill('The older one, in red')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(color).toHaveValue('The older one, in red')

  await visit(page, '/orders')
  // Last changed first.
  await cards
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(cards).toHaveCount(2)
  await expect(main(page).getByRole('heading', { name: 'Not placed yet' })).toBeFocused()
  await visit(page, `/order/${design.id}/tailor?draft=${older.id}`)
  await expect(main(page).getByText('This order is no longer open')).toBeVisible()
  await expectAccessible(page)
})

test('the owner completes a shopper’s draft by phone', async ({ page, request }) => {
  const meera = await makeShopper(request, 'Asha Bhosle')
  const { draft } = await saveDraft(overApi(meera), { orderType: 'CUSTOM', customCategory: 'DRESS' })
  const owner = await ownerOf(request)
  await sendMutation(
    owner,
    'addFitNote',
    { customerId: meera.userId, text: 'Short waist' },
    'customer { id }',
  )
  const { token } = owner
  await signIn(page, { ...meera, token: token!, userId: 'owner', name: 'Owner' })
  await visit(page, `/order/null/custom?draft=${draft.id}&step=type`)
  await expect(main(page)).toContainText('You are filling in the order of Asha Bhosle.')
  await page.locator('#order-designDetails').fill('Told on the phone')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const { data } = await overApi(meera).graphql(`{ orderDraft(id: "${draft.id}") { designDetails } }`)
  expect(data.orderDraft.designDetails).toBe('Told on the phone')

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('region', { name: 'Fit notes and alterations' })).toContainText('Short waist')
  await expectAccessible(page)
})

test('a guest logs in and returns; an empty list says so; the list is paged', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await visit(page, '/orders')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/orders')
  await expect(main(page)).toContainText('You have not ordered anything yet.')
  await expectAccessible(page)

  const { id: productId } = await makeDesign(request, { quantityInStock: 20 })
  for (let count = 0; count < 13; count++) await orderProduct(overApi(meera), productId)
  await visit(page, '/orders')
  const links = main(page).getByRole('link', { name: /^Order \d/ })
  await expect(links).toHaveCount(12)
  await main(page).getByRole('button', { name: 'Show more' }).click()
  await expect(links).toHaveCount(13)
  await expect(main(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('another account’s order is not found; a list that fails can be retried', async ({ page, request }) => {
  const [meera, asha] = [await makeShopper(request), await makeShopper(request)]
  const { id: productId } = await makeDesign(request)
  const order = await orderProduct(overApi(meera), productId)
  await signIn(page, asha)
  await visit(page, `/orders/${order.id}`)
  await expect(main(page)).toContainText('We could not find that order')
  await expectAccessible(page)

  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await visit(page, '/orders')
  await expect(main(page).getByRole('alert')).toContainText('We could not load your orders.')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await main(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(main(page)).toContainText('You have not ordered anything yet.')
})
