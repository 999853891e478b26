import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { inHindi } from '../support/in-hindi.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { choose, field, fill, follow, press, tick } = controls()
const openBook = (path = '') => openAdminPage(shop, `/admin/style-book${path}`, { as })
const option = (id: string) => shop.db.styleOption.findUniqueOrThrow({ where: { id } })

test('the book lists what can be chosen by part, with a drawing, its price and its days', async () => {
  await openBook()
  const necks = await region('Front neck')
  const boat = within(necks).getByText('Boat neck').closest('li')!
  expect(boat.querySelector('svg')).not.toBeNull()
  expect(boat.textContent).toContain('+ ₹50')
  expect(within(necks).getByText('Illusion neck').closest('li')!.textContent).toContain('2 days more')
  expect(within(necks).getByText('Round neck').closest('li')!.textContent).toContain('Included')
})

test('it is filtered by garment and part, which stay in the address', async () => {
  const { address } = await openBook('?garment=SAREE&part=FINISH')
  expect(screen.queryByText('Boat neck')).toBeNull()
  screen.getByText('Pre-stitched pleats')
  await choose('Garment', 'Suit')
  await expect.poll(address).toBe('/admin/style-book?garment=SUIT&part=FINISH')
  await screen.findByText('There are no such options')
  await follow('Show all')
  await screen.findByText('Boat neck')
})

test('the owner adds an option; what can’t be read stops at its field and stays typed', async () => {
  const { address } = await openBook('/new?part=SLEEVE')
  await fill('Name', 'Tulip sleeve')
  await fill('Name in Hindi', 'ट्यूलिप आस्तीन')
  await tick('Blouse')
  await fill('Price of one in ₹', 'a hundred')
  await fill('Days more', '2')
  await choose('Drawing', 'Petal (tulip)')
  await choose('Add an option that it doesn’t go with', 'Halter neck')
  await press('Add the option')
  await screen.findByText('Write an amount in rupees, such as 1,299.50.')
  expect((await field('Price of one in ₹')).value).toBe('a hundred')
  await fill('Price of one in ₹', '125.50')
  await press('Add the option')
  await screen.findByText('Choose at least one kind of garment.')
  await tick('Blouse')
  await tick('Saree')
  await press('Add the option')
  await expect.poll(address).toBe('/admin/style-book')
  await screen.findByText('Tulip sleeve')
  expect(await option('sleeve-tulip-sleeve')).toMatchObject({
    translations: inHindi('ट्यूलिप आस्तीन'),
    price: 125_50n,
    extraDays: 2,
    drawing: 'petal',
    garments: ['BLOUSE', 'SAREE'],
  })
})

test('the owner switches an option off, and allows what it excluded', async () => {
  const { address } = await openBook('/sleeve-tulip-sleeve')
  await screen.findByRole('heading', { level: 1, name: 'Tulip sleeve' })
  await press('Allow Halter neck again')
  await tick('Can be chosen')
  await press('Save the option')
  await expect.poll(address).toBe('/admin/style-book')
  expect((await screen.findByRole('link', { name: 'Tulip sleeve' })).closest('li')!.textContent).toContain(
    'Switched off',
  )
  expect(await option('sleeve-tulip-sleeve')).toMatchObject({ isActive: false, version: 2 })
  expect(await shop.db.styleExclusion.count({ where: { otherId: 'sleeve-tulip-sleeve' } })).toBe(0)
})

test('an option that was changed in another window is not overwritten at once', async () => {
  await openBook('/sleeve-tulip-sleeve')
  await shop.db.styleOption.update({
    where: { id: 'sleeve-tulip-sleeve' },
    data: { version: { increment: 1 }, price: 1n },
  })
  await fill('Name', 'Mine')
  await press('Save the option')
  await screen.findByText(/^Somebody else changed this option meanwhile/)
  expect((await option('sleeve-tulip-sleeve')).name).toBe('Tulip sleeve')
  await press('Save the option')
  await expect.poll(async () => (await option('sleeve-tulip-sleeve')).name).toBe('Mine')
})

test('an option is deleted after a confirmation; its address then says so', async () => {
  const { address } = await openBook('/sleeve-tulip-sleeve')
  await press('Delete')
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/^Delete this option\?/)
  dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(address).toBe('/admin/style-book')
  await openBook('/sleeve-tulip-sleeve')
  await screen.findByText('There is no such option')
})

test('the book is in Hindi, with the options’ Hindi names first', async () => {
  await openAdminPage(shop, '/admin/style-book', { as, language: 'hi' })
  const necks = await region('आगे का गला')
  within(necks).getByRole('link', { name: 'बोट नेक' })
  within(necks).getByText('Boat neck')
})

test('staff who may edit products but not delete them are offered no deletion', async () => {
  const editor = await shop.staff()
  await as.mutate('changePermissions', { customerId: editor.id, permissions: ['EDIT_PRODUCTS'] })
  await openAdminPage(shop, '/admin/style-book/front-neck-boat', { as: editor })
  await screen.findByRole('heading', { level: 1, name: 'Boat neck' })
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await fill('Price of one in ₹', '1')
  await press('Save the option')
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await expect.poll(() => alerts().join('')).not.toBe('')
  expect((await option('front-neck-boat')).price).toBe(50_00n)
})
