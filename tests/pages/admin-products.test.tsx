import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { chooseFiles, controls, openAdminPage, region } from '../support/admin-page.ts'
import { pictureFile } from '../support/pictures.ts'
import { readProduct } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { choose, field, fill, follow, press } = controls()

const listOf = (words: string) => `/view_product?view=table&search=${encodeURIComponent(words)}`
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const dialog = (name?: string) => screen.findByRole('alertdialog', name === undefined ? {} : { name })
/** Products whose names begin with a word of their own. */
async function addDesigns(word: string, count: number, fields: object = {}) {
  const designs = []
  for (let number = 1; number <= count; number++)
    designs.push(await shop.product({ productName: `${word} ${number}`, ...fields }))
  return designs
}

/** As the phone's list and the table's head have it. */
const chooseAll = async () =>
  fireEvent.click((await screen.findAllByLabelText('Choose all on this page'))[0]!)

test('a design is added with two pictures, once nothing is missing', async () => {
  const { user, address } = await openAdminPage(shop, '/product/null/add', { as })
  await press('Add Product')
  const summary = (await screen.findByText(/Failed to add product/)).closest<HTMLElement>('[role=alert]')!
  await user.click(within(summary).getByRole('link', { name: /^Quantity in stock/ }))
  expect(document.activeElement).toBe(await field('Quantity in stock'))
  await choose('Category', 'Saree')
  for (const [label, value] of [
    ['Quantity in stock', '7'],
    ['Product name', 'Kalamkari saree'],
    ['Description', 'Hand-painted cotton.'],
    ['Shipping cost (₹)', '99'],
    ['Ready-made price (₹)', '1,999.50'],
    ['Discount (%)', '10'],
    ['Saree length (m)', '5.5'],
    ['Embellishments', 'Zari Work'],
  ] as const)
    await fill(label, value)
  fireEvent.keyDown(await field('Embellishments'), { key: 'Enter' })
  await screen.findByText('₹1,799.55')
  await screen.findByText('You save ₹199.95')

  chooseFiles(document.querySelector('#product-images')!, await pictureFile(), await pictureFile('back.jpg'))
  await screen.findByRole('button', { name: 'Remove image 2' })
  const save = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Add Product' })
  await waitFor(() => expect(save()?.disabled).toBe(false))
  await fill('What image 2 shows', 'The pallu')
  await press('Move image 2 forward')
  await expect.poll(async () => (await field('What image 1 shows')).value).toBe('The pallu')
  await press('Add Product')
  await expect.poll(address).toBe('/view_product')
  const where = { productName: 'Kalamkari saree' }
  const { id } = await shop.db.product.findFirstOrThrow({ where, select: { id: true } })
  expect(await readProduct(as, id)).toMatchObject({
    readyMadePrice: 1_999_50,
    discount: 10,
    quantityInStock: 7,
    embellishments: ['Zari Work'],
    sareeDetails: { sareeLength: 5.5 },
    images: [{ alt: 'The pallu' }, {}],
  })
})

test('a design is changed, and duplicated with all that it has', async () => {
  const name = 'Chanderi saree'
  const sareeDetails = { sareeLength: 5.5 }
  await shop.product({ productName: name, category: 'SAREE', embellishments: ['Zari Work'], sareeDetails })
  const openForm = async () => {
    const { address } = await openAdminPage(shop, listOf(name), { as })
    await follow(`Edit ${name}`)
    return address
  }
  const changed = await openForm()
  expect((await field('Saree length (m)')).value).toBe('5.5')
  await screen.findByRole('button', { name: 'Remove Zari Work' })
  await fill('Saree fabric', 'Mulmul')
  await press('Update Product')
  await expect.poll(changed).toBe('/view_product')

  const copied = await openForm()
  await follow('Duplicate')
  await expect.poll(async () => (await field('Product name')).value).toBe(`${name} (copy)`)
  expect((await field('Saree fabric')).value).toBe('Mulmul')
  await press('Add Product')
  await expect.poll(copied).toBe('/view_product')
  await openAdminPage(shop, listOf(`${name} (copy)`), { as })
  await row('Chanderi saree \\(copy\\)')
})

