import { expect, type Locator } from '@playwright/test'

/** Brings a section into view and waits until it is hydrated: that starts when it is seen and its code is loaded. */
export const untilHydrated = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect()
        if (top > innerHeight || bottom < 0) node.scrollIntoView({ behavior: 'instant' })
        scrollBy({ top: scrollY > 0 ? -1 : 1, behavior: 'instant' })
        return Object.keys(node).some((key) => key.startsWith('__reactFiber'))
      }),
    )
    .toBe(true)
