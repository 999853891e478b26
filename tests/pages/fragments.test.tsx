import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a link with a fragment that is not encoded properly opens its page', async () => {
  const { screen, router } = await openPage(shop, '/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await router.navigate('/terms#%')
  const heading = await screen.findByRole('heading', { level: 1, name: /Terms/ })
  await expect.poll(() => document.activeElement).toBe(heading)
  await router.navigate('/reset-password#%')
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  await screen.findByLabelText('New password')
})
