import { inLanguage } from '../../shared/languages.ts'
import { guestsPages, ownersPages, shoppersPages } from '../support/page-addresses.ts'
import { test } from './support/own-shop.ts'
import { makePageExamples } from './support/page-examples.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

/** Each page of the route table, in both languages: by axe at the widths of its users, and without sideways scrolling. */
const audiences = [
  { who: 'guest', pagesOf: guestsPages, widths: [390, 1280] },
  { who: 'shopper', pagesOf: shoppersPages, widths: [390, 1280] },
  { who: 'owner', pagesOf: ownersPages, widths: [768, 1280] },
] as const

let shown: ReturnType<typeof makePageExamples> | undefined

for (const language of ['en', 'hi'] as const)
  for (const { who, pagesOf, widths } of audiences)
    test(`the pages of the ${who} are accessible (${language}) @every-page`, async ({ page, request }) => {
      test.setTimeout(900_000)
      const { shopper, examples } = await (shown ??= makePageExamples(request))
      if (who === 'shopper') await signIn(page, shopper)
      if (who === 'owner') await signInAsOwner(page, request)
      for (const [pattern, address] of Object.entries(pagesOf(examples)))
        await test.step(pattern, async () => {
          await visit(page, inLanguage(language, address))
          // Sections below the first screen are loaded when they come into view.
          const busy = page.getByRole('main').locator('[aria-busy="true"]')
          await expect(async () => {
            await busy.evaluateAll(([first]) => first?.scrollIntoView({ behavior: 'instant' }))
            await expect(busy).toHaveCount(0, { timeout: 1000 })
          }).toPass({ timeout: 15_000 })
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          }
          // Print-outs have the width of their paper.
          if (who === 'owner') return
          await page.setViewportSize({ width: 320, height: 640 })
          await expectNoSidewaysScroll(page)
        })
    })

test('the delivery form looks the same before the page’s scripts have run @every-page', async ({
  browser,
  request,
  baseURL,
}) => {
  const { examples } = await (shown ??= makePageExamples(request))
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto(`/product/${examples.slug}`)
  // Without scripts, what is streamed later stays hidden.
  const check = page.getByRole('button', { name: 'Check', includeHidden: true })
  await expect(check).toBeDisabled()
  await expect(check).toHaveCSS('opacity', '1')
  await page.close()
})
