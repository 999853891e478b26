import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region, shows, showsIn } from '../support/admin-page.ts'
import { at, everyDay, measuring, saveSettings } from '../support/appointments.ts'
import { dayAhead } from '../support/days.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const design = await shop.product()
const { press, fill, choose, follow } = controls()

const booked = () =>
  shop.db.appointment.findMany({ orderBy: { bookedAt: 'asc' }, select: { status: true, startsAt: true } })

test('the owner writes weekly hours and closed days, and is told at the field what is wrong', async () => {
  await openAdminPage(shop, '/admin/appointments', { as: owner })
  await shows('Nobody is booked on this day.', 'No times yet')
  await follow('Weekly hours')
  await press('Add hours')
  const first = controls(await screen.findByRole('group', { name: 'Hours 1' }))
  await first.fill('Until', '11:10')
  await first.fill('Minutes each', 'half an hour')
  await press('Save the hours')
  await shows('Write a whole number, such as 12.')
  await first.fill('Minutes each', '30')
  await press('Save the hours')
  await shows('There is no time for one appointment: write a later time.')
  await first.fill('Until', '12:00')
  await press('Add hours')
  const second = controls(await screen.findByRole('group', { name: 'Hours 2' }))
  expect((await second.field('Day')).value).toBe('TUESDAY')
  await second.choose('Where', 'At home')
  await press('Add a closed day')
  await fill('Closed day 1', '2030-01-26')
  await press('Save the hours')
  await screen.findByText('The hours are saved.')
  const { data } = await owner.graphql(
    '{ shop { closedDays appointmentHours { weekday place opensAt closesAt } } }',
  )
  expect(data.shop).toEqual({
    closedDays: ['2030-01-26'],
    appointmentHours: [
      { weekday: 'MONDAY', place: 'SHOP', opensAt: '11:00', closesAt: '12:00' },
      { weekday: 'TUESDAY', place: 'HOME', opensAt: '11:00', closesAt: '12:00' },
    ],
  })
})

test('a shopper books, moves and cancels on the page of her order', async () => {
  await saveSettings(owner, { appointmentHours: everyDay(), closedDays: [dayAhead(0), dayAhead(1)] })
  const meera = await shop.shopper('Meera')
  const { id } = await orderTailored(meera, design.id)
  await openAdminPage(shop, `/orders/${id}`, { as: meera })
  const panel = await region('Appointments')
  const { press, choose, fill } = controls(panel)
  await press('Book an appointment')
  const days = await within(panel).findByRole('group', { name: 'Day' })
  // Neither today nor tomorrow.
  expect(within(days).getAllByRole('button')).toHaveLength(12)
  await press('Book it')
  await within(panel).findByText('Choose a time.')
  await press('10:30 am')
  await press(/^Book .*10:30 am$/)
  await within(panel).findByText('The appointment is booked.')
  await showsIn('Appointments', 'Measuring, At the shop')
  const startsAt = new Date(at(dayAhead(2), '10:30'))
  expect(await booked()).toEqual([{ status: 'BOOKED', startsAt }])

  // Another shopper takes the time that this one is about to choose.
  await press(/^Move the appointment/)
  await within(panel).findByRole('group', { name: 'Time' })
  await owner.mutateOrThrow(
    'bookAppointment',
    measuring(at(dayAhead(2), '11:00'), { customerName: 'Rekha', phone: '9876543210' }),
  )
  await press('11:00 am')
  await press(/^Move it to .*11:00 am$/)
  await within(panel).findByText('This time has just been taken. Choose another one.')
  await press('11:30 am')
  await press(/^Move it to .*11:30 am$/)
  await within(panel).findByText('The appointment is moved.')

  await press('Book another')
  await choose('What for', 'Cloth pick-up')
  await fill('Address that we come to', '')
  await press('3:00 pm')
  await press(/^Book .*3:00 pm$/)
  await within(panel).findByText('Write the address that we come to.')
  await fill('Address that we come to', '12 Hill Road')
  await press(/^Book .*3:00 pm$/)
  await showsIn('Appointments', 'Cloth pick-up, At home: 12 Hill Road')

  await press(/^Cancel the appointment .*11:30 am/)
  await controls().press('Cancel it')
  await within(panel).findByText('The appointment is cancelled.')
  expect((await booked()).map(({ status }) => status)).toEqual(['CANCELLED', 'BOOKED', 'BOOKED'])
})

test('a shopper sees no appointments where the shop takes none', async () => {
  await saveSettings(owner, { appointmentHours: [] })
  const asha = await shop.shopper('Asha')
  const { id } = await orderTailored(asha, design.id)
  await openAdminPage(shop, `/orders/${id}`, { as: asha })
  await shows('How far it has come')
  expect(screen.queryByRole('region', { name: 'Appointments' })).toBeNull()
})

test('the staff book for an order on its page, for its customer', async () => {
  await saveSettings(owner, { appointmentHours: everyDay(), closedDays: [dayAhead(0), dayAhead(1)] })
  const rekha = await shop.shopper('Rekha')
  const { id } = await orderTailored(rekha, design.id)
  await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
  const panel = await region('Appointments')
  const { press } = controls(panel)
  await press('Book an appointment')
  await press('10:30 am')
  await press(/^Book .*10:30 am$/)
  await within(panel).findByText('The appointment is booked.')
  await showsIn('Appointments', 'Measuring, At the shop')
  expect(await shop.db.appointment.findMany({ where: { orderId: id } })).toMatchObject([
    { bookedBy: 'SHOP', phone: '9876543210', status: 'BOOKED' },
  ])
})

test('the staff book for a caller, see the day, and say what became of it, on Today by one tap', async () => {
  await shop.db.appointment.deleteMany()
  await saveSettings(owner, { appointmentHours: everyDay(2), closedDays: [] })
  const staff = await shop.staff('Kiran')
  const day = dayAhead(3)
  await openAdminPage(shop, `/admin/appointments?day=${day}`, { as: staff })
  expect(screen.queryByRole('link', { name: 'Weekly hours' })).toBeNull()
  await press('Book an appointment')
  await choose('What for', 'Fitting')
  await press('11:00 am')
  await press(/^Book .*11:00 am$/)
  await shows('Write the customer’s name.')
  await fill('Customer’s name', 'Rekha')
  await fill('Mobile number', '98765')
  await press(/^Book .*11:00 am$/)
  await shows('A mobile number has 10 digits.')
  await fill('Mobile number', '98765 43210')
  await press(/^Book .*11:00 am$/)
  await shows('Rekha', 'Fitting, At the shop')
  expect(await booked()).toEqual([{ status: 'BOOKED', startsAt: new Date(at(day, '11:00')) }])
  // On its day.
  await shop.db.appointment.updateMany({
    data: { startsAt: at(dayAhead(0), '00:10'), endsAt: at(dayAhead(0), '00:40') },
  })
  await openAdminPage(shop, '/admin', { as: staff })
  await controls(await region('Appointments')).press('Took place: Rekha')
  await expect.poll(() => screen.queryByRole('region', { name: 'Appointments' })).toBeNull()
  expect((await booked()).map(({ status }) => status)).toEqual(['DONE'])
  await openAdminPage(shop, '/admin/appointments', { as: staff, language: 'hi' })
  await shows('Rekha', 'हो गया', 'फ़िटिंग, दुकान पर')
  await press('नहीं आए: Rekha')
  await expect.poll(async () => (await booked()).map(({ status }) => status)).toEqual(['MISSED'])
})
