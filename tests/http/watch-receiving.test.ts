import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReceiving } from '../../server/api/http/watch-receiving.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A request of which a test says how many bytes have arrived. */
function requestOf() {
  const socket = { bytesRead: 1_000 }
  const destroy = vi.fn()
  return { socket, destroy, request: { socket, destroy } as unknown as Parameters<typeof watchReceiving>[0] }
}

test('a body that takes too long ends its connection', () => {
  const { request, destroy } = requestOf()
  watchReceiving(request, { seconds: 15 })
  vi.advanceTimersByTime(14_000)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(destroy).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(destroy).toHaveBeenCalledTimes(1)
})

test('a body that arrives too slowly ends its connection, after a few seconds of grace', () => {
  const { request, socket, destroy } = requestOf()
  watchReceiving(request, { seconds: 60, minBytesPerSecond: 8_000 })
  vi.advanceTimersByTime(5_000)
  expect(destroy).not.toHaveBeenCalled()
  socket.bytesRead += 6 * 8_000
  vi.advanceTimersByTime(1_000)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(destroy).toHaveBeenCalledTimes(1)
})

test('a body that has arrived is no longer watched', () => {
  const { request, destroy } = requestOf()
  const stop = watchReceiving(request, { seconds: 15 })
  stop()
  vi.advanceTimersByTime(60_000)
  expect(destroy).not.toHaveBeenCalled()
})
