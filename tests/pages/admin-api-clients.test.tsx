import { expect, test } from 'vitest'
import { controls, descriptionOf, openAdminPage, region } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'
import { openReceiver, withReceivers } from '../support/webhooks.ts'

const shop = await openShop({ env: withReceivers })
const receiver = await openReceiver()
const as = await shop.admin()
const readsTheCatalogue = 'Follow the catalogue that shoppers see, with your references'

test('the owner adds a program, replaces its key, and revokes it', async () => {
  const { screen } = await openAdminPage(shop, '/admin/api-clients', { as })
  const form = () => region('Another program')
  const added = controls(await form())
  const sites = /^Sites whose pages may use its key/
  await added.fill('Name', 'Marketplace')
  await added.fill(sites, 'https://partner.example/shop')
  await added.press('Add the program')
  await expect.poll(async () => (await form()).textContent).toContain('Choose what the program may do.')
  expect(descriptionOf(await added.field(sites))).toMatch(/without a path/)
  await added.fill(sites, 'https://partner.example')
  await added.tick(readsTheCatalogue)
  await added.press('Add the program')

  const program = controls(await region('Marketplace'))
  const readKey = async () => (await program.field('The new key of Marketplace')).value
  const first = await readKey()
  expect(first).toMatch(/^shopkey_/)
  expect((await controls(await form()).field('Name')).value).toBe('')
  const works = async (token: string) => (await shop.guest().with(token).graphql('{ shop { name } }')).status
  expect(await works(first)).toBe(200)

  await program.choose('The old key works', 'no longer')
  await program.press('Make a new key')
  await expect.poll(readKey).not.toBe(first)
  const second = await readKey()
  expect([await works(first), await works(second)]).toEqual([401, 200])

  await program.press('Revoke')
  await controls(await screen.findByRole('alertdialog')).press('Revoke')
  expect((await region('Revoked')).textContent).toContain('Marketplace')
  expect(await works(second)).toBe(401)
})

test('the owner adds a webhook, and sees why it is refused and what was sent', async () => {
  const { url } = receiver
  const { screen } = await openAdminPage(shop, '/admin/api-clients', { as })
  const form = controls(await region('Another program'))
  await form.fill('Name', 'Warehouse')
  await form.tick(readsTheCatalogue)
  await form.press('Add the program')
  const program = controls(await region('Warehouse'))
  await program.press('Add a webhook')
  await program.fill('Address', 'https://10.0.0.1/')
  await program.tick('Changed designs')
  await program.press('Save the new webhook')
  await expect
    .poll(async () => descriptionOf(await program.field('Address')))
    .toMatch(/not on the public internet/)
  await program.fill('Address', url)
  await program.press('Save the new webhook')
  const webhook = controls(await screen.findByRole('group', { name: url }))
  const secret = await webhook.field(`The secret of ${url}`)
  expect(secret.value).toMatch(/^whsec_/)
  await webhook.press('Copy')
  await screen.findByText('It is copied.')
  expect(await navigator.clipboard.readText()).toBe(secret.value)
  await webhook.press('Send a test')
  const deliveries = await screen.findByRole('list', { name: 'Deliveries' })
  await expect.poll(() => deliveries.textContent).toContain('webhook.test')
  await shop.sendWebhooks()
  expect(receiver.requests.map(({ body }) => body.type)).toEqual(['webhook.test'])
  await webhook.press('Refresh')
  await expect.poll(() => deliveries.textContent).toContain('Delivered')

  const inHindi = await openAdminPage(shop, '/admin/api-clients', { as, language: 'hi' })
  const hook = controls(await inHindi.screen.findByRole('group', { name: url }))
  await hook.press('भेजी गई सूचनाएँ')
  const sent = await inHindi.screen.findByRole('list', { name: 'भेजी गई सूचनाएँ' })
  await expect.poll(() => sent.textContent).toContain('पहुँच गया')
  await hook.press('हटाएँ')
  await controls(await inHindi.screen.findByRole('alertdialog')).press('हटाएँ')
  await expect.poll(() => inHindi.screen.queryByRole('group', { name: url })).toBeNull()
})
