import type { Page } from '@playwright/test'

/** What the page shows and is named by, without what a language of its own is given to. */
export const textsOf = (page: Page) =>
  page.evaluate(() => {
    const textsIn = (element: Element): string[] => {
      if (element.matches('style, script, noscript, template, [lang^="en"], input[type=hidden]')) return []
      const named = ['aria-label', 'placeholder', 'title', 'alt'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      )
      const shown = [...element.childNodes].flatMap((node) =>
        node instanceof Element ? textsIn(node) : node instanceof Text ? [node.data] : [],
      )
      return [...named, ...shown]
    }
    const described = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    return [document.title, described, ...textsIn(document.body)]
  })
