import { expect, test, vi } from 'vitest'
import { connect } from '../../server/platform/database/client.ts'
import { openReadReplica, type ReadFrom } from '../../server/platform/database/read-replica.ts'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { openReplicatedDatabase } from '../support/replicated-database.ts'
import { openShop } from '../support/shop.ts'

vi.setConfig({ testTimeout: 60_000 })

const { primary, replica } = await openReplicatedDatabase()
const shop = await openShop({
  database: primary,
  env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url },
})
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const saree = await shop.product({ category: 'SAREE', readyMadePrice: 3_000_00, quantityInStock: 500 })

const buy = () =>
  orderProduct(meera, '', { cartItems: [{ productId: saree.id, productType: 'READYMADE', quantity: 1 }] })

/** What the owner's pages read from the replica. */
const readAll = async (): Promise<{ reported: number; charted: number; sold: number; logged: string }> => {
  const { data } = (await owner.graphql(
    `query ($day: Day!) {
      report(by: MONTH, from: $day, to: $day) { pieces }
      dashboard(days: 7) { days { orders } bestDesigns { pieces } }
      auditLog(first: 1) { edges { node { changes { field after } } } totalCount }
    }`,
    { day: dayOf(shop.now()) },
  )) as Json
  return {
    reported: data.report.pieces,
    charted: data.dashboard.days.at(-1).orders,
    sold: data.dashboard.bestDesigns[0]?.pieces ?? 0,
    logged: data.auditLog.edges[0].node.changes.find(({ field }: Json) => field === 'discount')?.after,
  }
}

/** From which database `work` was answered, each once. */
async function readFrom(work: () => Promise<unknown>): Promise<string[]> {
  const counts = async () => {
    const { values } = await shop.metrics.replicaReads.get()
    return new Map(values.map(({ labels, value }) => [String(labels.from), value]))
  }
  const before = await counts()
  await work()
  const after = await counts()
  return [...after].filter(([from, count]) => count > (before.get(from) ?? 0)).map(([from]) => from)
}

/** A read replica without a shop, which says what it read from. */
function openDirectly(url: string) {
  const reads: ReadFrom[] = []
  const connection = connect(primary.addresses)
  const opened = openReadReplica(url, {
    ...{ primary: connection, log: shop.services.log, now: shop.now },
    onRead: (from) => void reads.push(from),
  })
  return { ...opened, reads, closeAll: () => Promise.all([opened.close(), connection.close()]) }
}

test('reports, charts and the audit log show each change at once, from the replica', async () => {
  const from = await readFrom(async () => {
    for (let discount = 1; discount <= 15; discount++) {
      await buy()
      await owner.mutate('updateProduct', { id: saree.id, discount })
      expect(await readAll()).toEqual({
        reported: discount,
        charted: discount,
        sold: discount,
        logged: String(discount),
      })
    }
  })
  expect(from).toEqual(['replica'])
})

test('the primary answers while the replica is behind', async () => {
  await replica.pause()
  await buy()
  const { reported } = await readAll()
  expect(reported).toBe(16)
  expect(await readFrom(readAll)).toEqual(['primary'])
  await replica.resume()
  expect(await readFrom(async () => expect((await readAll()).reported).toBe(16))).toEqual(['replica'])
})

test('errors of the domain are not repeated on the primary', async () => {
  const direct = openDirectly(replica.url)
  const failing = direct.read(() => Promise.reject(new Error('of the domain')))
  await expect(failing).rejects.toThrow('of the domain')
  expect(direct.reads).toEqual([])
  await direct.closeAll()
})

test('what runs on the replica can’t write', async () => {
  const direct = openDirectly(replica.url)
  const written = direct.read(async (db) => {
    const [row] = await db.rows<{ transaction_read_only: string }>`SHOW transaction_read_only`
    return row
  })
  expect(await written).toEqual({ transaction_read_only: 'on' })
  expect(direct.reads).toEqual(['replica'])
  await direct.closeAll()
})

test('the primary answers instead of another primary', async () => {
  const direct = openDirectly(primary.url)
  const answer = await direct.read((db) => db.rows<{ one: number }>`SELECT 1 AS "one"`)
  expect(answer).toEqual([{ one: 1 }])
  expect(direct.reads).toEqual(['primary'])
  expect(shop.logged.join('')).toContain('DATABASE_REPLICA_URL is not the address of a replica')
  await direct.closeAll()
})

test('a replica that fails is asked again after ten seconds', async () => {
  const direct = openDirectly(replica.url)
  const failOnReplica = () =>
    direct.read(async (db) => {
      const [row] = await db.rows<{ isReplica: boolean }>`SELECT pg_is_in_recovery() AS "isReplica"`
      if (row!.isReplica) throw Object.assign(new Error('ended by an administrator'), { code: '57P01' })
      return row
    })
  expect(await failOnReplica()).toEqual({ isReplica: false })
  const read = () => direct.read((db) => db.rows`SELECT 1`)
  await read()
  shop.passTime(11)
  await read()
  expect(direct.reads).toEqual(['primary', 'primary', 'replica'])
  await direct.closeAll()
})

test('the primary answers when the replica is gone, and the shop stays ready', async () => {
  await replica.stop()
  await buy()
  expect(await readFrom(async () => expect((await readAll()).reported).toBe(17))).toEqual(['primary'])
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})
