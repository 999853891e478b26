import type { Locator, Page } from '@playwright/test'
import { customer } from '../support/orders.ts'
import { untilHydrated } from './support/hydrated.ts'
import { field } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, overApi, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')

/** Playwright can't send the system's Back gesture: `pressBack` requests what it would. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    interface Watcher extends EventTarget {
      requestClose(): void
      destroy(): void
    }
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => Watcher }
    const open: Watcher[] = []
    class ObservedCloseWatcher extends CloseWatcher {
      constructor() {
        super()
        open.push(this)
        this.addEventListener('close', () => this.#forget())
      }
      override destroy() {
        super.destroy()
        this.#forget()
      }
      #forget = () => open.splice(open.indexOf(this), open.includes(this) ? 1 : 0)
    }
    Object.assign(window, {
      CloseWatcher: ObservedCloseWatcher,
      pressBack: () => (open.length > 0 ? open.at(-1)!.requestClose() : history.back()),
      watchers: open,
    })
  }),
)

/** After the call has returned, because it may load another document. */
const pressBack = (page: Page) =>
  page.evaluate(() => void setTimeout((window as unknown as { pressBack: () => void }).pressBack))
const watchers = (page: Page) =>
  page.evaluate(() => (window as unknown as { watchers: unknown[] }).watchers.length)

/**
 * Opens and closes it in every way, after which Back is free again; while it is open, Back only closes
 * it.
 */
async function expectClosedByBack(page: Page, opener: Locator, overlay: Locator, close: string) {
  const address = page.url()
  const open = async () => {
    await opener.click()
    await expect(overlay).toBeVisible()
    await expect.poll(() => watchers(page)).toBe(1)
  }
  const expectClosed = async () => {
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await watchers(page)).toBe(0)
    expect(page.url()).toBe(address)
  }
  await open()
  await pressBack(page)
  await expectClosed()
  await open()
  await page.keyboard.press('Escape')
  await expectClosed()
  await open()
  await overlay.getByRole('button', { name: close, exact: true }).click()
  await expectClosed()
}

test('Back closes what is open over the page, and only then leaves it', async ({ page, request }) => {
  const { id } = await makeDesign(request, {
    images: [{ url: '/hero/hero-1-square-640.webp', alt: 'A lehenga' }],
  })
  await visit(page, '/gallery')
  await visit(page, `/single_product_details?productId=${id}`)
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
  await expectClosedByBack(page, search, dialog, 'Close search')
  await expectClosedByBack(page, main(page).getByRole('button', { name: /^Look closer/ }), dialog, 'Close')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true })
  await expectClosedByBack(page, add.first(), dialog, 'Close')
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await expectClosedByBack(page, toggle, page.getByRole('dialog', { name: 'Menu' }), 'Close menu')
  await pressBack(page)
  await expect(page).toHaveURL('/gallery')
  const filters = main(page).getByRole('button', { name: /^Filters/ })
  await untilHydrated(filters)
  await expectClosedByBack(page, filters, page.getByRole('dialog', { name: 'Filters' }), 'Close filters')

  // It declines a confirmation.
  const meera = await makeShopper(request)
  await overApi(meera).mutate('saveOrderDraft', { orderType: 'CUSTOM', customCategory: 'BLOUSE' })
  await signIn(page, meera)
  await visit(page, '/orders')
  const discard = main(page).getByRole('button', { name: /^Discard/ })
  await expectClosedByBack(page, discard, page.getByRole('alertdialog'), 'Cancel')
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
})

test('the admin dialogs close by Back, too; pressing it twice on a changed form preserves what is typed @laptop', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await visit(page, '/admin/orders')
  const dialog = page.getByRole('dialog')
  await expectClosedByBack(page, main(page).getByRole('button', { name: 'Calendar' }), dialog, 'Cancel')
  await expectClosedByBack(page, page.getByRole('button', { name: 'Keyboard shortcuts' }), dialog, 'Close')

  await visit(page, '/admin')
  await main(page).getByRole('link', { name: 'Add Product' }).first().click()
  await field(page, 'Colour').fill('Indigo')
  await pressBack(page)
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(confirmation).toBeVisible()
  await pressBack(page)
  await expect(confirmation).toBeHidden()
  await expect(page).toHaveURL('/product/null/add')
  await expect(field(page, 'Colour')).toHaveValue('Indigo')
})

test('from a placed order Back leads to no empty form: the wizard’s steps say that it is placed', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  await overApi(meera).mutate('saveOrderDraft', {
    orderType: 'READYMADE',
    cartItems: [{ productId: design.id, productType: 'READYMADE', quantity: 1 }],
    customer,
  })
  await signIn(page, meera)
  await visit(page, '/about')
  await visit(page, `/order/${design.id}/readymade?step=customer`)
  const street = page.locator('#order-customer-street')
  await expect(street).toHaveValue(customer.street)
  await main(page).getByRole('link', { name: 'Next' }).click()
  await main(page).getByRole('button', { name: 'Place order' }).click()
  const title = main(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Thank you for your order')
  const order = page.url()

  await pressBack(page)
  await expect(page).toHaveURL(/step=customer$/)
  await expect(title).toHaveText('This order is placed')
  await expect(title).toBeInViewport()
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(title).toHaveText('This order is placed')
  await main(page).getByRole('link', { name: 'See the order' }).click()
  await expect(page).toHaveURL(order)
  await pressBack(page)
  await expect(title).toHaveText('This order is placed')

  // Another order is separate, with the contact details of the last.
  await main(page).getByRole('link', { name: 'Start another' }).click()
  await expect(title).toHaveText('Order it ready-made')
  await main(page)
    .getByRole('link', { name: /Customer Details$/ })
    .click()
  await expect(main(page).getByRole('radio', { name: new RegExp(customer.street) })).toBeChecked()
  await expect(street).toHaveValue(customer.street)
  await street.fill('12 Linking Road')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(street).toHaveValue('12 Linking Road')
  await pressBack(page)
  await expect(page).toHaveURL(/\/readymade$/)
  await expect(title).toHaveText('Order it ready-made')
  await pressBack(page)
  await expect(page).toHaveURL(/step=customer$/)
  await expect(title).toHaveText('This order is placed')
  await pressBack(page)
  await expect(page).toHaveURL('/about')

  await visit(page, `/order/${design.id}/readymade`)
  await expect(title).toHaveText('Order it ready-made')
})
