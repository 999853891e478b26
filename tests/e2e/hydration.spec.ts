import type { Page } from '@playwright/test'
import { makeDesign } from './support/shopper.ts'
import { drawFrames, expect, test, visit } from './support/visit.ts'

/** The elements of the page that begin below the first screen, and those of them that React has hydrated. */
const belowTheFirstScreen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const far = [...main.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().top > 1.25 * innerHeight,
    )
    const hydrated = far.filter((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
    return { elements: far.length, hydrated: hydrated.length }
  })

// A state that changes in a parent of the sections right after the page's hydration would hydrate all of them at once.
for (const name of ['home', 'gallery', 'product'] as const)
  test(`the ${name} page hydrates what is seen, and the sections below when they are seen`, async ({
    page,
    request,
  }) => {
    const addresses = {
      home: '/',
      gallery: '/gallery',
      product: `/product/${(await makeDesign(request)).id}`,
    }
    await visit(page, addresses[name])
    await page.waitForLoadState('networkidle')
    await drawFrames(page)
    const { elements, hydrated } = await belowTheFirstScreen(page)
    expect(elements).toBeGreaterThan(15)
    expect(hydrated / elements).toBeLessThan(0.1)
  })
