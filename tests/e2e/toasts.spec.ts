import { stopClock } from './support/clock.ts'
import { makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test('a toast is shown at the top right and disappears after 5000 ms @every-size', async ({
  page,
  viewport,
}, { project }) => {
  await page.clock.install()
  await visit(page, '/gallery')
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  const option = page
    .getByRole('dialog')
    .getByRole('button', { name: /Tailor Made|Readymade/, disabled: false })
    .first()
  await expect(option).toBeVisible()
  await stopClock(page)
  await option.click()
  const toast = page.getByRole('status').filter({ hasText: 'Please login first!' })
  await expect(toast).toBeVisible()
  await page.clock.runFor(4999)
  await expect(toast).toBeVisible()
  const box = (await toast.boundingBox())!
  const bar = (await page.getByRole('banner').boundingBox())!
  expect(viewport!.width - (box.x + box.width)).toBeCloseTo(16, 0)
  expect(box.y).toBeLessThan(bar.height + 40)
  // As wide as a phone; in the corner of a laptop.
  if (project.name === 'laptop') expect(box.x).toBeGreaterThan(viewport!.width / 2)
  else expect(box.x).toBeCloseTo(16, 0)
  await page.clock.runFor(1)
  await page.clock.runFor(1000)
  await expect(toast).toBeHidden()
})

test('a toast covers no link to the cart, stays on hover, and is accessible, as is the session’s', async ({
  page,
  request,
}) => {
  const design = await makeDesign(request)
  const meera = await makeShopper(request)
  await signIn(page, meera)
  await visit(page, `/single_product_details?productId=${design.id}`)
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tailor Made/ })
    .click()
  const toast = page.getByRole('status').filter({ hasText: 'added to cart!' })
  await toast.hover()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
  // Not covered by the toast: a trial click checks that the link would receive it.
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 design' }).click({ trial: true })
  await toast.getByRole('button', { name: 'View Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'My Shopping Cart' })).toBeVisible()

  // The browser logs the rejected token.
  page.removeAllListeners('console')
  await signIn(page, { ...meera, token: `${meera.token}x` })
  await visit(page, '/contact')
  const notice = page.getByRole('status').filter({ hasText: 'Your session has ended.' })
  await notice.hover()
  await expectAccessible(page)
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})
