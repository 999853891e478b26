import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'
import type { Permission } from '../__generated__/api.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const day = 24 * 60 * 60

const orders = '{ totalCount totalCountIsCapped nodes { id orderNumber } }'
const query = `{ today {
  overdue ${orders} due ${orders} toQuote ${orders} toMeasure ${orders} readyUnpaid ${orders}
  trials { totalCount nodes { code } } toAssign { totalCount nodes { id code } } alterations { totalCount nodes { details order { id } } }
  paymentsToConfirm { totalCount nodes { utr order { id } } }
  messagesToSend { totalCount nodes { orderId status } }
  lowMaterials { totalCount nodes { name } }
  lowStock { totalCount nodes { productName quantityInStock } }
} }`

const today = async (who: ApiClient = owner): Promise<Json> => (await who.graphql(query)).data.today
const ids = (list: Json): string[] => list.nodes.map(({ id }: Json) => id)

const design = await shop.product({ tailorPrice: 1_000_00, quantityInStock: 50 })
const confirmed = async (): Promise<Json> =>
  moveAlong(owner, (await orderTailored(meera, design.id)).id, 'CONFIRMED')

const dueIn = async (order: Json, days: number): Promise<Json> =>
  (
    await owner.mutate('setDeliveryDate', {
      id: order.id,
      version: order.version,
      deliveryDate: new Date(shop.now().getTime() + days * day * 1000).toISOString(),
    })
  ).order

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(
    shop.now().getTime() + days * day * 1000,
  )

beforeAll(() => shop.db.message.deleteMany())

