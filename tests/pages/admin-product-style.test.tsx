import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, choose, tick, press } = controls()

const styleOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id }, select: { style: true } })).style

test('the owner says what a design has of the style book, part by part', async () => {
  const { id } = await shop.product({ category: 'BLOUSE', style: ['front-neck-boat', 'piping-self'] })
  const { address } = await openAdminPage(shop, `/product/${id}/update`, { as })
  expect((await field('Front neck')).value).toBe('front-neck-boat')
  await choose('Front neck', 'V neck')
  await tick('Self piping')
  await tick('Lace edging')
  await press('Update Product')
  await expect.poll(address).toBe('/view_product')
  expect(await styleOf(id)).toEqual(['front-neck-v', 'piping-lace'])
})

test('options that can’t be sewn together are refused, and stay chosen', async () => {
  const { id } = await shop.product({ category: 'BLOUSE', style: ['front-neck-halter'] })
  const { screen } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await choose('Sleeve', 'Puff sleeve')
  await press('Update Product')
  await screen.findByRole('link', { name: /Puff sleeve can’t be sewn with Halter neck/ })
  expect((await field('Sleeve')).value).toBe('sleeve-puff')
  expect(await styleOf(id)).toEqual(['front-neck-halter'])
})

test('a garment that the style book has nothing for has no style', async () => {
  const { id } = await shop.product({ category: 'OTHERS' })
  const { screen } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await field('Product name')
  expect(screen.queryByLabelText('Front neck')).toBeNull()
})

test('the style book that doesn’t load can be asked for again', async () => {
  const { id } = await shop.product({ category: 'BLOUSE' })
  const { screen, connection, router } = await openAdminPage(shop, '/admin/tax', { as })
  connection.broken.add('AdminStyleBook')
  await router.navigate(`/product/${id}/update`)
  await screen.findByText(/^The style book did not load/)
  connection.broken.clear()
  await press('Try again')
  await field('Front neck')
})
