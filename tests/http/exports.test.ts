import type { FieldNode, GraphQLObjectType, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { exportedLists } from '../../server/api/exports/documents.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { takeOrder } from '../support/order-edits.ts'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const read = (who: ApiClient, list: string, after?: string) =>
  who.rest(
    'GET',
    `/exports/${list}.ndjson${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
  )
const linesOf = (text: string): Json[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

describe('an export of products', () => {
  test('has each design once over many pages, newest first, with the contract’s values', async () => {
    const { program } = await addApiClient(shop, ['WRITE_CATALOGUE'])
    const { id } = await shop.product({
      productStatus: 'DRAFT',
      externalRef: 'ERP-1',
      readyMadePrice: 123_45,
    })
    // Pairs of equal times, so that the ids decide.
    await shop.db.$executeRaw`
      INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock", "shippingCost",
        "embellishments", "customizationOptions", "seasonalTags", "tags", "dateAdded")
      SELECT 'Design ' || n, 'SAREE', '', 'READY_MADE', 1, 0, '{}', '{}', '{}', '{}',
        timestamptz '2020-01-01Z' + n / 2 * interval '1 second'
      FROM generate_series(1, 230) AS n`
    const { status, headers, text } = await read(program, 'products')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/x-ndjson/)
    const lines = linesOf(text)
    expect(lines).toHaveLength(231)
    expect(new Set(lines.map(({ node }) => node.id)).size).toBe(231)
    expect(lines[0]!.node).toMatchObject({
      id,
      externalRef: 'ERP-1',
      productStatus: 'DRAFT',
      readyMadeOffer: { listPrice: 123_45 },
    })

    // After an interruption it continues behind any line.
    const rest = linesOf((await read(program, 'products', lines[149]!.cursor)).text)
    expect(rest).toEqual(lines.slice(150))

    // Drafts are for programs that manage the catalogue.
    const { program: reader } = await addApiClient(shop, ['READ_CATALOGUE'])
    const shown = linesOf((await read(reader, 'products')).text)
    expect(shown).toEqual(lines.slice(1))
  })

  test('is empty after the last line', async () => {
    const { program } = await addApiClient(shop, ['READ_CATALOGUE'])
    await shop.product()
    const lines = linesOf((await read(program, 'products')).text)
    const { status, text } = await read(program, 'products', lines.at(-1)!.cursor)
    expect([status, text]).toEqual([200, ''])
  })
})

test('orders and customers are exported, too', async () => {
  const meera = await shop.shopper('Meera')
  const { orderNumber } = await orderProduct(meera, (await shop.product()).id)
  const { program } = await addApiClient(shop, ['READ_ORDERS', 'READ_CUSTOMERS'])
  const orders = linesOf((await read(program, 'orders')).text)
  expect(orders.map(({ node }) => node.orderNumber)).toContain(orderNumber)
  const customers = linesOf((await read(program, 'customers')).text)
  expect(customers.map(({ node }) => node.id)).toContain(meera.id)
})

describe('a line of an exported order', () => {
  test('says what it is by tax, and what promotions took off it', async () => {
    const owner = await shop.admin()
    await addPromotion(owner, { name: 'Ten', percent: 10 })
    const { customer } = await owner.mutate('saveCustomer', { name: 'Asha', phone: '9876543210' })
    const { id } = await takeOrder(owner, {
      customerId: customer.id,
      lines: [
        {
          garmentId: 'blouse',
          price: 1_000_00,
          addOnIds: ['lining'],
          isOwnCloth: true,
          clothMetres: 1.5,
          note: 'Loose',
        },
      ],
    })
    const { program } = await addApiClient(shop, ['READ_ORDERS'])
    const order = linesOf((await read(program, 'orders')).text).find(({ node }) => node.id === id)!.node
    const [line] = order.items
    expect(line).toMatchObject({
      isOwnCloth: true,
      clothMetres: 1.5,
      supply: 'STITCHING',
      addOns: [{ name: 'Lining' }],
      // Written for the tailor: it needs WRITE_ORDERS.
      note: null,
      promotionDiscount: line.totalPrice / 10,
    })
    expect(order).toMatchObject({
      credited: 0,
      overReturned: 0,
      totalToPay: order.totalPrice - line.promotionDiscount,
    })
  })

  test('has every field of the contract but pictures, measurements and names of the staff', () => {
    const [operation] = exportedLists.get('orders')!.document.definitions as [OperationDefinitionNode]
    const inside = (set: SelectionSetNode | undefined, name: string) =>
      (set!.selections.find((each) => (each as FieldNode).name.value === name) as FieldNode).selectionSet
    const items = ['orders', 'edges', 'node', 'items'].reduce(
      inside,
      operation.selectionSet as SelectionSetNode | undefined,
    )
    const exported = items!.selections.map((each) => (each as FieldNode).name.value)
    const contract = createSchema().getType('OrderItem') as GraphQLObjectType
    const leftOut = ['image', 'flats', 'measurements', 'clothReturnedBy']
    expect([...exported, ...leftOut].sort()).toEqual(Object.keys(contract.getFields()).sort())
  })
})

describe('exports are refused', () => {
  test.each([
    ['products', 'READ_ORDERS'],
    ['orders', 'READ_CUSTOMERS'],
    ['customers', 'READ_CATALOGUE'],
  ] as const)('of %s to a key with %s', async (list, scope) => {
    const { program } = await addApiClient(shop, [scope])
    expect((await read(program, list)).status).toBe(403)
  })

  test('to guests, shoppers and staff without the permission', async () => {
    const staff = await shop.staff('Rekha')
    await (
      await shop.admin()
    ).mutate('changePermissions', { customerId: staff.id, permissions: ['EDIT_PRODUCTS'] })
    const statuses = async (who: ApiClient) =>
      Promise.all(['products', 'orders', 'customers'].map(async (list) => (await read(who, list)).status))
    expect(await statuses(shop.guest())).toEqual([401, 401, 401])
    expect(await statuses(await shop.shopper('Kavita'))).toEqual([403, 403, 403])
    expect(await statuses(staff)).toEqual([200, 403, 403])
    expect(await statuses(shop.guest().with('shopkey_unknown'))).toEqual([401, 401, 401])
  })

  test('with a cursor of another list, and of lists that there are not', async () => {
    const owner = await shop.admin()
    await shop.product()
    const [line] = linesOf((await read(owner, 'products')).text)
    const refused = await read(owner, 'customers', line!.cursor)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ success: false, field: 'after' })
    expect((await read(owner, 'invoices')).status).toBe(404)
    expect((await read(owner, 'toString')).status).toBe(404)
  })
})
