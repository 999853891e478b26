/** What became of which order; `missed` when word of some may have been lost: look at all of them again. */
export type OrderNews = { kind: 'placed' | 'changed'; orderId: string } | { kind: 'missed' }

/** Hands word of orders to those who listen in this process. */
export interface OrderFeed {
  publish: (news: OrderNews) => void
  /** Answers how to stop. */
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

/** Reads what the database's trigger says on the channel `orders_changed`. */
export function readOrderNews(payload: string): OrderNews {
  const [, kind, orderId] = /^(placed|changed) (\S+)$/.exec(payload) ?? []
  return orderId === undefined ? { kind: 'missed' } : { kind: kind as 'placed' | 'changed', orderId }
}
