import { describe, expect, test } from 'vitest'
import { say } from '../support/feedback.ts'
import { moveAlong, orderTailored, orderCustom } from '../support/order-changes.ts'
import { productInput } from '../support/products.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const readLog = (who: ApiClient, variables: Json = {}, changed = 'field before after') =>
  who.graphql(
    `query ($where: AuditWhere, $first: Int, $after: String) {
      auditLog(where: $where, first: $first, after: $after) {
        edges { node { id at actorName action entity entityId entityName changes { ${changed} } } }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }`,
    { first: 100, ...variables },
  )

/** The entries about one entity, the newest first. */
const entriesOf = async (entityId: string, changed?: string): Promise<Json[]> =>
  (await readLog(await shop.admin(), { where: { entityId } }, changed)).data.auditLog.edges.map(
    ({ node }: Json) => node,
  )

describe('the audit log has who changed what', () => {
  test('of a product: new, changed and deleted', async () => {
    const sunita = await shop.staff()
    const { product } = await sunita.mutate(
      'addProduct',
      productInput({ productName: 'Zari blouse', discount: 0 }),
    )
    await sunita.mutate('updateProduct', { id: product.id, discount: 15, tags: ['festive'] })
    await sunita.mutate('deleteProduct', { id: product.id })
    const [deleted, changed, added] = await entriesOf(product.id)
    expect(changed).toMatchObject({
      actorName: 'Sunita',
      action: 'product.update',
      entity: 'PRODUCT',
      entityName: 'Zari blouse',
      changes: [
        { field: 'discount', before: '0', after: '15' },
        { field: 'tags', before: null, after: '["festive"]' },
      ],
    })
    expect(added).toMatchObject({ action: 'product.add' })
    expect(added.changes).toContainEqual({ field: 'productName', before: null, after: '"Zari blouse"' })
    expect(deleted).toMatchObject({ action: 'product.delete' })
    expect(deleted.changes).toContainEqual({ field: 'discount', before: '15', after: null })
  })

  test('of an order, but not its customer’s own changes', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderTailored(meera, (await shop.product()).id)
    await moveAlong(await shop.admin(), id, 'CONFIRMED', 'MEASURED')
    expect(await entriesOf(id)).toMatchObject([
      { action: 'order.move', changes: [{ before: '"CONFIRMED"', after: '"MEASURED"' }] },
      {
        action: 'order.move',
        changes: [{ field: 'orderStatus', before: '"PENDING"', after: '"CONFIRMED"' }],
      },
    ])
    const enquiry = await orderCustom(meera)
    await (
      await shop.staff()
    ).mutate('quoteOrder', { id: enquiry.id, version: 1, totalPrice: 250_000, delivery: 0 })
    const [quoted] = await entriesOf(enquiry.id)
    expect(quoted).toMatchObject({ action: 'order.update', actorName: 'Sunita' })
    expect(quoted.changes.map(({ field }: Json) => field)).toContain('quote')
  })

  test('of feedback by its design’s name, while the design exists', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product({ productName: 'Paithani saree' })
    await orderProduct(meera, productId)
    const { feedback } = await say(meera, { comments: 'Lovely' })
    await owner.mutate('linkFeedback', { id: feedback.id, productId })
    await owner.mutate('linkFeedback', { id: feedback.id, productId: null })
    const saree = { productName: 'Paithani saree' }
    const json = JSON.stringify(productId)
    const changed = 'field before after productBefore { productName } productAfter { productName }'
    const changesOf = async () => (await entriesOf(feedback.id, changed)).map(({ changes }) => changes[0])
    expect(await changesOf()).toMatchObject([
      { field: 'productId', before: json, after: null, productBefore: saree, productAfter: null },
      { field: 'productId', before: null, after: json, productBefore: null, productAfter: saree },
    ])
    await owner.mutate('deleteProduct', { id: productId })
    expect(await changesOf()).toMatchObject([
      { before: json, productBefore: null },
      { after: json, productAfter: null },
    ])
  })

  test('of feedback that the shop deleted, but not its author’s own changes', async () => {
    const meera = await shop.shopper('Meera')
    const remove = `mutation ($id: ID!) { deleteFeedback(input: { id: $id }) { deletedFeedbackId } }`
    const { feedback: hers } = await say(meera, { comments: 'Lovely' })
    await meera.graphql(remove, { id: hers.id })
    expect(await entriesOf(hers.id)).toEqual([])
    const { feedback } = await say(meera, { comments: 'Buy watches here' })
    await (await shop.admin()).graphql(remove, { id: feedback.id })
    expect(await entriesOf(feedback.id)).toMatchObject([
      {
        action: 'feedback.delete',
        entityName: 'Meera',
        changes: [{ field: 'rating' }, { field: 'comments' }],
      },
    ])
  })

  test('nothing of a save without changes, or of a refused one', async () => {
    const { id } = await shop.product({ discount: 10 })
    const before = await entriesOf(id)
    await (await shop.admin()).mutate('updateProduct', { id, discount: 10 })
    await (await shop.admin()).mutate('updateProduct', { id, discount: 1000 })
    expect(await entriesOf(id)).toEqual(before)
  })
})

