import type { Page } from '@playwright/test'

/** What is cut off at a side, or scrolls sideways, except for boards, which scroll by column. */
export const findOffScreen = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
    for (const element of document.querySelectorAll('main *')) {
      if (
        element.closest('[aria-label="Board"], [aria-label="बोर्ड"], [inert], svg') ||
        !element.checkVisibility()
      )
        continue
      const { overflowX, clip, clipPath } = getComputedStyle(element)
      const isHidden = clip !== 'auto' || clipPath !== 'none'
      const { left, right, width } = element.getBoundingClientRect()
      if (!isHidden && width > 0 && (left < -1 || right > innerWidth + 1))
        found.push(`outside: ${name(element)}`)
      const scrolls = overflowX === 'auto' || overflowX === 'scroll'
      if (scrolls && element.scrollWidth > element.clientWidth + 1) found.push(`scrolls: ${name(element)}`)
    }
    return found
  })
