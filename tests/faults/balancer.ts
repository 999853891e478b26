import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An HTTP proxy in front of replicas, as a shop with several processes has one. */
export interface Balancer {
  url: string
  close: () => Promise<void>
}

const checkMs = 200

/**
 * Sends requests in turn to the replicas that are ready by `/readyz`, or to all while none is. A request whose
 * connection is refused goes to the next replica; any other failure is answered with 502, or breaks the response.
 */
export async function startBalancer(replicas: () => string[]): Promise<Balancer> {
  const notReady = new Set<string>()
  let requests = 0

  const check = async () => {
    for (const url of replicas()) {
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) notReady.delete(url)
      else notReady.add(url)
    }
  }
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(check)
  }, checkMs)

  const server = createServer((incoming, outgoing) => {
    buffer(incoming).then(
      (body) => {
        const all = replicas()
        const ready = all.filter((url) => !notReady.has(url))
        const candidates = ready.length > 0 ? ready : all
        const first = requests++ % candidates.length
        forward(incoming, body, outgoing, [...candidates.slice(first), ...candidates.slice(0, first)])
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(timer)
      await checking
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function forward(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [url, ...others]: string[],
): void {
  // The connection to a replica is used for one request.
  const { connection: _, ...headers } = incoming.headers
  const sent = request(`${url}${incoming.url}`, { method: incoming.method, headers, agent: false })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && others.length > 0) return forward(incoming, body, outgoing, others)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  })
  sent.on('response', (result) => {
    const { connection: __, ...rest } = result.headers
    outgoing.writeHead(result.statusCode!, rest)
    result.pipe(outgoing)
    result.on('error', () => outgoing.destroy())
  })
  sent.end(body)
}
