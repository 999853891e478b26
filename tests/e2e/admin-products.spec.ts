import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { jpeg, picture } from '../support/pictures.ts'
import { field, searchProducts } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { changeDesign, makeDesign } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test.beforeEach(({ page, request }) => signInAsOwner(page, request))

const images = async () => [
  { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
  { name: 'back.png', mimeType: 'image/png', buffer: await picture(300, 400).png().toBuffer() },
]
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.locator('input[type=file]').setInputFiles(file)

test('a design is added with two pictures, changed and duplicated', async ({ page }) => {
  const name = `Kalamkari ${randomUUID().slice(0, 8)}`
  await visit(page, '/product/null/add')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Failed to add product' })
  await summary.getByRole('link', { name: /^Quantity in stock/ }).click()
  await expect(field(page, 'Quantity in stock')).toBeFocused()
  await field(page, 'Quantity in stock').fill('7')
  await field(page, 'Product name').fill(name)
  await field(page, 'Description').fill('Hand-painted cotton.')
  await field(page, 'Shipping cost (₹)').fill('99')
  await field(page, 'Category').selectOption('Saree')
  await field(page, 'Saree length (m)').fill('5.5')
  await field(page, 'Embellishments').fill('Zari Work')
  await field(page, 'Embellishments').press('Enter')

  await field(page, 'Ready-made price (₹)').fill('1,999.50')
  await field(page, 'Discount (%)').fill('10')
  await expect(page.getByText('₹1,799.55')).toBeVisible()
  await expect(page.getByText('You save ₹199.95')).toBeVisible()

  await page.locator('#product-images').setInputFiles(await images())
  await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeEnabled()
  await field(page, 'What image 2 shows').fill('The pallu')
  await page.getByRole('button', { name: 'Move image 2 forward' }).click()
  await expect(field(page, 'What image 1 shows')).toHaveValue('The pallu')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page).toHaveURL(/\/view_product$/)

  await searchProducts(page, name)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(field(page, 'Saree length (m)')).toHaveValue('5.5')
  await expect(field(page, 'What image 1 shows')).toHaveValue('The pallu')
  await expect(page.getByRole('button', { name: 'Remove Zari Work' })).toBeVisible()
  await field(page, 'Saree fabric').fill('Mulmul')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page).toHaveURL(/\/view_product$/)

  await searchProducts(page, name)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(field(page, 'Product name')).toHaveValue(`${name} (copy)`)
  await expect(field(page, 'Saree fabric')).toHaveValue('Mulmul')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(page).toHaveURL(/\/view_product$/)
  await searchProducts(page, `${name} (copy)`)
})

