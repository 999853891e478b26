/** A changed order and its status; `missed` when events may have been lost: refetch all orders. */
export type OrderNews = { kind: 'placed' | 'changed'; orderId: string } | { kind: 'missed' }

/** Publishes order events to listeners in this process. */
export interface OrderFeed {
  publish: (news: OrderNews) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (news: OrderNews) => void) => () => void
}

export function createOrderFeed(): OrderFeed {
  const listeners = new Set<(news: OrderNews) => void>()
  return {
    publish: (news) => {
      for (const listener of listeners) listener(news)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Reads what the database's trigger sends on the channel `orders_changed`. */
export function readOrderNews(payload: string): OrderNews {
  const [, kind, orderId] = /^(placed|changed) (\S+)$/.exec(payload) ?? []
  return orderId === undefined ? { kind: 'missed' } : { kind: kind as 'placed' | 'changed', orderId }
}
