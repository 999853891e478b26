import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { controls, openAdminPage, region, showsIn } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const design = await shop.product({ quantityInStock: 100 })

const list = async (name: string) => within(await region(name))

test('what waits today comes first, each list with its most urgent rows and its button', async () => {
  const scarce = await shop.product({ productName: 'Scarce Saree', quantityInStock: 2 })
  const [due, ready, enquiry] = [
    await orderTailored(meera, design.id),
    await orderTailored(meera, design.id),
    await orderCustom(meera),
  ]
  const { version } = await moveAlong(as, due.id, 'CONFIRMED')
  const deliveryDate = new Date(Date.now() + 86_400_000).toISOString()
  await as.mutate('setDeliveryDate', { id: due.id, version, deliveryDate })
  const [garment] = await garmentsOf(as, due.id)
  await as.mutate('assignGarment', { garmentId: garment.id, trialDate: dayAhead(0) })
  await moveAlong(as, ready.id, 'CONFIRMED', 'STITCHING', 'READY')

  const { user } = await openAdminPage(shop, '/admin', { as })
  expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toContain('Today')
  ;(await list('Due today and tomorrow')).getByRole('link', { name: due.orderNumber })
  expect((await region('Trials')).textContent).toContain('Meera')
  ;(await list('To quote')).getByRole('link', { name: enquiry.orderNumber })
  expect((await region('Ready but unpaid')).textContent).toContain('₹')
  ;(await list('Low stock')).getByRole('link', { name: scarce.productName })
  screen.getByText(/^Nothing else waits: .*overdue/)

  // WhatsApp messages of the ready order wait for a tap, which opens the chat.
  const messages = await list('Messages to send')
  messages.getByRole('link', { name: 'Ready' })
  const chat = messages.getByRole('link', { name: /^Send: Ready/ })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/)
  const show = vi.fn()
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace: show }, close() {} } as never)
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(chat)
  await expect.poll(() => show.mock.calls).toEqual([[expect.stringMatching(/^https:\/\/wa\.me\/91\d{10}\?/)]])
  await expect.poll(() => screen.queryByRole('link', { name: /^Send: Ready/ })).toBeNull()
  await controls(await region('Trials')).follow('All trials')
  await screen.findByRole('link', { name: garment.code })
})

test('a garment is given to a tailor, and what is due is called about or handed over', async () => {
  const [waiting, ready] = [await orderTailored(meera, design.id), await orderTailored(meera, design.id)]
  await moveAlong(as, ready.id, 'CONFIRMED', 'STITCHING', 'READY')
  await moveAlong(as, waiting.id, 'CONFIRMED')
  await shop.db.order.updateMany({
    where: { id: { in: [waiting.id, ready.id] } },
    data: { deliveryDate: new Date(`${dayAhead(-3)}T12:00:00Z`) },
  })
  const [garment] = await garmentsOf(as, waiting.id)
  await shop.db.garment.update({ where: { id: garment.id }, data: { dueDate: new Date(dayAhead(-3)) } })
  const { tailor } = await as.mutateOrThrow('saveTailor', {
    name: 'Ramesh',
    phone: newPhone(),
    language: 'HINDI',
  })
  await openAdminPage(shop, '/admin', { as })
  const overdue = await list('Overdue')
  expect(overdue.getByRole('link', { name: `Call: ${waiting.orderNumber}` }).getAttribute('href')).toMatch(
    /^tel:\+91\d{10}$/,
  )
  overdue.getByRole('link', { name: `Hand over: ${ready.orderNumber}` })
  await controls(await region('Nobody sews them yet')).choose(`Tailor of ${garment.code}`, 'Ramesh')
  await screen.findByText(`Ramesh sews ${garment.code} now.`)
  await expect.poll(() => screen.queryByLabelText(`Tailor of ${garment.code}`)).toBeNull()
  const { tailorId } = await shop.db.garment.findUniqueOrThrow({ where: { id: garment.id } })
  expect(tailorId).toBe(tailor.id)
})

test('a customer is found with the last measurements', async () => {
  const { customer } = await as.mutateOrThrow('saveCustomer', { name: 'Lata Deshpande', phone: newPhone() })
  await takeOrder(as, {
    customerId: customer.id,
    lines: [{ garmentId: 'blouse', measurements: { unit: 'INCH', blouse: { chest: 36 } } }],
  })
  await openAdminPage(shop, '/admin?search=Lata%20Deshpande', { as })
  await showsIn('Measurements of Lata Deshpande', '36 in')
})

test('staff see the lists of their permissions only', async () => {
  const colleague = await shop.staff()
  await shop.product({ quantityInStock: 1 })
  await orderCustom(meera)
  await as.mutate('changePermissions', { customerId: colleague.id, permissions: ['EDIT_PRODUCTS'] })
  await openAdminPage(shop, '/admin', { as: colleague })
  await region('Low stock')
  expect(screen.queryByRole('region', { name: 'To quote' })).toBeNull()
  expect(screen.queryByText(/Nothing else waits/)).toBeNull()
})

test('each visit of the dashboard is counted in this browser', async () => {
  const visitors = async () => {
    await openAdminPage(shop, '/admin', { as })
    return (await screen.findByText('Total Visitors')).nextElementSibling!.textContent
  }
  expect([await visitors(), await visitors()]).toEqual(['1', '2'])
})
