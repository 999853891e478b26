import { describe, expect, test } from 'vitest'
import { OrderStatus } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { isClosed, nextStatuses, type OrderProgress } from '../../server/domain/orders/order-status.ts'

const statuses = Object.values(OrderStatus)
const readymade = { productType: 'READYMADE' } as const
const tailor = { productType: 'TAILOR' } as const

type Kind = Omit<OrderProgress, 'orderStatus'>
const kinds: Record<string, Kind> = {
  'ready-made': {
    orderType: 'READYMADE',
    items: [readymade, readymade],
    quote: null,
    fulfilment: 'DELIVERY',
  },
  'stitched to measure': { orderType: 'TAILOR', items: [tailor], quote: null, fulfilment: 'DELIVERY' },
  'of both kinds': { orderType: 'TAILOR', items: [readymade, tailor], quote: null, fulfilment: 'DELIVERY' },
  'of an own design, agreed': {
    orderType: 'CUSTOM',
    items: [],
    quote: { acceptedAt: new Date() },
    fulfilment: 'DELIVERY',
  },
}

const stitched = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['MEASURED', 'STITCHING', 'CANCELLED'],
  MEASURED: ['STITCHING', 'CANCELLED'],
  STITCHING: ['TRIAL', 'READY'],
  TRIAL: ['STITCHING', 'READY'],
  READY: ['DISPATCHED', 'DELIVERED', 'STITCHING', 'CANCELLED'],
  DISPATCHED: ['DELIVERED', 'READY'],
  DELIVERED: [],
  CANCELLED: [],
}

const tableOf = (kind: Kind) =>
  Object.fromEntries(statuses.map((orderStatus) => [orderStatus, nextStatuses({ ...kind, orderStatus })]))

describe('an order', () => {
  test.each(['stitched to measure', 'of both kinds', 'of an own design, agreed'])(
    '%s passes the tailoring statuses',
    (kind) => expect(tableOf(kinds[kind]!)).toEqual(stitched),
  )

  test('ready-made is ready once it is confirmed, and never stitched', () => {
    expect(tableOf(kinds['ready-made']!)).toEqual({
      ...stitched,
      CONFIRMED: ['READY', 'CANCELLED'],
      READY: ['DISPATCHED', 'DELIVERED', 'CANCELLED'],
    })
  })

  test.each([null, { acceptedAt: null }])('of a custom design waits for its quote (%j)', (quote) => {
    const custom: Kind = { orderType: 'CUSTOM', items: [], quote, fulfilment: 'DELIVERY' }
    expect(tableOf(custom)).toEqual({ ...stitched, PENDING: ['CANCELLED'] })
  })

  test.each(Object.keys(kinds))('%s can end from any status, and never continues afterwards', (name) => {
    const kind = kinds[name]!
    for (const orderStatus of statuses) {
      const reached = new Set<string>()
      const walk = (from: OrderStatus) =>
        nextStatuses({ ...kind, orderStatus: from })
          .filter((next) => !reached.has(next) && reached.add(next))
          .forEach(walk)
      walk(orderStatus)
      expect(reached).not.toContain('PENDING')
      const ended = [...reached].filter((status) => isClosed({ orderStatus: status as OrderStatus }))
      expect(ended.length > 0).toBe(!isClosed({ orderStatus }))
    }
  })
})

test('an order that is picked up is handed over, not dispatched', () => {
  const order = { ...kinds['ready-made']!, fulfilment: 'PICKUP', orderStatus: 'READY' } as const
  expect(nextStatuses(order)).toEqual(['DELIVERED', 'CANCELLED'])
})
