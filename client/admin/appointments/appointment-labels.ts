import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppointmentStatus, Weekday } from '../../__generated__/graphql.ts'

export const appointmentStatusNames: Record<AppointmentStatus, MessageDescriptor> = {
  BOOKED: msg`Booked`,
  DONE: msg({ message: 'Took place', context: 'appointment' }),
  MISSED: msg({ message: 'Did not come', context: 'appointment' }),
  CANCELLED: msg`Cancelled`,
}

export const weekdayNames: Record<Weekday, MessageDescriptor> = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
}
