import type { ApiClient } from './api-client.ts'

export interface OrderEvent {
  event: string
  data: unknown
}

/** A reader of the order stream: its events one by one, until the server ends it. */
export async function followOrders(who: ApiClient) {
  const leaving = new AbortController()
  const response = await fetch(`${who.url}/events/orders`, {
    headers: { ...(who.token !== null && { Authorization: `Bearer ${who.token}` }) },
    signal: leaving.signal,
  })
  return {
    status: response.status,
    headers: response.headers,
    events: response.body ? eventsOf(response.body) : null,
    leave: () => leaving.abort(),
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<OrderEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? []
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown }
    }
  }
}
