import { randomUUID } from 'node:crypto'
import type { BookAppointmentInput, SaveShopSettingsInput } from '../__generated__/api.ts'
import type { ApiClient, Json } from './api-client.ts'
import { dayAhead } from './days.ts'
import type { Shop } from './shop.ts'

type Hours = NonNullable<SaveShopSettingsInput['appointmentHours']>[number]

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** Appointments on every day: at the shop from 10 to 12, at home from 15 to 17, half an hour each. */
export const everyDay = (atOnce = 1): Hours[] =>
  weekdays.flatMap((weekday) => [
    { weekday, place: 'SHOP', opensAt: '10:00', closesAt: '12:00', minutes: 30, atOnce },
    { weekday, place: 'HOME', opensAt: '15:00', closesAt: '17:00', minutes: 60, atOnce: 1 },
  ])

/** Saves settings of the shop as they are now. */
export async function saveSettings(owner: ApiClient, changes: Partial<SaveShopSettingsInput>) {
  const { data } = await owner.graphql('{ shop { settingsVersion } }')
  const version: number = data.shop.settingsVersion
  return owner.mutate(
    'saveShopSettings',
    { version, ...changes },
    'shop { appointmentHours { weekday place opensAt closesAt minutes atOnce } closedDays }',
  )
}

/** A time of a day of the shop's, as the API writes it. */
export const at = (day: string, time: string): string => new Date(`${day}T${time}:00+05:30`).toISOString()

/** A measuring at the shop. */
export const measuring = (
  startsAt: string,
  changes: Partial<BookAppointmentInput> = {},
): BookAppointmentInput => ({
  kind: 'MEASURING',
  place: 'SHOP',
  startsAt,
  idempotencyKey: randomUUID(),
  ...changes,
})

/** The inputs of the mutations of appointments: those of one that took place change nothing, and answer with it. */
export function appointmentInputs(
  { db }: Pick<Shop, 'db'>,
  owner: ApiClient,
  orderId: string,
): Record<string, () => Json> {
  let days = 0
  const past = async () => {
    days++
    const { id } = await db.appointment.create({
      data: {
        kind: 'FITTING',
        place: 'SHOP',
        status: 'DONE',
        startsAt: at(dayAhead(-days), '10:00'),
        endsAt: at(dayAhead(-days), '10:30'),
        seat: 1,
        customerName: 'Meera',
        phone: '9876543210',
        orderId,
        bookedBy: 'SHOP',
        bookedAt: at(dayAhead(-days), '09:00'),
        idempotencyKey: randomUUID(),
        requestHash: '',
      },
    })
    return id
  }
  return {
    bookAppointment: async () => {
      await saveSettings(owner, { appointmentHours: everyDay(20) })
      return measuring(at(dayAhead(1), '10:00'), { orderId })
    },
    moveAppointment: async () => ({ id: await past(), version: 999, startsAt: at(dayAhead(1), '11:00') }),
    cancelAppointment: async () => ({ id: await past() }),
    closeAppointment: async () => ({ id: await past(), tookPlace: true }),
  }
}

/** What an order says of its appointments. */
export const appointmentsOf = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) {
        order(id: $id) { viewerCanBookAppointment appointments { id status startsAt place address customerName } }
      }`,
      { id },
    )
  ).data.order
