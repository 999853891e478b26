import type { Locator } from '@playwright/test'
import { expectFits } from './support/fits.ts'
import { openFilters } from './support/filters.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** Names the focused element when its box or its focus ring is cut off by a scrolled area, the window or what lies above. */
const cutOff = (filters: Locator) =>
  filters.evaluate(() => {
    const element = document.activeElement!
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const name = element.closest('label, summary')?.textContent ?? element.ariaLabel ?? element.tagName
    // A slider's ring is on its thumb, which is smaller than its touch target.
    const isSlider = element.matches('[type=range]')
    if (outlineStyle === 'none' && !isSlider) return `${name} has no focus ring`
    const box = element.getBoundingClientRect()
    const ring = isSlider ? -11 : Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth))
    const { left, top, right, bottom } = {
      left: box.left - ring,
      top: box.top - ring,
      right: box.right + ring,
      bottom: box.bottom + ring,
    }
    const middle = (box.left + box.right) / 2
    const isShown = (y: number) => element.contains(document.elementFromPoint(middle, y))
    if (!isSlider && !(isShown(box.top + 1) && isShown(box.bottom - 1))) return `${name} is covered`
    for (let area = element.parentElement; area; area = area.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(area)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const isWindow = area === document.documentElement || area === document.body
      const { x, y } = isWindow ? { x: 0, y: 0 } : area.getBoundingClientRect()
      const from = { x: x + (isWindow ? 0 : area.clientLeft), y: y + (isWindow ? 0 : area.clientTop) }
      const to = isWindow
        ? { x: innerWidth, y: innerHeight }
        : { x: from.x + area.clientWidth, y: from.y + area.clientHeight }
      if (left < from.x - 0.5 || top < from.y - 0.5 || right > to.x + 0.5 || bottom > to.y + 0.5)
        return `${name} is cut off by ${area.tagName}: ${[left - from.x, top - from.y, to.x - right, to.y - bottom].map(Math.round).join()}`
    }
    return null
  })

test('a phone’s filters are chosen by keyboard, fit at 320 px, and take effect together', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/gallery?show=all')
  const filters = await openFilters(page, true)
  const last = filters.locator('input[name=show][value=all]')
  await expect(last.locator('xpath=..')).toContainText(/\d/)
  await expectAccessible(page)
  await filters.locator('details').evaluateAll((groups: HTMLDetailsElement[]) => {
    for (const group of groups) group.open = true
  })
  // Each filter and its focus ring are fully visible, down to the last row.
  await filters.locator('summary').first().focus()
  const isLast = () => last.evaluate((element) => element === document.activeElement)
  const problems: (string | null)[] = []
  do {
    await page.keyboard.press('Tab')
    problems.push(await cutOff(filters))
  } while (!(await isLast()) && problems.length < 150)
  await expect(last).toBeFocused()
  expect(problems.length).toBeGreaterThan(20)
  expect(problems.filter((problem) => problem !== null)).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(filters)
  await expectNoSidewaysScroll(page)
  await filters.getByRole('checkbox', { name: /^Saree/ }).press('Space')
  const from = filters.getByRole('slider', { name: 'Tailor Made price, from' })
  await from.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect(from).toHaveAttribute('aria-valuetext', '₹2,000')
  await expect(page).toHaveURL('/gallery?show=all')
  const apply = filters.getByRole('button', { name: /Apply.*Show \d+ designs/s })
  await apply.press('Enter')
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL('/gallery?show=all&category=saree&tailorPriceFrom=2000')
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await expect(chips.getByRole('link')).toHaveText([/Saree/, /₹2,000 and above/, /Reset Filters/])
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page).toHaveURL('/gallery?show=all')
  await expect(chips).toBeHidden()
})
