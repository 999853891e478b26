import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test as base } from '@playwright/test'

export interface Fixtures {
  /** Fails the test when the browser's console shows an error or a warning. */
  quietConsole: void
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Playwright's own warning about an option of our configuration.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        // The document's own status, on a page that doesn't exist.
        if (message.location().url === page.url() && /status of 404/.test(message.text())) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * No violation of WCAG 2.0 to 2.2, A and AA, on the page in its current state. The legacy mode evaluates the results in the
 * page itself instead of sending all of them to a second page, which takes three times as long; it leaves out only
 * frames of other origins, and the shop has none.
 * @param library a selector of what a library draws, which is not checked
 */
export async function expectAccessible(page: Page, library?: string): Promise<void> {
  await settle(page)
  const axe = new AxeBuilder({ page })
  if (library) axe.exclude(library)
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
  expect(found, page.url()).toEqual([])
}

/**
 * Waits for animations: a text that is still fading in has a lower contrast. A finished animation may
 * start another one a frame later, so one frame without animations isn't enough.
 */
async function settle(page: Page): Promise<void> {
  const frames = await page.evaluateHandle(() => ({ calm: 0 }))
  await page.waitForFunction((seen) => {
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    seen.calm = moving ? 0 : seen.calm + 1
    return seen.calm > 2
  }, frames)
}

/** Opens a page and waits until it is hydrated, so that a tap isn't lost. */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  return response?.status()
}

/** Nothing overflows horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // On a phone the layout viewport itself grows with overflowing content.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Without waiting, also where hydration is about to replace the server's HTML. */
export const bringIntoView = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Waits for that many frames, after which everything that reacts to the viewport has run. */
export const drawFrames = (page: Page, count = 30) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  }, count)
