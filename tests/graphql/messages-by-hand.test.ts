import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { sendReminders } from '../../server/domain/payments/send-reminders.ts'
import type { Account, ApiClient, Json } from '../support/api-client.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
const owner = await shop.admin()
const design = await shop.product({ productName: 'Maroon lehenga' })

const staffWith = async (...permissions: Permission[]) => {
  const sunita = await shop.staff('Sunita')
  await shop.db.user.update({ where: { id: sunita.id }, data: { permissions, staffRoleId: null } })
  return sunita
}

const draftsFor = async (who: ApiClient, orderId: string): Promise<Json[]> => {
  const { data } = await who.graphql(
    `query ($id: ID!) { order(id: $id) { messageDrafts { event channel recipient language subject body link } } }`,
    { id: orderId },
  )
  return data.order.messageDrafts
}

const eventsFor = async (who: ApiClient, orderId: string) =>
  (await draftsFor(who, orderId)).map(({ event }) => event)

const record = (who: ApiClient, input: Json) =>
  who.mutate(
    'recordOrderMessage',
    { idempotencyKey: randomUUID(), ...input },
    'message { id event channel status body recipient sentBy orderId }',
  )

const sentAbout = (orderId: string) => shop.db.message.findMany({ where: { orderId, channel: 'WHATSAPP' } })

const ready = async (shopper: Account) => {
  const order = await orderTailored(shopper, design.id)
  return moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
}

