import type { Page } from '@playwright/test'

/** Installs a stopped clock and advances it by a minute; from there only `runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
