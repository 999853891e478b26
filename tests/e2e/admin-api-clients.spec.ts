import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, visit } from './support/visit.ts'

test.use({ shopEnv: { LOOPBACK_RECEIVERS: 'allow' } })

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
  await form.getByLabel('Follow the catalogue that shoppers see, with your references').check()
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

test('the owner adds a webhook, and sees why it is refused and what was sent', async ({ page, request }) => {
  const receiver = createServer((_, response) => response.writeHead(200).end())
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/shop`
  await signInAsOwner(page, request)
  await open(page, '/admin/api-clients', 'API clients')
  const name = `Warehouse ${Date.now()}`
  const form = page.getByRole('region', { name: 'Another program' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Follow the catalogue that shoppers see, with your references').check()
  await form.getByRole('button', { name: 'Add the program' }).click()
  const program = page.getByRole('region', { name })
  await program.getByRole('button', { name: 'Add a webhook' }).click()
  await program.getByLabel('Address').fill('https://10.0.0.1/')
  await program.getByLabel('Changed designs').check()
  await program.getByRole('button', { name: 'Save the new webhook' }).click()
  await expect(program.getByLabel('Address')).toHaveAccessibleDescription(/not on the public internet/)
  await program.getByLabel('Address').fill(url)
  await program.getByRole('button', { name: 'Save the new webhook' }).click()
  const webhook = program.getByRole('group', { name: url })
  await expect(webhook.getByLabel(`The secret of ${url}`)).toHaveValue(/^whsec_/)
  await webhook.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('It is copied.')).toBeVisible()
  await webhook.getByRole('button', { name: 'Send a test' }).click()
  const deliveries = webhook.getByRole('list', { name: 'Deliveries' })
  await expect(deliveries).toContainText('webhook.test')
  await expect(async () => {
    await webhook.getByRole('button', { name: 'Refresh' }).click()
    await expect(deliveries).toContainText('Delivered', { timeout: 1000 })
  }).toPass()
  await expectAccessibleAtAdminWidths(page)

  await visit(page, '/hi/admin/api-clients')
  const inHindi = page.getByRole('group', { name: url })
  await inHindi.getByRole('button', { name: 'भेजी गई सूचनाएँ' }).click()
  await expect(inHindi.getByRole('list', { name: 'भेजी गई सूचनाएँ' })).toContainText('पहुँच गया')
  await page.getByRole('button', { name: 'वेबहुक जोड़ें' }).first().click()
  await expectAccessibleAtAdminWidths(page)
  await inHindi.getByRole('button', { name: 'हटाएँ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'हटाएँ' }).click()
  await expect(inHindi).toHaveCount(0)
  await new Promise((resolve) => receiver.close(resolve))
})
