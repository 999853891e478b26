import type { Browser } from '@playwright/test'

/** What a page costs the main thread of a phone until it is quiet. */
export interface ScriptTime {
  /** Processor time of scripts, in ms. */
  script: number
  /** The parts of long tasks beyond 50 ms after the first paint, in ms on a processor four times slower. */
  blocking: number
}

const slowdown = 4

const isHydrated = () =>
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))

/** Opens a page twice, each time without anything in the browser's cache. */
export const measureScriptTime = async (browser: Browser, url: string): Promise<ScriptTime> => ({
  script: (await open(browser, url, 1)).script,
  blocking: (await open(browser, url, slowdown)).blocking,
})

async function open(browser: Browser, url: string, rate: number): Promise<ScriptTime> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen = window as unknown as { longTasks: PerformanceEntry[] }
      seen.longTasks = []
      new PerformanceObserver((list) => seen.longTasks.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    // Time of the processor, not of the clock: other work on the machine doesn't count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url)
    await page.waitForFunction(isHydrated)
    await page.waitForLoadState('networkidle')
    const blocking = await page.evaluate(async () => {
      // What runs when the browser is idle has run after two of its callbacks.
      for (let round = 0; round < 2; round++) await new Promise((done) => requestIdleCallback(done))
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return (window as unknown as { longTasks: PerformanceEntry[] }).longTasks
        .filter(({ startTime }) => startTime >= painted)
        .reduce((sum, { duration }) => sum + duration - 50, 0)
    })
    const { metrics } = await devtools.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
    return { script: script * 1_000, blocking }
  } finally {
    await context.close()
  }
}
