import { describe, expect, test } from 'vitest'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { followOrders, type OrderEvent } from '../support/order-stream.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'

const shop = await openShop({ followOrders: true })

/** Reads until the first event of a kind about an order, skipping others. */
async function nextOf(events: AsyncGenerator<OrderEvent>, event: string, orderId: string) {
  // Step by step: leaving a loop would end the stream.
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error('The stream ended')
    if (value.event === event && (value.data as { orderId?: string }).orderId === orderId) return value
  }
}

async function followed(who: ApiClient) {
  const { events, ...stream } = await followOrders(who)
  if (!events) throw new Error(`The shop answers ${stream.status}`)
  expect((await events.next()).value).toEqual({ event: 'open', data: {} })
  return { ...stream, events }
}

describe('the order stream', () => {
  test('sends staff new orders and changes, whichever process made them', async () => {
    const [meera, owner, staff] = [await shop.shopper('Meera'), await shop.admin(), await shop.staff()]
    const elsewhere = await shop.replica()
    const { id: productId } = await shop.product()
    const streams = [await followed(owner), await followed(elsewhere.at(staff))]

    const { id } = await orderTailored(elsewhere.at(meera), productId)
    for (const { events } of streams)
      expect(await nextOf(events, 'placed', id)).toEqual({ event: 'placed', data: { orderId: id } })
    await moveAlong(owner, id, 'CONFIRMED')
    for (const { events } of streams)
      expect(await nextOf(events, 'changed', id)).toEqual({ event: 'changed', data: { orderId: id } })
    for (const { leave } of streams) leave()
  })

  test('is neither cached by pages nor buffered by proxies', async () => {
    const { headers, leave } = await followed(await shop.admin())
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    leave()
  })

  test('is refused to guests and shoppers', async () => {
    for (const [who, status, challenge] of [
      [shop.guest(), 401, 'Bearer'],
      [shop.guest().with('nonsense'), 401, 'Bearer error="invalid_token"'],
      [await shop.shopper('Meera'), 403, null],
    ] as const) {
      const { leave, ...result } = await followOrders(who)
      expect([result.status, result.headers.get('www-authenticate')]).toEqual([status, challenge])
      leave()
    }
  })

  test('ends when the role of its reader is removed, before any further event', async () => {
    await expectEnds({ role: 'SHOPPER', staffRoleId: null })
  })

  test('ends with the session of its reader', async () => {
    await expectEnds({ tokenVersion: { increment: 1 } })
  })

  async function expectEnds(data: Parameters<typeof shop.db.user.update>[0]['data']) {
    const [meera, sunita] = [await shop.shopper('Meera'), await shop.staff()]
    const { events } = await followed(sunita)
    await shop.db.user.update({ where: { id: sunita.id }, data })
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const heard: OrderEvent[] = []
    for await (const each of events) heard.push(each)
    expect(heard.filter(({ data }) => (data as { orderId?: string }).orderId === id)).toEqual([])
  }
})
