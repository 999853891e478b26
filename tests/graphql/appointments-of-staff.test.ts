import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAppointmentReminders } from '../../server/domain/appointments/send-reminders.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { appointmentsOf, at, everyDay, measuring, saveSettings } from '../support/appointments.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const design = await shop.product({ productName: 'Maroon lehenga' })

const dayOf = (instant: Date) => new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** By the shop's clock. */
const inDays = (days: number) => dayOf(new Date(shop.now().getTime() + days * 86_400_000))
const order = () => orderTailored(meera, design.id)
const caller = { customerName: 'Rekha', phone: '98765 43210' }

beforeEach(async () => {
  await shop.db.appointment.deleteMany()
  await saveSettings(owner, { appointmentHours: everyDay(), closedDays: [] })
})

describe('the staff', () => {
  test('book by phone without an order, list a day, and say what became of it, in the activity log', async () => {
    const staff = await shop.staff('Kiran')
    const today = inDays(1)
    const { appointment } = await staff.mutateOrThrow(
      'bookAppointment',
      measuring(at(today, '11:30'), caller),
    )
    expect(appointment).toMatchObject({
      customerName: 'Rekha',
      phone: '9876543210',
      order: null,
      bookedBy: 'SHOP',
    })
    const { id: orderId } = await order()
    await staff.mutateOrThrow('bookAppointment', measuring(at(today, '10:00'), { kind: 'FITTING', orderId }))
    const list = async (who: ApiClient) =>
      who.graphql(`query ($day: Day!) { appointments(day: $day) { customerName order { id } } }`, {
        day: today,
      })
    expect((await list(staff)).data.appointments).toEqual([
      { customerName: 'Meera Rao', order: { id: orderId } },
      { customerName: 'Rekha', order: null },
    ])
    expect((await list(meera)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    const { id } = appointment
    expect(await staff.mutate('closeAppointment', { id, tookPlace: true })).toMatchObject({
      userErrors: [{ message: 'This appointment is still to come.' }],
    })
    shop.passTime(86_400)
    const { data } = await staff.graphql(
      '{ today { appointments { totalCount nodes { customerName status } } } }',
    )
    expect(data.today.appointments).toEqual({
      totalCount: 2,
      nodes: [
        { customerName: 'Meera Rao', status: 'BOOKED' },
        { customerName: 'Rekha', status: 'BOOKED' },
      ],
    })
    for (const [tookPlace, status, version] of [
      [false, 'MISSED', 2],
      [true, 'DONE', 3],
      [true, 'DONE', 3],
    ] as const)
      expect(await staff.mutate('closeAppointment', { id, tookPlace })).toMatchObject({
        appointment: { status, version },
        userErrors: [],
      })
    expect(await staff.mutate('cancelAppointment', { id })).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    })
    const log = await owner.graphql(
      `{ auditLog(first: 4) { edges { node { action actorName entityName changes { field before after } } } } }`,
    )
    expect(log.data.auditLog.edges.map(({ node }: Json) => node)).toMatchObject([
      {
        action: 'appointment.close',
        actorName: 'Kiran',
        changes: [{ field: 'appointmentStatus', before: '"MISSED"', after: '"DONE"' }],
      },
      { action: 'appointment.close' },
      { action: 'appointment.book' },
      { action: 'appointment.book' },
    ])
    expect(JSON.stringify(log.data)).not.toContain('Rekha')
  })

  test('need a name and a number of somebody without an order', async () => {
    const { userErrors } = await owner.mutate(
      'bookAppointment',
      measuring(at(inDays(1), '10:00'), { phone: caller.phone }),
    )
    expect(userErrors).toMatchObject([{ field: 'customerName', code: 'INVALID' }])
    expect(
      (await owner.mutate('bookAppointment', measuring(at(inDays(1), '10:00'), { customerName: 'Rekha' })))
        .userErrors,
    ).toMatchObject([{ field: 'phone', code: 'INVALID' }])
  })

  test('free the times of an order that they cancel', async () => {
    const { id: orderId } = await order()
    await meera.mutateOrThrow('bookAppointment', measuring(at(inDays(1), '10:00'), { orderId }))
    await owner.mutateOrThrow('cancelOrder', { id: orderId })
    expect((await appointmentsOf(meera, orderId)).appointments).toMatchObject([{ status: 'CANCELLED' }])
    await owner.mutateOrThrow('bookAppointment', measuring(at(inDays(1), '10:00'), caller))
  })
})

describe('the customer', () => {
  let orderId = ''
  beforeAll(async () => {
    orderId = (await order()).id
  })
  const messages = async (event?: 'APPOINTMENT_BOOKED' | 'APPOINTMENT_REMINDER') =>
    shop.db.message.findMany({
      where: { appointmentId: { not: null }, ...(event && { event }) },
      orderBy: { createdAt: 'asc' },
    })

  test('is written to when it is booked or moved, and reminded on the day before, once', async () => {
    await shop.db.message.deleteMany()
    const { appointment } = await meera.mutateOrThrow(
      'bookAppointment',
      measuring(at(inDays(2), '10:00'), { orderId }),
    )
    const [booked] = await messages()
    expect(booked).toMatchObject({
      event: 'APPOINTMENT_BOOKED',
      channel: 'WHATSAPP',
      status: 'TO_SEND',
      orderId,
    })
    expect(booked!.body).toMatch(/your appointment is booked\. Measuring at the shop: .+, 10:00 am\./)
    await meera.mutateOrThrow('moveAppointment', {
      id: appointment.id,
      version: 1,
      startsAt: at(inDays(2), '11:30'),
    })
    expect((await messages()).map(({ body }) => body)).toEqual([expect.stringContaining('11:30 am')])
    const remind = () => sendAppointmentReminders(shop.services)
    await remind()
    expect(await messages('APPOINTMENT_REMINDER')).toEqual([])
    shop.passTime(86_400)
    await remind()
    await remind()
    expect((await messages('APPOINTMENT_REMINDER')).map(({ body }) => body)).toEqual([
      expect.stringMatching(/we expect you tomorrow\. Measuring at the shop: .+, 11:30 am\./),
    ])
    await meera.mutateOrThrow('cancelAppointment', { id: appointment.id })
    expect(await messages()).toEqual([])
  })
})
