import type { Browser, Page } from '@playwright/test'
import { paths } from '../../shared/paths.ts'

/** A user interaction, on a phone with a processor six times slower than this one. */
interface Interaction {
  name: string
  path: string
  session?: Record<string, string>
  /** Prepares the page for the interaction. */
  first?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** The expected result of the tap. */
  until: (page: Page) => Promise<void>
}

const slowdown = 6

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()

export const interactions = (shopper: Record<string, string>): Interaction[] => [
  {
    name: 'open the menu',
    path: paths.home(),
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap(),
    until: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    name: 'open the filters',
    path: paths.gallery({ show: 'all' }),
    act: (page) => button(page, /^Filters/).tap(),
    until: (page) => page.getByRole('dialog', { name: 'Filters' }).waitFor(),
  },
  {
    name: 'open the option dialog',
    path: paths.gallery(),
    act: (page) => button(page, /^Add .* to cart|^Cart|Add to Cart/i).tap(),
    until: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'tick a filter',
    path: paths.gallery({ show: 'all' }),
    first: async (page) => {
      await button(page, /^Filters/).tap()
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    },
    act: (page) => page.getByRole('dialog').getByText('Saree', { exact: true }).tap(),
    until: (page) => page.getByRole('checkbox', { name: /^Saree/, checked: true }).waitFor(),
  },
  {
    name: 'apply the filters',
    path: paths.gallery({ show: 'all' }),
    first: async (page) => {
      await button(page, /^Filters/).tap()
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
      await page.getByRole('dialog').getByText('Saree', { exact: true }).tap()
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Show \d+ design/ })
        .tap(),
    until: (page) => page.getByRole('list', { name: 'Applied filters' }).waitFor(),
  },
  {
    name: 'change a quantity',
    path: paths.cart(),
    session: shopper,
    act: (page) => button(page, 'Increase quantity').tap(),
    until: (page) => page.waitForLoadState('networkidle'),
  },
]

/** Milliseconds from the tap to the next paint (INP); the browser reports those of 16 ms and more. */
export async function measureInteraction(browser: Browser, url: string, interaction: Interaction) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      const seen = window as unknown as { taps: number[] }
      seen.taps = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) seen.taps.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    }, interaction.session ?? {})
    await page.goto(interaction.path, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await interaction.first?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => ((window as unknown as { taps: number[] }).taps.length = 0))
    await interaction.act(page)
    await interaction.until(page)
    return await page.evaluate(async () => {
      // Performance observers are called when the page is idle.
      await new Promise((done) => requestIdleCallback(done))
      return Math.max(0, ...(window as unknown as { taps: number[] }).taps)
    })
  } finally {
    await context.close()
  }
}
