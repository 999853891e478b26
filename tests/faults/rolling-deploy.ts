import { setTimeout as delay } from 'node:timers/promises'
import { type Account, ApiClient, type Json } from '../support/api-client.ts'
import { onePiece } from '../support/buyers.ts'
import { readymade } from '../support/cart.ts'
import { seconds } from './faults.ts'
import { isReady, openFaultyShop, type ReplicatedShop } from './faulty-shop.ts'
import { createHistory, type History } from './history.ts'
import { p99Of, sendAtRate } from './overload.ts'
import { confirmedTotal, stock, twoDesigns } from './under-load.ts'

const processes = 3
const perSecond = 200
/** What a browser and an integrator read. */
const designs = 8
const carts = 50
/** More than are placed during the deploy. */
const orders = 30
/** The load without a change, before and after. */
const steadyMs = 5_000
const pollMs = 50

export const deploys = [
  {
    key: 'deploy',
    name: `${processes} processes are replaced in turn under ${perSecond} requests a second: pages, catalogue reads by GraphQL and REST, 5% cart changes, 0.1% orders`,
    promise: 'no failed request; no acknowledged write is lost or doubled',
    measure: rollingDeploy,
  },
]

interface Buyer {
  account: Account
  placing: Json
}

/** Replaces every process under a load, and compares the database with what was acknowledged. */
async function rollingDeploy(): Promise<string> {
  const shop = await openFaultyShop({ processes })
  try {
    const productIds: string[] = []
    while (productIds.length < designs)
      productIds.push((await shop.product({ ...onePiece, quantityInStock: stock })).id)
    const ordered = [productIds[0]!, productIds[1]!] as const
    const buyers: Buyer[] = []
    for (const account of await shop.shoppers(orders))
      buyers.push({ account, placing: { ...(await twoDesigns(shop, account, ordered)), confirmedTotal } })
    const history = createHistory()
    const send = traffic(shop, productIds, buyers, history)
    // Processes that have just started are slower for some thousands of requests.
    await sendAtRate(perSecond / 2, send, (ms) => ms < steadyMs)

    let isOver = false
    const sending = sendAtRate(perSecond, send, () => !isOver)
    const replaced = await replaceAll(shop).finally(() => (isOver = true))
    const { accepted, outcomes, ownDelayMs } = await sending
    const { acknowledged, lost, doubled, partial } = await history.compare(shop.db, ordered, stock)
    if (lost + doubled + partial > 0)
      throw new Error(`Of ${acknowledged} writes ${lost} were lost, ${doubled} doubled, ${partial} partial`)
    const failed = [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`)
    return [
      `${accepted.length} requests succeeded (p99 ${p99Of(accepted).toFixed(0)} ms), failed: ${failed.join(', ') || 'none'}`,
      `of ${acknowledged} acknowledged writes none was lost, doubled or stored in part`,
      `the processes ended with ${replaced.codes.join(', ')} after at most ${seconds(replaced.endedMs)}, and were ready again after at most ${seconds(replaced.readyMs)}`,
      `the clients’ own delay p99 ${ownDelayMs.toFixed(0)} ms`,
    ].join('; ')
  } finally {
    await shop.close()
  }
}

async function replaceAll(shop: ReplicatedShop) {
  const codes: (number | null)[] = []
  let [endedMs, readyMs] = [0, 0]
  await delay(steadyMs)
  for (let replica = 0; replica < processes; replica++) {
    const startedAt = performance.now()
    const stopped = await shop.restart(replica)
    while (!(await isReady([shop.replicas[replica]!]))) await delay(pollMs)
    codes.push(stopped.code)
    endedMs = Math.max(endedMs, stopped.endedMs)
    readyMs = Math.max(readyMs, performance.now() - startedAt - stopped.endedMs)
  }
  await delay(steadyMs)
  return { codes, endedMs, readyMs }
}

/**
 * Of 1,000 requests one is an order, 49 change carts and the others read: half of them pages. Each order changes the
 * stock, after which every process renders the pages again.
 */
function traffic(shop: ReplicatedShop, productIds: string[], buyers: Buyer[], history: History) {
  const guest = new ApiClient(shop.url, null)
  const shoppers = shop.shoppers(carts)
  const nth = (n: number) => productIds[n % productIds.length]!

  const order = async (): Promise<{ status: number }> => {
    const { account, placing } = buyers.pop()!
    history.sentOrder(account.id, placing.draftId as string)
    const result = await account.mutate('placeOrder', placing)
    if (!result.order) throw new Error(result.text)
    history.acknowledgedOrder(placing.draftId as string, result.order.orderNumber)
    return result
  }
  const changeCart = async (n: number): Promise<{ status: number }> => {
    const shopper = (await shoppers)[n % carts] as Account
    try {
      const result = await shopper.mutate('addToCart', { ...readymade(nth(0)), quantity: 1 })
      if (!result.cart) throw new Error(result.text)
      history.addedToCart(shopper.id, 'acknowledged')
      return result
    } catch (error) {
      history.addedToCart(shopper.id, 'unknown')
      throw error
    }
  }
  const read = (n: number) => {
    if (n % 4 === 0)
      return guest.graphql('{ products { edges { node { id productName priceRange { min } } } } }')
    if (n % 4 === 1) return guest.rest('GET', 'common/gel_all_product')
    if (n % 8 === 2)
      return guest.graphql('query ($id: ID!) { product(id: $id) { id productName description } }', {
        id: nth(n),
      })
    return guest.rest('GET', n % 8 === 3 ? '/' : '/gallery')
  }
  return async (n: number): Promise<{ status: number }> => {
    if (n % 1000 === 5) return order()
    if (n % 20 === 5) return changeCart(Math.floor(n / 20))
    const result = await read(n)
    if ('errors' in result && result.errors) throw new Error(result.text)
    return result
  }
}
