import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Json } from './json.ts'

export const razorpayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_roopkala',
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of the webhook',
}

/** What the gateway does wrong: it hangs, fails, or does its work and cuts the connection before it responds. */
export type GatewayFault = 'hang' | 'fail' | 'cut' | 'refuse'

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const seconds = () => Math.floor(Date.now() / 1000)

/** The part of Razorpay's API that the shop uses, as a real HTTP server on a loopback port. */
export class FakeRazorpay {
  readonly orders = new Map<string, Json>()
  readonly payments = new Map<string, Json>()
  readonly refunds = new Map<string, Json>()
  /** The calls that came: `POST /v1/orders`. */
  readonly calls: string[] = []
  fault: GatewayFault | null = null
  url = ''
  readonly #refundsByKey = new Map<string, Json>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async open(): Promise<FakeRazorpay> {
    const gateway = new FakeRazorpay()
    await new Promise<void>((resolve) => gateway.#server.listen(0, '127.0.0.1', resolve))
    gateway.url = `http://127.0.0.1:${(gateway.#server.address() as AddressInfo).port}`
    return gateway
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** The customer pays a gateway order. */
  pay(
    gatewayOrderId: string,
    { amount, status = 'captured' }: { amount?: number; status?: string } = {},
  ): Json {
    const payment = {
      id: newId('pay'),
      entity: 'payment',
      order_id: gatewayOrderId,
      amount: amount ?? this.orders.get(gatewayOrderId)?.amount,
      currency: 'INR',
      status,
      created_at: seconds(),
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  /** What the checkout hands to the page after a payment. */
  checkout({ id, order_id }: Json) {
    return {
      gatewayOrderId: order_id,
      gatewayPaymentId: id,
      signature: sign(razorpayKeys.RAZORPAY_KEY_SECRET, `${order_id}|${id}`),
    }
  }

  /** A refund made on the gateway's own pages, or one of ours by its id with another status. */
  refund(payment: Json, change: Json): Json {
    const refund = {
      id: newId('rfnd'),
      receipt: null,
      amount: payment.amount,
      status: 'processed',
      ...change,
    }
    const stored = { entity: 'refund', payment_id: payment.id, created_at: seconds(), ...refund }
    this.refunds.set(stored.id, stored)
    return stored
  }

  /** A notification as it is sent. `change` alters what it says of the payment; the signature is of the altered one. */
  notification(
    event: string,
    payment: Json,
    {
      change = {},
      id = newId('event'),
      secret = razorpayKeys.RAZORPAY_WEBHOOK_SECRET,
      refund = null as Json,
    } = {},
  ) {
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: ['payment'],
      payload: {
        payment: { entity: { ...payment, ...change } },
        ...(refund && { refund: { entity: refund } }),
      },
      created_at: seconds(),
    })
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(secret, body),
        'x-razorpay-event-id': id,
      },
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url)
    const [, , kind = '', id = '', action = ''] = pathname.split('/')
    this.calls.push(`${request.method} ${pathname}`)
    const body: Json = request.method === 'POST' ? await json(request) : null
    const send = (status: number, value: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = razorpayKeys
    const authorization = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')
    if (request.headers.authorization !== `Basic ${authorization}`) return void send(401, { error: {} })
    if (this.fault === 'hang') return
    if (this.fault === 'fail') return void response.writeHead(500).end('<h1>Internal error</h1>')
    if (this.fault === 'refuse')
      return void send(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The balance is too low' } })
    const result = this.#serve(`${request.method} ${kind} ${action}`, id, body, request.headers)
    if (this.fault === 'cut') return void request.socket.destroy()
    send(result ? 200 : 400, result ?? { error: { description: 'The id provided does not exist' } })
  }

  #serve(call: string, id: string, body: Json, headers: IncomingMessage['headers']): Json {
    const collection = (items: Json[]) => ({ entity: 'collection', count: items.length, items })
    const of = (all: Map<string, Json>, field: string) =>
      collection([...all.values()].filter((each) => each[field] === id))
    if (call === 'POST orders ') {
      const order = { id: newId('order'), entity: 'order', status: 'created', ...body }
      this.orders.set(order.id, order)
      return order
    }
    if (call === 'GET orders payments') return of(this.payments, 'order_id')
    if (call === 'GET payments ') return this.payments.get(id)
    if (call === 'GET payments refunds') return of(this.refunds, 'payment_id')
    if (call !== 'POST payments refund') return undefined
    const key = String(headers['x-refund-idempotency'])
    const known = this.#refundsByKey.get(key)
    if (known) return known
    const refund = this.refund({ id }, { amount: body.amount, receipt: body.receipt, status: 'pending' })
    this.#refundsByKey.set(key, refund)
    return refund
  }
}