describe('the messages of an order that staff send by hand', () => {
  test('fit its status and its balance, in the customer’s language', async () => {
    const order = await ready(await shop.shopper('Asha'))
    await shop.db.order.update({ where: { id: order.id }, data: { language: 'HI' } })
    const [about, reminder, ...others] = await draftsFor(owner, order.id)
    expect(others).toEqual([])
    expect(about).toMatchObject({
      event: 'READY',
      channel: 'WHATSAPP',
      recipient: '9876543210',
      language: 'HI',
      subject: null,
    })
    expect(about!.body).toContain(`आपका ऑर्डर ${order.orderNumber} तैयार है।`)
    expect(about!.body).toMatch(/https:\/\/shop\.example\/hi\/track\/[\w-]{43}/)
    expect(about!.link).toBe(`https://wa.me/919876543210?text=${encodeURIComponent(about!.body as string)}`)
    expect(reminder).toMatchObject({ event: 'PAYMENT_REMINDER', language: 'HI' })
    const { data } = await owner.graphql(`{ order(id: "${order.id}") { balance } }`)
    await recordPayment(owner, { orderId: order.id, amount: data.order.balance })
    expect(await eventsFor(owner, order.id)).toEqual(['READY'])
  })

  test('are about the open quote, then about the order, and none once it is cancelled', async () => {
    const order = await orderCustom(await shop.shopper('Asha'))
    expect(await eventsFor(owner, order.id)).toEqual(['ORDER_PLACED'])
    await owner.mutate('quoteOrder', { id: order.id, version: 1, totalPrice: 500_000 })
    expect(await eventsFor(owner, order.id)).toEqual(['QUOTE'])
    await owner.mutate('cancelOrder', { id: order.id })
    expect(await eventsFor(owner, order.id)).toEqual([])
    expect(await record(owner, { orderId: order.id, event: 'QUOTE' })).toMatchObject({
      message: null,
      userErrors: [{ field: 'event', code: 'CONFLICT' }],
    })
  })

  test('are recorded as sent, once for each key, in place of the message that waits', async () => {
    const order = await ready(await shop.shopper('Asha'))
    expect(await sentAbout(order.id)).toMatchObject([{ event: 'READY', status: 'TO_SEND' }])
    const input = { orderId: order.id, event: 'READY', idempotencyKey: randomUUID() }
    const sunita = await shop.staff('Sunita')
    const results = await Promise.all([record(sunita, input), record(sunita, input)])
    for (const { message, userErrors } of results)
      expect([message, userErrors]).toMatchObject([{ status: 'SENT', sentBy: 'Sunita', event: 'READY' }, []])
    expect(await sentAbout(order.id)).toMatchObject([{ event: 'READY', status: 'SENT' }])
    await record(sunita, { orderId: order.id, event: 'READY' })
    expect(await sentAbout(order.id)).toHaveLength(2)
  })

  test('belong to those with the permission for each', async () => {
    const asha = await shop.shopper('Asha')
    const order = await ready(asha)
    expect(await eventsFor(asha, order.id)).toEqual([])
    const cashier = await staffWith('RECORD_PAYMENTS')
    expect(await eventsFor(cashier, order.id)).toEqual(['PAYMENT_REMINDER'])
    expect(await eventsFor(await staffWith('MANAGE_ORDERS'), order.id)).toEqual(['READY'])
    expect(await eventsFor(await staffWith('ISSUE_INVOICES'), order.id)).toEqual([])
    const reminder = { orderId: order.id, event: 'PAYMENT_REMINDER' }
    expect((await record(cashier, reminder)).message).toMatchObject({ status: 'SENT', sentBy: 'Sunita' })
    const code = async (who: ApiClient, input: Json) =>
      (await record(who, input)).errors?.[0]?.extensions.code
    expect(await code(cashier, { ...reminder, event: 'READY' })).toBe('FORBIDDEN')
    expect(await code(await staffWith('MANAGE_ORDERS'), reminder)).toBe('FORBIDDEN')
    expect(await code(asha, reminder)).toBe('FORBIDDEN')
    expect(await code(shop.guest(), reminder)).toBe('UNAUTHENTICATED')
  })

  test('that can’t be recorded are refused', async () => {
    const order = await ready(await shop.shopper('Asha'))
    for (const event of ['TRIAL', 'PAYMENT_RECEIVED', 'PASSWORD_RESET'])
      expect(await record(owner, { orderId: order.id, event }), event).toMatchObject({
        userErrors: [{ code: 'CONFLICT' }],
      })
    expect(await record(owner, { orderId: order.id, event: 'NEW_ORDER' })).toMatchObject({
      userErrors: [{ field: 'event', code: 'INVALID' }],
    })
    expect(await record(owner, { orderId: randomUUID(), event: 'READY' })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
  })

  test('count among the reminders that the shop writes', async () => {
    const later = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    const laterOwner = await later.admin()
    const { id: productId } = await later.product()
    const { id } = await orderTailored(await later.shopper('Asha'), productId)
    await moveAlong(laterOwner, id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
    const rule = { event: 'PAYMENT_REMINDER' as const, channel: 'WHATSAPP' as const, isEnabled: true }
    await laterOwner.mutate('setMessageRule', rule, 'messageTemplates { isEnabled }')
    later.passTime(4 * 24 * 60 * 60)
    await record(laterOwner, { orderId: id, event: 'PAYMENT_REMINDER' })
    await sendReminders(later.services)
    expect(
      await later.db.message.findMany({ where: { orderId: id, event: 'PAYMENT_REMINDER' } }),
    ).toMatchObject([{ status: 'SENT' }])
  })
})

describe('the message that a design is back', () => {
  const waitFor = async (productId: string, contact: string, headers = {}) => {
    await shop
      .guest()
      .graphql(
        `mutation ($input: RequestStockAlertInput!) { requestStockAlert(input: $input) { userErrors { code } } }`,
        { input: { productId, contact } },
        headers,
      )
    return shop.db.stockAlert.findFirstOrThrow({ where: { productId } })
  }

  const soldOut = () => shop.product({ productName: 'Rani saree', quantityInStock: 0 })

  const draftOf = async (who: ApiClient, alertId: string): Promise<Json> => {
    const { data } = await who.graphql(
      `{ stockAlerts(first: 100) { edges { node { alerts { id messageDraft { event channel recipient language subject body link } } } } } }`,
    )
    return data.stockAlerts.edges
      .flatMap(({ node }: Json) => node.alerts)
      .find(({ id }: Json) => id === alertId)
  }

  const recordAlert = (who: ApiClient, alertId: string) =>
    who.mutate(
      'recordStockAlertMessage',
      { alertId },
      'message { id event status body link sentBy viewerCanResend }',
    )

  test('is in the language of the page on which a guest asked for it', async () => {
    const { id: productId } = await soldOut()
    const { id } = await waitFor(productId, '9812345678', { cookie: 'language=hi' })
    expect((await draftOf(owner, id)).messageDraft).toBeNull()
    await owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })
    const { messageDraft } = await draftOf(owner, id)
    expect(messageDraft).toMatchObject({ event: 'BACK_IN_STOCK', channel: 'WHATSAPP', language: 'HI' })
    expect(messageDraft.body).toContain('Rani saree फिर से उपलब्ध है।')
    expect(messageDraft.body).toContain(
      `https://shop.example/hi/single_product_details?productId=${productId}`,
    )
    expect(messageDraft.link).toMatch(/^https:\/\/wa\.me\/919812345678\?text=/)
  })

  test('is an e-mail to those who left one', async () => {
    const { id: productId } = await soldOut()
    const { id } = await waitFor(productId, 'guest+1@example.com')
    await owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })
    const { messageDraft } = await draftOf(owner, id)
    expect(messageDraft).toMatchObject({ channel: 'EMAIL', subject: 'Rani saree is back in stock' })
    expect(messageDraft.link).toMatch(/^mailto:guest%2B1%40example\.com\?subject=Rani%20saree/)
  })

  test('is recorded in the outbox once, and whoever waited is notified', async () => {
    const { id: productId } = await soldOut()
    const { id } = await waitFor(productId, '9812345678')
    expect(await recordAlert(owner, id)).toMatchObject({
      userErrors: [{ field: 'alertId', code: 'CONFLICT' }],
    })
    await owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })
    const sunita = await staffWith('VIEW_CUSTOMERS')
    const [first, second] = await Promise.all([recordAlert(sunita, id), recordAlert(sunita, id)])
    expect(first.message).toMatchObject({
      event: 'BACK_IN_STOCK',
      status: 'SENT',
      sentBy: 'Sunita',
      // Sending it again needs MANAGE_ORDERS.
      viewerCanResend: false,
    })
    expect(second.message).toEqual(first.message)
    expect((await shop.db.stockAlert.findUniqueOrThrow({ where: { id } })).notifiedAt).not.toBeNull()
    expect(
      await shop.db.auditEntry.count({ where: { action: 'stock-alert.notify', entityId: productId } }),
    ).toBe(1)
  })

  test('is opened as it is written when it is sent', async () => {
    const { id: productId } = await soldOut()
    const { id } = await waitFor(productId, 'guest+2@example.com')
    await owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })
    const { messageDraft } = await draftOf(owner, id)
    await owner.mutate('updateProduct', { id: productId, productName: 'Royal saree' })
    const { message } = await recordAlert(owner, id)
    expect(message.link).not.toBe(messageDraft.link)
    expect(message.link).toMatch(/^mailto:guest%2B2%40example\.com\?subject=Royal%20saree/)
  })

  test('is not recorded for those who were told in another way, or don’t wait', async () => {
    const { id: productId } = await soldOut()
    const { id } = await waitFor(productId, '9812345678')
    await owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })
    await owner.mutate('markStockAlertsNotified', { ids: [id] })
    expect(await recordAlert(owner, id)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] })
    for (const unknown of ['nobody', randomUUID()])
      expect(await recordAlert(owner, unknown)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
  })
})
