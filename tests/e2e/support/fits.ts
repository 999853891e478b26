import { expect, type Locator } from '@playwright/test'

/**
 * Nothing of a panel that lies over the page sticks out of the window, nor can be pushed sideways in it: the page itself
 * doesn't grow by such a panel.
 */
export const expectFits = (panel: Locator) =>
  expect
    .poll(() =>
      panel.evaluate((element) =>
        [element, ...element.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
          const { left, right, width } = part.getBoundingClientRect()
          // Words for screen readers alone are a pixel wide.
          const sticksOut = width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
          const { overflowX } = getComputedStyle(part)
          const scrolls = ['auto', 'scroll'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1
          return sticksOut || scrolls ? [part.outerHTML.slice(0, 120)] : []
        }),
      ),
    )
    .toEqual([])
