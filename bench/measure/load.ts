import { Agent, request } from 'node:http'

/** One request, as its server wants it. */
export interface Ask {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** How a time of load went. */
export interface Load {
  requests: number
  seconds: number
  /** Of each request, sorted. */
  milliseconds: number[]
}

/** Keeps its connections, as browsers and proxies do. */
export const connections = (count: number) => new Agent({ keepAlive: true, maxSockets: count })

/** @throws Error for another status than 200 */
export function send(agent: Agent, base: string, { method, path, headers, body }: Ask): Promise<Answer> {
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
          const answer = {
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }
          if (answer.status === 200) resolve(answer)
          else reject(new Error(`${method} ${path} answered ${answer.status}: ${answer.body.toString()}`))
        })
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Asks as fast as answers come, over so many connections, for so long. `ask` is told its number and its connection. */
export async function load(
  base: string,
  ask: (n: number, connection: number) => Ask | Promise<Ask>,
  { connections: count, seconds, from }: { connections: number; seconds: number; from: number },
): Promise<Load> {
  const agent = connections(count)
  const milliseconds: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  let next = from
  const visitor = async (connection: number) => {
    while (performance.now() < until) {
      const question = await ask(next++, connection)
      const asked = performance.now()
      await send(agent, base, question)
      milliseconds.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, connection) => visitor(connection)))
  const took = (performance.now() - began) / 1000
  agent.destroy()
  return { requests: milliseconds.length, seconds: took, milliseconds: milliseconds.sort((a, b) => a - b) }
}