test('the list opens as a grid; the table is one tap away, and stored', async ({ page, request }) => {
  const { id, productName } = await makeDesign(request)
  const address = `/view_product?search=${encodeURIComponent(productName)}`
  const grid = page.getByRole('list', { name: 'Products' })
  const table = page.getByRole('region', { name: 'Products' })
  await visit(page, address)
  const card = grid.getByRole('listitem').filter({ hasText: productName })
  await expect(card.getByRole('link', { name: `View ${productName}` })).toHaveAttribute(
    'href',
    `/single_product_details?productId=${id}`,
  )
  await expect(card.getByRole('link', { name: `Edit ${productName}` })).toHaveAttribute(
    'href',
    `/product/${id}/update`,
  )
  await expect(card.getByRole('button', { name: `Delete ${productName}` })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await expect(page.getByRole('region', { name: 'Chosen products' })).toContainText('1 product chosen')

  await page.getByRole('button', { name: 'Table' }).click()
  await expect(table.getByRole('row', { name: new RegExp(productName) })).toBeVisible()
  await expect(grid).toBeHidden()
  await visit(page, address)
  await expect(table.getByRole('row', { name: new RegExp(productName) })).toBeVisible()
  await page.getByRole('button', { name: 'Grid' }).click()
  await expect(card).toBeVisible()
  await visit(page, address)
  await expect(card).toBeVisible()
})

test('stock is edited in its cell, and selected designs are discounted and deleted in bulk', async ({
  page,
  request,
}) => {
  const word = `Zardozi${randomUUID().slice(0, 6)}`
  const designs = await Promise.all(
    [1, 2, 3].map((each) => makeDesign(request, { productName: `${word} ${each}`, quantityInStock: 4 })),
  )
  await searchProducts(page, word)
  const row = (each: number) => page.getByRole('row', { name: new RegExp(`${word} ${each}`) })

  await row(1)
    .getByRole('button', { name: /^Quantity in stock/ })
    .click()
  const cell = page.getByRole('textbox', { name: `Quantity in stock of ${word} 1` })
  await cell.fill('many')
  await cell.press('Enter')
  await expect(row(1).getByText('Write a whole number, such as 12.')).toBeVisible()
  await changeDesign(request, designs[0]!, { quantityInStock: 3 })
  await cell.fill('12')
  await cell.press('Enter')
  await expect(row(1).getByText('It has become 3 meanwhile. Enter saves yours.')).toBeVisible()
  await cell.press('Enter')
  await expect(
    row(1).getByRole('button', { name: `Quantity in stock of ${word} 1: 12. Change it` }),
  ).toBeVisible()

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Chosen products' })
  await expect(bar.getByText('3 products chosen')).toBeVisible()
  await bar.getByLabel('Discount in percent').fill('25')
  await bar.getByRole('button', { name: 'Set discount' }).click()
  await expect(page.getByText('25% off')).toHaveCount(3)
  await expect(bar).toBeHidden()

  await row(3)
    .getByRole('button', { name: `Delete ${word} 3` })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this product? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Product deleted successfully.')).toBeVisible()
  await expect(row(3)).toBeHidden()

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await bar.getByRole('button', { name: 'Delete 2' }).click()
  await expect(dialog).toContainText('these 2 products')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No product is like that.')).toBeVisible()
})

test('a bulk change of more than a screenful is confirmed first', async ({ page, request }) => {
  const word = `Bandhani${randomUUID().slice(0, 6)}`
  await Promise.all(
    Array.from({ length: 21 }, (_, each) => makeDesign(request, { productName: `${word} ${each}` })),
  )
  await searchProducts(page, word)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Chosen products' })
  await bar.getByLabel('Discount in percent').fill('20')
  await bar.getByRole('button', { name: 'Set discount' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Set a discount of 20% on 21 products?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('20% off')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Set discount' }).click()
  await dialog.getByRole('button', { name: 'Change 21 products' }).click()
  await expect(page.getByText('21 products changed')).toBeVisible()
  await expect(page.getByText('20% off').first()).toBeVisible()

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await bar.getByLabel('Set status').selectOption('Draft')
  await expect(
    page.getByRole('alertdialog', { name: 'Set the status ‘Draft’ on 21 products?' }),
  ).toBeVisible()
})

test('a list’s filters are saved by name, and found again on another device', async ({
  page,
  request,
  browser,
}) => {
  const name = `Sarees ${randomUUID().slice(0, 6)}`
  await visit(page, '/view_product?category=SAREE&sort=stock')
  const views = page.getByRole('region', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Save this view' }).click()
  await views.getByLabel('Name of the view').fill(name)
  await views.getByRole('button', { name: 'Save' }).click()
  await expect(views.getByRole('button', { name, exact: true })).toBeVisible()
  await views.getByRole('button', { name: 'Save this view' }).click()
  await views.getByLabel('Name of the view').fill(name.toUpperCase())
  await views.getByRole('button', { name: 'Save' }).click()
  await expect(views.getByRole('alert')).toContainText('already')
  await expectAccessible(page)

  const tablet = await (await browser.newContext()).newPage()
  await signInAsOwner(tablet, request)
  await visit(tablet, '/view_product')
  await tablet.getByRole('button', { name, exact: true }).click()
  await expect(tablet).toHaveURL(/category=SAREE&sort=stock$/)
  await tablet.getByRole('button', { name: `Forget the view ${name}` }).click()
  await expect(tablet.getByRole('button', { name, exact: true })).toHaveCount(0)
  await tablet.context().close()
})

test('an import fills in what names and descriptions say, where that is chosen', async ({ page }) => {
  const mark = randomUUID().slice(0, 6)
  const rows = [
    `${mark}-1,Navy Blue Cotton Kurta ${mark},Dress,Has a zari border.,5,99`,
    `${mark}-2,Mustard Saree ${mark},Saree,Light.,5,99`,
  ]
  const text = ['Sku,Title,Category,Description,Stock,Shipping', ...rows].join('\n')
  await visit(page, '/admin/import')
  await choose(page, csv('plain.csv', text))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Colour, suggested: Navy Blue')).toBeVisible()
  await expect(page.getByText('Embellishments, suggested: Zari Work')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Colour of 2 products').check()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('Imported: 2 products.')).toBeVisible()

  // The same file again: the rest can still be filled in.
  await page.getByRole('button', { name: 'Another file' }).click()
  await choose(page, csv('plain.csv', text))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('0 new, 0 changed, 2 unchanged, 0 with errors')).toBeVisible()
  await expect(page.getByLabel('Colour of 2 products')).toHaveCount(0)
  await page.getByLabel('Fabric type of 1 product').check()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('Imported: 1 product.')).toBeVisible()
})

test('a third-party file is matched, checked, imported, and changes nothing the second time', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 6)
  const rows = Array.from(
    { length: 250 },
    (_, each) => `${mark}-${each},"Kurta ${mark}, ${each}",Nila,${500 + each}`,
  )
  const text = ['Sku,Title,Brand,priceInr', ...rows].join('\n')
  await visit(page, '/admin/import')
  await choose(page, csv('market.csv', text))
  await expect(page.getByLabel('In the shop: Sku')).toHaveValue('externalRef')
  await expect(page.getByLabel('In the shop: Brand')).toHaveValue('ownBrand')
  await expect(page.getByLabel('In the shop: priceInr')).toHaveValue('readyMadePrice')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('250 rows can’t be imported as they stand.', { exact: false })).toBeVisible()
  await expect(page.getByText('Quantity in stock: The quantity in stock is missing.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the columns' }).click()
  await field(page, 'Category').fill('Dress')
  await field(page, 'Description').fill('From the market.')
  await field(page, 'Quantity in stock').fill('5')
  await field(page, 'Shipping cost (₹)').fill('99')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('250 new, 0 changed, 0 unchanged, 0 with errors')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 250 products' }).click()
  await expect(page.getByText('Imported: 250 products.')).toBeVisible()

  // The column mapping and defaults are stored for the next file of the kind.
  await page.getByRole('button', { name: 'Another file' }).click()
  await choose(page, csv('market.csv', text.replace(`Kurta ${mark}, 7"`, `Kurta ${mark}, seven"`)))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('0 new, 1 changed, 249 unchanged, 0 with errors')).toBeVisible()
  await page.getByRole('button', { name: '1 changed' }).click()
  await expect(page.getByText(`Product name: Kurta ${mark}, 7 → Kurta ${mark}, seven`)).toBeVisible()

  await page.goto(`/view_product?search=${mark}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  expect(exported.startsWith('\uFEFF_id,externalRef,productName')).toBe(true)
  await page.goto('/admin/import')
  await choose(page, csv('exported.csv', exported))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('0 new, 0 changed, 250 unchanged, 0 with errors')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
})
