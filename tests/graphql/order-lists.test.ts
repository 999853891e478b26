import { beforeAll, describe, expect, test } from 'vitest'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { shopsOrders } from '../support/order-lists.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const due = async (id: string, days: number | null) =>
  shop.db.order.update({
    where: { id },
    data: { deliveryDate: days === null ? null : inDays(days) },
  })

/** In the order in which they are placed: Meera’s four, then Asha’s. */
const ids: string[] = []

beforeAll(async () => {
  const { id: productId } = await shop.product()
  for (const who of [meera, meera, meera, meera, asha]) ids.push((await orderTailored(who, productId)).id)
  const [late, soon, never, calledOff, ordersOfAsha] = ids as [string, string, string, string, string]
  await due(late, -3)
  await due(soon, 2)
  await due(never, null)
  await due(calledOff, -5)
  await due(ordersOfAsha, 9)
  await moveAlong(owner, soon, 'CONFIRMED')
  await meera.mutate('cancelOrder', { id: calledOff })
})

describe('the shop’s list of orders', () => {
  test('counts each status with every other condition applied', async () => {
    const all = await shopsOrders(owner)
    expect(all).toMatchObject({ totalCount: 5, counts: { PENDING: 3, CONFIRMED: 1, CANCELLED: 1 } })
    const narrowed = await shopsOrders(owner, {
      where: { orderStatus: { eq: 'CONFIRMED' }, search: 'meera' },
    })
    expect(narrowed).toMatchObject({
      ids: [ids[1]],
      totalCount: 1,
      counts: { PENDING: 3, CONFIRMED: 1, CANCELLED: 1 },
    })
    expect((await shopsOrders(owner, { where: { search: 'nobody' } })).counts).toEqual({})
  })

  test('finds an order by its number, however its digits are grouped', async () => {
    const { orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: ids[1]! } })
    for (const search of [orderNumber, orderNumber.replace('-', ''), orderNumber.replace('-', ' ')])
      expect((await shopsOrders(owner, { where: { search } })).ids).toEqual([ids[1]])
  })

  test.each([
    '9876543210',
    '98765 43210',
    '987-654-3210',
    '+91 98765 43210',
    '(+91) 98765-43210',
    '0091 9876543210',
    '919876543210',
    '098765 43210',
    '+91 98765',
    '९८७६५ ४३२१०',
  ])('finds an order by its phone number written as %s', async (search) => {
    expect((await shopsOrders(owner, { where: { search } })).totalCount).toBe(5)
  })

  test('finds no order by another phone number', async () => {
    for (const search of ['98765 43211', '+91 00000'])
      expect((await shopsOrders(owner, { where: { search } })).totalCount).toBe(0)
  })

  test('marks overdue orders, and filters by them: neither cancelled ones nor those without a due date', async () => {
    expect((await shopsOrders(owner)).overdue).toEqual([ids[0]])
    expect((await shopsOrders(owner, { where: { isOverdue: true } })).ids).toEqual([ids[0]])
    const others = await shopsOrders(owner, { where: { isOverdue: false } })
    expect(others.ids).toEqual([ids[4], ids[3], ids[2], ids[1]])
  })

  test('by due date is paged, with undated orders last', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await shopsOrders(owner, { sort: 'DUE_FIRST', first: 2, after })
      seen.push(...page.ids)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual([ids[3], ids[0], ids[1], ids[4], ids[2]])
  })

  test('by due date has orders of the same day, or without one, as they were placed', async () => {
    const rani = await shop.shopper('Rani')
    const { id: productId } = await shop.product()
    const ordersOfRani: string[] = []
    for (let each = 0; each < 6; each++) ordersOfRani.push((await orderTailored(rani, productId)).id)
    const day = inDays(40)
    for (const id of ordersOfRani.slice(0, 3))
      await shop.db.order.update({ where: { id }, data: { deliveryDate: day } })
    for (const id of ordersOfRani.slice(3)) await due(id, null)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await shopsOrders(owner, { sort: 'DUE_FIRST', first: 1, after })
      seen.push(...page.ids)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual([
      ids[3],
      ids[0],
      ids[1],
      ids[4],
      ...ordersOfRani.slice(0, 3),
      ids[2],
      ...ordersOfRani.slice(3),
    ])
    await shop.db.order.deleteMany({ where: { id: { in: ordersOfRani } } })
  })

  test('of several statuses contains those and counts them', async () => {
    const open = await shopsOrders(owner, {
      where: { orderStatus: { in: ['PENDING', 'CONFIRMED'] } },
      sort: 'DUE_FIRST',
    })
    expect(open).toMatchObject({ ids: [ids[0], ids[1], ids[4], ids[2]], totalCount: 4 })
    const withDone = await shopsOrders(owner, { where: { orderStatus: { in: ['CONFIRMED', 'CANCELLED'] } } })
    expect(withDone.ids).toEqual([ids[3], ids[1]])
  })

  test('accepts cursors of its own sort only', async () => {
    const { pageInfo } = await shopsOrders(owner, { sort: 'DUE_FIRST', first: 5 })
    // The last one has no due date, which no cursor by order date contains.
    const result = await owner.graphql(
      'query ($after: String) { orders(where: { mine: false }, after: $after) { totalCount } }',
      { after: pageInfo.endCursor },
    )
    expect(result.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('of a week contains the orders due in it', async () => {
    const where = { deliveryDate: { gte: inDays(1), lt: inDays(9.5) } }
    expect((await shopsOrders(owner, { where, sort: 'DUE_FIRST' })).ids).toEqual([ids[1], ids[4]])
  })

  test('of a customer excludes the order being viewed', async () => {
    const ofTheSameCustomer = await shopsOrders(owner, { where: { otherOrdersThan: ids[0] } })
    expect(ofTheSameCustomer.ids).toEqual([ids[3], ids[2], ids[1]])
    expect((await shopsOrders(owner, { where: { otherOrdersThan: ids[4] } })).ids).toEqual([])
    expect((await shopsOrders(owner, { where: { otherOrdersThan: 'x' } })).ids).toEqual([])
  })

  test('is for staff only, and so is a customer’s history', async () => {
    expect((await shopsOrders(shop.guest())).code).toBe('UNAUTHENTICATED')
    expect((await shopsOrders(meera)).code).toBe('FORBIDDEN')
    const history = await shopsOrders(meera, { where: { mine: true, otherOrdersThan: ids[4] } })
    expect(history.code).toBe('FORBIDDEN')
  })
})
