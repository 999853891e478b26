import { readFile } from 'node:fs/promises'
import { Kind, OperationTypeNode, parse } from 'graphql'
import type { RouteObject } from 'react-router-dom'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { routes } from '../../client/app/routes.tsx'
import { guestContext } from '../../server/context.ts'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import { exportedLists } from '../../server/api/exports/documents.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import type { RouteHandle } from '../../shared/route-handles.ts'
import { fromRoot } from '../../server/paths.ts'
import type { ApiClient, GraphQLResult, Json } from '../support/api-client.ts'
import { openFaultyShop } from '../support/faulty-shop.ts'
import { walkFields } from '../support/field-walk.ts'
import { variablesOfOperations, wrongDays } from '../support/client-operations.ts'
import { readFeed } from '../support/merchant-feed.ts'
import { renderPage } from '../support/render-page.ts'

const faulty = await openFaultyShop()
/** What rows of each kind are named by in the addresses of pages and the variables of operations. */
const rows = await readRows()

async function readRows(): Promise<Record<string, string[]>> {
  const { db, services } = faulty.shop
  const idsOf = async (find: Promise<{ id: string }[]>) => (await find).map(({ id }) => id)
  const id = { select: { id: true } } as const
  const orders = await idsOf(db.order.findMany(id))
  const invoices = await idsOf(db.invoice.findMany(id))
  return {
    orders,
    invoices,
    customers: await idsOf(db.user.findMany(id)),
    products: await idsOf(db.product.findMany(id)),
    slugs: (await db.productSlug.findMany({ select: { slug: true } })).map(({ slug }) => slug),
    materials: await idsOf(db.material.findMany(id)),
    messages: await idsOf(db.message.findMany(id)),
    promotions: await idsOf(db.promotion.findMany(id)),
    drafts: await idsOf(db.orderDraft.findMany(id)),
    garments: (await db.garment.findMany({ select: { code: true } })).map(({ code }) => code),
    tailors: await idsOf(db.tailor.findMany(id)),
    wishlists: [(await faulty.meera.mutate('shareWishlist', {})).wishlist.shareToken],
    styles: [
      (
        await faulty.meera.mutateOrThrow(
          'shareStyle',
          { customCategory: 'BLOUSE', style: [] },
          'styleShare { token }',
        )
      )['styleShare'].token,
    ],
    tracking: orders.map((order) => services.trackingTokens.sign(order)),
    papers: invoices.map((invoice) => services.invoiceTokens.sign(invoice)),
  }
}

const schema = createSchema()
const yesterday = addDays(dayOf(new Date()), -1)
const variablesOf = variablesOfOperations(schema, rows)

/** Operations of the tailors' pages have a session of their own; a shopper opens the pages of the own orders. */
function readersOf(operation: string): ApiClient[] {
  if (/^Tailor(?!Names|Account$)/.test(operation)) return [faulty.tailor]
  const isShoppers =
    /^(PlacedOrder|OrderLists|MoreOrders|MeasurementProfiles|Account(Entry|Page)|Cart|Wish)/.test(operation)
  return isShoppers ? [faulty.owner, faulty.meera] : [faulty.owner]
}

const document = (text: string) => {
  const [operation] = parse(text).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  return operation!
}

/** Sends a query for all pages of what it lists. */
async function readAll(who: ApiClient, text: string, variables: Json): Promise<string[]> {
  const faults: string[] = []
  for (let after: string | null = null, page = 0; page < 20; page++) {
    const result: GraphQLResult = await who.graphql(
      text,
      after === null ? variables : { ...variables, after },
    )
    faults.push(...(result.errors ?? []).map(({ message, path }) => `${path?.join('.')}: ${message}`))
    if (result.status !== 200) faults.push(`status ${result.status}`)
    const lists = Object.values<{ pageInfo?: Json } | null>(result.data ?? {})
    const next = lists.find((list) => list?.pageInfo?.hasNextPage)?.pageInfo
    if (!next?.endCursor || !text.includes('$after')) break
    after = next.endCursor
  }
  return faults
}

