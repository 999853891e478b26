import { type Request, type Response, Router } from 'express'
import { requestContext } from '../../context.ts'
import { withBudget } from '../../request-budget.ts'
import { canReadAllOrders, requireReadingAllOrders } from '../../domain/orders/order-policy.ts'
import type { Services } from '../../domain/context.ts'
import { InvalidToken, Unavailable } from '../../domain/errors.ts'
import type { OrderFeed, OrderFeedEvent } from '../../domain/orders/order-feed.ts'

/** How often an idle stream sends a comment, so that proxies do not close it. */
const heartbeatMs = 20_000
/** The maximum number of open streams per process. */
const maxStreams = 200

export interface OrderEvents {
  router: Router
  /** Ends all streams: their clients reconnect to a process that stays. */
  end: () => void
}

/**
 * `GET /events/orders`: changes of orders, as server-sent events for those who work on orders. Events hold an order's id and nothing
 * else: clients fetch the order over GraphQL. The viewer is read again for each event, so that a revoked role takes
 * effect at once.
 */
export function orderEvents(services: Services, feed: OrderFeed, databaseWaitMs: number): OrderEvents {
  const streams = new Set<Response>()

  const open = (request: Request, response: Response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    response.write('retry: 3000\n\nevent: open\ndata: {}\n\n')
    streams.add(response)
    const publish = async (text: string) => {
      // Each event may wait anew, however long the stream has been open.
      const mayReceive = await withBudget(databaseWaitMs, () => requestContext(services, request)).then(
        ({ viewer }) => canReadAllOrders(viewer),
        // While the database is unavailable the stream stays open, and reports afterwards that events may have been
        // missed.
        (error: unknown) => (error instanceof InvalidToken ? false : null),
      )
      if (mayReceive) response.write(text)
      else if (mayReceive === false) response.end()
    }
    const unsubscribe = feed.subscribe((event) => void publish(eventOf(event)))
    const heartbeat = setInterval(() => void publish(': \n\n'), heartbeatMs)
    heartbeat.unref()
    response.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      streams.delete(response)
    })
  }

  const router = Router().get('/orders', async (request, response) => {
    const { viewer } = await requestContext(services, request)
    requireReadingAllOrders(viewer)
    if (streams.size >= maxStreams)
      throw new Unavailable(30, (i18n) => i18n._('Too many windows follow the orders already.'))
    // The client may have disconnected while the viewer was read.
    if (!response.closed) open(request, response)
  })
  return { router, end: () => streams.forEach((response) => response.end()) }
}

const eventOf = ({ kind, ...data }: OrderFeedEvent) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
