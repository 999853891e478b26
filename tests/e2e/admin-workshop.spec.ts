import { garmentsOf } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { test } from './support/own-shop.ts'
import { makeCustomer, placeOrderOf, signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { Taps } from './support/taps.ts'
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

test('a garment is measured from its card, with the customer’s last measurements filled in', async ({
  page,
  request,
}) => {
  const token = await signInAsOwner(page, request)
  const owner = await ownerOf(request)
  const { id: customerId } = await makeCustomer(request, token, 'Board Asha')
  const blouse = { unit: 'INCH', blouse: { chest: '36 1/4', waist: '30' } }
  const before = await takeCounterOrder(request, token, {
    customerId,
    lines: [{ garmentId: 'blouse', measurements: blouse }],
  })
  const { id } = await takeCounterOrder(request, token, { customerId, lines: [{ garmentId: 'blouse' }] })
  const [{ code }] = await garmentsOf(owner, id)
  const taps = new Taps()
  const dialog = page.getByRole('dialog', { name: `Measure ${code as string}` })
  const chest = dialog.getByLabel('Blouse, Chest')
  await visit(page, '/admin/workshop')
  await taps.tap(page.getByRole('button', { name: `Measure ${code as string}`, exact: true }))
  await expect(chest).toBeFocused()
  expect(taps.count).toBeLessThanOrEqual(2)
  await expect(chest).toHaveValue('36 1/4')
  await chest.fill('36 3/4')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Save the measurements' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Measure ${code as string}: measured` })).toBeVisible()
  const textsOf = async (of: string): Promise<unknown> => {
    const query =
      'query ($id: ID!) { order(id: $id) { items { measurements { taken { lengths { text } } } } } }'
    return (await owner.graphql(query, { id: of })).data.order.items[0].measurements.taken[0].lengths
  }
  expect(await textsOf(id)).toEqual([{ text: '36 3/4' }, { text: '30' }])
  expect(await textsOf(before.id)).toEqual([{ text: '36 1/4' }, { text: '30' }])
  // Once it is begun, the same button on its page says who can change them.
  await moveAlong(owner, id, 'STITCHING')
  await visit(page, `/admin/workshop/garments/${code as string}`)
  await page.getByRole('button', { name: `Measure ${code as string}: measured` }).click()
  await expect(dialog.getByText('The order is being sewn already.')).toBeVisible()
  await expect(dialog.getByText('36 3/4')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Edit the order' })).toBeVisible()
})