describe('the list', () => {
  test('opens as a grid; the table is one tap away, and stored', async () => {
    const { id, productName } = await shop.product()
    const open = () => openAdminPage(shop, `/view_product?search=${encodeURIComponent(productName)}`, { as })
    const grid = () => screen.findByRole('list', { name: 'Products' })
    await open()
    const hrefOf = async (name: string) =>
      within(await grid())
        .getByRole('link', { name })
        .getAttribute('href')
    expect(await hrefOf(`View ${productName}`)).toBe(`/single_product_details?productId=${id}`)
    expect(await hrefOf(`Edit ${productName}`)).toBe(`/product/${id}/update`)
    within(await grid()).getByRole('button', { name: `Delete ${productName}` })
    await chooseAll()
    expect((await region('Chosen products')).textContent).toContain('1 product chosen')

    await press('Table')
    await row(productName)
    expect(screen.queryByRole('list', { name: 'Products' })).toBeNull()
    await open()
    await row(productName)
    await press('Grid')
    await grid()
    await open()
    await grid()
  })

  test('has stock that is edited in its cell, and designs that are discounted and deleted in bulk', async () => {
    const [first] = await addDesigns('Zardozi', 3, { quantityInStock: 4 })
    const { user } = await openAdminPage(shop, listOf('Zardozi'), { as })
    await controls(await row('Zardozi 1')).press(/^Quantity in stock/)
    const cell = await screen.findByRole('textbox', { name: 'Quantity in stock of Zardozi 1' })
    const enter = (text: string) => {
      fireEvent.change(cell, { target: { value: text } })
      return user.type(cell, '{Enter}')
    }
    await enter('many')
    await within(await row('Zardozi 1')).findByText('Write a whole number, such as 12.')
    await as.mutate('updateProduct', { id: first!.id, quantityInStock: 3 })
    await enter('12')
    await within(await row('Zardozi 1')).findByText('It has become 3 meanwhile. Enter saves yours.')
    await user.type(cell, '{Enter}')
    await screen.findByRole('button', { name: 'Quantity in stock of Zardozi 1: 12. Change it' })

    await chooseAll()
    const bar = await region('Chosen products')
    expect(bar.textContent).toContain('3 products chosen')
    await controls(bar).fill('Discount in percent', '25')
    await controls(bar).press('Set discount')
    await waitFor(() => expect(screen.getAllByText('25% off')).toHaveLength(3))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen products' })).toBeNull())

    await press('Delete Zardozi 3')
    expect((await dialog()).textContent).toContain(
      'Are you sure you want to delete this product? This action cannot be undone.',
    )
    await controls(await dialog()).press('Delete')
    await screen.findByText('Product deleted successfully.')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Zardozi 3/ })).toBeNull())
    await chooseAll()
    await controls(await region('Chosen products')).press('Delete 2')
    await expect.poll(async () => (await dialog()).textContent).toContain('these 2 products')
    await controls(await dialog()).press('Delete')
    await screen.findByText('No product is like that.')
  })

  test('changes more than a screenful in bulk only after a confirmation', async () => {
    await addDesigns('Bandhani', 21)
    await openAdminPage(shop, listOf('Bandhani'), { as })
    await chooseAll()
    const bar = controls(await region('Chosen products'))
    await bar.fill('Discount in percent', '20')
    await bar.press('Set discount')
    const question = 'Set a discount of 20% on 21 products?'
    await controls(await dialog(question)).press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('20% off')).toBeNull()
    await bar.press('Set discount')
    await controls(await dialog(question)).press('Change 21 products')
    await screen.findByText('21 products changed')
    await waitFor(() => expect(screen.getAllByText('20% off')).toHaveLength(21))
    await chooseAll()
    await controls(await region('Chosen products')).choose('Set status', 'Draft')
    await dialog('Set the status ‘Draft’ on 21 products?')
  })

  test('has filters that are saved by name, and found again on another device', async () => {
    const { settled } = await openAdminPage(shop, '/view_product?category=SAREE&sort=stock', { as })
    const views = controls(await region('Saved views'))
    const save = async (name: string) => {
      await views.press('Save this view')
      await views.fill('Name of the view', name)
      await views.press('Save')
    }
    await save('Few sarees')
    await screen.findByRole('button', { name: 'Few sarees' })
    await settled()
    await save('FEW SAREES')
    await expect.poll(async () => (await region('Saved views')).textContent).toContain('already')

    localStorage.clear()
    const { address } = await openAdminPage(shop, '/view_product', { as })
    await press('Few sarees')
    await expect.poll(address).toMatch(/category=SAREE&sort=stock$/)
    await press('Forget the view Few sarees')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Few sarees' })).toBeNull())
  })
})

test('where two change a design, both changes stay; of the same field, the owner decides', async () => {
  const { id } = await shop.product({ color: 'Red' })
  const open = () => openAdminPage(shop, `/product/${id}/update`, { as })
  const first = await open()
  await fill('Colour', 'Indigo')
  await as.mutate('updateProduct', { id, discount: 20 })
  await press('Update Product')
  await expect.poll(first.address).toBe('/view_product')

  const second = await open()
  expect((await field('Colour')).value).toBe('Indigo')
  expect((await field('Discount (%)')).value).toBe('20')
  await fill('Colour', 'Teal')
  await fill('Pattern', 'Ikat')
  await as.mutate('updateProduct', { id, color: 'Maroon' })
  await press('Update Product')
  await screen.findByText(/Colour is now ‘Maroon’/)
  await press('Take what is there')
  await expect.poll(async () => (await field('Colour')).value).toBe('Maroon')
  expect((await field('Pattern')).value).toBe('Ikat')
  await press('Update Product')
  await expect.poll(second.address).toBe('/view_product')
})
