import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseFiles, controls, openAdminPage } from '../support/admin-page.ts'
import { pictureFile } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

let hasRoom = true
const shop = await openShop({
  imageStore: (real) => ({
    ...real,
    write: (...file) => (hasRoom ? real.write(...file) : Promise.reject(new Error('No room'))),
  }),
})
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

const choosePicture = async (file: File) => chooseFiles(await field(/^Add images/), file)
const gif = () => new File(['GIF89a'], 'moving.gif', { type: 'image/gif' })

test('a picture that can’t be stored is reported and retried; one that never can is not', async () => {
  const { id } = await shop.product()
  const { screen } = await openAdminPage(shop, `/product/${id}/update`, { as })
  const refused = () => screen.queryByText(/Failed to upload image/)
  hasRoom = false
  await choosePicture(await pictureFile())
  await waitFor(() => expect(refused()).toBeTruthy())
  expect(shop.faults()).not.toEqual([])
  hasRoom = true
  await press('Try again')
  await waitFor(() => expect(refused()).toBeNull())
  await screen.findByRole('button', { name: 'Remove image 1' })

  await choosePicture(gif())
  await screen.findByText(/The picture must be a JPEG, PNG, WebP or AVIF file\./)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a design isn’t saved without a refused picture before the owner agrees', async () => {
  const { id } = await shop.product()
  const { screen, address } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await fill('Colour', 'Indigo')
  await choosePicture(gif())
  await screen.findByText(/1 image could not be uploaded and is missing\./)
  const dialog = () => screen.findByRole('alertdialog', { name: 'Save without 1 image?' })
  await press('Update Product')
  await controls(await dialog()).press('Go back')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe(`/product/${id}/update`)
  await press('Update Product')
  await controls(await dialog()).press('Save without')
  await expect.poll(address).toBe('/view_product')
})
