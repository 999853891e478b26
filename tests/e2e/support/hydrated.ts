import { expect, type Locator } from '@playwright/test'

/**
 * Waits until a lazily loaded section is hydrated: it starts when the user scrolls and its code is
 * loaded.
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
