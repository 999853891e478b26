import { changeGarment, garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { newPhone, saveTailor } from '../support/tailors.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { dayAhead } from '../support/days.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test.beforeEach(({ page }) => page.setDefaultTimeout(20_000))

test('garments are assigned together, moved by button, list and drag, and a mistake is undone', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request, 'Board Meera')
  await saveTailor(owner, { name: 'Salma Board', phone: newPhone(), language: 'HINDI' })
  const order = await placeOrderOf(request, shopper)
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ id: garmentId, code }] = await garmentsOf(owner, order.id)
  await changeGarment.assign(owner, { garmentId, dueDate: '2026-12-01' })
  const stage = (name: string) => page.getByRole('region', { name, exact: true })

  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop')
  await expect(stage('To cut').getByRole('link', { name: code })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel(`Select ${code}`).check()
  const bulk = stage('Selected garments')
  await bulk.getByLabel('Tailor').selectOption({ label: 'Salma Board' })
  await bulk.getByLabel('Trial').fill(dayAhead(30))
  await bulk.getByRole('button', { name: 'Apply' }).click()
  await expect(bulk).toHaveCount(0)
  await expect(stage('To cut')).toContainText('Salma Board')

  await page.getByRole('button', { name: `Move ${code} to Cutting` }).click()
  await expect(stage('Cutting').getByRole('link', { name: code })).toBeVisible()
  expect((await followOrder(owner, order.id)).orderStatus).toBe('STITCHING')
  await page.getByRole('button', { name: `Undo the move of ${code}` }).click()
  await expect(stage('To cut').getByRole('link', { name: code })).toBeVisible()
  expect((await followOrder(owner, order.id)).orderStatus).toBe('CONFIRMED')

  await page.getByLabel(`Stage of ${code}`).selectOption({ label: 'Stitching' })
  await expect(stage('Stitching').getByRole('link', { name: code })).toBeVisible()
  await page.getByText('Board Meera').dragTo(stage('Embroidery'))
  await expect(stage('Embroidery').getByRole('link', { name: code })).toBeVisible()

  await page.getByRole('button', { name: 'Workload' }).click()
  await expect(page.getByRole('table').last()).toContainText('Salma Board')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Trials' }).click()
  await expect(page.getByRole('link', { name: code })).toBeVisible()
  await expectAccessible(page)
})

test('of garments that are changed together, those that can’t be stay selected with the reason', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request)
  const [confirmed, pending] = [
    await placeOrderOf(request, await makeShopper(request)),
    await placeOrderOf(request, await makeShopper(request)),
  ]
  await moveAlong(owner, confirmed.id, 'CONFIRMED')
  const [[{ code: moved }], [{ code: stays }]] = [
    await garmentsOf(owner, confirmed.id),
    await garmentsOf(owner, pending.id),
  ]
  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop')
  await page.getByLabel(`Select ${moved}`).check()
  await page.getByLabel(`Select ${stays}`).check()
  const bulk = page.getByRole('region', { name: 'Selected garments' })
  await bulk.getByLabel('Stage').selectOption({ label: 'Cutting' })
  await bulk.getByRole('button', { name: 'Apply' }).click()
  await expect(bulk.getByText(`${stays}: The order isn’t confirmed yet.`)).toBeVisible()
  await expect(bulk).toContainText('1 garment selected')
  await expect(page.getByLabel(`Select ${stays}`)).toBeChecked()
  const cutting = page.getByRole('region', { name: 'Cutting', exact: true })
  await expect(cutting.getByRole('link', { name: moved })).toBeVisible()
  await expectAccessible(page)
})

test('a tailor is added, changed and paid', async ({ page, request }) => {
  const owner = await ownerOf(request)
  await signInAsOwner(page, request)
  await visit(page, '/admin/workshop?view=tailors')
  await page.getByRole('button', { name: 'Add a tailor' }).click()
  await page.getByLabel('Name').fill('Farida Paid')
  await page.getByLabel('Phone number').fill(newPhone())
  await page.getByLabel('PIN', { exact: true }).fill('482913')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the tailor' }).click()
  const entry = page.getByRole('region', { name: 'Farida Paid' })
  await expect(entry).toContainText('0 garments')

  const { data } = await owner.graphql('{ tailors { id name } }')
  const { id: tailorId } = data.tailors.find(({ name }: { name: string }) => name === 'Farida Paid')
  const order = await placeOrderOf(request, await makeShopper(request))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ id: garmentId }] = await garmentsOf(owner, order.id)
  await changeGarment.assign(owner, { garmentId, tailorId, pieceRate: 450_00 })
  await changeGarment.move(owner, { garmentId, to: 'READY' })

  await visit(page, '/admin/workshop?view=tailors')
  await expect(entry).toContainText('0 garments')
  await expect(entry).toContainText('Due: ₹450')
  await entry.getByRole('button', { name: 'Pay', exact: true }).click()
  await entry.getByRole('button', { name: 'Pay ₹450' }).click()
  await expect(entry).toContainText('Due: ₹0')
  await expectAccessible(page)
})
