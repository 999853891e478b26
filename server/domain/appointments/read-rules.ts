import type { Transaction } from '../../platform/database/client.ts'
import { readSettings } from '../shop/read-settings.ts'
import type { AppointmentRules } from './appointment-times.ts'

/** When the shop takes appointments now. */
export async function readAppointmentRules(db: Pick<Transaction, 'shopSettings'>): Promise<AppointmentRules> {
  const { appointmentHours, closedDays } = (await readSettings(db)).settings
  return { hours: appointmentHours ?? [], closedDays: closedDays ?? [] }
}
