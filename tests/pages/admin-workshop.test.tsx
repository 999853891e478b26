import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const design = await shop.product({ quantityInStock: 100 })
const { choose, fill, press, tick } = controls()

async function orderGarment(...way: OrderStatus[]) {
  const order = await orderTailored(meera, design.id)
  await moveAlong(as, order.id, ...way)
  const [{ id, code }] = await garmentsOf(as, order.id)
  return { orderId: order.id, garmentId: id, code: code as string }
}
const status = async (orderId: string) => (await followOrder(as, orderId)).orderStatus
const openBoard = () => openAdminPage(shop, '/admin/workshop', { as })
/** Waits for a garment in a column of the board. */
const isAt = async (stage: string, code: string) =>
  within(await region(stage)).findByRole('link', { name: code })

test('garments are assigned together, moved by button and list, and a mistake is undone', async () => {
  await as.mutate('saveTailor', { name: 'Salma', phone: newPhone(), language: 'HINDI' })
  const { orderId, garmentId, code } = await orderGarment('CONFIRMED')
  await as.mutate('assignGarment', { garmentId, dueDate: dayAhead(3) })
  await openBoard()
  await isAt('To cut', code)
  await tick(`Select ${code}`)
  const bulk = controls(await region('Selected garments'))
  await bulk.choose('Tailor', 'Salma')
  await bulk.fill('Trial', dayAhead(30))
  await bulk.press('Apply')
  await expect.poll(() => screen.queryByRole('region', { name: 'Selected garments' })).toBeNull()
  expect((await region('To cut')).textContent).toContain('Salma')

  await press(`Move ${code} to Cutting`)
  await isAt('Cutting', code)
  await expect.poll(() => status(orderId)).toBe('STITCHING')
  await press(`Undo the move of ${code}`)
  await isAt('To cut', code)
  await expect.poll(() => status(orderId)).toBe('CONFIRMED')
  await choose(`Stage of ${code}`, 'Stitching')
  await isAt('Stitching', code)

  await press('Workload')
  await expect.poll(() => screen.queryAllByRole('table').at(-1)?.textContent).toContain('Salma')
  await press('Trials')
  await screen.findByRole('link', { name: code })
})

test('of garments that are changed together, those that can’t be stay selected with the reason', async () => {
  const [{ code: moved }, { code: stays }] = [await orderGarment('CONFIRMED'), await orderGarment()]
  await openBoard()
  await tick(`Select ${moved}`)
  await tick(`Select ${stays}`)
  const bulk = await region('Selected garments')
  await controls(bulk).choose('Stage', 'Cutting')
  await controls(bulk).press('Apply')
  await within(bulk).findByText(new RegExp(`^${stays}: The order isn’t confirmed yet\\.`))
  expect(bulk.textContent).toContain('1 garment selected')
  expect(screen.getByLabelText<HTMLInputElement>(`Select ${stays}`).checked).toBe(true)
  await isAt('Cutting', moved)
})

test('a tailor is added and paid', async () => {
  const openTailors = () => openAdminPage(shop, '/admin/workshop?view=tailors', { as })
  await openTailors()
  await press('Add a tailor')
  await fill('Name', 'Farida')
  await fill('Phone number', newPhone())
  await fill('PIN', '482913')
  await press('Add the tailor')
  expect((await region('Farida')).textContent).toContain('0 garments')

  const { data } = await as.graphql('{ tailors { id name } }')
  const { id: tailorId } = data.tailors.find(({ name }: { name: string }) => name === 'Farida')
  const { garmentId } = await orderGarment('CONFIRMED')
  await as.mutate('assignGarment', { garmentId, tailorId, pieceRate: 450_00 })
  await as.mutate('moveGarment', { garmentId, to: 'READY' })
  await openTailors()
  const entry = await region('Farida')
  await expect.poll(() => entry.textContent).toContain('Due: ₹450')
  expect(entry.textContent).toContain('0 garments')
  await controls(entry).press('Pay')
  await controls(entry).press('Pay ₹450')
  await expect.poll(() => entry.textContent).toContain('Due: ₹0')
})
