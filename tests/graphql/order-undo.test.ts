import { afterAll, describe, expect, test } from 'vitest'
import type { ApiClient, Input, Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { openMailServer } from '../support/mail-server.ts'
import { followOrder, moveAlong, orderCustom, orderTailored, trackOrder } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const shop = await openShop({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: 'https://shop.example' },
})
const [owner, staff, meera] = [await shop.admin(), await shop.staff(), await shop.shopper('Meera')]
const design = await shop.product({ tailorPrice: 1_000_00, quantityInStock: 20 })

const fields = `id orderStatus version undoableUntil correctableStatuses courier trackingNumber viewerCanAskAlteration
  timeline { status kind by name note }`
const undo = (who: ApiClient, input: Input<'undoOrderMove'>) =>
  who.mutate('undoOrderMove', input, `order { ${fields} }`)
const correct = (who: ApiClient, input: Input<'correctOrderStatus'>) =>
  who.mutate('correctOrderStatus', input, `order { ${fields} }`)

const read = async (id: string, who: ApiClient = owner): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data.order

const tailored = async (...way: OrderStatus[]): Promise<Json> =>
  moveAlong(owner, (await orderTailored(meera, design.id)).id, ...way)

const actionsOn = async (id: string) =>
  (await shop.db.auditEntry.findMany({ where: { entityId: id }, orderBy: { at: 'desc' } })).map(
    ({ action, changes }) => ({ action, changes }),
  )

describe('undoing a move of an order', () => {
  test('takes it back within a minute, on the timeline and in the audit log', async () => {
    const { id, version } = await tailored('CONFIRMED')
    expect((await read(id)).undoableUntil).not.toBeNull()
    const { order, userErrors } = await undo(staff, { id, version })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ orderStatus: 'PENDING', undoableUntil: null })
    expect(order.timeline.map(({ status, kind }: Json) => [status, kind])).toEqual([
      ['PENDING', 'MOVE'],
      ['CONFIRMED', 'MOVE'],
      ['PENDING', 'UNDO'],
    ])
    expect(await actionsOn(id)).toMatchObject([{ action: 'order.move' }, { action: 'order.move' }])
    expect((await followOrder(owner, id)).nextStatuses).toContain('CONFIRMED')
  })

  test('is not part of what the customer sees', async () => {
    const { id, version, trackingToken } = await tailored('CONFIRMED', 'STITCHING')
    await undo(owner, { id, version })
    const { timeline } = await read(id, meera)
    expect(timeline.map(({ status }: Json) => status)).toEqual(['PENDING', 'CONFIRMED'])
    const tracked = (await trackOrder(shop.guest(), trackingToken)).data.trackedOrder
    expect(tracked.timeline.map(({ status }: Json) => status)).toEqual(['PENDING', 'CONFIRMED'])
  })

  test('is refused after a minute', async () => {
    const { id, version } = await tailored('CONFIRMED')
    shop.passTime(61)
    expect((await read(id)).undoableUntil).toBeNull()
    const { order, userErrors } = await undo(owner, { id, version })
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', field: 'version' }])
    expect(order.orderStatus).toBe('CONFIRMED')
  })

  test('is refused when something has happened since, and of two requests one wins', async () => {
    const { id, version } = await tailored('CONFIRMED')
    await moveAlong(owner, id, 'STITCHING')
    expect((await undo(owner, { id, version })).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const results = await Promise.all([1, 2].map(() => undo(owner, { id, version: version + 1 })))
    expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'CONFLICT' }])
    expect((await read(id)).orderStatus).toBe('CONFIRMED')
  })

  test('is refused once a garment was moved', async () => {
    const { id, version } = await tailored('CONFIRMED', 'STITCHING')
    const [{ id: garmentId }] = await garmentsOf(owner, id)
    await owner.mutate('moveGarment', { garmentId, to: 'CUTTING' })
    const { order, userErrors } = await undo(owner, { id, version })
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect(order.orderStatus).toBe('STITCHING')
  })

  test('does not apply to what follows a garment, to a cancellation, or to an accepted quote', async () => {
    const followed = await tailored('CONFIRMED')
    const [{ id: garmentId }] = await garmentsOf(owner, followed.id)
    await owner.mutate('moveGarment', { garmentId, to: 'CUTTING' })
    const { orderStatus, undoableUntil, timeline } = await read(followed.id)
    expect([orderStatus, undoableUntil, timeline.at(-1).kind]).toEqual(['STITCHING', null, 'GARMENTS'])

    const cancelled = await tailored('CONFIRMED')
    await owner.mutate('cancelOrder', { id: cancelled.id })
    expect((await read(cancelled.id)).undoableUntil).toBeNull()

    const custom = await orderCustom(meera)
    await owner.mutate('quoteOrder', { id: custom.id, version: 1, totalPrice: 900_00, delivery: 0 })
    const accepted = await owner.mutate('acceptQuote', { id: custom.id, version: 2 })
    expect((await read(custom.id)).undoableUntil).toBeNull()
    expect(accepted.errors).toBeUndefined()
  })

  test('puts garments back that were ready with the order', async () => {
    const { id } = await tailored('CONFIRMED')
    const [{ id: garmentId }] = await garmentsOf(owner, id)
    await owner.mutate('moveGarment', { garmentId, to: 'STITCHING' })
    shop.passTime(1)
    const { version } = await moveAlong(owner, id, 'READY')
    expect((await garmentsOf(owner, id))[0].status).toBe('READY')
    expect((await undo(owner, { id, version })).order.orderStatus).toBe('STITCHING')
    const [garment] = await garmentsOf(owner, id)
    expect(garment).toMatchObject({ status: 'STITCHING', moves: [{ isUndo: true }, {}, {}] })
  })

  test('withdraws what was not sent yet, and clears the parcel', async () => {
    const { id, orderNumber } = await tailored('CONFIRMED', 'STITCHING', 'READY')
    const about = () => shop.db.message.findMany({ where: { orderId: id, event: 'DISPATCHED' } })
    const { version } = await followOrder(owner, id)
    const moved = await owner.mutate('moveOrder', {
      id,
      version,
      to: 'DISPATCHED',
      courier: 'Blue Dart',
      trackingNumber: 'X1',
    })
    expect(await about()).toHaveLength(2)
    const { order } = await undo(owner, { id, version: moved.order.version })
    expect(order).toMatchObject({ orderStatus: 'READY', courier: null, trackingNumber: null })
    expect(await about()).toEqual([])
    await shop.runJobs()
    const subjects = mailServer.mails
      .map(({ subject }) => subject)
      .filter((text) => text.includes(orderNumber))
    expect(subjects.filter((text) => /dispatch|way/i.test(text))).toEqual([])
  })

  test('of a garment’s move withdraws what the order’s customer would have read', async () => {
    const { id } = await tailored('CONFIRMED')
    const [garment] = await garmentsOf(owner, id)
    const moved = await owner.mutate('moveGarment', { garmentId: garment.id, to: 'READY' })
    const ready = () => shop.db.message.count({ where: { orderId: id, event: 'READY' } })
    expect(await ready()).toBe(2)
    await owner.mutate('undoGarmentMove', { garmentId: garment.id, version: moved.garment.version })
    expect(await ready()).toBe(0)
    expect((await read(id)).timeline.at(-1)).toMatchObject({ status: 'CONFIRMED', kind: 'UNDO' })
  })

  test('of the delivery also ends what the customer may request after it', async () => {
    const { id, version } = await tailored('CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    expect((await read(id, meera)).viewerCanAskAlteration).toBe(true)
    await undo(owner, { id, version })
    expect((await read(id, meera)).viewerCanAskAlteration).toBe(false)
  })
})

