import { z } from 'zod'
import { AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import { day } from '../validation.ts'
import { weekdays } from './shop-time.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: /*i18n*/ 'Write a time like this: 10:00 or 18:30.' })

/** When appointments can be booked on a day of the week. */
const hours = z
  .object({
    weekday: z.enum(weekdays),
    place: z.enum(AppointmentPlace),
    opensAt: time,
    closesAt: time,
    minutes: z
      .int()
      .min(10, { error: /*i18n*/ 'An appointment takes 10 to 240 minutes.' })
      .max(240, { error: /*i18n*/ 'An appointment takes 10 to 240 minutes.' }),
    atOnce: z
      .int()
      .min(1, { error: /*i18n*/ 'Write how many people at once: 1 to 20.' })
      .max(20, { error: /*i18n*/ 'Write how many people at once: 1 to 20.' }),
  })
  .refine(({ opensAt, closesAt, minutes }) => minutesOf(closesAt) - minutesOf(opensAt) >= minutes, {
    path: ['closesAt'],
    error: /*i18n*/ 'There is no time for one appointment: write a later time.',
    when: ({ issues }) => issues.length === 0,
  })

const minutesOf = (text: string) => 60 * Number(text.slice(0, 2)) + Number(text.slice(3))

export type AppointmentHours = z.output<typeof hours>

/** The owner's, Monday first. Those of the same day and place must not overlap, so that each time is offered once. */
export const appointmentHours = z
  .array(hours)
  .max(40)
  .superRefine((all, context) => {
    for (const [index, one] of all.entries()) {
      const overlaps = all
        .slice(0, index)
        .some(
          (other) =>
            other.weekday === one.weekday &&
            other.place === one.place &&
            other.opensAt < one.closesAt &&
            one.opensAt < other.closesAt,
        )
      if (overlaps)
        context.addIssue({
          code: 'custom',
          path: [index, 'opensAt'],
          message: /*i18n*/ 'These hours overlap others of the same day.',
        })
    }
  })
  .transform((all) => [...all].sort((one, other) => orderOf(one).localeCompare(orderOf(other))))

const orderOf = ({ weekday, opensAt, place }: AppointmentHours) =>
  `${weekdays.indexOf(weekday)} ${opensAt} ${place}`

/** Days on which nobody can book, each once and in their order. */
export const closedDays = z
  .array(day)
  .max(200)
  .transform((days) => [...new Set(days)].sort())
