import { describe, expect, test } from 'vitest'
import { linesOf, readymade } from '../support/cart.ts'
import { followOrder } from '../support/order-changes.ts'
import { listDrafts, readDraft } from '../support/order-drafts.ts'
import { customer, listOrders, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const list = async (who: Json, where: Json) => {
  const result = await who.graphql(
    `query ($where: OrderDraftWhere, $first: Int! = 24, $after: String) {
      orderDrafts(where: $where, first: $first, after: $after) {
        edges { node { id shopperName isOwner } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    { where },
  )
  const drafts: Json[] = result.data?.orderDrafts.edges.map(({ node }: Json) => node) ?? []
  return { drafts, ids: drafts.map(({ id }) => id), code: result.errors?.[0].extensions.code }
}

/** What the audit log says of an order. */
const auditedOf = async (entityId: string) =>
  (await shop.db.auditEntry.findMany({ where: { entityId } })).map(({ action }) => action)

describe('a staff member on the phone', () => {
  test('finds the shopper’s draft, completes it and places it: it is the shopper’s order', async () => {
    const [meera, owner] = [await shop.shopper('Meera Tendulkar'), await shop.admin()]
    const { id: productId } = await shop.product()
    await meera.mutate('addToCart', readymade(productId))
    expect(await linesOf(meera)).toHaveLength(1)
    const started = await readyDraft(meera, productId, { customer: { name: 'Meera', phone: '98' } })
    const { drafts } = await list(owner, { mine: false, search: 'tendulkar' })
    expect(drafts).toEqual([{ id: started.id, shopperName: 'Meera Tendulkar', isOwner: false }])
    expect(await readDraft(owner, started.id)).toEqual(started)

    const { orderDraft: draft, userErrors } = await owner.mutate('saveOrderDraft', {
      id: started.id,
      version: 1,
      customer,
    })
    expect([userErrors, draft.version]).toEqual([[], 2])
    const placing = placingOf(draft)
    await shop.db.user.update({ where: { id: meera.id }, data: { language: 'HI' } })
    const { order } = await owner.mutate('placeOrder', placing)
    expect(await shop.db.order.findUnique({ where: { id: order.id } })).toMatchObject({ language: 'HI' })
    expect((await listOrders(meera)).data.orders.edges).toEqual([{ node: { id: order.id } }])
    expect((await listOrders(owner)).data.orders.totalCount).toBe(0)
    expect(await followOrder(meera, order.id)).toMatchObject({
      placedBy: 'Owner',
      timeline: [{ status: 'PENDING', by: 'SHOP', name: null }],
      viewerCanCancel: true,
    })
    expect((await followOrder(owner, order.id)).timeline[0].name).toBe('Owner')
    expect(await auditedOf(order.id)).toEqual(['order.place'])
    expect(await linesOf(meera)).toEqual([])
    // Repeated, it is the same order, which staff may read.
    expect((await owner.mutate('placeOrder', placing)).order.id).toBe(order.id)
    const late = await meera.mutate('placeOrder', placingOf(draft))
    expect(late.userErrors).toMatchObject([{ field: 'draftId', code: 'CONFLICT' }])
  })

  test('finds a draft by its phone number, in any notation', async () => {
    const [rekha, owner] = [await shop.shopper('Rekha'), await shop.admin()]
    const ids: string[] = []
    for (const phone of ['98200 11111', '+91-98200-11111', '0982 001 1111'])
      ids.unshift((await rekha.mutate('saveOrderDraft', { customer: { ...customer, phone } })).orderDraft.id)
    for (const search of ['9820011111', '98200 11111', '+91 9820 011 111'])
      expect((await list(owner, { mine: false, search })).ids).toEqual(ids)
    expect((await list(owner, { mine: false, search: '98200 11112' })).ids).toEqual([])
  })

  test('and the shopper never overwrite each other', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', { color: 'Teal' })
    await owner.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Peach' })
    const late = await meera.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Black' })
    expect(late).toMatchObject({ orderDraft: { color: 'Peach' }, userErrors: [{ code: 'CONFLICT' }] })
  })

  test('and the shopper place the draft concurrently: one order', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product({ quantityInStock: 50 })
    for (let round = 0; round < 4; round++) {
      const placing = placingOf(await readyDraft(meera, productId))
      const other = {
        ...placing,
        ...(round % 2 && { idempotencyKey: `${placing.idempotencyKey}, on the phone` }),
      }
      const results = await Promise.all([
        meera.mutate('placeOrder', placing),
        owner.mutate('placeOrder', other),
      ])
      expect(results.filter(({ order }) => order)).toHaveLength(1)
      expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'CONFLICT' }])
    }
    expect((await listOrders(meera)).data.orders.totalCount).toBe(4)
  })

  test('creates own drafts, and can’t discard others’', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    const { orderDraft: own } = await owner.mutate('saveOrderDraft', {})
    expect((await owner.mutate('discardOrderDraft', { id: draft.id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await list(owner, {})).drafts).toEqual([{ id: own.id, shopperName: 'Owner', isOwner: true }])
    const all = await list(owner, { mine: false })
    expect(all.ids).toEqual(expect.arrayContaining([draft.id, own.id]))
    await owner.mutate('discardOrderDraft', { id: own.id })
  })
})

describe('a shopper', () => {
  test('finds the open draft of an address on another device: by design and type', async () => {
    const meera = await shop.shopper('Meera')
    const [saree, suit] = [await shop.product(), await shop.product()]
    const { orderDraft: custom } = await meera.mutate('saveOrderDraft', { orderType: 'CUSTOM' })
    const tailored = await readyDraft(meera, suit.id, { orderType: 'TAILOR' })
    const readyMade = await readyDraft(meera, saree.id)
    expect((await list(meera, { productId: suit.id, orderType: 'TAILOR' })).ids).toEqual([tailored.id])
    expect((await list(meera, { productId: suit.id, orderType: 'READYMADE' })).ids).toEqual([])
    expect((await list(meera, { productId: saree.id })).ids).toEqual([readyMade.id])
    expect((await list(meera, { orderType: 'CUSTOM' })).ids).toEqual([custom.id])
    expect((await list(meera, { productId: 'x' })).ids).toEqual([])
  })

  test('never reads, changes or places another user’s draft, nor lists all drafts', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const draft = await readyDraft(meera, (await shop.product()).id)
    expect(await readDraft(asha, draft.id)).toBeNull()
    expect(await asha.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Mine' })).toMatchObject({
      orderDraft: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await asha.mutate('placeOrder', placingOf(draft))).toMatchObject({
      order: null,
      orderDraft: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await list(asha, { mine: false })).code).toBe('FORBIDDEN')
    expect((await list(asha, { search: 'meera' })).ids).toEqual([])
    expect((await list(shop.guest(), { mine: false })).code).toBe('UNAUTHENTICATED')
    expect((await listDrafts(meera)).data.orderDrafts.totalCount).toBe(1)
    expect(await readDraft(meera, draft.id)).toEqual(draft)
  })

  test('who was demoted from admin loses access to others’ drafts at once', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { orderDraft: draft } = await meera.mutate('saveOrderDraft', {})
    const setRole = (role: 'ADMIN' | 'SHOPPER') =>
      shop.db.user.update({ where: { id: asha.id }, data: { role } })
    await setRole('ADMIN')
    expect(await readDraft(asha, draft.id)).toEqual(draft)
    await setRole('SHOPPER')
    expect(await readDraft(asha, draft.id)).toBeNull()
  })
})

test('a guest has no drafts', async () => {
  const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
  const guest = shop.guest()
  for (const result of [
    await guest.mutate('saveOrderDraft', {}),
    await guest.mutate('discardOrderDraft', { id: nobodysId }),
    await listDrafts(guest),
    await guest.graphql(`{ orderDraft(id: "${nobodysId}") { id } }`),
  ])
    expect(result.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