describe('a shop with faulty rows', { timeout: 120_000 }, () => {
  test('answers every operation of every page, for every row', async () => {
    const stored = JSON.parse(
      await readFile(fromRoot('client', '__generated__', 'persisted-documents.json'), 'utf8'),
    ) as Record<string, string>
    const found: Record<string, string[]> = {}
    for (const text of Object.values(stored)) {
      const { operation, name, variableDefinitions = [] } = document(text)
      if (operation !== OperationTypeNode.QUERY) continue
      const needed = variableDefinitions.some(
        ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
      )
      const given = variablesOf[name!.value]
      if (needed && !given) found[name!.value] = ['has no variables in this test']
      for (const variables of given?.() ?? [{}])
        for (const who of readersOf(name!.value)) {
          const faults = await readAll(who, text, variables)
          if (faults.length > 0) (found[name!.value] ??= []).push(...faults)
        }
    }
    expect(found).toEqual({})
  })

  test('answers every field of every list', async () => {
    const { shop, owner } = faulty
    const page = '(first: 100)'
    const { faults } = await walkFields(shop, owner.token, {
      'Query.order': `(id: "${faulty.orders.negative}")`,
      'Query.orders': '(where: { mine: false }, first: 100)',
      ...Object.fromEntries(
        ['customers', 'outstandingOrders', 'messages', 'expenses', 'garments', 'feedback', 'products'].map(
          (list) => [`Query.${list}`, page],
        ),
      ),
    })
    expect(faults).toEqual([])
  })

  test('renders every page on the server, in both languages', async () => {
    const { shop } = faulty
    const failed: string[] = []
    for (const path of addresses(routes)) {
      for (const url of [path, `/hi${path === '/' ? '' : path}`]) {
        const page = await renderPage({
          url,
          schema,
          context: guestContext(shop.services),
          publicUrl: 'https://shop.example',
        }).catch((error: unknown) => ({ status: String(error), body: '' }))
        if (page.status !== 200) failed.push(`${url}: ${page.status}`)
      }
    }
    expect(failed).toEqual([])
  })

  test('exports every list and every table, and writes every paper', async () => {
    const { shop, owner } = faulty
    for (const list of exportedLists.keys()) {
      const { status, text } = await owner.rest('GET', `/exports/${list}.ndjson`)
      expect([list, status]).toEqual([list, 200])
      for (const line of text.split('\n').filter(Boolean))
        expect(JSON.parse(line)).not.toHaveProperty('error')
    }
    for (const path of ['/feeds/google-merchant.xml', '/sitemap.xml', '/llms.txt'])
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200])
    expect(
      readFeed(await (await fetch(`${shop.url}/feeds/google-merchant.xml`)).text()).length,
    ).toBeGreaterThan(0)
    for (const call of [
      'common/gel_all_product',
      'admin/get_product',
      'feedback/getAll',
      'user/get_all_cart',
    ])
      expect([call, (await owner.rest('GET', call)).status]).toEqual([call, 200])
    for (const customerId of rows['customers']!)
      expect((await owner.mutate('exportCustomer', { customerId })).userErrors).toEqual([])
    expect(rows['papers']!.length).toBeGreaterThan(3)
    for (const token of rows['papers']!) {
      const response = await fetch(`${shop.url}/invoices/${token}.pdf`)
      expect(response.status).toBe(200)
      const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
      expect(text).toContain('₹')
    }
  })
})

