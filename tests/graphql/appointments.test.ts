import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { appointmentsOf, at, everyDay, measuring, saveSettings } from '../support/appointments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
const design = await shop.product({ productName: 'Maroon lehenga' })

const dayOf = (instant: Date) => new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** By the shop's clock. */
const inDays = (days: number) => dayOf(new Date(shop.now().getTime() + days * 86_400_000))
const order = (who: ApiClient = meera) => orderTailored(who, design.id)
const caller = { customerName: 'Rekha', phone: '98765 43210' }

const timesOf = async (who: ApiClient, place = 'SHOP', from: string | null = null): Promise<Json[]> =>
  (
    await who.graphql(
      `query ($place: AppointmentPlace!, $from: Day) {
        appointmentTimes(place: $place, from: $from) { startsAt minutes free }
      }`,
      { place, from },
    )
  ).data.appointmentTimes

beforeEach(async () => {
  await shop.db.appointment.deleteMany()
  await saveSettings(owner, { appointmentHours: everyDay(), closedDays: [] })
})

describe('the hours', () => {
  test('are the owner’s, Monday first; wrong ones are refused at their field', async () => {
    const saturday = {
      weekday: 'SATURDAY',
      place: 'SHOP',
      opensAt: '11:00',
      closesAt: '13:00',
      minutes: 45,
      atOnce: 2,
    } as const
    const monday = { ...saturday, weekday: 'MONDAY' } as const
    const { shop: saved } = await saveSettings(owner, {
      appointmentHours: [saturday, monday],
      closedDays: ['2030-01-26', '2030-01-01', '2030-01-26'],
    })
    expect(saved).toEqual({
      appointmentHours: [monday, saturday],
      closedDays: ['2030-01-01', '2030-01-26'],
    })
    const { userErrors } = await saveSettings(owner, {
      appointmentHours: [
        saturday,
        monday,
        { ...monday, weekday: 'SUNDAY', opensAt: '10', closesAt: '11:00' },
        { ...monday, weekday: 'FRIDAY', opensAt: '10:00', closesAt: '10:30' },
        { ...monday, opensAt: '14:00', closesAt: '18:00', minutes: 5, atOnce: 21 },
      ],
    })
    expect(userErrors).toMatchObject([
      { field: 'appointmentHours.2.opensAt', message: 'Write a time like this: 10:00 or 18:30.' },
      {
        field: 'appointmentHours.3.closesAt',
        message: 'There is no time for one appointment: write a later time.',
      },
      { field: 'appointmentHours.4.minutes', message: 'An appointment takes 10 to 240 minutes.' },
      { field: 'appointmentHours.4.atOnce', message: 'Write how many people at once: 1 to 20.' },
    ])
    expect(
      (
        await saveSettings(owner, {
          appointmentHours: [saturday, { ...saturday, opensAt: '12:30', closesAt: '14:00' }],
        })
      ).userErrors,
    ).toMatchObject([
      { field: 'appointmentHours.1.opensAt', message: 'These hours overlap others of the same day.' },
    ])
  })

  test('are offered on 14 days in the shop’s zone, without those that have passed, closed days and full times', async () => {
    const [tomorrow, closed] = [inDays(1), inDays(2)]
    await saveSettings(owner, { closedDays: [closed] })
    const of = (times: Json[], day: string) =>
      times.filter(({ startsAt }) => dayOf(new Date(startsAt)) === day)
    const all = await timesOf(meera)
    expect(of(all, tomorrow)).toEqual(
      ['10:00', '10:30', '11:00', '11:30'].map((time) => ({
        startsAt: at(tomorrow, time),
        minutes: 30,
        free: 1,
      })),
    )
    expect(of(all, closed)).toEqual([])
    expect(of(all, inDays(13))).toHaveLength(4)
    expect(of(all, inDays(14))).toEqual([])
    expect(all.every(({ startsAt }) => new Date(startsAt) > shop.now())).toBe(true)
    expect(of(await timesOf(meera, 'HOME'), tomorrow).map(({ startsAt }) => startsAt)).toEqual([
      at(tomorrow, '15:00'),
      at(tomorrow, '16:00'),
    ])
    expect(of(await timesOf(meera, 'SHOP', inDays(20)), inDays(30))).toHaveLength(4)
    expect(await timesOf(meera, 'SHOP', inDays(200))).toEqual([])
    await owner.mutateOrThrow('bookAppointment', measuring(at(tomorrow, '10:30'), caller))
    expect(of(await timesOf(meera), tomorrow).map(({ startsAt }) => startsAt)).toEqual(
      ['10:00', '11:00', '11:30'].map((time) => at(tomorrow, time)),
    )
  })
})

