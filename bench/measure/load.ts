import { Agent, request } from 'node:http'

/** A request in the server's own format. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface LoadResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The results of a load test. */
export interface Load {
  requests: number
  seconds: number
  /** One per request, sorted. */
  milliseconds: number[]
}

/** Reuses connections, as browsers and proxies do. */
export const connections = (count: number) => new Agent({ keepAlive: true, maxSockets: count })

/** @throws Error for another status than 200 */
export function send(
  agent: Agent,
  base: string,
  { method, path, headers, body }: LoadRequest,
): Promise<LoadResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const sending = request(
      {
        agent,
        host: hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const received = {
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }
          if (received.status === 200) resolve(received)
          else reject(new Error(`${method} ${path} answered ${received.status}: ${received.body.toString()}`))
        })
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

/**
 * Sends requests back to back over a number of connections for a duration. `request` receives the
 * request's number and its connection.
 */
export async function load(
  base: string,
  request: (n: number, connection: number) => LoadRequest | Promise<LoadRequest>,
  { connections: count, seconds, from }: { connections: number; seconds: number; from: number },
): Promise<Load> {
  const agent = connections(count)
  const milliseconds: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  let next = from
  const visitor = async (connection: number) => {
    while (performance.now() < until) {
      const sent = await request(next++, connection)
      const startedAt = performance.now()
      await send(agent, base, sent)
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, connection) => visitor(connection)))
  const took = (performance.now() - began) / 1000
  agent.destroy()
  return { requests: milliseconds.length, seconds: took, milliseconds: milliseconds.sort((a, b) => a - b) }
}
