import type { Database } from '../../server/platform/database/client.ts'

/** Of each order two lines: one piece of the first design, two of the second. */
export const piecesOf = [1, 2] as const

/** What the database holds compared with what was acknowledged to the writers. */
export interface Comparison {
  acknowledged: number
  /** Failed or interrupted, and not acknowledged since: each may have been written, once. */
  unknown: number
  /** Acknowledged and not in the database. */
  lost: number
  /** In the database more often than they were sent. */
  doubled: number
  /** Orders without all of their lines, or beside their draft; drafts that are deleted without an order. */
  partial: number
}

/** What writers have sent, and which of it was acknowledged. */
export interface History {
  /** An order was sent: by which user, from which draft. */
  sentOrder: (userId: string, draftId: string) => void
  acknowledgedOrder: (draftId: string, orderNumber: string) => void
  /** One piece was added to the user's cart, perhaps. */
  addedToCart: (userId: string, outcome: 'acknowledged' | 'unknown') => void
  /** To be called when nothing is written any more. `stock` is what each design had at the start. */
  compare: (db: Database, productIds: readonly [string, string], stock: number) => Promise<Comparison>
}

interface Order {
  draftId: string
  acknowledged: string | null
}

export function createHistory(): History {
  const orders = new Map<string, Order>()
  const carts = new Map<string, { acknowledged: number; unknown: number }>()
  return {
    sentOrder: (userId, draftId) => void orders.set(userId, { draftId, acknowledged: null }),
    acknowledgedOrder: (draftId, orderNumber) => {
      for (const order of orders.values()) if (order.draftId === draftId) order.acknowledged = orderNumber
    },
    addedToCart: (userId, outcome) => {
      const cart = carts.get(userId) ?? { acknowledged: 0, unknown: 0 }
      cart[outcome]++
      carts.set(userId, cart)
    },
    compare: async (db, productIds, stock) => {
      const results = [await compareOrders(db, orders, productIds, stock), await compareCarts(db, carts)]
      const sum = (key: keyof Comparison) => results.reduce((total, result) => total + result[key], 0)
      return {
        acknowledged: sum('acknowledged'),
        unknown: sum('unknown'),
        lost: sum('lost'),
        doubled: sum('doubled'),
        partial: sum('partial'),
      }
    },
  }
}

async function compareOrders(
  db: Database,
  sent: Map<string, Order>,
  productIds: readonly [string, string],
  stock: number,
): Promise<Comparison> {
  const users = { userId: { in: [...sent.keys()] } }
  const found = await db.order.findMany({ where: users, include: { items: true, timeline: true } })
  const drafts = new Set((await db.orderDraft.findMany({ where: users })).map(({ id }) => id))
  const expected = [...sent.values()]
  const numbers = new Map(found.map(({ draftId, orderNumber }) => [draftId, orderNumber]))
  const isWhole = ({ items, timeline }: (typeof found)[number]) =>
    timeline.length === 1 &&
    items.length === productIds.length &&
    productIds.every((id, n) =>
      items.some(({ productId, quantity }) => productId === id && quantity === piecesOf[n]),
    )
  const products = await db.product.findMany({ where: { id: { in: [...productIds] } } })
  const missing = productIds.map((id, n) => {
    const { quantityInStock } = products.find((product) => product.id === id)!
    return stock - quantityInStock - piecesOf[n]! * found.length
  })
  return {
    acknowledged: expected.filter(({ acknowledged }) => acknowledged !== null).length,
    unknown: expected.filter(({ acknowledged }) => acknowledged === null).length,
    lost: expected.filter(
      ({ draftId, acknowledged }) => acknowledged !== null && numbers.get(draftId) !== acknowledged,
    ).length,
    doubled: found.length - numbers.size + missing.reduce((total, pieces) => total + Math.abs(pieces), 0),
    partial:
      found.filter((order) => !isWhole(order)).length +
      expected.filter(({ draftId }) => drafts.has(draftId) === numbers.has(draftId)).length,
  }
}

async function compareCarts(
  db: Database,
  sent: Map<string, { acknowledged: number; unknown: number }>,
): Promise<Comparison> {
  const lines = await db.cartLine.findMany({ where: { userId: { in: [...sent.keys()] } } })
  const result = { acknowledged: 0, unknown: 0, lost: 0, doubled: 0, partial: 0 }
  for (const [userId, { acknowledged, unknown }] of sent) {
    const quantity = lines
      .filter((line) => line.userId === userId)
      .reduce((total, line) => total + line.quantity, 0)
    result.acknowledged += acknowledged
    result.unknown += unknown
    result.lost += Math.max(0, acknowledged - quantity)
    result.doubled += Math.max(0, quantity - acknowledged - unknown)
  }
  return result
}
