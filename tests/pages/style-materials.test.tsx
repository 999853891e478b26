import { expect, test } from 'vitest'
import { openAdminPage } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { addMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { styledDraft } from '../support/styles.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const lace = await addMaterial(as, 1_000, { name: 'Gota lace', color: 'Gold', kind: 'TRIMMING' })

test('the owner prices an option by the metre, and a garment takes its material with one tap', async () => {
  const { screen, user, address, unmount } = await openAdminPage(shop, '/admin/style-book/new?part=PIPING', {
    as,
  })
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await type('Name', 'Gota edge')
  await user.selectOptions(await screen.findByLabelText('Takes of a material'), 'Metres')
  await type('For one garment, m', '2,5')
  await type('Price of a metre in ₹', '120')
  await user.click(screen.getByRole('button', { name: 'Add the option' }))
  await screen.findByText('Write metres, such as 2.5 or 0.75.')
  await type('For one garment, m', '2.5')
  const price = screen.getByLabelText<HTMLInputElement>('Price of one in ₹')
  expect([price.value, price.disabled]).toEqual(['300', true])
  await user.click(screen.getByRole('button', { name: 'Choose a material' }))
  await user.click(await screen.findByRole('button', { name: /^Gota lace, Gold/ }))
  await screen.findByText('From the stock: Gota lace, Gold')
  await user.click(screen.getByRole('button', { name: 'Add the option' }))
  await expect.poll(address).toBe('/admin/style-book')
  const option = await shop.db.styleOption.findFirstOrThrow({ where: { name: 'Gota edge' } })
  expect(option).toMatchObject({ price: 300_00n, quantity: 250, unit: 'METRE', materialId: lace.id })
  unmount()

  const design = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
  const draft = await styledDraft(meera, design, [option.id])
  const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft), 'order { id }')
  await moveAlong(as, order.id, 'CONFIRMED')
  const [garment] = await garmentsOf(as, order.id)
  const page = await openAdminPage(shop, `/admin/workshop/garments/${garment!['code']}`, { as })
  await page.screen.findByText(/^For its style: Gota lace, Gold/)
  await page.user.click(page.screen.getByRole('button', { name: 'Take 2.5 m' }))
  await page.screen.findByRole('button', { name: 'Give back Gota lace, Gold' })
  expect(page.screen.queryByText(/^For its style:/)).toBeNull()
  expect(await shop.db.material.findUniqueOrThrow({ where: { id: lace.id } })).toMatchObject({ stock: 750 })
})
