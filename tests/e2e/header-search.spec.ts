import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const toggle = (page: Page, name = 'Search') =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const input = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })

async function openSearch(page: Page, name?: string) {
  await toggle(page, name).click()
  await expect(input(page)).toBeFocused()
}

test('suggestions fill a phone’s screen and are chosen by keyboard; Enter alone searches', async ({
  page,
}) => {
  await visit(page, '/about')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  const { width, height } = page.viewportSize()!
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await page.keyboard.type('lehe')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
  const category = option(page, 'Lehenga').first()
  await expect(category).toBeVisible()
  const count = await options(page).count()
  // Down and up to the input again, in both directions.
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let at = 0; at <= count; at += 1) {
      await page.keyboard.press(key)
      const chosen = key === 'ArrowDown' ? at : count - 1 - at
      await expect(dialog(page).locator('[aria-selected=true]')).toHaveCount(at === count ? 0 : 1)
      if (at === count) break
      const active = await input(page).getAttribute('aria-activedescendant')
      expect(await options(page).nth(chosen).getAttribute('id')).toBe(active)
      await expect(options(page).nth(chosen)).toBeInViewport()
    }
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(dialog(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.type('x')
  await expect(input(page)).toHaveValue('xlehe')
  await page.keyboard.press('Backspace')

  while (
    !(await dialog(page)
      .locator('[aria-selected=true]', { hasText: /^Lehenga$/ })
      .count())
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?show=all&category=lehenga')
  await expect(dialog(page)).toBeHidden()
  // The new page takes the focus once it is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('silk saree under 9000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery?show=all&search=silk+saree+under+9000')
  await expect(page.getByRole('link', { name: /Price: Up to ₹9,000/ })).toBeVisible()

  // In Hindi, at 320 px.
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/hi/contact')
  await openSearch(page, 'खोजें')
  await expect(dialog(page).getByRole('link', { name: 'silk saree under 9000' })).toBeVisible()
  await expectFits(dialog(page))
  await input(page).fill('silk')
  await expect(options(page).first()).toBeVisible()
  await expectFits(dialog(page))
  await expectNoSidewaysScroll(page)
})
