import { drawFrames, expect, test, visit } from './support/visit.ts'

test('the language that a shopper chooses is stored and stays, also by links before hydration', async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  const html = page.locator('html')
  await visit(page, '/gallery?show=all')
  await banner.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/gallery?show=all')
  await expect(html).toHaveAttribute('lang', 'hi-IN')
  await visit(page, '/')
  await expect(page).toHaveURL('/hi')
  // A link has its own language, whatever the shopper chose.
  await visit(page, '/terms')
  await expect(page).toHaveURL('/terms')

  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect(page).toHaveURL('/hi')
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en-IN')
  // With the filters.
  await page.goto('/hi/gallery?utm_source=card&show=all')
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/gallery?show=all')
  await page.unrouteAll()

  await visit(page, '/hi')
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en-IN')
  await visit(page, '/')
  await expect(page).toHaveURL('/')
})

test('the Hindi gallery hardly shifts when its fonts load late', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The page loads its fonts early: its `load` event waits for them.
  await page.goto('/hi/gallery?show=all', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drawFrames(page)
  release()
  await page.evaluate(() => document.fonts.ready)
  await drawFrames(page)
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThanOrEqual(0.02)
})
