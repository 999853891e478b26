import type { Browser } from '@playwright/test'

const isHydrated = () =>
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))

/** The processor time of a page's scripts until it is quiet, in ms; nothing is in the browser's cache. */
export async function measureScriptTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    // Time of the processor, not of the clock: other work on the machine doesn't count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url)
    await page.waitForFunction(isHydrated)
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => {
      // What runs when the browser is idle has run after two of its callbacks.
      for (let round = 0; round < 2; round++) await new Promise((done) => requestIdleCallback(done))
    })
    const { metrics } = await devtools.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
    return script * 1_000
  } finally {
    await context.close()
  }
}
