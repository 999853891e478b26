import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const guest = shop.guest()

beforeEach(async () => {
  await shop.db.stockAlert.deleteMany()
  await shop.db.rateLimit.deleteMany()
})

const request = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: RequestStockAlertInput!) {
      requestStockAlert(input: $input) { product { id } userErrors { field code message } }
    }`,
    { input },
  )
  return { ...result, ...result.data?.requestStockAlert }
}

const list = async (who: ApiClient, page: Json = {}) => {
  const { data, errors } = await who.graphql(
    `query ($first: Int! = 24, $after: String) {
      stockAlerts(first: $first, after: $after) {
        edges {
          node { product { id productName } size isBack count alerts { id name email phone } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    page,
  )
  return {
    errors,
    pageInfo: data?.stockAlerts.pageInfo,
    groups: data?.stockAlerts.edges.map(({ node }: Json) => node),
  }
}

const markNotified = async (who: ApiClient, ids: string[]) => {
  const result = await who.graphql(
    `mutation ($input: MarkStockAlertsNotifiedInput!) {
      markStockAlertsNotified(input: $input) { notifiedIds userErrors { field code } }
    }`,
    { input: { ids } },
  )
  return { ...result, ...result.data?.markStockAlertsNotified }
}

const toSend = async () =>
  (await owner.graphql('{ dashboard(days: 7) { stockAlertsToSend } }')).data.dashboard.stockAlertsToSend

const sizes = (pieces: Record<string, number>) =>
  Object.entries(pieces).map(([label, quantityInStock]) => ({ label, quantityInStock }))

/** Of which size M is sold out. */
const sized = () => shop.product({ sizes: sizes({ S: 2, M: 0 }), quantityInStock: 2 })
const soldOut = () => shop.product({ quantityInStock: 0 })

describe('a stock alert', () => {
  test('is stored once per contact, design and size, for concurrent requests too', async () => {
    const { id } = await sized()
    const contacts = [
      'Meera@Example.com',
      'meera@example.com ',
      '+91 98200 11111',
      '098200-11111',
      '९८२०० १११११',
    ]
    const results = await Promise.all(
      [...contacts, ...contacts].map((contact) => request(guest, { productId: id, size: 'M', contact })),
    )
    for (const { product, userErrors } of results) expect([product, userErrors]).toEqual([{ id }, []])
    const stored = await shop.db.stockAlert.findMany({ orderBy: { contactKey: 'asc' } })
    expect(stored).toMatchObject([
      { size: 'M', phone: '9820011111', email: null },
      { size: 'M', phone: null, contactKey: 'meera@example.com' },
    ])
  })

  test('can be requested for a design without a size, and again after the shop has written', async () => {
    const { id } = await soldOut()
    const send = () => request(guest, { productId: id, contact: 'a@b.example' })
    await send()
    const [group] = (await list(owner)).groups
    expect(group).toMatchObject({ size: null, count: 1, isBack: false, product: { id } })
    const ids = [group.alerts[0].id]
    expect((await markNotified(owner, ids)).notifiedIds).toEqual(ids)
    expect((await list(owner)).groups).toEqual([])
    await send()
    expect((await list(owner)).groups).toMatchObject([{ count: 1, alerts: [{ id: ids[0] }] }])
  })

  test.each([
    ['no contact', { contact: 'call me' }, 'contact', 'INVALID'],
    ['a number that is too short', { contact: '98200' }, 'contact', 'INVALID'],
    ['a size that the design doesn’t have', { size: 'XL' }, null, 'NOT_FOUND'],
    ['a size in stock', { size: 'S' }, 'productId', 'CONFLICT'],
    ['a design in stock', {}, 'productId', 'CONFLICT'],
    ['an unknown design', { productId: 'x' }, null, 'NOT_FOUND'],
  ])('is refused for %s', async (_what, input, field, code) => {
    const { id } = await sized()
    const result = await request(guest, { productId: id, contact: 'a@b.example', ...input })
    expect(result.product).toBeNull()
    expect(result.userErrors).toMatchObject([{ field, code }])
    expect(await shop.db.stockAlert.count()).toBe(0)
  })

  test('is refused for a draft, for its admin as well, and for what is no longer made', async () => {
    const draft = await shop.product({ quantityInStock: 0, productStatus: 'DRAFT' })
    const ended = await shop.product({ quantityInStock: 0, availabilityStatus: 'DISCONTINUED' })
    const code = async (who: ApiClient, productId: string) =>
      (await request(who, { productId, contact: 'a@b.example' })).userErrors[0].code
    expect([await code(guest, draft.id), await code(owner, draft.id)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect(await code(guest, ended.id)).toBe('CONFLICT')
  })

  test('is limited to 30 in an hour from an address', async () => {
    const { id } = await soldOut()
    const results = await Promise.all(
      Array.from({ length: 33 }, (_, n) => request(guest, { productId: id, contact: `a${n}@b.example` })),
    )
    const limited = results.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(3)
    expect(limited[0]!.errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await shop.db.stockAlert.count()).toBe(30)
  })

  test('of an account is in its export, and goes with it', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await soldOut()
    await request(meera, { productId: id, contact: '9820011111' })
    expect((await list(owner)).groups[0].alerts).toMatchObject([{ name: 'Meera', phone: '9820011111' }])
    const { data } = await owner.graphql(
      'mutation ($input: ExportCustomerInput!) { exportCustomer(input: $input) { json } }',
      { input: { customerId: meera.id } },
    )
    expect(JSON.parse(data.exportCustomer.json).stockAlerts).toMatchObject([{ phone: '9820011111' }])
    await shop.db.user.delete({ where: { id: meera.id } })
    expect(await shop.db.stockAlert.count()).toBe(0)
  })
})

describe('the list of those who wait', () => {
  test('has what is back first, and the dashboard counts its people once', async () => {
    const [one, other] = [await sized(), await soldOut()]
    await request(guest, { productId: one.id, size: 'M', contact: 'a@b.example' })
    await request(guest, { productId: one.id, size: 'M', contact: '9820011111' })
    await request(guest, { productId: other.id, contact: 'a@b.example' })
    expect((await list(owner)).groups).toMatchObject([
      { product: { id: other.id }, isBack: false, count: 1 },
      { product: { id: one.id }, size: 'M', isBack: false, count: 2 },
    ])
    expect(await toSend()).toBe(0)
    await owner.mutate('updateProduct', { id: one.id, sizes: sizes({ S: 2, M: 4 }) })
    expect((await list(owner)).groups).toMatchObject([
      { product: { id: one.id }, isBack: true },
      { product: { id: other.id }, isBack: false },
    ])
    expect(await toSend()).toBe(2)
    await owner.mutate('updateProduct', { id: other.id, quantityInStock: 1 })
    expect(await toSend()).toBe(2)
    await owner.mutate('updateProduct', { id: one.id, availabilityStatus: 'OUT_OF_STOCK' })
    expect(await toSend()).toBe(1)
  })

  test('has pages that show each design and size once', async () => {
    for (let n = 0; n < 5; n++) {
      const { id } = await soldOut()
      await request(guest, { productId: id, contact: 'a@b.example' })
      if (n % 2) await owner.mutate('updateProduct', { id, quantityInStock: 3 })
    }
    const all = (await list(owner)).groups.map(({ product }: Json) => product.id)
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: Json = await list(owner, { first: 2, after })
      ids.push(...page.groups.map(({ product }: Json) => product.id))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(ids).toEqual(all)
    expect(new Set(ids).size).toBe(5)
    for (const forged of ['x', Buffer.from('["a",1]').toString('base64url')])
      expect((await list(owner, { after: forged })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', field: 'after' } },
      ])
  })

  test('marks each person once, and the audit log says for what, without the contacts', async () => {
    const { id, productName } = await sized()
    for (const contact of ['a@b.example', 'c@d.example'])
      await request(guest, { productId: id, size: 'M', contact })
    const staff = await shop.staff()
    const ids = (await list(staff)).groups[0].alerts.map((alert: Json) => alert.id)
    const results = await Promise.all([markNotified(staff, ids), markNotified(staff, ids)])
    expect(results.map(({ notifiedIds }) => notifiedIds.length).sort()).toEqual([0, 2])
    expect((await markNotified(staff, [])).userErrors).toMatchObject([{ field: 'ids', code: 'INVALID' }])
    const { data } = await owner.graphql(
      '{ auditLog(first: 1) { edges { node { action entity entityName changes { field after } } } } }',
    )
    expect(data.auditLog.edges[0].node).toEqual({
      action: 'stock-alert.notify',
      entity: 'PRODUCT',
      entityName: productName,
      changes: [
        { field: 'size', after: '"M"' },
        { field: 'people', after: '2' },
      ],
    })
  })
})
