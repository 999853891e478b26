import { type CronItem, makeWorkerUtils, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { sendAppointmentReminders } from '../../domain/appointments/send-reminders.ts'
import { deleteExpiredCodes, sendRequestedCode } from '../../domain/accounts/request-login-code.ts'
import { sendRequestedReset } from '../../domain/accounts/request-password-reset.ts'
import type { Services } from '../../domain/context.ts'
import type { Jobs } from '../../domain/messages/job-queue.ts'
import { deleteOldMessages, requeueMessages } from '../../domain/messages/requeue-messages.ts'
import { refreshWaitingMessages } from '../../domain/messages/refresh-message.ts'
import { encodeCommonSizes } from '../../domain/images/encode-common-sizes.ts'
import { cleanUpImages } from '../../domain/images/clean-up-images.ts'
import { reconcilePayments } from '../../domain/online-payments/reconcile-payments.ts'
import { sendReminders } from '../../domain/payments/send-reminders.ts'
import { sendStockAlerts } from '../../domain/stock-alerts/send-stock-alerts.ts'
import { deleteOldHeldSales } from '../../domain/held-sales/delete-old-held-sales.ts'
import { deleteOldStyleShares } from '../../domain/style-shares/delete-old-style-shares.ts'
import { deleteOldDeliveries } from '../../domain/webhooks/delete-old-deliveries.ts'
import { sendMessage } from '../../domain/messages/send-message.ts'
import { mergeChangeRecords } from '../database/merge-change-records.ts'

/**
 * What each job of the queue does.
 * @param pool connections to Postgres' own address
 */
export const tasksOf = (services: Services, pool: Pool) =>
  ({
    'send-message': (payload) => sendMessage(services, (payload as Jobs['send-message']).id),
    'send-password-reset': (payload) =>
      sendRequestedReset(services, (payload as Jobs['send-password-reset']).emailKey),
    'send-login-code': (payload) => sendRequestedCode(services, (payload as Jobs['send-login-code']).id),
    'encode-common-sizes': (payload) =>
      encodeCommonSizes(services, (payload as Jobs['encode-common-sizes']).id),
    'send-stock-alerts': () => sendStockAlerts(services),
    'send-reminders': () => sendReminders(services),
    'send-appointment-reminders': () => sendAppointmentReminders(services),
    'refresh-waiting-messages': () => refreshWaitingMessages(services),
    'requeue-messages': () => requeueMessages(services),
    'delete-expired-codes': () => deleteExpiredCodes(services),
    'delete-old-messages': async () => void (await deleteOldMessages(services)),
    'delete-old-deliveries': () => deleteOldDeliveries(services),
    'delete-old-style-shares': () => deleteOldStyleShares(services),
    'delete-old-held-sales': () => deleteOldHeldSales(services),
    'reconcile-payments': () => reconcilePayments(services),
    'remove-unused-pictures': async () => void (await cleanUpImages(services)),
    'merge-change-records': () => mergeChangeRecords(pool),
    'clean-queue': () => cleanQueue(pool),
  }) satisfies TaskList

/** Done once at each time, however many replicas run; none is made up for after a pause. */
export const schedule = Object.entries({
  'requeue-messages': '* * * * *',
  'refresh-waiting-messages': '* * * * *',
  'send-stock-alerts': '* * * * *',
  'reconcile-payments': '* * * * *',
  'remove-unused-pictures': '10 * * * *',
  'merge-change-records': '20 * * * *',
  // At 10 o'clock in India: times are in UTC.
  'send-reminders': '30 4 * * *',
  'send-appointment-reminders': '30 4 * * *',
  'delete-old-messages': '30 21 * * *',
  'delete-expired-codes': '50 * * * *',
  'delete-old-deliveries': '40 21 * * *',
  'delete-old-style-shares': '50 21 * * *',
  'delete-old-held-sales': '55 21 * * *',
  'clean-queue': '45 21 * * *',
} satisfies Partial<Record<keyof ReturnType<typeof tasksOf>, string>>).map(([task, match]): CronItem => ({
  task,
  match,
  options: { backfillPeriod: 0 },
}))

/** Removes jobs whose attempts are used up: their messages show what became of them. */
async function cleanQueue(pgPool: Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool })
  try {
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] })
  } finally {
    await utils.release()
  }
}
