import { z } from 'zod'
import { internationalNumber } from '../../../shared/whatsapp-link.ts'
import { DeliveryFailed, type WhatsAppGateway } from '../../domain/messages/channels.ts'

/** Shorter than the time after which another process takes a message over. */
const TIMEOUT_MS = 20_000

/** WhatsApp allows free text only within a day of the customer's last message. */
const OUTSIDE_WINDOW = 131047

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string() })]) })

const problem = z.object({ error: z.object({ code: z.number() }) })

/** WhatsApp's Business Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-messages */
export function createWhatsAppGateway(
  { apiUrl, phoneNumberId, token }: { apiUrl: string; phoneNumberId: string; token: string },
  timeoutMs = TIMEOUT_MS,
): WhatsAppGateway {
  const post = (body: object) =>
    fetch(`${apiUrl}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    send: async ({ recipient, body, pictures }) => {
      const response = await post({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: internationalNumber(recipient),
        type: 'text',
        // Of the order's page, which shows the first of them.
        text: { preview_url: pictures.length > 0, body },
      }).catch((error: unknown) => {
        throw new DeliveryFailed('WhatsApp can’t be reached.', { isUncertain: !isUnsent(error) })
      })
      const responseBody: unknown = await response.json().catch(() => null)
      if (!response.ok) throw toFailure(response.status, responseBody)
      return accepted.safeParse(responseBody).data?.messages[0].id ?? null
    },
  }
}

/** Whether there was no connection: `fetch` gives the system's error as the cause. */
const isUnsent = (error: unknown): boolean => {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code !== undefined && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
}

function toFailure(status: number, responseBody: unknown): DeliveryFailed {
  const { data } = problem.safeParse(responseBody)
  if (data?.error.code === OUTSIDE_WINDOW)
    return new DeliveryFailed(
      'WhatsApp allows this only within a day of the customer’s last message. Send it by hand.',
      { byHand: true },
    )
  if (status === 401 || status === 403)
    return new DeliveryFailed('WhatsApp refused the shop’s token: check WHATSAPP_TOKEN.')
  if (status === 429 || status >= 500) return new DeliveryFailed('WhatsApp asks to try again later.')
  return new DeliveryFailed('WhatsApp refused this message. Send it by hand.', { byHand: true })
}
