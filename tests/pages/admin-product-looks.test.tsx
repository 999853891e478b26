import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, press } = controls()
const storedOf = async (id: string) => (await shop.db.product.findUniqueOrThrow({ where: { id } })).goesWith

test('the owner names what completes the look, in order', async () => {
  const choli = await shop.product({ productName: 'Choli Blouse' })
  const satin = await shop.product({ productName: 'Satin Petticoat', productStatus: 'DRAFT' })
  const cape = await shop.product({ productName: 'Zari Cape' })
  const { id } = await shop.product({ productName: 'Katan Saree', goesWith: [choli.id, cape.id] })
  const { screen, address } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await press('Move Zari Cape up')
  fireEvent.change(await field('Find a design to add'), { target: { value: 'satin' } })
  fireEvent.click(await screen.findByRole('button', { name: /Satin Petticoat\s*Not published/ }))
  await screen.findByRole('button', { name: 'Move Satin Petticoat up' })
  expect((await field('Find a design to add')).value).toBe('')
  await press('Take Choli Blouse away')
  await press('Update Product')
  await expect.poll(address).toBe('/view_product')
  expect(await storedOf(id)).toEqual([cape.id, satin.id])
})

test('neither the design itself nor one that is named already is offered; a deleted one is said to be', async () => {
  const gone = await shop.product({ productName: 'Mogra Gone' })
  const named = await shop.product({ productName: 'Mogra Blouse' })
  const { id } = await shop.product({ productName: 'Mogra Saree', goesWith: [gone.id, named.id] })
  await as.mutate('deleteProduct', { id: gone.id })
  const { screen } = await openAdminPage(shop, `/product/${id}/update`, { as })
  await screen.findByText('No longer in the catalogue')
  fireEvent.change(await field('Find a design to add'), { target: { value: 'mogra' } })
  await screen.findByText('No other design is called so.')
})
