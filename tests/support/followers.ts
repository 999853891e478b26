import { ApiClient, type Json } from './api-client.ts'
import { readChanges } from './changes.ts'
import { addProductOf } from './products.ts'
import { type Receiver, startReceiver } from './webhooks.ts'

interface FollowedShop {
  owner: ApiClient
  /** What the shop's database has. */
  catalogue: () => Promise<[id: string, quantity: number][]>
  /** Sends webhooks until nothing waits any more. `sendAgain` sends a waiting delivery before its time. */
  settle: (webhookId: string, sendAgain: (deliveryId: string) => Promise<void>) => Promise<void>
}

type Copy = Map<string, number>

export interface Followed {
  writes: number
  /** Requests that the receiver got, and refused. */
  received: number
  refused: number
  restarts: number
  pages: number
  /** The catalogue and its copies, each in the order of the ids. */
  catalogue: [string, number][]
  copies: Record<'feed' | 'webhook' | 'paging', [string, number][]>
}

/**
 * Lets many writers add, change and delete products while three programs follow them: by the feed of changes, by a webhook whose
 * receiver refuses a third and restarts, and by paging through everything.
 * @param writeWhile whether a writer that has made so many changes makes another one
 */
export async function followWriters(
  { owner, catalogue, settle }: FollowedShop,
  {
    writers,
    writeWhile,
    restarts,
  }: { writers: number; writeWhile: (made: number) => boolean; restarts: number },
): Promise<Followed> {
  const scopes = ['READ_CATALOGUE' as const, 'MANAGE_WEBHOOKS' as const]
  const name = `Follower ${Date.now()}`
  const { key } = await owner.mutate('saveApiClient', { name, scopes, requestsPerMinute: 6_000 })
  const program = new ApiClient(owner.url, key)

  // What is there before the webhook; it reports changes only.
  const received = await readAll(program, () => {})
  const known = new Set<string>()
  const metrics = { received: 0, refused: 0, restarts: 0, pages: 0 }
  const respond: Receiver['respond'] = ({ id, body }) => {
    metrics.received++
    if (metrics.received % 3 === 0) {
      metrics.refused++
      return 503
    }
    if (known.has(id)) return 200
    known.add(id)
    const product = body.data.result?.product
    if (product) received.set(product.id, product.quantityInStock)
    else received.delete(body.data.id)
    return 200
  }
  let receiver = await startReceiver()
  receiver.respond = respond
  const { url } = receiver
  const { webhook, userErrors } = await program.mutate('saveWebhook', {
    url,
    topics: ['PRODUCT_CREATED', 'PRODUCT_UPDATED', 'PRODUCT_DELETED'],
    query: 'query ($id: ID!) { product(id: $id) { id quantityInStock } }',
  })
  if (!webhook) throw new Error(`The webhook was refused: ${JSON.stringify(userErrors)}`)

  const feed: Copy = new Map()
  let cursor: string | null = null
  const readFeed = async () => {
    const read = await readChanges(program, 'PRODUCT', cursor)
    for (const { entityId, product } of read.changes)
      if (product) feed.set(entityId, product.quantityInStock)
      else feed.delete(entityId)
    cursor = read.cursor
  }
  let paged: Copy = new Map()
  const readPages = async () => {
    paged = await readAll(program, () => metrics.pages++)
  }

  const ids: string[] = []
  for (let index = 0; index < 20; index++) ids.push((await addProductOf(owner)).id)
  let isWriting = true
  const whileWriting = async (work: () => Promise<void>) => {
    while (isWriting) await work()
  }
  const restart = async () => {
    await receiver.close()
    receiver = await startReceiver(Number(new URL(url).port))
    receiver.respond = respond
    metrics.restarts++
  }
  const followers = [whileWriting(readFeed), whileWriting(readPages)]
  let writes = 0
  const write = async (seed: number) => {
    for (let made = 0; writeWhile(made); made++) {
      writes++
      if (seed === 0 && made % 20 === 10 && metrics.restarts < restarts) await restart()
      await writeOnce(owner, ids, seed, made)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, seed) => write(seed)))
  isWriting = false
  await Promise.all(followers)
  await settle(webhook.id, async (id) => {
    await program.mutate('replayWebhookDelivery', { id }, 'delivery { id }')
  })
  await readFeed()
  await readPages()
  await receiver.close()
  const sorted = (copy: Iterable<[string, number]>) =>
    [...copy].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    writes,
    ...metrics,
    catalogue: sorted(await catalogue()),
    copies: { feed: sorted(feed), webhook: sorted(received), paging: sorted(paged) },
  }
}

/** Mostly changes of the stock; others meet at the same designs, so that some find theirs deleted. */
async function writeOnce(owner: ApiClient, ids: string[], seed: number, made: number): Promise<void> {
  const id = ids[(seed * 7 + made * 5) % ids.length]!
  if (made % 20 === 19) ids.push((await addProductOf(owner)).id)
  else if (made % 30 === 29) await owner.mutate('deleteProduct', { id }, 'deletedProductId')
  else await owner.mutate('updateProduct', { id, quantityInStock: seed * 100 + made }, 'product { id }')
}

async function readAll(program: ApiClient, onPage: () => void): Promise<Copy> {
  const copy: Copy = new Map()
  let after: string | null = null
  for (;;) {
    const { data, text } = await program.graphql(
      `query ($after: String) { products(first: 100, after: $after) {
        edges { node { id quantityInStock } } pageInfo { hasNextPage endCursor }
      } }`,
      { after },
    )
    if (!data?.products) throw new Error(`The page was refused: ${text}`)
    onPage()
    for (const { node } of data.products.edges as Json[]) copy.set(node.id, node.quantityInStock)
    if (!data.products.pageInfo.hasNextPage) return copy
    after = data.products.pageInfo.endCursor
  }
}