describe('reading it', () => {
  test('is for the owner only', async () => {
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [await shop.shopper('Meera'), 'FORBIDDEN'],
      [await shop.staff(), 'FORBIDDEN'],
    ] as const)
      expect((await readLog(who)).errors?.[0]?.extensions.code).toBe(code)
  })

  test('is paged, searched literally, and filtered by time and kind', async () => {
    const owner = await shop.admin()
    const percent = await shop.product({ productName: '100% silk' })
    await shop.product({ productName: '100 silks' })
    const found = async (where: Json) =>
      (await readLog(owner, { where })).data.auditLog.edges.map(({ node }: Json) => node.entityId)
    expect(await found({ search: '0% SILK' })).toEqual([percent.id])
    const { product } = await owner.mutate(
      'addProduct',
      productInput({ productName: 'Gota kurta', discount: 0 }),
    )
    await owner.mutate('updateProduct', {
      id: product.id,
      readyMadePrice: 123_450,
      availabilityStatus: 'OUT_OF_STOCK',
      tags: ['haldi morning'],
    })
    // Fields and values, as displayed and as stored, in the entry of the change only.
    for (const search of ['1234.5', '1,234.50', 'out of stock', 'OUT_OF_STOCK', 'haldi morning'])
      expect(await found({ search })).toEqual([product.id])
    for (const search of ['ready made price', 'readyMadePrice', 'product.update'])
      expect((await found({ search, entityId: product.id })).length).toBeGreaterThan(0)
    expect(await found({ search: 'availability status', entityId: percent.id })).toHaveLength(1)
    const order = await orderTailored(await shop.shopper('Rani'), percent.id)
    await moveAlong(owner, order.id, 'CONFIRMED')
    expect(await found({ search: 'order status', entityId: order.id })).toEqual([order.id])
    expect(await found({ search: 'confirmed', entityId: order.id })).toEqual([order.id])
    expect(await found({ search: '100% silk', entity: 'ORDER' })).toEqual([])
    expect(await found({ entityId: percent.id, until: '2020-01-01T00:00:00Z' })).toEqual([])
    expect(await found({ entityId: percent.id, since: '2020-01-01T00:00:00Z' })).toEqual([percent.id])

    const all = (await readLog(owner)).data.auditLog
    const seen = []
    let after: string | null = null
    do {
      const { edges, pageInfo, totalCount }: Json = (await readLog(owner, { first: 3, after })).data.auditLog
      expect(totalCount).toBe(all.edges.length)
      seen.push(...edges)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toEqual(all.edges)
    expect((await readLog(owner, { after: 'x' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

test('staff administer the catalogue and its orders over both transports', async () => {
  const sunita = await shop.staff()
  const { product } = await sunita.mutate('addProduct', productInput())
  expect((await sunita.rest('GET', 'admin/get_product')).status).toBe(200)
  const { data } = await sunita.graphql('{ orders(where: { mine: false }) { totalCount } viewer { role } }')
  expect(data.viewer.role).toBe('STAFF')
  expect((await sunita.rest('DELETE', 'admin/delete_product', { productId: product.id })).status).toBe(200)
})
