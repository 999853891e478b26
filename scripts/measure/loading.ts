import type { Browser, Page } from '@playwright/test'

/** A loaded picture and the size at which it is shown. */
export interface ShownPicture {
  address: string
  /** Its own width ÷ the rendered width, at this screen's density. */
  ratio: number
}

/** What a page loaded until it was scrolled to its end. */
export interface Loading {
  /** Transferred bytes. */
  fonts: number
  /** Cumulative layout shift. */
  shift: number
  pictures: ShownPicture[]
}

/** Opens a page on a screen of that width and density, and scrolls through it. */
export async function measureLoading(
  browser: Browser,
  url: string,
  screen: { width: number; density: number; session?: Record<string, string> },
): Promise<Loading> {
  const { width, density, session } = screen
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: density,
    isMobile: width < 600,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      const shifts = window as unknown as { shift: number }
      shifts.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
          if (!entry.hadRecentInput) shifts.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    }, session ?? {})
    await page.goto(url, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    return await page.evaluate(look, density)
  } finally {
    await context.close()
  }
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 9_000))
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForLoadState('networkidle')
  }
}

/** Runs in the page. */
async function look(density: number): Promise<Loading> {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const fonts = resources.filter(({ name }) => name.endsWith('.woff2'))
  const shown = [...document.images].filter(({ complete, currentSrc, clientWidth }) =>
    Boolean(complete && clientWidth > 0 && /\.(avif|webp|jpg)$/.test(currentSrc)),
  )
  const pictures = shown.map(async (shownImage) => {
    // Without a srcset, `naturalWidth` is the file's own width.
    const image = new Image()
    image.src = shownImage.currentSrc
    await image.decode()
    const { clientWidth, clientHeight } = shownImage
    const needed = Math.max(clientWidth, (clientHeight * image.naturalWidth) / image.naturalHeight) * density
    return { address: new URL(image.src).pathname, ratio: image.naturalWidth / needed }
  })
  return {
    fonts: fonts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
    shift: (window as unknown as { shift: number }).shift,
    pictures: await Promise.all(pictures),
  }
}
