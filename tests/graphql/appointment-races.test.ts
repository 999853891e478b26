import { beforeEach, expect, test } from 'vitest'
import { at, everyDay, measuring, saveSettings } from '../support/appointments.ts'
import type { Json } from '../support/api-client.ts'
import { dayAhead as inDays } from '../support/days.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const caller = { customerName: 'Rekha', phone: '98765 43210' }

beforeEach(async () => {
  await shop.db.appointment.deleteMany()
  await saveSettings(owner, { appointmentHours: everyDay() })
})

test('a time is never overbooked by requests at once, on two replicas', async () => {
  await saveSettings(owner, { appointmentHours: everyDay(3) })
  const replica = await shop.replica()
  const startsAt = at(inDays(4), '11:00')
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? owner : replica.at(owner)).mutate(
        'bookAppointment',
        measuring(startsAt, { ...caller, customerName: `Caller ${n}` }),
      ),
    ),
  )
  const booked = results.filter(({ userErrors }) => userErrors.length === 0)
  expect(booked).toHaveLength(3)
  expect(
    results.flatMap(({ userErrors }) => userErrors).every(({ field }: Json) => field === 'startsAt'),
  ).toBe(true)
  expect(results.flatMap(({ userErrors }) => userErrors)[0]).toMatchObject({
    code: 'CONFLICT',
    message: 'This time has just been taken. Choose another one.',
  })
  expect(
    (await shop.db.appointment.findMany({ select: { seat: true } })).map(({ seat }) => seat).sort(),
  ).toEqual([1, 2, 3])
  // A cancelled one leaves its seat; moves at once take it once.
  await owner.mutateOrThrow('cancelAppointment', { id: booked[1]!.appointment.id })
  const others = await Promise.all(
    ['10:00', '10:30'].map((time) =>
      owner.mutateOrThrow('bookAppointment', measuring(at(inDays(4), time), caller)),
    ),
  )
  const moves = await Promise.all(
    others.map(({ appointment }, n) =>
      (n % 2 ? owner : replica.at(owner)).mutate('moveAppointment', {
        id: appointment.id,
        version: 1,
        startsAt,
      }),
    ),
  )
  expect(moves.map(({ userErrors }) => userErrors.length).sort()).toEqual([0, 1])
  expect(await shop.db.appointment.count({ where: { startsAt, status: 'BOOKED' } })).toBe(3)
})

test('a time is booked once under one key, however often it is sent at once', async () => {
  const meera = await shop.shopper('Meera')
  const { id: orderId } = await orderTailored(meera, (await shop.product()).id)
  const replica = await shop.replica()
  const booking = measuring(at(inDays(4), '10:00'), { orderId })
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? meera : replica.at(meera)).mutate('bookAppointment', booking),
    ),
  )
  expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([])
  expect(new Set(results.map(({ appointment }) => appointment.id)).size).toBe(1)
})

test('a time is refused by the database itself where somebody is booked, also when the hours were changed', async () => {
  await owner.mutateOrThrow('bookAppointment', measuring(at(inDays(5), '10:00'), caller))
  // From 10:15 on in steps of 45 minutes: the first overlaps what is booked.
  await saveSettings(owner, {
    appointmentHours: everyDay().map((hours) => ({ ...hours, opensAt: '10:15', minutes: 45 })),
  })
  expect(
    (await owner.mutate('bookAppointment', measuring(at(inDays(5), '10:15'), caller))).userErrors,
  ).toMatchObject([{ field: 'startsAt', code: 'CONFLICT' }])
  const row = await shop.db.appointment.findFirstOrThrow()
  const { id: _, ...copy } = row
  const insert = (changes: object) =>
    shop.db.appointment.create({ data: { ...copy, idempotencyKey: `key ${Math.random()}`, ...changes } })
  await expect(insert({ startsAt: at(inDays(5), '10:15'), endsAt: at(inDays(5), '11:00') })).rejects.toThrow(
    /appointments_seat_once|exclusion/,
  )
  await insert({ seat: 2 })
  await insert({ status: 'CANCELLED' })
  await insert({ startsAt: at(inDays(5), '10:30'), endsAt: at(inDays(5), '11:00') })
})
