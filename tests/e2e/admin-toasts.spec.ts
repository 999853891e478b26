import type { Page } from '@playwright/test'
import { open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper } from './support/shopper.ts'
import { expect, test } from './support/visit.ts'

/** What the heading and the bar offer, and something else covers. */
const covered = (page: Page) =>
  page.locator('main a, main button, header button').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (right === left || bottom > 200) return []
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return control.contains(over) || over?.contains(control) ? [] : [control.textContent]
    }),
  )

for (const width of [768, 1280])
  test(`a toast covers neither the heading’s buttons nor the way out at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    const order = await placeOrderOf(request, await makeShopper(request, 'Announced Meera'))
    await signInAsOwner(page, request)
    await open(page, `/admin/orders/${order.id}`, `Order ${order.orderNumber}`)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'confirmed' })
    await toast.hover()
    expect(await covered(page)).toEqual([])
    await page.getByRole('link', { name: 'Counter', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible()
    await expect(toast).toBeVisible()
    expect(await covered(page)).toEqual([])
    await expect(toast).toBeVisible()
  })
