import { raw, Router } from 'express'
import type { Services } from '../../domain/context.ts'
import { receiveGatewayNotice } from '../../domain/online-payments/receive-gateway-notice.ts'

/** `POST /webhooks/razorpay`: notifications of the payment gateway. The signature is of the body as it was sent. */
export function paymentWebhooks(services: Services): Router {
  const readBody = raw({ type: () => true, limit: '100kb' })
  return Router().post('/razorpay', readBody, async (request, response) => {
    const { gateway } = services
    response.set('Cache-Control', 'no-store').type('text/plain')
    if (gateway === null) return void response.status(404).send('The shop takes no online payments.')
    const isAccepted = await receiveGatewayNotice(
      { ...services, gateway },
      {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: request.get('x-razorpay-signature') ?? '',
        id: request.get('x-razorpay-event-id')?.slice(0, 200) ?? null,
      },
    )
    if (isAccepted) response.send('received')
    else response.status(400).send('The signature is wrong.')
  })
}
