import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, visit } from './visit.ts'

/** One of the admin pages, by its title. */
export async function open(page: Page, path: string, title: string): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Wherever else a page is scrolled to, the sticky header covers a part of some target. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}

/** Another user's window, with an empty storage. */
export const anotherWindow = async (browser: Browser) => (await browser.newContext()).newPage()

/** A field of a form, by its full label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The product table, once a search has finished. */
export async function searchProducts(page: Page, words: string): Promise<void> {
  await visit(page, `/view_product?view=table&search=${encodeURIComponent(words)}`)
  await expect(page.getByRole('row').filter({ hasText: words }).first()).toBeVisible()
}
