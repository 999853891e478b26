import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { tick } = controls()
/** By its text: the form has hundreds of elements, whose roles are slow to compute. */
const press = async (text: string) => fireEvent.click(await screen.findByText(text))

const openOccasions = () => openAdminPage(shop, '/admin/occasions', { as })
const save = async () => {
  await press('Save the occasions')
  await screen.findByText('Saved. Searches and the menu follow it now.')
}
const noneHasAll = () => screen.queryByText(/^No design has all of these words\./)

test('the menu lists occasions, which lead to what suits them', async () => {
  const { productName } = await shop.product({ productName: 'Mustard Yellow Kurta', category: 'OTHERS' })
  const { user, address } = await openAdminPage(shop, '/')
  await controls().press('Menu')
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await menu.findByRole('heading', { name: 'Shop by Occasion' })
  await user.click(menu.getByRole('link', { name: 'Haldi' }))
  await expect.poll(address).toBe('/gallery?show=all&search=Haldi')
  expect((await screen.findAllByRole('link', { name: productName })).length).toBeGreaterThan(0)
  expect(noneHasAll()).toBeNull()
})

test('occasions are in the search before anything is typed, and while it is', async () => {
  await shop.product({ productName: 'Wedding Lehenga', tags: ['wedding'] })
  const { user, address } = await openAdminPage(shop, '/contact')
  await user.click(screen.getByRole('link', { name: 'Search' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('link', { name: 'Wedding' })
  await user.type(await dialog.findByRole('combobox'), 'wedd')
  await user.click(await dialog.findByRole('option', { name: /^wedd ?ing$/ }))
  await expect.poll(address).toMatch(/search=wedding$/)
})

test('when nothing has all words, the gallery says so above the closest designs', async () => {
  await shop.product({ productName: 'Silk Saree', category: 'SAREE' })
  await openAdminPage(shop, '/gallery?show=all&search=patola+saree')
  await screen.findByText('No design has all of these words. The closest are:')
  expect((await screen.findAllByRole('link', { name: /Saree/ })).length).toBeGreaterThan(0)
  await openAdminPage(shop, '/gallery?show=all&search=patola+saree', { language: 'hi' })
  await screen.findByText('किसी डिज़ाइन में ये सारे शब्द नहीं हैं। सबसे मिलते-जुलते ये हैं:')
  await openAdminPage(shop, '/gallery?show=all&search=saree')
  expect(noneHasAll()).toBeNull()
})

test('an occasion that the owner adds is in the search, and one that is hidden isn’t', async () => {
  const { productName } = await shop.product({ productName: 'Indigo Saree', category: 'SAREE' })
  await openOccasions()
  await press('Add an occasion')
  await press('Save the occasions')
  const group = (name: string) => screen.findByLabelText(name, { selector: '[role=group]' })
  const added = await group('occasion 9')
  await within(added).findByText('The name is missing.')
  await controls(added).fill('Name', 'Ganesh Chaturthi')
  const festival = controls(await group('Ganesh Chaturthi'))
  await festival.fill('Name in Hindi', 'गणेश चतुर्थी')
  for (const [label, text] of [
    ['Further words for it', 'ganpati'],
    ['Garments', 'Saree'],
    ['Colours', 'Indigo'],
  ] as const) {
    await festival.fill(label, text)
    fireEvent.keyDown(await festival.field(label), { key: 'Enter' })
  }
  await tick('Move Ganesh Chaturthi forward')
  await tick('List Sangeet in the menu')
  await save()

  await openAdminPage(shop, '/')
  fireEvent.click(screen.getByRole('link', { name: 'Search' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('link', { name: 'Ganesh Chaturthi' })
  expect(dialog.queryByRole('link', { name: 'Sangeet' })).toBeNull()
  await openAdminPage(shop, '/gallery?show=all&search=ganpati')
  expect((await screen.findAllByRole('link', { name: productName })).length).toBeGreaterThan(0)

  await openOccasions()
  await press('Remove Ganesh Chaturthi')
  await tick('List Sangeet in the menu')
  await save()
  await waitFor(() => expect(screen.queryByText('Ganesh Chaturthi')).toBeNull())
})

test('what was typed stays when another save came first', async () => {
  await openOccasions()
  const inMenu = () => screen.findByLabelText<HTMLInputElement>('List Diwali in the menu')
  const fields = 'id name translations { locale name } synonyms garments colors works fabrics tags isShown'
  const { occasions } = (await as.graphql(`{ occasions(includeHidden: true) { ${fields} version } }`)).data
  const { version } = occasions[0]
  const others = occasions.map(({ version: _, ...occasion }: Json) => occasion).reverse()
  await as.mutateOrThrow('saveOccasions', { version, occasions: others })
  await tick('List Diwali in the menu')
  await press('Save the occasions')
  await screen.findByText(/^Somebody else changed the occasions meanwhile/)
  expect((await inMenu()).checked).toBe(false)
  await tick('List Diwali in the menu')
  await save()
  expect((await inMenu()).checked).toBe(true)
})