describe('a shopper', () => {
  test('books, moves and cancels for her own order', async () => {
    const { id } = await order()
    expect(await appointmentsOf(meera, id)).toEqual({ viewerCanBookAppointment: true, appointments: [] })
    const [first, second] = [at(inDays(1), '10:00'), at(inDays(2), '11:30')]
    const { appointment } = await meera.mutateOrThrow(
      'bookAppointment',
      // Another number than the order's is not written to.
      measuring(first, { orderId: id, phone: '9000000001', customerName: 'Somebody' }),
    )
    expect(appointment).toMatchObject({
      kind: 'MEASURING',
      place: 'SHOP',
      status: 'BOOKED',
      startsAt: first,
      minutes: 30,
      customerName: 'Meera Rao',
      address: null,
      bookedBy: 'CUSTOMER',
      version: 1,
    })
    const moving = { id: appointment.id, version: 1, startsAt: second }
    const { appointment: moved } = await meera.mutateOrThrow('moveAppointment', moving)
    expect(moved).toMatchObject({ startsAt: second, version: 2 })
    // A repeated request changes nothing, and what started from an older version doesn't either.
    expect(await meera.mutate('moveAppointment', moving)).toMatchObject({
      appointment: { startsAt: second, version: 2 },
      userErrors: [],
    })
    expect(await meera.mutate('moveAppointment', { ...moving, startsAt: first })).toMatchObject({
      appointment: { startsAt: second, version: 2 },
      userErrors: [{ field: 'version', code: 'CONFLICT' }],
    })
    for (const _ of [1, 2])
      expect(await meera.mutate('cancelAppointment', { id: appointment.id })).toMatchObject({
        appointment: { status: 'CANCELLED', version: 3 },
        userErrors: [],
      })
    expect(await meera.mutate('moveAppointment', { ...moving, version: 3 })).toMatchObject({
      userErrors: [{ message: 'This appointment is over or cancelled. Book another one.' }],
    })
    expect((await appointmentsOf(meera, id)).appointments).toMatchObject([{ status: 'CANCELLED' }])
  })

  test('gets the same appointment for the same key, and a refusal for the key with another time', async () => {
    const { id } = await order()
    const booking = measuring(at(inDays(3), '10:00'), { orderId: id })
    const { appointment } = await meera.mutateOrThrow('bookAppointment', booking)
    expect((await meera.mutateOrThrow('bookAppointment', booking)).appointment).toEqual(appointment)
    expect(
      await meera.mutate('bookAppointment', { ...booking, startsAt: at(inDays(3), '10:30') }),
    ).toMatchObject({ appointment: null, userErrors: [{ field: 'idempotencyKey', code: 'CONFLICT' }] })
    expect(await shop.db.appointment.count()).toBe(1)
  })

  test('is refused at the field, in her language', async () => {
    const { id: orderId } = await order()
    const refusal = async (input: Json) =>
      (await meera.mutate('bookAppointment', { ...measuring(at(inDays(1), '10:00'), { orderId }), ...input }))
        .userErrors[0]
    expect(await refusal({ startsAt: at(inDays(-1), '10:00') })).toMatchObject({
      field: 'startsAt',
      code: 'CONFLICT',
      message: 'This time has passed. Choose one that is still to come.',
    })
    expect(await refusal({ startsAt: at(inDays(1), '10:15') })).toMatchObject({
      field: 'startsAt',
      message: 'The shop has no appointments at this time. Choose one of those that are offered.',
    })
    expect(await refusal({ startsAt: at(inDays(31), '10:00') })).toMatchObject({
      field: 'startsAt',
      message: 'Appointments can be booked up to 30 days ahead. Choose an earlier day.',
    })
    expect(await refusal({ kind: 'CLOTH_PICKUP', address: '12 Hill Road' })).toMatchObject({ field: 'place' })
    expect(await refusal({ place: 'HOME', startsAt: at(inDays(1), '15:00') })).toMatchObject({
      field: 'address',
      message: 'Write the address that we come to.',
    })
    await saveSettings(owner, { closedDays: [inDays(1)] })
    expect(await refusal({})).toMatchObject({ field: 'startsAt', code: 'CONFLICT' })
    expect(await shop.db.appointment.count()).toBe(0)
  })

  test('books at home with an address, three for an order at most, and none for one that is delivered', async () => {
    const { id: orderId } = await order()
    const pickup = {
      kind: 'CLOTH_PICKUP',
      place: 'HOME',
      address: ' 12 Hill Road,\nBandra ',
      orderId,
    } as const
    const { appointment } = await meera.mutateOrThrow(
      'bookAppointment',
      measuring(at(inDays(1), '15:00'), pickup),
    )
    expect(appointment).toMatchObject({ address: '12 Hill Road,\nBandra', minutes: 60 })
    for (const time of ['10:00', '10:30'])
      await meera.mutateOrThrow('bookAppointment', measuring(at(inDays(1), time), { orderId }))
    expect(
      (await meera.mutate('bookAppointment', measuring(at(inDays(1), '11:00'), { orderId }))).userErrors,
    ).toMatchObject([{ field: 'orderId', code: 'CONFLICT' }])
    const delivered = await order()
    await moveAlong(owner, delivered.id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    expect((await appointmentsOf(meera, delivered.id)).viewerCanBookAppointment).toBe(false)
    expect(
      (await meera.mutate('bookAppointment', measuring(at(inDays(2), '11:00'), { orderId: delivered.id })))
        .userErrors,
    ).toMatchObject([{ field: 'orderId', code: 'CONFLICT' }])
  })

  test('neither sees nor changes another’s, and needs an order', async () => {
    const { id: orderId } = await order()
    const { appointment } = await meera.mutateOrThrow(
      'bookAppointment',
      measuring(at(inDays(1), '10:00'), { orderId }),
    )
    const { id } = appointment
    const unknown = { appointment: null, userErrors: [{ code: 'NOT_FOUND' }] }
    expect(
      await asha.mutate('bookAppointment', measuring(at(inDays(1), '11:00'), { orderId })),
    ).toMatchObject(unknown)
    expect(
      await asha.mutate('moveAppointment', { id, version: 1, startsAt: at(inDays(1), '11:00') }),
    ).toMatchObject(unknown)
    expect(await asha.mutate('cancelAppointment', { id })).toMatchObject(unknown)
    expect(await asha.mutate('bookAppointment', measuring(at(inDays(1), '11:00'), caller))).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
    expect(await meera.mutate('closeAppointment', { id, tookPlace: true })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
    const accountant = await shop.staff()
    await owner.mutateOrThrow('changePermissions', {
      customerId: accountant.id,
      permissions: ['VIEW_REVENUE'],
    })
    expect(await accountant.mutate('cancelAppointment', { id })).toMatchObject(unknown)
    expect(await shop.db.appointment.findMany()).toMatchObject([{ id, status: 'BOOKED', version: 1 }])
  })
})
