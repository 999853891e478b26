import { beforeAll, describe, expect, test } from 'vitest'
import { followOrder, moveAlong, orderTailored } from '../support/order-changes.ts'
import { shopsOrders } from '../support/order-lists.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]

const open = { hasOpenAlteration: true }
const countOnDashboard = async (who: ApiClient = owner): Promise<number> =>
  (await who.graphql('{ dashboard { openAlterations } }')).data.dashboard.openAlterations

let [first, second, without] = ['', '', '']

const delivered = async () => {
  const { id } = await orderTailored(meera, (await shop.product()).id)
  await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  return id
}

beforeAll(async () => {
  first = await delivered()
  second = await delivered()
  without = await delivered()
  for (const [orderId, details] of [
    [first, 'Take in the waist.'],
    [first, 'Shorten the sleeves.'],
    [second, 'Let out the bust.'],
  ] as const)
    await meera.mutate('requestAlteration', { orderId, details })
})

describe('open alteration requests', () => {
  test('filter the list of orders, and are counted on the dashboard', async () => {
    expect(await shopsOrders(owner, { where: open })).toMatchObject({
      ids: [second, first],
      totalCount: 2,
      counts: { DELIVERED: 2 },
    })
    expect((await shopsOrders(owner, { where: { hasOpenAlteration: false } })).ids).toEqual([without])
    expect((await shopsOrders(owner, { where: { ...open, search: 'nobody' } })).ids).toEqual([])
    expect((await shopsOrders(owner, { where: open, sort: 'DUE_FIRST' })).ids).toEqual([first, second])
    expect(await countOnDashboard()).toBe(2)
    expect(await countOnDashboard(await shop.staff())).toBe(2)
  })

  test('stay open until the shop has completed each of them', async () => {
    const { alterations }: Json = await followOrder(owner, first)
    expect(alterations).toMatchObject([{ completedAt: null }, { completedAt: null }])
    const [waist, sleeves] = alterations
    const done = await owner.mutate('completeAlteration', { orderId: first, alterationId: waist.id })
    expect(done.userErrors).toEqual([])
    expect(done.order.alterations).toMatchObject([
      { id: waist.id, completedAt: expect.any(String) },
      { completedAt: null },
    ])
    expect(await countOnDashboard()).toBe(2)
    await (await shop.staff()).mutate('completeAlteration', { orderId: first, alterationId: sleeves.id })
    expect((await shopsOrders(owner, { where: open })).ids).toEqual([second])
    expect(await countOnDashboard()).toBe(1)
    expect((await followOrder(meera, first)).alterations[1].completedAt).not.toBeNull()

    const { data } = await owner.graphql(
      `query ($where: AuditWhere) {
        auditLog(where: $where) { edges { node { changes { field before after } } } }
      }`,
      { where: { entityId: first } },
    )
    expect(data.auditLog.edges[0].node.changes).toEqual([
      { field: 'openAlterations', before: '1', after: '0' },
    ])
  })

  test('are completed once, by staff, and only in their own order', async () => {
    const [{ id: alterationId }] = (await followOrder(owner, second)).alterations
    const input = { orderId: second, alterationId }
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [meera, 'FORBIDDEN'],
    ] as const)
      expect((await who.mutate('completeAlteration', input)).errors?.[0]?.extensions.code).toBe(code)
    for (const elsewhere of [{ orderId: first }, { alterationId: without }, { alterationId: 'x' }])
      expect((await owner.mutate('completeAlteration', { ...input, ...elsewhere })).userErrors).toMatchObject(
        [{ code: 'NOT_FOUND' }],
      )
    expect(await owner.mutate('completeAlteration', { ...input, orderId: 'x' })).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await owner.mutate('completeAlteration', input)).userErrors).toEqual([])
    expect((await owner.mutate('completeAlteration', input)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })
})
