import { setTimeout as delay } from 'node:timers/promises'
import type { Account, Json } from '../support/api-client.ts'
import { onePiece, readyToBuy } from '../support/buyers.ts'
import { placeOrder } from '../support/orders.ts'
import type { FaultyShop } from './faulty-shop.ts'

export interface Figures {
  requests: number
  failed: number
  slowestMs: number
  /** From the end of the fault's cause to the last failed request. */
  recoveredMs: number
  /** Orders that were acknowledged. */
  acknowledged: number
  lost: number
  doubled: number
}

const READERS = 8
const BUYERS = 8
/** The pause between two requests of one client. */
const pauseMs = 20
const beforeMs = 1_000
/** The shop has recovered when no request has failed for as long. */
const quietMs = 1_000
/** The longest that recovering may take before the measurement is given up. */
const longestMs = 60_000
/** More than a run orders. */
const stock = 100_000

/** Reads and orders while a fault is injected, until the shop has recovered; then compares orders with what was told. */
export async function underLoad(shop: FaultyShop, inject: () => Promise<void>): Promise<Figures> {
  const product = await shop.product({ ...onePiece, quantityInStock: stock })
  const figures = { requests: 0, failed: 0, slowestMs: 0 }
  let lastFailure = 0
  let isOver = false

  /** Sends one request; false if it failed. */
  const send = async (request: () => Promise<{ status: number }>): Promise<boolean> => {
    const startedAt = performance.now()
    const { status } = await request().catch(() => ({ status: 599 }))
    figures.requests++
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - startedAt)
    if (status < 500) return true
    figures.failed++
    lastFailure = performance.now()
    return false
  }

  const [reader] = (await shop.shoppers(1)) as [Account]
  const read = async (n: number) => {
    while (!isOver) {
      await send(() =>
        n % 2 === 0
          ? shop.at(reader).rest('GET', 'common/gel_all_product')
          : shop.at(reader).graphql('{ products(first: 24) { totalCount edges { node { productName } } } }'),
      )
      await delay(pauseMs)
    }
  }

  const acknowledged = new Map<string, string>()
  const buy = async () => {
    while (!isOver) {
      const [buyer] = (await shop.shoppers(1)) as [Account]
      const [placing] = (await readyToBuy(shop.db, [buyer], product.id)) as [Json]
      // The same order under the same key, until it is acknowledged.
      while (
        !(await send(async () => {
          const answer = await placeOrder(shop.at(buyer), placing)
          if (answer.order) acknowledged.set(placing.draftId as string, answer.order.orderNumber as string)
          return answer
        }))
      )
        await delay(pauseMs)
      await delay(pauseMs)
    }
  }

  // The database itself may be what fails: buyers whose preparation fails begin anew.
  const persistently = async (run: () => Promise<void>) => {
    while (!isOver) await run().catch(() => delay(pauseMs))
  }
  const clients = [
    ...Array.from({ length: READERS }, (_, n) => read(n)),
    ...Array.from({ length: BUYERS }, () => persistently(buy)),
  ]
  await delay(beforeMs)
  await inject()
  const endedAt = performance.now()
  while (
    performance.now() - Math.max(lastFailure, endedAt) < quietMs &&
    performance.now() - endedAt < longestMs
  )
    await delay(pauseMs)
  isOver = true
  await Promise.all(clients)
  return {
    ...figures,
    recoveredMs: Math.max(0, lastFailure - endedAt),
    ...(await compare(shop, product.id, acknowledged)),
  }
}

async function compare({ db }: FaultyShop, productId: string, acknowledged: Map<string, string>) {
  const orders = await db.order.findMany({ where: { items: { some: { productId } } } })
  const numbers = new Map(orders.map(({ draftId, orderNumber }) => [draftId, orderNumber]))
  const lost = [...acknowledged].filter(([draftId, number]) => numbers.get(draftId) !== number).length
  const { quantityInStock } = await db.product.findUniqueOrThrow({ where: { id: productId } })
  const extra = orders.length - numbers.size
  return {
    acknowledged: acknowledged.size,
    lost,
    doubled: extra + Math.abs(stock - quantityInStock - orders.length),
  }
}
