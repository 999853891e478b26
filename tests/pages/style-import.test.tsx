import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()

const file = (text: string) => new File([text], 'styles.csv', { type: 'text/csv' })

test('the owner imports rows of the style book after seeing what they change', async () => {
  const { screen, user, address } = await openPage(shop, '/admin/style-book/import', { as: owner })
  const choose = async (text: string) =>
    user.upload(await screen.findByLabelText('Choose a file'), file(text))
  await choose('nothing,known\n1,2\n')
  await screen.findByText(/none of the style book’s columns/)

  await choose('Id,Part,Garments,Name,Price,Colour\nsleeve-cap,Sleeve,Blouse,Cap sleeve,much,red\n')
  await screen.findByText(/1 row has errors/)
  await screen.findByText(/^Price of one in ₹: This must be an amount of rupees/)
  expect(screen.getByText(/has no column for it: Colour/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import the rows' }).disabled).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Another file' }))
  await choose('id,part,garments,name,price\n,Front neck,Blouse,Swan neck,150\n')
  await screen.findByText('styles.csv: 1 option changes')
  await user.click(screen.getByRole('button', { name: 'Import the rows' }))
  await screen.findByText('1 option imported.')
  await user.click(screen.getByRole('link', { name: 'To the style book' }))
  await expect.poll(address).toBe('/admin/style-book')
  await screen.findByRole('link', { name: 'Swan neck' })
})
