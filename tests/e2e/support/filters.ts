import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** Opens the gallery's filters: beside the list, or in the drawer of small screens. */
export async function openFilters(page: Page, inDrawer: boolean) {
  const filters = page.getByRole(inDrawer ? 'dialog' : 'complementary', { name: 'Filters' })
  if (inDrawer)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click()
  // In the sidebar they are submitted only without JavaScript.
  else await expect(filters.getByRole('button', { name: 'Apply' })).toBeHidden()
  await expect(filters).toBeVisible()
  return filters
}
