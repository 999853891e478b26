import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import { Unavailable } from '../errors.ts'
import {
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefusal,
  type PaymentGateway,
} from './payment-gateway.ts'
import type { RazorpayConfig } from './razorpay-config.ts'

const amount = z.int().min(0)
const instant = z.int().transform((seconds) => new Date(seconds * 1000))

const payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  created_at: instant,
})

const refund = z.object({
  id: z.string(),
  amount,
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
  created_at: instant,
})

const entity = z.object({ entity: z.object({ id: z.string() }) })
const notice = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
    order: entity.optional(),
  }),
})

const statuses = {
  created: 'open',
  authorized: 'open',
  captured: 'received',
  refunded: 'received',
  failed: 'failed',
} as const

const toPayment = ({
  id,
  order_id,
  amount,
  currency,
  status,
  created_at,
}: z.output<typeof payment>): GatewayPayment => ({
  id,
  gatewayOrderId: order_id ?? null,
  amount,
  currency,
  status: statuses[status],
  madeAt: created_at,
})

const toRefund = ({ id, amount, receipt, status, created_at }: z.output<typeof refund>): GatewayRefund => ({
  id,
  amount,
  receipt: receipt ?? null,
  status: status === 'pending' ? 'accepted' : status,
  madeAt: created_at,
})

/** The longest time for one call: handling a notification makes two, and is repeated after 5 seconds. */
const MAX_CALL_MS = 4_000

/**
 * Razorpay's HTTP API, version 1. Amounts are in paise on both sides.
 * @param timeoutMs the longest time for one call
 */
export function createRazorpay(config: RazorpayConfig, log: Logger, timeoutMs = MAX_CALL_MS): PaymentGateway {
  const { keyId, keySecret, webhookSecret, apiUrl } = config
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  /** @throws Unavailable, and GatewayRefusal for a status from 400 to 499 */
  async function call<Output>(
    path: string,
    output: z.ZodType<Output>,
    body?: object,
    headers = {},
  ): Promise<Output> {
    let status: number
    let text: string
    try {
      const response = await fetch(`${apiUrl}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: authorization,
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      status = response.status
      text = await response.text()
    } catch (error) {
      log.warn({ err: error, path }, 'Razorpay can’t be reached')
      throw unavailable()
    }
    const read = output.safeParse(jsonOf(text))
    if (status === 200 && read.success) return read.data
    log.warn({ path, status, reason: reasonOf(text) }, 'Razorpay has refused a request or can’t serve it')
    // 401: the keys are wrong. 409: the same request is being processed.
    if (status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status))
      throw new GatewayRefusal()
    throw unavailable()
  }

  const sign = (secret: string, text: string | Buffer) =>
    createHmac('sha256', secret).update(text).digest('hex')

  return {
    name: 'Razorpay',
    publicKey: keyId,
    minAmount: 100,
    createOrder: async ({ amount, receipt, orderNumber }) => {
      const made = await call('/orders', z.object({ id: z.string() }), {
        amount,
        currency: 'INR',
        receipt,
        notes: { order: orderNumber },
        // A payment that the bank reports late is still taken; the longest period is five days, in minutes.
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: 7200,
            manual_expiry_period: 7200,
            refund_speed: 'normal',
          },
        },
      })
      return made.id
    },
    isSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      isEqual(signature, sign(keySecret, `${gatewayOrderId}|${gatewayPaymentId}`)),
    findPayment: async (id) => {
      try {
        return toPayment(await call(`/payments/${encodeURIComponent(id)}`, payment))
      } catch (error) {
        // An unknown id is a bad request to Razorpay.
        if (error instanceof GatewayRefusal) return null
        throw error
      }
    },
    listPayments: async (id) => {
      const { items } = await call(
        `/orders/${encodeURIComponent(id)}/payments`,
        z.object({ items: z.array(payment) }),
      )
      return items.map(toPayment)
    },
    listRefunds: async (id) => {
      const path = `/payments/${encodeURIComponent(id)}/refunds?count=100`
      return (await call(path, z.object({ items: z.array(refund) }))).items.map(toRefund)
    },
    refund: async ({ gatewayPaymentId, amount, receipt }) =>
      toRefund(
        await call(
          `/payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
          refund,
          { amount, speed: 'normal', receipt },
          { 'X-Refund-Idempotency': receipt },
        ),
      ),
    readNotice: ({ body, signature, id }) => {
      if (webhookSecret === null || !isEqual(signature, sign(webhookSecret, body))) return null
      const { data } = notice.safeParse(jsonOf(body.toString()))
      const { payment, refund, order } = data?.payload ?? {}
      return {
        id,
        type: data?.event ?? 'unknown',
        gatewayPaymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
        gatewayOrderId: payment?.entity.order_id ?? order?.entity.id ?? null,
      }
    },
  }
}

const unavailable = () =>
  new Unavailable(30, (i18n) => i18n._('The payment service doesn’t answer at the moment. Please try again.'))

/** In constant time. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const failure = z.object({ error: z.object({ description: z.string() }) })
const reasonOf = (text: string) => failure.safeParse(jsonOf(text)).data?.error.description ?? null
