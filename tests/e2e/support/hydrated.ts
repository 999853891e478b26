import { expect, type Locator } from '@playwright/test'

/**
 * Waits for the code of a part: the server's HTML shows it before, and gives way to it when she has begun to scroll and
 * it has come.
 */
export const untilHydrated = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((node) => {
        scrollBy({ top: scrollY > 0 ? -1 : 1, behavior: 'instant' })
        return Object.keys(node).some((key) => key.startsWith('__reactFiber'))
      }),
    )
    .toBe(true)
