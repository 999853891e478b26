import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
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
const { choose, field, fill, press, tick } = controls()

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

test('a garment that skips stages asks what its tailor earns', async () => {
  const { tailor } = await as.mutateOrThrow('saveTailor', {
    name: 'Imran',
    phone: newPhone(),
    language: 'HINDI',
  })
  const { orderId, garmentId, code } = await orderGarment('CONFIRMED')
  const [{ category }] = await garmentsOf(as, orderId)
  const rates = ['CUTTING', 'STITCHING'].map((stageId) => ({ category, stageId, amount: 100_00 }))
  await as.mutateOrThrow('savePieceRates', { tailorId: tailor.id, rates })
  await as.mutateOrThrow('assignGarment', { garmentId, tailorId: tailor.id })
  await openBoard()
  await choose(`Stage of ${code}`, 'Finishing')
  const question = await screen.findByRole('alertdialog')
  await expect.poll(() => question.textContent).toContain('Earned by this move: ₹200.00')
  await controls(question).tick('Cutting, ₹100.00')
  await controls(question).press('Move')
  await isAt('Finishing', code)
  const { data } = await as.graphql('{ tailors { id due } }')
  expect(data.tailors.find(({ id }: { id: string }) => id === tailor.id).due).toBe(100_00)
})

test('the board shows the garments of its address, and a card gives one to a tailor', async () => {
  const { tailor } = await as.mutateOrThrow('saveTailor', {
    name: 'Nasreen',
    phone: newPhone(),
    language: 'HINDI',
  })
  const [one, other] = [await orderGarment('CONFIRMED'), await orderGarment('CONFIRMED')]
  await as.mutate('assignGarment', { garmentId: one.garmentId, dueDate: dayAhead(0) })
  await openAdminPage(shop, `/admin/workshop?search=${one.code}&due=today&stage=TO_CUT`, { as })
  await isAt('To cut', one.code)
  expect(screen.queryByRole('region', { name: 'Cutting' })).toBeNull()
  expect(screen.queryByRole('link', { name: other.code })).toBeNull()
  await choose(`Tailor of ${one.code}`, 'Nasreen')
  await expect.poll(async () => (await garmentsOf(as, one.orderId))[0].tailor?.name).toBe('Nasreen')

  await press('Show all')
  await isAt('To cut', other.code)
  await choose('Tailor', 'Nasreen')
  await expect.poll(() => screen.queryByRole('link', { name: other.code })).toBeNull()
  await isAt('To cut', one.code)
  await openAdminPage(shop, `/admin/workshop?tailor=${tailor.id}`, { as })
  await isAt('To cut', one.code)
  expect(screen.queryByRole('link', { name: other.code })).toBeNull()
})

test('a garment is assigned, dated and moved on its page', async () => {
  await as.mutate('saveTailor', { name: 'Zainab', phone: newPhone(), language: 'HINDI' })
  const { orderId, code } = await orderGarment('CONFIRMED')
  await openAdminPage(shop, `/admin/workshop/garments/${code}`, { as })
  const now = async () => (await garmentsOf(as, orderId))[0]
  /** While a change is sent, no other is possible. */
  const select = async (label: string, option: string) => {
    const list = await field(label)
    await expect.poll(() => list.disabled).toBe(false)
    await choose(label, option)
  }
  await select('Tailor', 'Zainab')
  await expect.poll(async () => (await now()).tailor?.name).toBe('Zainab')
  await fill('Trial', dayAhead(2))
  await press('Save the days')
  await expect.poll(async () => (await now()).trialDate).toBe(dayAhead(2))
  await select('Stage', 'Cutting')
  await expect.poll(async () => (await now()).status).toBe('CUTTING')
  await press('Undo the move')
  await expect.poll(async () => (await now()).status).toBe('TO_CUT')
  await select('Tailor', 'Nobody yet')
  await expect.poll(async () => (await now()).tailor).toBeNull()
})

test('the code of a job card opens the garment’s page for the shop’s staff', async () => {
  const { code } = await orderGarment('CONFIRMED')
  await openAdminPage(shop, `/workshop/${code}`, { as })
  await screen.findByRole('heading', { name: `Garment ${code}` })
})

test('an order with unfinished garments asks before it is ready', async () => {
  const { orderId, code } = await orderGarment('CONFIRMED', 'STITCHING')
  await openAdminPage(shop, `/admin/orders/${orderId}`, { as })
  await press('Mark as ready')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(`${code}: To cut`)
  await controls(question).press('Not yet')
  expect(await status(orderId)).toBe('STITCHING')
  await press('Mark as ready')
  await controls(await screen.findByRole('alertdialog')).press('Mark as ready')
  await expect.poll(() => status(orderId)).toBe('READY')
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
  await controls(entry).follow('Account')
  await shows('Account of Farida', 'Due to the tailor₹450.00')
  const form = async (open: string, fields: Record<string, string>, send: string) => {
    await press(open)
    for (const [label, value] of Object.entries(fields)) await fill(label, value)
    await controls((await field('Amount, ₹')).closest('form')!).press(send)
    await expect.poll(() => screen.queryByLabelText('Amount, ₹')).toBeNull()
  }
  await form('Pay', { 'Amount, ₹': '200' }, 'Pay')
  await shows('Due to the tailor₹250.00', 'Paid')
  await form('Deduct', { 'Amount, ₹': '50', Reason: 'Spoilt lining' }, 'Deduct')
  await shows('Due to the tailor₹200.00', 'Spoilt lining')
  await form('Give an advance', { 'Amount, ₹': '300.50' }, 'Give the advance')
  await shows('Paid before it is earned₹100.50')
  await press('Take back')
  await fill('Reason', 'It was washed out')
  await press('Take back the deduction')
  await shows('Paid before it is earned₹50.50', 'Deduction, taken back', 'It was washed out')
})

test('each tailor’s list of the day is in the tailor’s language, and is sent by WhatsApp', async () => {
  const phone = newPhone()
  const { tailor } = await as.mutateOrThrow('saveTailor', { name: 'Rukhsana', phone, language: 'HINDI' })
  const [today, later] = [await orderGarment('CONFIRMED'), await orderGarment('CONFIRMED')]
  const assign = (garmentId: string, days: number) =>
    as.mutateOrThrow('assignGarment', { garmentId, tailorId: tailor.id, dueDate: dayAhead(days) })
  await assign(today.garmentId, 0)
  await assign(later.garmentId, 4)
  await as.mutateOrThrow('addAlteration', {
    orderId: later.orderId,
    garmentId: later.garmentId,
    details: 'Take in the waist. Call 98765 43210.',
    tailorId: tailor.id,
  })
  await openAdminPage(shop, `/admin/workshop/lists?tailor=${tailor.id}`, { as })
  const sheet = await region('Rukhsana')
  await within(sheet).findByText(today.code)
  expect(sheet.textContent).toContain('कटाई बाकी')
  expect(sheet.textContent).toContain('Take in the waist. Call ….')
  expect(within(sheet).getAllByRole('row')).toHaveLength(3)
  const link = within(sheet).getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href
  expect(link).toContain(`https://wa.me/91${phone}?text=`)
  const text = decodeURIComponent(link)
  for (const part of [today.code, 'Rukhsana, ', 'आपकी सूची', '/hi/workshop']) expect(text).toContain(part)
  for (const secret of ['Meera', '43210']) expect(sheet.textContent + text).not.toContain(secret)
  await press('7 days')
  await expect.poll(async () => within(await region('Rukhsana')).getAllByRole('row')).toHaveLength(4)
})
