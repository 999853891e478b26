import { setTimeout as delay } from 'node:timers/promises'
import { type Account, ApiClient, type GraphQLResult, type Json } from '../support/api-client.ts'
import { onePiece, readyToBuy } from '../support/buyers.ts'
import { readymade } from '../support/cart.ts'
import { readProduct } from '../support/products.ts'
import type { ReplicatedShop } from './faulty-shop.ts'
import { type Comparison, createHistory, piecesOf } from './history.ts'
import {
  compareInvoices,
  comparePrices,
  type InvoiceComparison,
  type PriceComparison,
  storedInvoices,
  type TimedPrice,
} from './invoices-and-prices.ts'

export interface Metrics extends Comparison {
  requests: number
  failed: number
  slowestMs: number
  /** What the slowest request did, and the status of its response. */
  slowest: string
  /** How many requests failed how, such as `order: 503`. */
  failures: Record<string, number>
  /** From the end of the fault's cause to the last failed request. */
  recoveredMs: number
  invoices: InvoiceComparison
  prices: PriceComparison
  /** What was measured besides. */
  note: string
}

const READERS = 8
const BUYERS = 8
const CARTS = 8
/** How many of the buyers' orders the owner invoices. */
const INVOICED = 2
/** The pause between two requests of one client. */
const pauseMs = 20
const beforeMs = 1_000
/** The shop has recovered when no request has failed for as long. */
const quietMs = 1_000
/** The longest that recovering may take before the measurement is given up. */
const longestMs = 60_000
/** More than a run orders. */
export const stock = 1_000_000
/** A cart line holds 99. */
const addsPerCart = 90
/** The price of an order's pieces, with its one delivery. */
export const confirmedTotal = (piecesOf[0] + piecesOf[1]) * onePiece.readyMadePrice + onePiece.shippingCost