describe('its figures', () => {
  const read = async (id: string, fields: string): Promise<Json> =>
    (await faulty.owner.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data.order

  test('say what was returned too much, and what is still to be paid', async () => {
    expect(
      await read(faulty.orders.negative, 'paidAmount overReturned balance refundDue paymentStatus'),
    ).toEqual({
      paidAmount: 0,
      overReturned: 1_000_00,
      balance: 3_000_00,
      refundDue: 0,
      paymentStatus: 'REFUNDED',
    })
    const { data } = await faulty.owner.graphql(
      '{ outstandingOrders(first: 100) { totalOutstanding edges { node { id balance } } } }',
    )
    const listed: Json[] = data.outstandingOrders.edges.map(({ node }: Json) => node)
    expect(listed).toContainEqual({ id: faulty.orders.negative, balance: 3_000_00 })
    expect(data.outstandingOrders.totalOutstanding).toBe(
      listed.reduce((sum, { balance }) => sum + balance, 0),
    )
  })

  test('leave issued invoices as they are', async () => {
    const fields = 'invoices { kind total cgst sgst lines { code taxRate discount total } }'
    const { invoices } = await read(faulty.orders.ownCloth, fields)
    expect(invoices[0].lines[0]).toMatchObject({ code: '6204', taxRate: 18, total: 3_750_00 })
    for (const id of [faulty.orders.spread, faulty.orders.spreadWithoutCoupon]) {
      const [{ lines, total }] = (await read(id, fields)).invoices
      expect(lines.map((line: Json) => [line.discount, line.total])).toEqual([
        [375_00, 2_625_00],
        [125_00, 875_00],
      ])
      expect(total).toBe(3_500_00)
    }
  })

  test('name own cloth as stitching, and lengths as missing where they were lost', async () => {
    const { items } = await read(faulty.orders.ownCloth, 'items { isOwnCloth supply clothMetres }')
    expect(items[0]).toEqual({ isOwnCloth: true, supply: 'STITCHING', clothMetres: 4.5 })
    const unmeasured = await read(faulty.orders.unmeasured, 'lacksMeasurements items { isMeasured }')
    expect(unmeasured).toEqual({
      lacksMeasurements: true,
      items: [{ isMeasured: false }, { isMeasured: true }],
    })
  })

  test('count wrong entries and their reversals on their own days, alike in each report', async () => {
    const { data } = await faulty.owner.graphql(
      `query ($old: Day!, $day: Day!) {
        old: monthResult(month: $old) { spent { amount isNegative } }
        expenses(first: 100) { spent { amount isNegative } }
        closing: dayClosing(date: $day) { cashSpent { amount isNegative } cashReceived { amount isNegative } }
      }`,
      { old: '2001-11-01', day: yesterday },
    )
    expect(data.old.spent).toEqual({ amount: 90_000_00, isNegative: false })
    expect(data.expenses.spent).toEqual({ amount: 200_00, isNegative: false })
    expect(data.closing).toEqual({
      cashSpent: { amount: 90_000_00, isNegative: true },
      cashReceived: { amount: 100_00, isNegative: true },
    })
  })

  test('withdraw the message that asks for what was paid', async () => {
    const { owner, shop, orders } = faulty
    const stale = await shop.db.message.findUniqueOrThrow({ where: { deduplicationKey: 'stale' } })
    const { message } = await owner.mutate(
      'markMessageSent',
      { id: stale.id },
      'message { status withdrawnReason whatsAppLink }',
    )
    expect(message).toMatchObject({ status: 'WITHDRAWN', withdrawnReason: expect.any(String) })
    expect((await read(orders.stale, 'balance')).balance).toBe(0)
  })
})

/** Each page's addresses, from the route table: a page is not forgotten. */
function addresses(all: readonly RouteObject[], above = ''): string[] {
  return all.flatMap((route) => {
    const path = route.index || !route.path ? above : `${above}/${route.path}`
    // The server renders admin pages without their data, which the test of the operations reads.
    if ((route.handle as RouteHandle | undefined)?.adminFrame) return []
    if (route.children) return addresses(route.children, path)
    if (path.endsWith('*')) return []
    return filled(
      path === '/single_product_details' ? `${path}?productId=${rows['products']![0]}` : path || '/',
    )
  })
}

const parameters: Record<string, () => string[]> = {
  ':slug': () => rows['slugs']!,
  'track/:token': () => rows['tracking']!,
  'wishlist/:token': () => rows['wishlists']!,
  'ask/:token': () => rows['styles']!,
  ':productId': () => rows['products']!,
  ':orderType': () => ['readymade', 'tailor'],
  ':orderId': () => rows['orders']!,
  ':invoiceId': () => rows['invoices']!,
  ':code': () => rows['garments']!,
  ':materialId': () => rows['materials']!,
  ':messageId': () => rows['messages']!,
  ':customerId': () => rows['customers']!,
  ':promotionId': () => rows['promotions']!,
  ':zoneId': () => ['none'],
  ':tailorId': () => rows['tailors']!,
  ':optionId': () => ['front-neck-boat', 'none'],
  ':formType': () => ['edit'],
  ':date?': () => wrongDays,
}

function filled(path: string): string[] {
  const [named, parameter] = path.match(/\w+\/(:\w+\??)/) ?? []
  if (!named || !parameter) return [path]
  const values = parameters[named] ?? parameters[parameter]
  if (!values) throw new Error(`The test has no values for ${parameter}`)
  // Some of each: every row is in the test of the operations.
  return values()
    .slice(0, /^\/(track|product)\//.test(path) ? 10 : 1)
    .flatMap((value) => filled(path.replace(parameter, value)))
}