describe('correcting a status', () => {
  test('sets any status of the order’s way, with a reason for the shop alone, and writes to nobody', async () => {
    const { id, version } = await tailored('CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    shop.passTime(600)
    const before = await shop.db.message.count()
    const reason = 'It was handed to the neighbour’s sister: it came back.'
    const { order, userErrors } = await correct(owner, { id, version, to: 'READY', reason })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ orderStatus: 'READY', undoableUntil: null })
    expect(order.timeline.at(-1)).toMatchObject({
      status: 'READY',
      kind: 'CORRECTION',
      note: reason,
      by: 'SHOP',
    })
    expect((await read(id, meera)).timeline.at(-1)).toMatchObject({ status: 'READY', note: null })
    expect(await shop.db.message.count()).toBe(before)
    expect(JSON.stringify((await actionsOn(id))[0])).toContain(reason)
  })

  test('is for the owner, with a reason, and for the order’s own way', async () => {
    const { id, version } = await tailored('CONFIRMED')
    const to = 'READY'
    expect((await correct(staff, { id, version, to, reason: 'x' })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    expect((await correct(owner, { id, version, to, reason: ' ' })).userErrors).toMatchObject([
      { field: 'reason' },
    ])
    expect((await correct(owner, { id, version: 1, to, reason: 'x' })).userErrors).toMatchObject([
      { field: 'version' },
    ])
    expect((await read(id, staff)).correctableStatuses).toEqual([])
    const readyMade = await moveAlong(owner, (await orderProduct(meera, design.id)).id, 'CONFIRMED')
    expect((await read(readyMade.id)).correctableStatuses).toEqual([
      'PENDING',
      'READY',
      'DISPATCHED',
      'DELIVERED',
    ])
    expect(
      (await correct(owner, { id: readyMade.id, version: readyMade.version, to: 'TRIAL', reason: 'x' }))
        .userErrors,
    ).toMatchObject([{ field: 'to' }])
    await owner.mutate('cancelOrder', { id })
    const cancelled = await read(id)
    expect(cancelled.correctableStatuses).toEqual([])
    expect(
      (await correct(owner, { id, version: cancelled.version, to: 'CONFIRMED', reason: 'x' })).userErrors,
    ).toMatchObject([{ field: 'to', code: 'CONFLICT' }])
  })
})
