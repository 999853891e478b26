import type { Page } from '@playwright/test'

/** Stops the page's clock, installed before, a minute on; from there it goes on by `runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
