import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseFiles, controls, openAdminPage, watchSavedFiles } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, fill, press, tick } = controls()

const choose = (name: string, text: string) =>
  chooseFiles(
    document.querySelector<HTMLElement>('input[type=file]')!,
    new File([text], name, { type: 'text/csv' }),
  )
async function open() {
  await openAdminPage(shop, '/admin/import', { as })
  await screen.findByText('Choose a file')
}
/** Checks a file in the place of the one before. */
async function checkAgain(name: string, text: string) {
  await press('Another file')
  await screen.findByText('Choose a file')
  choose(name, text)
  await press('Check the file')
}

test('an import fills in what names and descriptions say, where that is chosen', async () => {
  const text = [
    'Sku,Title,Category,Description,Stock,Shipping',
    'plain-1,Navy Blue Cotton Kurta,Dress,Has a zari border.,5,99',
    'plain-2,Mustard Saree,Saree,Light.,5,99',
  ].join('\n')
  await open()
  choose('plain.csv', text)
  await press('Check the file')
  await screen.findByText('Colour, suggested: Navy Blue')
  expect(screen.getByText('Embellishments, suggested: Zari Work')).toBeTruthy()
  await tick('Colour of 2 products')
  await press('Import 2 products')
  await screen.findByText('Imported: 2 products.')

  // The same file again: the rest can still be filled in.
  await checkAgain('plain.csv', text)
  await screen.findByText('0 new, 0 changed, 2 unchanged, 0 with errors')
  expect(screen.queryByLabelText('Colour of 2 products')).toBeNull()
  await tick('Fabric type of 1 product')
  await press('Import 1 product')
  await screen.findByText('Imported: 1 product.')
})

test('a third-party file is matched, checked, imported, and changes nothing the second time', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `market-${at},"Kurta Ranipet, ${at}",Nila,${500 + at}`)
  const text = ['Sku,Title,Brand,priceInr', ...rows].join('\n')
  await open()
  choose('market.csv', text)
  for (const [column, own] of [
    ['Sku', 'externalRef'],
    ['Brand', 'ownBrand'],
    ['priceInr', 'readyMadePrice'],
  ] as const)
    expect((await field(`In the shop: ${column}`)).value).toBe(own)
  await press('Check the file')
  await screen.findByText(/250 rows can’t be imported as they stand\./)
  const missing = 'Quantity in stock: The quantity in stock is missing.'
  expect(screen.getAllByText(missing).length).toBeGreaterThan(0)
  await press('Back to the columns')
  await fill('Category', 'Dress')
  await fill('Description', 'From the market.')
  await fill('Quantity in stock', '5')
  await fill('Shipping cost (₹)', '99')
  await press('Check the file')
  await screen.findByText('250 new, 0 changed, 0 unchanged, 0 with errors')
  await press('Import 250 products')
  await screen.findByText('Imported: 250 products.')

  // The column mapping and defaults are stored for the next file of the kind.
  await checkAgain('market.csv', text.replace('Kurta Ranipet, 7"', 'Kurta Ranipet, seven"'))
  await screen.findByText('0 new, 1 changed, 249 unchanged, 0 with errors')
  await press('1 changed')
  await expect
    .poll(() => screen.getByRole('main').textContent)
    .toContain('Product name: Kurta Ranipet, 7 → Kurta Ranipet, seven')

  const savedFile = watchSavedFiles()
  await openAdminPage(shop, '/view_product?search=Ranipet', { as })
  await press('Export')
  const exported = await savedFile()
  expect(exported).toMatch(/^\uFEFF?_id,externalRef,productName/)
  await open()
  choose('exported.csv', exported)
  await press('Check the file')
  await screen.findByText('0 new, 0 changed, 250 unchanged, 0 with errors')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' }).disabled).toBe(true)
})
