import type { Page } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { untilHydrated } from './support/hydrated.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('a phone’s menu traps the focus, restores it and closes in every way', async ({ page }) => {
  await visit(page, '/contact')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  const hasFocus = () => menu(page).evaluate((panel) => panel.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  await expectAccessible(page)
  const stops = await menu(page).locator('a, button').count()
  expect(stops).toBeGreaterThan(5)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses <= stops + 1; presses += 1) {
      await page.keyboard.press(key)
      expect(await hasFocus()).toBe(true)
    }
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')

  await toggle(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await expectFits(menu(page))
  await expectNoSidewaysScroll(page)
  await menu(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(menu(page)).toBeHidden()
})

test('a progress bar is seen while the next page loads, and no animation of the built styles is empty', async ({
  page,
}) => {
  await visit(page, '/about')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/ContactPage[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Visit us' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCSS('opacity', '1')
  release()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)

  const animations = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .map(({ name, cssRules }) => ({ name, frames: cssRules.length })),
  )
  expect(animations.map(({ name }) => name)).toContain('loading-bar')
  expect(animations.filter(({ frames }) => frames === 0)).toEqual([])
})

test('a page whose code is missing after a deploy is loaded again by itself, but once only', async ({
  page,
}) => {
  await visit(page, '/about')
  // The browser logs the missing code.
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  let [documents, missing] = [0, 0]
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  await page.route(/\/assets\/ContactPage[^/]*\.js/, (route) =>
    missing++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('main').getByRole('link', { name: 'Visit us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect.poll(() => missing).toBeGreaterThan(1)
  expect(documents).toBe(1)

  await visit(page, '/contact')
  documents = 0
  let stillMissing = 0
  await page.route(/\/assets\/TermsPage[^/]*\.js/, (route) => {
    stillMissing++
    return route.fulfill({ status: 404 })
  })
  const footer = page.getByRole('contentinfo')
  await untilHydrated(footer)
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect.poll(() => stillMissing).toBeGreaterThan(1)
  expect(documents).toBe(1)
})
