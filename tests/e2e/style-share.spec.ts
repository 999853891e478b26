import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { makeDesign, makeShopper, overApi, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** Opens "Ask my family" in the order form, for a blouse with these options. @returns the form's address */
async function askFamily(page: Page, request: APIRequestContext, style: string[]): Promise<RegExp> {
  const design = await makeDesign(request, {
    productName: 'Chandni blouse',
    tailorPrice: 250_000,
    shippingCost: 0,
    color: 'Maroon',
  })
  const shopper = await makeShopper(request, 'Asha')
  const { orderDraft } = await overApi(shopper).mutateOrThrow('saveOrderDraft', {
    orderType: 'TAILOR',
    cartItems: [{ productId: design.id, productType: 'TAILOR', style: style }],
  })
  await signIn(page, shopper)
  await visit(page, `/order/${design.id}/tailor?draft=${orderDraft.id}&step=type`)
  await page.getByRole('button', { name: 'Ask my family' }).click()
  return new RegExp(`/order/${design.id}/tailor\\?draft=${orderDraft.id}`)
}

/** Opens a link in another browser, without an account. */
async function openElsewhere(browser: Browser, path: string): Promise<Page> {
  const { viewport = null, isMobile, hasTouch } = test.info().project.use
  const family = await browser.newContext({ viewport, isMobile, hasTouch, serviceWorkers: 'block' })
  const page = await family.newPage()
  await visit(page, new URL(path, process.env.SHOP_URL).href)
  return page
}

test('a shopper asks her family from the order form, who vote with one tap, and orders from it @every-size', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const wizard = await askFamily(page, request, ['front-neck-boat', 'sleeve-puff'])
  await page.getByLabel('Your first name (optional)').fill('Asha')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByRole('link', { name: /^Boat neck, Puff sleeve · / })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const path = (await link.getAttribute('href'))!

  const theirs = await openElsewhere(browser, path)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Asha asks: how do you like this style?')
  const drawing = theirs.getByRole('img', {
    name: /^Blouse, drawn from the front and the back: .*Puff sleeve$/,
  })
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('button', { name: 'I like it' }).click()
  await expect(theirs.getByText('I like it: 1 · Rather not: 0')).toBeVisible()
  await expectAccessible(theirs)
  // The browser is known again.
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'I like it' })).toHaveAttribute('aria-pressed', 'true')
  await theirs.context().close()

  await link.click()
  await expect(page.getByText('I like it: 1 · Rather not: 0')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order this' }).click()
  await expect(page).toHaveURL(wizard)
})

test('a shopper asks which of two styles, chosen one after the other, and orders the one that was voted for @every-size', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const wizard = await askFamily(page, request, ['front-neck-boat'])
  await page.getByRole('button', { name: 'Ask about another style, too' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your style' })
  await dialog.getByRole('button', { name: /^Sleeve/ }).click()
  await dialog.getByRole('radio', { name: /^Puff sleeve/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Styles in the link' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByRole('link', { name: /^2 styles · / })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const path = (await link.getAttribute('href'))!

  const theirs = await openElsewhere(browser, path)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Which style do you like best?')
  await expect(theirs.getByRole('img', { name: /^Blouse, drawn / })).toHaveCount(2)
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('button', { name: 'Choose style 1' }).click()
  await expect(theirs.getByRole('button', { name: 'Choose style 1' })).toHaveAttribute('aria-pressed', 'true')
  await theirs.getByRole('button', { name: 'Choose style 2' }).click()
  await expect(theirs.getByText('1 vote', { exact: true })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'Choose style 2' })).toHaveAttribute('aria-pressed', 'true')
  await theirs.context().close()

  await link.click()
  await expect(page.getByText('1 vote', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order style 2' }).click()
  await expect(page).toHaveURL(wizard)
  await expect(page.getByText('₹2,750.00').first()).toBeVisible()
})
