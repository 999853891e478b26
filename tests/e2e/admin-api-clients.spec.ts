import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, visit } from './support/visit.ts'

// Nothing listens at the address of its webhook: the delivery waits for its next attempt.
test.use({ shopEnv: { LOOPBACK_RECEIVERS: 'allow' } })

test('a program’s key and webhook are accessible at the admin widths', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/api-clients', 'API clients')
  const form = page.getByRole('region', { name: 'Another program' })
  await form.getByLabel('Name').fill('Warehouse')
  await form.getByLabel('Follow the catalogue that shoppers see, with your references').check()
  await form.getByRole('button', { name: 'Add the program' }).click()
  const program = page.getByRole('region', { name: 'Warehouse' })
  await expect(program.getByLabel('The new key of Warehouse')).toHaveValue(/^shopkey_/)
  await expectAccessibleAtAdminWidths(page)

  await program.getByRole('button', { name: 'Add a webhook' }).click()
  await program.getByLabel('Address').fill('http://127.0.0.1:9/shop')
  await program.getByLabel('Changed designs').check()
  await program.getByRole('button', { name: 'Save the new webhook' }).click()
  const webhook = program.getByRole('group', { name: 'http://127.0.0.1:9/shop' })
  await webhook.getByRole('button', { name: 'Send a test' }).click()
  await expect(webhook.getByRole('list', { name: 'Deliveries' })).toContainText('webhook.test')
  await expectAccessibleAtAdminWidths(page)

  await visit(page, '/hi/admin/api-clients')
  await page.getByRole('button', { name: 'वेबहुक जोड़ें' }).first().click()
  await expectAccessibleAtAdminWidths(page)
})
