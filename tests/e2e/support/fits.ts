import { expect, type Locator } from '@playwright/test'

/**
 * A panel over the page doesn't overflow the window, nor can it be scrolled horizontally: such a panel
 * doesn't make the page itself grow.
 */
export const expectFits = (panel: Locator) =>
  expect
    .poll(() =>
      panel.evaluate((element) =>
        [element, ...element.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
          const { left, right, width } = part.getBoundingClientRect()
          // Visually hidden texts are a pixel wide.
          const sticksOut = width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
          const { overflowX } = getComputedStyle(part)
          const scrolls = ['auto', 'scroll'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1
          return sticksOut || scrolls ? [part.outerHTML.slice(0, 120)] : []
        }),
      ),
    )
    .toEqual([])