/** Reads and writes while a fault is injected, until the shop has recovered; then compares the database with the history. */
export async function underLoad<Shop extends ReplicatedShop>(
  shop: Shop,
  inject: (shop: Shop) => Promise<string | void>,
): Promise<Metrics> {
  const product = async (): Promise<string> => {
    try {
      return (await shop.product({ ...onePiece, quantityInStock: stock })).id
    } catch {
      // The shop may not have discarded all connections that the last fault broke.
      await delay(quietMs)
      return product()
    }
  }
  const productIds = [await product(), await product()] as const
  const pricedId = await product()
  const history = createHistory()
  const invoices = new Map<string, string>()
  const changes: TimedPrice[] = []
  const reads: TimedPrice[] = []
  const metrics = {
    requests: 0,
    failed: 0,
    slowestMs: 0,
    slowest: '',
    failures: {} as Record<string, number>,
  }
  const unexpected = new Set<string>()
  let lastFailure = 0
  let isOver = false
  let nextPrice = 0

  /** Sends one request; null if it failed. */
  const send = async <Result extends { status: number; text: string; errors?: GraphQLResult['errors'] }>(
    what: string,
    request: () => Promise<Result>,
  ): Promise<Result | null> => {
    const startedAt = performance.now()
    const result = await request().catch(() => null)
    metrics.requests++
    const ms = performance.now() - startedAt
    // What a mutation did may be stored although its result could not be read.
    const isPartial = result?.errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') ?? false
    const outcome = `${what}: ${result?.status ?? 'no response'}${isPartial ? ' without its result' : ''}`
    if (ms > metrics.slowestMs) {
      metrics.slowestMs = ms
      metrics.slowest = outcome
    }
    if (result && result.status < 500 && !isPartial) {
      if (result.status !== 200) unexpected.add(result.text)
      return result
    }
    metrics.failed++
    metrics.failures[outcome] = (metrics.failures[outcome] ?? 0) + 1
    lastFailure = performance.now()
    return null
  }

  const guest = new ApiClient(shop.url, null)
  const read = async (n: number) => {
    await send<{ status: number; text: string }>(n % 2 === 0 ? 'REST read' : 'GraphQL read', () =>
      n % 2 === 0
        ? guest.rest('GET', 'common/gel_all_product')
        : guest.graphql('{ products(first: 24) { totalCount edges { node { productName } } } }'),
    )
  }

  /** Every other buyer gives up after a failure; the others repeat their order under its key. */
  const buy = async (n: number) => {
    const [buyer] = (await shop.shoppers(1)) as [Account]
    const placing: Json = { ...(await twoDesigns(shop, buyer, productIds)), confirmedTotal }
    const draftId = placing.draftId as string
    history.sentOrder(buyer.id, draftId)
    do {
      const result = await send('order', () => buyer.mutate('placeOrder', placing))
      if (result?.order) {
        history.acknowledgedOrder(draftId, result.order.orderNumber)
        if (n < INVOICED) await invoice(result.order.id)
        return
      }
      if (result) unexpected.add(result.text)
      await delay(pauseMs)
    } while (n % 2 === 0 && !isOver)
  }

  const invoice = async (orderId: string) => {
    const [owner] = (await shop.owners(1)) as [Account]
    const result = await send('invoice', () => owner.mutate('issueInvoice', { orderId }))
    if (result?.invoice) invoices.set(orderId, result.invoice.number)
    else if (result) unexpected.add(result.text)
  }

  /** Raises a price again and again, and reads it from every process after each acknowledgement. */
  const changePrices = async () => {
    const [owner] = (await shop.owners(1)) as [Account]
    while (!isOver) {
      // With its version, a change that has failed cannot be stored after a later one.
      const { version, readyMadePrice } = await readProduct(owner, pricedId)
      nextPrice = Math.max(nextPrice, readyMadePrice as number) + 1_00
      const price = nextPrice
      const result = await send('price', () =>
        owner.mutate('updateProduct', { id: pricedId, version, readyMadePrice: price }),
      )
      if (result?.product) changes.push({ at: performance.now(), price })
      await Promise.all(shop.replicas.map(({ url }) => readPrice(url)))
      await delay(pauseMs)
    }
  }

  const readPrice = async (url: string) => {
    const at = performance.now()
    const result = await new ApiClient(url, null)
      .graphql('query ($id: ID!) { product(id: $id) { readyMadePrice } }', { id: pricedId })
      .catch(() => null)
    const price = result?.data?.product?.readyMadePrice as number | undefined
    if (price !== undefined) reads.push({ at, price })
  }

  const fillCart = async () => {
    const [shopper] = (await shop.shoppers(1)) as [Account]
    for (let add = 0; add < addsPerCart && !isOver; add++) {
      const result = await send('cart', () =>
        shopper.mutate('addToCart', { ...readymade(productIds[0]), quantity: 1 }),
      )
      if (result && !result.cart) unexpected.add(result.text)
      history.addedToCart(shopper.id, result?.cart ? 'acknowledged' : 'unknown')
      await delay(pauseMs)
    }
  }

  // The database itself may be what fails: writers whose preparation fails begin anew.
  const repeat = async (run: () => Promise<void>) => {
    while (!isOver) {
      await run().catch(() => undefined)
      await delay(pauseMs)
    }
  }
  const clients = [
    ...Array.from({ length: READERS }, (_, n) => repeat(() => read(n))),
    ...Array.from({ length: BUYERS }, (_, n) => repeat(() => buy(n))),
    ...Array.from({ length: CARTS }, () => repeat(fillCart)),
    repeat(changePrices),
  ]
  await delay(beforeMs)
  const note = (await inject(shop)) ?? ''
  const endedAt = performance.now()
  while (
    performance.now() - Math.max(lastFailure, endedAt) < quietMs &&
    performance.now() - endedAt < longestMs
  )
    await delay(pauseMs)
  isOver = true
  await Promise.all(clients)
  if (unexpected.size > 0) throw new Error(`Unexpected responses: ${[...unexpected].slice(0, 5).join('\n')}`)
  return {
    ...metrics,
    note,
    invoices: compareInvoices(invoices, await storedInvoices(shop.db)),
    prices: comparePrices(changes, reads),
    recoveredMs: Math.max(0, lastFailure - endedAt),
    ...(await history.compare(shop.db, productIds, stock)),
  }
}

/** The input that places an order of both designs. */
export async function twoDesigns(
  { db }: ReplicatedShop,
  buyer: Account,
  [first, second]: readonly [string, string],
): Promise<Json> {
  const [placing] = (await readyToBuy(db, [buyer], first)) as [Json]
  await db.orderDraftItem.create({
    data: {
      draftId: placing.draftId as string,
      position: 1,
      productId: second,
      productType: 'READYMADE',
      quantity: piecesOf[1],
    },
  })
  return placing
}
