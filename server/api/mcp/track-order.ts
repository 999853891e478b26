import { z } from 'zod'
import { trackOrder as findTrackedOrder } from '../../domain/orders/track-order.ts'
import { notFound } from '../../domain/errors.ts'
import { money, rupees } from './design.ts'
import { tool } from './tool.ts'

export const trackOrder = tool({
  name: 'track_order',
  title: 'Track an order',
  description:
    'The status, timeline and garments of an order by its tracking link, which its customer has from the shop. Says nothing about the customer.',
  // Links are for people; over GraphQL API clients can't follow them either.
  input: z.object({
    link: z
      .string()
      .trim()
      .min(1)
      .max(2_000)
      .describe('The order’s link, such as https://shop.example/track/…'),
  }),
  output: z.object({
    order_number: z.string(),
    status: z.string(),
    placed_at: z.string(),
    delivery_date: z.string().nullable().describe('Null until the shop has set it.'),
    timeline: z.array(z.object({ status: z.string(), at: z.string() })),
    garments: z.array(z.object({ name: z.string(), quantity: z.int(), size: z.string().nullable() })),
    total: money.nullable().describe('Null while a custom order has no price.'),
  }),
  run: async (ctx, { link }) => {
    const token = /\/track\/([^/?#]+)/.exec(link)?.[1] ?? link
    const order = await findTrackedOrder(ctx, token)
    if (!order)
      throw notFound((i18n) =>
        i18n._('This link doesn’t lead to an order. Ask the customer for the complete link.'),
      )
    return {
      order_number: order.orderNumber,
      status: order.orderStatus,
      placed_at: order.orderDate.toISOString(),
      delivery_date: order.deliveryDate?.toISOString() ?? null,
      timeline: order.timeline.map(({ status, at }) => ({ status, at: at.toISOString() })),
      garments: order.items.map(({ productName, quantity, size }) => ({
        name: productName,
        quantity,
        size: size?.label ?? null,
      })),
      total: order.totalToPay === null ? null : rupees(order.totalToPay),
    }
  },
})
