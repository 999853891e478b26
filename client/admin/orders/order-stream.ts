import { expireSession, readSession } from '../../app/session/session.ts'

/** An event of an order; `missed` means that events may have been lost. */
export type OrderFeedEvent = { kind: 'placed' | 'changed'; orderId: string } | { kind: 'missed' }

const listeners = new Set<(event: OrderFeedEvent) => void>()

/** Subscribes to order events while the stream is followed. Returns a function to unsubscribe. */
export function onOrderEvent(listener: (event: OrderFeedEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For queries that follow an event: a response that was already under way would not contain the change. */
export const withoutDeduplication = { queryDeduplication: false }

const retryMs = 3_000

/**
 * Follows the shop's order events until stopped. One of this browser's tabs holds the connection,
 * because browsers allow few per host, and forwards events to the others. `ring` is called in that tab
 * only, with the id of an order that was placed.
 */
export function followOrders(ring: (orderId: string) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const tabs = new BroadcastChannel('orders')
  const publish = (event: OrderFeedEvent) => {
    for (const listener of listeners) listener(event)
  }
  tabs.onmessage = ({ data }: MessageEvent<OrderFeedEvent>) => publish(data)
  const dispatch = (event: OrderFeedEvent) => {
    publish(event)
    tabs.postMessage(event)
    if (event.kind === 'placed') ring(event.orderId)
  }
  const connect = () => receive(dispatch, signal)
  // Browsers have no locks on pages without HTTPS.
  const connected = navigator.locks ? navigator.locks.request('orders-line', { signal }, connect) : connect()
  connected.catch(() => null)
  return () => {
    leaving.abort()
    tabs.close()
  }
}

/** Receives events and reconnects when the connection is lost, except when the server denies access. */
async function receive(dispatch: (event: OrderFeedEvent) => void, signal: AbortSignal) {
  let connectedBefore = false
  const listen = async () => {
    const { token, expired } = readSession()
    if (token === null || expired) return false
    // EventSource can't send a token.
    const response = await fetch('/events/orders', { headers: { Authorization: `Bearer ${token}` }, signal })
    if (response.status === 401 && token === readSession().token) expireSession()
    if (response.status === 401 || response.status === 403) return false
    if (!response.ok || !response.body) return true
    if (connectedBefore) dispatch({ kind: 'missed' })
    connectedBefore = true
    for await (const event of eventsIn(response.body)) dispatch(event)
    return true
  }
  while (!signal.aborted) {
    const again = await listen().catch(() => true)
    if (!again) return
    await wait(retryMs, signal)
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<OrderFeedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const messages = (text + value).split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const [, kind, data] = /^event: (placed|changed|missed)\ndata: (.*)$/.exec(message) ?? []
      if (kind !== undefined && data !== undefined) yield { kind, ...JSON.parse(data) } as OrderFeedEvent
    }
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
