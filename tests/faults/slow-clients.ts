import { connect } from 'node:net'
import type { FaultyShop } from './faulty-shop.ts'
import { seconds } from './faults.ts'
import { percentile, responseTimes } from './probe.ts'

const clients = 250
const readers = 4
/** Longer than any of them may stay connected. */
const attackMs = 18_000
const dripMs = 1_000

const headers = 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '
const body =
  'POST /graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{'

/** Unfinished headers and bodies that arrive byte by byte, and what other clients notice of it. */
export async function slowClients({ replicas }: FaultyShop): Promise<string> {
  const { url } = replicas[0]!
  const drips = (beginning: string) =>
    Promise.all(Array.from({ length: clients }, () => drip(url, beginning)))
  const read = () => responseTimes(`${url}/api/v1/common/gel_all_product`, attackMs)
  const [withHeaders, withBodies, ...times] = await Promise.all([
    drips(headers),
    drips(body),
    ...Array.from({ length: readers }, read),
  ])
  const p99 = percentile(
    times.flat().sort((a, b) => a - b),
    99,
  )
  const last = (cutAfter: number[]) => seconds(Math.max(...cutAfter))
  return `p99 ${p99.toFixed(0)} ms; the last cut off after ${last(withHeaders)} (headers) and ${last(withBodies)} (bodies)`
}

/** Sends a byte a second until the server closes the connection; returns after how many milliseconds it did. */
async function drip(url: string, beginning: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const startedAt = performance.now()
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(beginning)
  const timer = setInterval(() => socket.write('x'), dripMs)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(timer)
  return performance.now() - startedAt
}
