import type { Page } from '@playwright/test'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

/** Latin letters that Hindi pages show as they are. */
const asTheyAre = ['UPI', 'GST', 'PIN', 'SKU', 'CSV', 'API', 'English']

/** The visible words of an element in Latin letters that are neither allowed nor typed by people. */
const latinWords = (page: Page, selector: string, typed: string[] = []) =>
  page.locator(selector).evaluate(
    (element, allowed) => {
      const words = (element as HTMLElement).innerText.match(/[A-Za-z][A-Za-z’-]+/g) ?? []
      return [...new Set(words.filter((word) => !allowed.includes(word)))]
    },
    [...asTheyAre, ...typed.flatMap((text) => text.split(/[^A-Za-z’-]+/))],
  )

test('the admin’s frame is in Hindi, and its switch leads to the same page in English', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await visit(page, '/hi/admin/orders?sort=due')
  await expect(page.getByRole('link', { name: 'काउंटर' })).toBeVisible()
  expect(await latinWords(page, 'nav')).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/admin\/orders\?sort=due$/)
  await expect(page.getByRole('link', { name: 'Counter' })).toBeVisible()
})
