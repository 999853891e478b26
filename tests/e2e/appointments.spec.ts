import { at, everyDay, saveSettings } from '../support/appointments.ts'
import { dayAhead } from '../support/days.ts'
import { test } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, ownerOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'

test('a shopper books a fitting on her order, moves it, and the shop finds it on its day @every-size', async ({
  page,
  request,
}) => {
  test.slow()
  const owner = await ownerOf(request)
  await saveSettings(owner, { appointmentHours: everyDay(2) })
  const meera = await makeShopper(request, 'Meera')
  const { id } = await placeOrderOf(request, meera)
  await signIn(page, meera)
  await visit(page, `/orders/${id}`)
  const panel = page.getByRole('region', { name: 'Appointments' })
  await panel.getByRole('button', { name: 'Book an appointment' }).click()
  await panel.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click()
  await panel.getByRole('button', { name: '11:00 am', exact: true }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const book = panel.getByRole('button', { name: /^Book .*11:00 am$/ })
  const [, bookedDay] = /^Book (.*), 11:00 am$/.exec((await book.textContent())!)!
  await book.click()
  await expect(panel.getByRole('status')).toHaveText('The appointment is booked.')
  await panel.getByRole('button', { name: /^Move the appointment/ }).click()
  await panel.getByRole('button', { name: '11:30 am', exact: true }).click()
  await panel.getByRole('button', { name: `Move it to ${bookedDay}, 11:30 am` }).click()
  await expect(panel.getByRole('status')).toHaveText('The appointment is moved.')
  await expectAccessible(page)
  const { data } = await overApi(meera).graphql(
    'query ($id: ID!) { order(id: $id) { appointments { startsAt status } } }',
    { id },
  )
  const [{ startsAt, status }] = data.order.appointments
  expect(status).toBe('BOOKED')
  const day = [0, 1, 2, 3].map((days) => dayAhead(days)).find((each) => at(each, '11:30') === startsAt)
  expect(day).toBeDefined()

  await signInAsOwner(page, request)
  await visit(page, `/admin/appointments?day=${day}`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Meera' })
  await expect(entry).toContainText('11:30 am')
  await expectNoSidewaysScroll(page)
  await entry.getByRole('button', { name: /^Cancel the appointment/ }).click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(entry).toContainText('Cancelled')
  await visit(page, '/admin/settings/appointments')
  await expect(page.getByRole('group', { name: 'Hours 1', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
