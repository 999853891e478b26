import { garmentsOf } from '../support/garments.ts'
import { addMaterial, consumeMaterial } from '../support/materials.ts'
import { moveAlong } from '../support/order-changes.ts'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

test('materials, their history and those of a garment are accessible at the admin widths', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const order = await placeOrderOf(request, await makeShopper(request, 'Material Meera'))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [garment] = await garmentsOf(owner, order.id)
  const name = `Chanderi ${order.orderNumber}`
  const material = await addMaterial(owner, 1250, { name, color: 'Rani pink', lowStockLimit: 1000 })
  await consumeMaterial(owner, { garmentId: garment.id, materialId: material.id, quantity: 800 })
  await signInAsOwner(page, request)

  await open(page, '/admin/materials', 'Materials')
  await page.getByRole('button', { name: 'Add a material' }).click()
  await field(page, 'Name').fill(name)
  await field(page, 'Low at (optional), m').fill('a few')
  await page.getByRole('button', { name: 'Add the material' }).click()
  await expect(page.getByText('Write metres, such as 2.5 or 0.75.')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await visit(page, `/admin/workshop/garments/${garment.code}`)
  await expect(page.getByRole('button', { name: `Give back ${name}` })).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await visit(page, `/admin/materials/${material.id}`)
  await expect(page.getByText('4.5 m in stock')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('table')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)

  await visit(page, `/admin/materials?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Low')
  await expectAccessibleAtAdminWidths(page)
})