describe('today', () => {
  test('is for staff only', async () => {
    const codeOf = async (who: ApiClient) => (await who.graphql(query)).errors?.[0]?.extensions.code
    expect(await codeOf(shop.guest())).toBe('UNAUTHENTICATED')
    expect(await codeOf(meera)).toBe('FORBIDDEN')
  })

  test('shows each list only to those who have its permission', async () => {
    const sunita = await shop.staff()
    const seen = async (...permissions: Permission[]) => {
      await owner.mutate('changePermissions', { customerId: sunita.id, permissions })
      const lists = Object.entries(await today(sunita)).filter(([, list]) => list !== null)
      return lists.map(([name]) => name).filter((name) => name !== '__typename')
    }
    expect(await seen()).toEqual([])
    expect(await seen('MANAGE_ORDERS')).toEqual([
      'overdue',
      'due',
      'toQuote',
      'toMeasure',
      'trials',
      'toAssign',
      'alterations',
      'messagesToSend',
      'lowMaterials',
    ])
    expect(await seen('RECORD_PAYMENTS')).toEqual(['overdue', 'due', 'readyUnpaid', 'paymentsToConfirm'])
    expect(await seen('EDIT_PRODUCTS')).toEqual(['lowStock'])
  })

  test('lists what is overdue and due, the latest first, and not what is finished', async () => {
    const [first, second, tomorrow, later, delivered, undated] = [
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ]
    await dueIn(second, 1)
    await dueIn(first, 0)
    await dueIn(tomorrow, 4)
    await dueIn(later, 9)
    await moveAlong(owner, (await dueIn(delivered, 0)).id, 'STITCHING', 'READY', 'DELIVERED')
    shop.passTime(3 * day)
    const { overdue, due } = await today()
    expect(ids(overdue)).toEqual([first.id, second.id])
    expect(overdue).toMatchObject({ totalCount: 2, totalCountIsCapped: false })
    expect(ids(due)).toEqual([tomorrow.id])
    expect(ids(due)).not.toContain(undated.id)
  })

  test('counts all, and lists the five most urgent', async () => {
    const before = (await today()).overdue.totalCount
    const late: Json[] = []
    for (let n = 0; n < 6; n++) late.push(await dueIn(await confirmed(), n))
    shop.passTime(7 * day)
    const { overdue } = await today()
    expect(overdue.nodes).toHaveLength(5)
    expect(overdue.totalCount).toBeGreaterThanOrEqual(before + 6)
    for (const { id } of late) await shop.db.order.update({ where: { id }, data: { deliveryDate: null } })
  })

  test('lists trials of today and tomorrow, and those that were missed', async () => {
    const garment = async (trial: number, to?: string) => {
      const [{ id: garmentId, code }] = await garmentsOf(owner, (await confirmed()).id)
      // The shop takes no trial of a day that is over: one is missed when nobody came.
      await shop.db.garment.update({
        where: { id: garmentId },
        data: { trialDate: new Date(dayIn(trial)) },
      })
      if (to) await owner.mutate('moveGarment', { garmentId, to })
      return code
    }
    const [soon, now, missed] = [await garment(1), await garment(0), await garment(-2)]
    await garment(2)
    // Tried on, and being finished.
    await garment(-1, 'FINISHING')
    await garment(0, 'READY')
    const { trials } = await today()
    expect(trials).toEqual({ totalCount: 3, nodes: [missed, now, soon].map((code) => ({ code })) })
  })

  test('lists garments of confirmed orders until a tailor has them or they are ready', async () => {
    const [free, given, ready] = [await confirmed(), await confirmed(), await confirmed()]
    const [first, second, third] = await Promise.all(
      [free, given, ready].map(async ({ id }) => (await garmentsOf(owner, id))[0]),
    )
    await orderTailored(meera, design.id)
    const { tailor } = await owner.mutateOrThrow('saveTailor', {
      name: 'Ramesh',
      phone: newPhone(),
      language: 'HINDI',
    })
    await owner.mutateOrThrow('changeGarments', { garmentIds: [second.id], tailorId: tailor.id })
    await owner.mutateOrThrow('moveGarment', { garmentId: third.id, to: 'READY' })
    // The others of this shop are due later.
    await shop.db.garment.update({ where: { id: first.id }, data: { dueDate: new Date(dayIn(-90)) } })
    const { toAssign } = await today()
    expect(toAssign.nodes[0].id).toBe(first.id)
    const waiting = await shop.db.garment.count({
      where: {
        tailorId: null,
        isOpen: true,
        stage: { kind: { not: 'DONE' } },
        order: { orderStatus: { not: 'PENDING' } },
      },
    })
    expect(toAssign.totalCount).toBe(waiting)
    expect(ids(toAssign)).not.toContain(second.id)
    expect(ids(toAssign)).not.toContain(third.id)
  })

  test('lists open alterations, the oldest first', async () => {
    const delivered = await confirmed()
    await moveAlong(owner, delivered.id, 'STITCHING', 'READY', 'DELIVERED')
    await meera.mutate('requestAlteration', { orderId: delivered.id, details: 'Take in the waist.' })
    shop.passTime(60)
    await meera.mutate('requestAlteration', { orderId: delivered.id, details: 'Shorten the sleeves.' })
    const { alterations } = await today()
    expect(alterations).toEqual({
      totalCount: 2,
      nodes: [
        { details: 'Take in the waist.', order: { id: delivered.id } },
        { details: 'Shorten the sleeves.', order: { id: delivered.id } },
      ],
    })
  })

  test('lists custom orders until they are quoted or cancelled', async () => {
    const [quoted, cancelled, waiting] = [
      await orderCustom(meera),
      await orderCustom(meera),
      await orderCustom(meera),
    ]
    expect(ids((await today()).toQuote)).toEqual([quoted.id, cancelled.id, waiting.id])
    await owner.mutate('quoteOrder', { id: quoted.id, version: 1, totalPrice: 900_00, delivery: 0 })
    await owner.mutate('cancelOrder', { id: cancelled.id })
    expect(ids((await today()).toQuote)).toEqual([waiting.id])
  })

  test('lists transfers to confirm, and ready orders until they are paid', async () => {
    const order = await confirmed()
    const others = ids((await today()).readyUnpaid)
    await shop.db.upiClaim.create({
      data: { orderId: order.id, amount: 100_00, utr: '123456789012', submittedAt: shop.now() },
    })
    expect((await today()).paymentsToConfirm).toEqual({
      totalCount: 1,
      nodes: [{ utr: '123456789012', order: { id: order.id } }],
    })
    const { totalToPay } = await moveAlong(owner, order.id, 'STITCHING', 'READY')
    expect(ids((await today()).readyUnpaid)).toEqual([...others, order.id])
    await recordPayment(owner, { orderId: order.id, amount: totalToPay - 1 })
    expect(ids((await today()).readyUnpaid)).toEqual([...others, order.id])
    await recordPayment(owner, { orderId: order.id, amount: 1 })
    expect(ids((await today()).readyUnpaid)).toEqual(others)
  })

  test('lists messages that failed or wait to be sent by hand, the oldest first', async () => {
    await shop.db.message.deleteMany()
    const order = await confirmed()
    const message = (status: 'TO_SEND' | 'FAILED' | 'SENT' | 'QUEUED', minutesAgo: number) => ({
      event: 'READY' as const,
      channel: 'WHATSAPP' as const,
      recipient: '9876543210',
      language: 'EN' as const,
      body: 'It is ready.',
      status,
      orderId: order.id,
      createdAt: new Date(shop.now().getTime() - minutesAgo * 60_000),
      deduplicationKey: `${status} ${minutesAgo}`,
    })
    await shop.db.message.deleteMany()
    await shop.db.message.createMany({
      data: [message('TO_SEND', 1), message('FAILED', 2), message('SENT', 3), message('QUEUED', 4)],
    })
    expect((await today()).messagesToSend).toEqual({
      totalCount: 2,
      nodes: [
        { orderId: order.id, status: 'FAILED' },
        { orderId: order.id, status: 'TO_SEND' },
      ],
    })
  })

  test('lists designs with few pieces left, the fewest first', async () => {
    await shop.product({ productName: 'Three left', quantityInStock: 3 })
    await shop.product({ productName: 'One left', quantityInStock: 1 })
    await shop.product({ productName: 'Drafted', quantityInStock: 1, productStatus: 'DRAFT' })
    await shop.product({ productName: 'Sold out', quantityInStock: 0 })
    expect((await today()).lowStock).toEqual({
      totalCount: 2,
      nodes: [
        { productName: 'One left', quantityInStock: 1 },
        { productName: 'Three left', quantityInStock: 3 },
      ],
    })
  })
})
