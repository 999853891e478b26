import { garmentsOf } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { test } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

// In another shop, garments that other tests add would shift the card while it is dragged.
test.use({ viewport: { width: 768, height: 1024 }, shopEnv: {} })

test('a garment is dragged to another stage, and brought back', async ({ page, request }) => {
  const owner = await ownerOf(request)
  const order = await placeOrderOf(request, await makeShopper(request, 'Board Meera'))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ code }] = await garmentsOf(owner, order.id)
  const stage = (name: string) => page.getByRole('region', { name, exact: true })
  const isAt = (name: string) => expect(stage(name).getByRole('link', { name: code as string })).toBeVisible()
  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop')
  await isAt('To cut')
  await page.getByText('Board Meera').dragTo(stage('Cutting'), { targetPosition: { x: 60, y: 40 } })
  await isAt('Cutting')
  await page.getByRole('button', { name: `Undo the move of ${code as string}` }).click()
  await isAt('To cut')
})
