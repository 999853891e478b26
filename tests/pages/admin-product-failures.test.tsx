import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, fill, press } = controls()

test('a design that can’t be loaded is reported and loaded again', async () => {
  const { id, productName } = await shop.product()
  const { screen, connection, router } = await openAdminPage(shop, '/admin/tax', { as })
  connection.broken.add('ProductForm')
  await router.navigate(`/product/${id}/update`)
  await screen.findByText(/Failed to load product details/)
  connection.broken.clear()
  await press('Try again')
  expect((await field('Product name')).value).toBe(productName)
  expect(screen.queryByText(/Failed to load product details/)).toBeNull()
})

test('a change or a deletion that fails is reported and retried', async () => {
  const { id, productName } = await shop.product({ color: 'Red' })
  const { screen, connection, address } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await fill('Colour', 'Indigo')
  connection.broken.add('UpdateProduct')
  await press('Update Product')
  await screen.findByText(/Failed to update product/)
  expect((await field('Colour')).value).toBe('Indigo')
  connection.broken.clear()
  await press('Update Product')
  await expect.poll(address).toBe('/view_product')
  expect(await shop.db.product.findUnique({ where: { id }, select: { color: true } })).toEqual({
    color: 'Indigo',
  })

  const list = await openAdminPage(shop, `/view_product?view=table&search=${productName}`, { as })
  const row = () => screen.queryByRole('row', { name: new RegExp(productName) })
  await expect.poll(row).toBeTruthy()
  const remove = async () => {
    await press(`Delete ${productName}`)
    await controls(await screen.findByRole('alertdialog')).press('Delete')
  }
  list.connection.broken.add('DeleteProduct')
  await remove()
  await screen.findByText('Failed to delete the product. Please try again.')
  expect(row()).toBeTruthy()
  list.connection.broken.clear()
  await remove()
  await screen.findByText('Product deleted successfully.')
  await expect.poll(row).toBeNull()
})
