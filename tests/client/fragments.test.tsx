import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { FakeShop } from '../support/fake-shop.ts'

test('a link with a fragment that is not encoded properly opens its page', async () => {
  const { screen, router } = renderApp('/contact', new FakeShop())
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' }, { timeout: 10_000 })
  await router.navigate('/terms#%')
  const heading = await screen.findByRole('heading', { level: 1, name: /Terms/ })
  await expect.poll(() => document.activeElement).toBe(heading)
  await router.navigate('/reset-password#%')
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  await screen.findByLabelText('New password')
})
