import { type CronItem, type TaskList } from 'graphile-worker'
import { sendRequestedReset } from '../../domain/accounts/request-password-reset.ts'
import type { Services } from '../../domain/context.ts'
import type { Jobs } from '../../domain/messages/job-queue.ts'
import { deleteOldMessages, requeueMessages } from '../../domain/messages/requeue-messages.ts'
import { refreshWaitingMessages } from '../../domain/messages/refresh-message.ts'
import { encodeCommonSizes } from '../../domain/images/encode-common-sizes.ts'
import { sendReminders } from '../../domain/payments/send-reminders.ts'
import { sendStockAlerts } from '../../domain/stock-alerts/send-stock-alerts.ts'
import { deleteOldDeliveries } from '../../domain/webhooks/delete-old-deliveries.ts'
import { sendMessage } from '../../domain/messages/send-message.ts'

/** What each job of the queue does. */
export const tasksOf = (services: Services): TaskList => ({
  'send-message': (payload) => sendMessage(services, (payload as Jobs['send-message']).id),
  'send-password-reset': (payload) =>
    sendRequestedReset(services, (payload as Jobs['send-password-reset']).emailKey),
  'encode-common-sizes': (payload) =>
    encodeCommonSizes(services, (payload as Jobs['encode-common-sizes']).id),
  'send-stock-alerts': () => sendStockAlerts(services),
  'send-reminders': () => sendReminders(services),
  'refresh-waiting-messages': () => refreshWaitingMessages(services),
  'requeue-messages': () => requeueMessages(services),
  'delete-old-messages': async () => void (await deleteOldMessages(services)),
  'delete-old-deliveries': () => deleteOldDeliveries(services),
})

/** Done once at each time, however many replicas run; none is made up for after a pause. */
export const schedule: CronItem[] = [
  { task: 'requeue-messages', match: '* * * * *' },
  { task: 'refresh-waiting-messages', match: '* * * * *' },
  { task: 'send-stock-alerts', match: '* * * * *' },
  // At 10 o'clock in India: times are in UTC.
  { task: 'send-reminders', match: '30 4 * * *' },
  { task: 'delete-old-messages', match: '30 21 * * *' },
  { task: 'delete-old-deliveries', match: '40 21 * * *' },
  { task: 'clean-queue', match: '45 21 * * *' },
].map((item) => ({ ...item, options: { backfillPeriod: 0 } }))
