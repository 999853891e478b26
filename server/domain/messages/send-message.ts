import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Services } from '../context.ts'
import { messageFailedTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { addAccountLink } from './add-account-link.ts'
import { addLoginCode } from './add-login-code.ts'
import { DeliveryFailed } from './channels.ts'
import { MAX_ATTEMPTS } from './job-queue.ts'
import type { Message } from './message.ts'
import { picturesOf } from './message-pictures.ts'
import { refreshMessage } from './refresh-message.ts'

/** An attempt takes at most as long; afterwards another process takes the message over. */
export const LEASE_SECONDS = 120

/**
 * Makes one attempt to send a message and records its outcome; does nothing for a message that is sent, or that
 * another process is sending.
 * @throws DeliveryFailed when another attempt is to follow: the queue repeats the job later
 */
export async function sendMessage(services: Services, id: string): Promise<void> {
  const claimed = await claim(services, id)
  if (!claimed) return
  const message = await services.db.transaction((tx) => refreshMessage(services, tx, claimed))
  if (message.status === 'WITHDRAWN') return
  let externalId: string | null
  try {
    const withLink = await addAccountLink(services, message)
    externalId = await deliver(services, await addLoginCode(services, withLink))
  } catch (error) {
    await recordFailure(services, message, asFailure(services, error))
    return
  }
  await services.db.message.update({
    where: { id },
    data: { status: 'SENT', sentAt: services.now(), lastError: null, externalId },
  })
}

/** Begins an attempt. One that began and never ended is uncertain: the message may have been delivered. */
async function claim({ db }: Services, id: string): Promise<Message | null> {
  const [claimed] = await db.change<Message>`
    UPDATE "messages" SET
      "status" = 'SENDING', "attempts" = "attempts" + 1, "attemptedAt" = now(),
      "uncertainAttempts" = "uncertainAttempts" + CASE "status" WHEN 'SENDING' THEN 1 ELSE 0 END
    WHERE "id" = ${id}::uuid AND (
      "status" = 'QUEUED' OR "status" = 'SENDING' AND "attemptedAt" < now() - ${LEASE_SECONDS} * interval '1 second'
    )
    RETURNING *`
  return claimed ?? null
}

/** Returns the id that the service by which it is sent gave it, if any. */
async function deliver(services: Services, message: Message): Promise<string | null> {
  const { channels } = services
  switch (message.channel) {
    case 'EMAIL':
      if (!channels.email) throw new DeliveryFailed('E-mail is switched off: set SMTP_URL.', off)
      await channels.email.send({ ...message, pictures: await picturesOf(services, message) })
      return null
    case 'WHATSAPP':
      if (!channels.whatsApp) throw new DeliveryFailed('WhatsApp is sent by hand here.', { byHand: true })
      return channels.whatsApp.send({ ...message, pictures: await picturesOf(services, message) })
    case 'PUSH':
      await sendNotification(services, message)
      return null
  }
}

const off = { isPermanent: true }

function asFailure({ log }: Services, error: unknown): DeliveryFailed {
  if (error instanceof DeliveryFailed) return error
  log.error({ err: error }, 'a message can’t be sent')
  return new DeliveryFailed('Something went wrong on our side.', { isUncertain: true })
}

async function recordFailure(services: Services, message: Message, failure: DeliveryFailed): Promise<void> {
  const isLast = failure.isPermanent || message.attempts >= MAX_ATTEMPTS
  const status = failure.byHand ? 'TO_SEND' : isLast ? 'FAILED' : 'QUEUED'
  await services.db.transaction(async (tx) => {
    await tx.message.update({
      where: { id: message.id },
      data: {
        status,
        lastError: failure.message,
        ...(failure.isUncertain && { uncertainAttempts: { increment: 1 } }),
      },
    })
    // A notification that failed would only cause another one.
    if (status === 'FAILED' && message.channel !== 'PUSH')
      await notifyStaff(services, tx, {
        event: 'MESSAGE_FAILED',
        key: `${message.id}:${message.attemptedAt?.getTime()}`,
        texts: messageFailedTexts(failure.message),
        address: adminPaths.message(message.id),
      })
  })
  if (status === 'QUEUED') throw failure
}
