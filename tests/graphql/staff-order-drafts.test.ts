import { describe, expect, test } from 'vitest'
import { addToCart, linesOf, readymade } from '../support/cart.ts'
import { followOrder } from '../support/order-changes.ts'
import { discardDraft, listDrafts, readDraft, saveDraft } from '../support/order-drafts.ts'
import { customer, listOrders, placeOrder, placingOf, readyDraft } from '../support/orders.ts'
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

describe('a staff member on the phone', () => {
  test('finds the shopper’s draft, completes it and places it: it is the shopper’s order', async () => {
    const [meera, owner] = [await shop.shopper('Meera Tendulkar'), await shop.admin()]
    const { id: productId } = await shop.product()
    await addToCart(meera, readymade(productId))
    expect(await linesOf(meera)).toHaveLength(1)
    const started = await readyDraft(meera, productId, { customer: { name: 'Meera', phone: '98' } })
    const { drafts } = await list(owner, { mine: false, search: 'tendulkar' })
    expect(drafts).toEqual([{ id: started.id, shopperName: 'Meera Tendulkar', isOwner: false }])
    expect(await readDraft(owner, started.id)).toEqual(started)

    const { draft, userErrors } = await saveDraft(owner, { id: started.id, version: 1, customer })
    expect([userErrors, draft.version]).toEqual([[], 2])
    const placing = placingOf(draft)
    await shop.db.user.update({ where: { id: meera.id }, data: { language: 'HI' } })
    const { order } = await placeOrder(owner, placing)
    expect(await shop.db.order.findUnique({ where: { id: order.id } })).toMatchObject({ language: 'HI' })
    expect((await listOrders(meera)).data.orders.edges).toEqual([{ node: { id: order.id } }])
    expect((await listOrders(owner)).data.orders.totalCount).toBe(0)
    expect(await followOrder(meera, order.id)).toMatchObject({
      placedBy: 'Owner',
      timeline: [{ status: 'PENDING', by: 'SHOP', name: null }],
      viewerCanCancel: true,
    })
    expect((await followOrder(owner, order.id)).timeline[0].name).toBe('Owner')
    expect(await linesOf(meera)).toEqual([])
    // Repeated, it is the same order, which staff may read.
    expect((await placeOrder(owner, placing)).order.id).toBe(order.id)
    const late = await placeOrder(meera, placingOf(draft))
    expect(late.userErrors).toMatchObject([{ field: 'draftId', code: 'CONFLICT' }])
  })

  test('finds a draft by its phone number, in any notation', async () => {
    const [rekha, owner] = [await shop.shopper('Rekha'), await shop.admin()]
    const ids: string[] = []
    for (const phone of ['98200 11111', '+91-98200-11111', '0982 001 1111'])
      ids.unshift((await saveDraft(rekha, { customer: { ...customer, phone } })).draft.id)
    for (const search of ['9820011111', '98200 11111', '+91 9820 011 111'])
      expect((await list(owner, { mine: false, search })).ids).toEqual(ids)
    expect((await list(owner, { mine: false, search: '98200 11112' })).ids).toEqual([])
  })

  test('and the shopper never overwrite each other', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { draft } = await saveDraft(meera, { color: 'Teal' })
    await saveDraft(owner, { id: draft.id, version: 1, color: 'Peach' })
    const late = await saveDraft(meera, { id: draft.id, version: 1, color: 'Black' })
    expect(late).toMatchObject({ draft: { color: 'Peach' }, userErrors: [{ code: 'CONFLICT' }] })
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
      const results = await Promise.all([placeOrder(meera, placing), placeOrder(owner, other)])
      expect(results.filter(({ order }) => order)).toHaveLength(1)
      expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'CONFLICT' }])
    }
    expect((await listOrders(meera)).data.orders.totalCount).toBe(4)
  })

  test('creates own drafts, and can’t discard others’', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { draft } = await saveDraft(meera)
    const { draft: own } = await saveDraft(owner)
    expect((await discardDraft(owner, draft.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await list(owner, {})).drafts).toEqual([{ id: own.id, shopperName: 'Owner', isOwner: true }])
    const all = await list(owner, { mine: false })
    expect(all.ids).toEqual(expect.arrayContaining([draft.id, own.id]))
    await discardDraft(owner, own.id)
  })
})

describe('a shopper', () => {
  test('finds the open draft of an address on another device: by design and type', async () => {
    const meera = await shop.shopper('Meera')
    const [saree, suit] = [await shop.product(), await shop.product()]
    const { draft: custom } = await saveDraft(meera, { orderType: 'CUSTOM' })
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
    expect(await saveDraft(asha, { id: draft.id, version: 1, color: 'Mine' })).toMatchObject({
      draft: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await placeOrder(asha, placingOf(draft))).toMatchObject({
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
    const { draft } = await saveDraft(meera)
    const setRole = (role: 'ADMIN' | 'SHOPPER') =>
      shop.db.user.update({ where: { id: asha.id }, data: { role } })
    await setRole('ADMIN')
    expect(await readDraft(asha, draft.id)).toEqual(draft)
    await setRole('SHOPPER')
    expect(await readDraft(asha, draft.id)).toBeNull()
  })
})
