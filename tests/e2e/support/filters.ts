import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** The gallery's filters, ready for her: beside the list, or in the drawer that small screens have for them. */
export async function openFilters(page: Page, inDrawer: boolean) {
  const filters = page.getByRole(inDrawer ? 'dialog' : 'complementary', { name: 'Filters' })
  if (inDrawer)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click()
  // Beside the list they have to be sent only where there is no script.
  else await expect(filters.getByRole('button', { name: 'Apply' })).toBeHidden()
  await expect(filters).toBeVisible()
  return filters
}
