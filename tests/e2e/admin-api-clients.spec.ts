import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, test } from './support/visit.ts'

test('the owner adds a program, replaces its key, and revokes it', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/api-clients', 'API clients')
  const name = `Marketplace ${Date.now()}`
  const form = page.getByRole('region', { name: 'Another program' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Sites whose pages may use its key').fill('https://partner.example/shop')
  await form.getByRole('button', { name: 'Add the program' }).click()
  await expect(form).toContainText('Choose what the program may do.')
  await expect(form.getByLabel('Sites whose pages')).toHaveAccessibleDescription(/without a path/)
  await form.getByLabel('Sites whose pages may use its key').fill('https://partner.example')
  await form.getByLabel('See the catalogue, drafts too').check()
  await form.getByRole('button', { name: 'Add the program' }).click()

  const program = page.getByRole('region', { name })
  const key = program.getByLabel(`The new key of ${name}`)
  await expect(key).toHaveValue(/^shopkey_/)
  await expect(form.getByLabel('Name')).toHaveValue('')
  const first = await key.inputValue()
  const works = async (token: string) =>
    (
      await request.post('/graphql', {
        headers: { Authorization: `Bearer ${token}` },
        data: { query: '{ shop { name } }' },
      })
    ).status()
  expect(await works(first)).toBe(200)
  await expectAccessibleAtAdminWidths(page)

  await program.getByLabel('The old key works').selectOption('no longer')
  await program.getByRole('button', { name: 'Make a new key' }).click()
  await expect(key).not.toHaveValue(first)
  const second = await key.inputValue()
  expect([await works(first), await works(second)]).toEqual([401, 200])

  await program.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('region', { name: 'Revoked' })).toContainText(name)
  expect(await works(second)).toBe(401)
})
