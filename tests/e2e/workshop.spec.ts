import { untilHydrated } from './support/hydrated.ts'
import { sizes } from './support/sizes.ts'
import { bringIntoView, expect, test, visit } from './support/visit.ts'

test('the workshop carousel works by buttons, swipe and keys', async ({ page }) => {
  await visit(page, '/')
  const row = page.getByRole('region', { name: 'Our Workshop' })
  await expect(row.getByRole('heading')).toHaveCount(5)
  const next = page.getByRole('button', { name: 'Next station' })
  const place = () => row.evaluate((element) => element.scrollLeft)
  await untilHydrated(next)
  await next.click()
  await expect.poll(place).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Previous station' }).click()
  await expect.poll(place).toBe(0)

  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(0)
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))

  await bringIntoView(row)
  const { x, y, width, height } = (await row.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
    })
  await touch('touchStart', 0.8)
  for (const share of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', share)
  await touch('touchEnd')
  await expect.poll(place).toBeGreaterThan(100)

  // On a laptop all five fit beside each other.
  await page.setViewportSize(sizes.laptop)
  await expect(next).toBeHidden()
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
