import { afterAll, expect, test } from 'vitest'
import { at, everyDay, measuring, saveSettings } from '../support/appointments.ts'
import { dayAhead, written } from '../support/days.ts'
import { FakePushService, vapidEnv } from '../support/fake-push-service.ts'
import { notificationsOf } from '../support/notifications.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const service = await FakePushService.open()
afterAll(() => service.close())
const shop = await openShop({ env: { ...vapidEnv, LOOPBACK_RECEIVERS: 'allow' } })
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const { browserOf, staffWith } = notificationsOf(shop, service)

const day = dayAhead(3)
const inWords = written(day, { weekday: 'long', day: 'numeric', month: 'long' })

test('the staff are notified of what a shopper does with an appointment, without a name, and not of their own', async () => {
  await saveSettings(owner, { appointmentHours: everyDay() })
  const { id: orderId } = await orderTailored(
    meera,
    (await shop.product({ productName: 'Maroon lehenga' })).id,
  )
  const [browser, hindi, editor] = await Promise.all([
    staffWith(['MANAGE_ORDERS']).then(browserOf),
    staffWith(['MANAGE_ORDERS'], 'HI').then(browserOf),
    staffWith(['EDIT_PRODUCTS']).then(browserOf),
  ])
  const input = measuring(at(day, '10:00'), { orderId })
  const { appointment } = await meera.mutateOrThrow('bookAppointment', input, 'appointment { id version }')
  await meera.mutateOrThrow('bookAppointment', input)
  await meera.mutateOrThrow('moveAppointment', { ...appointment, startsAt: at(day, '11:30') })
  await meera.mutateOrThrow('cancelAppointment', { id: appointment.id })
  await meera.mutateOrThrow('cancelAppointment', { id: appointment.id })
  await owner.mutateOrThrow('bookAppointment', measuring(at(day, '10:00'), { orderId }))
  await shop.runJobs()
  const address = `/admin/appointments?day=${day}`
  expect(browser.received).toEqual([
    expect.objectContaining({
      title: 'Appointment booked',
      body: `Measuring: ${inWords}, 10:00 am, at the shop`,
      address,
    }),
    expect.objectContaining({
      title: 'Appointment moved',
      body: `Measuring: ${inWords}, 11:30 am, at the shop`,
    }),
    expect.objectContaining({ title: 'Appointment cancelled' }),
  ])
  expect(hindi.received).toMatchObject([{ title: 'अपॉइंटमेंट तय हुआ' }, {}, {}])
  expect(JSON.stringify(browser.received)).not.toContain('Meera')
  expect(editor.received).toEqual([])
})
