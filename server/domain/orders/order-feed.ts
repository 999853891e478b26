/** A changed order and its status; `missed` when events may have been lost: refetch all orders. */
export type OrderFeedEvent = { kind: 'placed' | 'changed'; orderId: string } | { kind: 'missed' }

/** Publishes order events to listeners in this process. */
export interface OrderFeed {
  publish: (event: OrderFeedEvent) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (event: OrderFeedEvent) => void) => () => void
}

export function createOrderFeed(): OrderFeed {
  const listeners = new Set<(event: OrderFeedEvent) => void>()
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Reads what the database's trigger sends on the channel `orders_changed`. */
export function parseOrderEvent(payload: string): OrderFeedEvent {
  const [, kind, orderId] = /^(placed|changed) (\S+)$/.exec(payload) ?? []
  return orderId === undefined ? { kind: 'missed' } : { kind: kind as 'placed' | 'changed', orderId }
}
