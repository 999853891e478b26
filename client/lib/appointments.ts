import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppointmentKind, AppointmentPlace } from '../__generated__/graphql.ts'

export const appointmentKindNames: Record<AppointmentKind, MessageDescriptor> = {
  MEASURING: msg`Measuring`,
  FITTING: msg({ message: 'Fitting', context: 'appointment' }),
  CLOTH_PICKUP: msg`Cloth pick-up`,
}

export const appointmentPlaceNames: Record<AppointmentPlace, MessageDescriptor> = {
  SHOP: msg`At the shop`,
  HOME: msg`At home`,
}
