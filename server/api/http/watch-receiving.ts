import type { IncomingMessage } from 'node:http'

export interface ReceivingLimits {
  /** The longest time for the whole body. */
  seconds: number
  /** The slowest average once `graceSeconds` have passed. */
  minBytesPerSecond?: number
}

/** Connections start slowly, on mobile networks above all. */
const graceSeconds = 5

/**
 * Closes the connection of a client that sends its request's body too slowly: such clients would hold memory and
 * places that others wait for. Returns a function that ends the watch.
 */
export function watchReceiving(
  request: Pick<IncomingMessage, 'destroy' | 'socket'>,
  { seconds, minBytesPerSecond = 0 }: ReceivingLimits,
): () => void {
  const { socket } = request
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  const timer = setInterval(() => {
    const elapsed = (performance.now() - startedAt) / 1000
    const isSlow = elapsed > graceSeconds && socket.bytesRead - bytesBefore < elapsed * minBytesPerSecond
    if (elapsed >= seconds || isSlow) {
      clearInterval(timer)
      request.destroy()
    }
  }, 1_000)
  return () => clearInterval(timer)
}
