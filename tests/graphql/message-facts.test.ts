import { afterAll, describe, expect, test } from 'vitest'
import { refreshWaitingMessages } from '../../server/domain/messages/refresh-message.ts'
import { sendReminders } from '../../server/domain/payments/send-reminders.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const shop = await openShop({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: 'https://shop.example' },
})
const owner = await shop.admin()
const design = await shop.product({
  productName: 'Maroon lehenga',
  tailorPrice: 2_749_50,
  discount: 0,
  shippingCost: 0,
})

const fields = 'message { id status body whatsAppLink withdrawnReason sentBy }'
const markSent = (id: string, who: ApiClient = owner): Promise<Json> =>
  who.mutate('markMessageSent', { id }, fields)

const whatsAppOf = async (orderId: string, event: string): Promise<Json> =>
  shop.db.message.findFirstOrThrow({ where: { orderId, event: event as never, channel: 'WHATSAPP' } })

const balanceOf = async (id: string): Promise<number> =>
  (await owner.graphql(`query ($id: ID!) { order(id: $id) { balance } }`, { id })).data.order.balance

const ready = async () => {
  const { id } = await orderTailored(await shop.shopper('Asha'), design.id)
  return moveAlong(owner, id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
}

const mailsAbout = async ({ orderNumber }: Json) => {
  await shop.runJobs()
  return mailServer.mails
    .filter(({ subject, text }) => `${subject} ${text}`.includes(orderNumber))
    .map(({ subject }) => subject.replaceAll(orderNumber, '…'))
}

describe('a message that waits to be sent by hand', () => {
  test('says what is to be paid when it is sent, not when it was written', async () => {
    const { id } = await ready()
    const message = await whatsAppOf(id, 'READY')
    expect(message.body).toContain('Still to be paid: ₹')
    await recordPayment(owner, { orderId: id, amount: await balanceOf(id) })
    expect((await whatsAppOf(id, 'READY')).body).not.toContain('Still to be paid')
    const { message: sent } = await markSent(message.id)
    expect(sent).toMatchObject({ status: 'SENT', sentBy: 'Owner' })
    expect(sent.body).not.toContain('Still to be paid')
    expect(decodeURIComponent(sent.whatsAppLink)).not.toContain('Still to be paid')
  })

  test('is withdrawn with the reason once the order has moved on', async () => {
    const { id } = await ready()
    const message = await whatsAppOf(id, 'READY')
    await recordPayment(owner, { orderId: id, amount: await balanceOf(id) })
    await moveAlong(owner, id, 'DELIVERED')
    const result = await markSent(message.id)
    expect(result).toMatchObject({
      message: { status: 'WITHDRAWN', withdrawnReason: 'The order has another status now.', sentBy: null },
    })
  })

  test('that was written before the shop checked any is corrected by itself', async () => {
    const { id } = await ready()
    const message = await whatsAppOf(id, 'READY')
    // Straight in the database, as an earlier version left it behind.
    await shop.db.order.update({ where: { id }, data: { orderStatus: 'DELIVERED' } })
    await shop.db.message.updateMany({ where: { id: message.id }, data: { checkedAt: null } })
    await refreshWaitingMessages(shop.services)
    expect(await whatsAppOf(id, 'READY')).toMatchObject({ status: 'WITHDRAWN' })
  })

  test('follows a reversal, an agreed discount and a credit note', async () => {
    const { id, version } = await ready()
    const total = await balanceOf(id)
    const { payment } = await recordPayment(owner, { orderId: id, amount: total })
    await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'Wrong order' })
    expect((await whatsAppOf(id, 'READY')).body).toContain('Still to be paid: ₹2,750')
    await owner.mutate('discountOrder', { id, version, amount: 49_50, reason: 'A regular customer' })
    expect((await whatsAppOf(id, 'READY')).body).toContain('Still to be paid: ₹2,700')
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    await owner.mutate('issueCreditNote', { invoiceId: invoice.id, amount: 700_00, reason: 'A stain' })
    expect((await whatsAppOf(id, 'READY')).body).toContain('Still to be paid: ₹2,000')
  })

  test('follows an edit of the order', async () => {
    const { id, version } = await ready()
    const lines = [{ position: 0, price: 2_500_00 }]
    await owner.mutateOrThrow('editOrder', { orderId: id, version, lines, reason: 'A simpler lining' })
    expect((await whatsAppOf(id, 'READY')).body).toContain('Still to be paid: ₹2,500')
  })
})

describe('an e-mail whose cause no longer holds is withdrawn:', () => {
  test('a quote that was accepted', async () => {
    const meera = await shop.shopper('Meera')
    const order = await orderCustom(meera)
    await owner.mutate('quoteOrder', { id: order.id, version: 1, totalPrice: 5_000_00 })
    await meera.mutate('acceptQuote', { id: order.id, version: 2 })
    expect(await mailsAbout(order)).toEqual(['Your order … at Roopkala Boutique'])
    expect(await shop.db.message.findFirst({ where: { orderId: order.id, event: 'QUOTE' } })).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnReason: 'The price is settled already.',
    })
  })

  test('a quote that another one replaced', async () => {
    const order = await orderCustom(await shop.shopper('Meera'))
    await owner.mutate('quoteOrder', { id: order.id, version: 1, totalPrice: 5_000_00 })
    await owner.mutate('quoteOrder', { id: order.id, version: 2, totalPrice: 6_000_00 })
    expect(await mailsAbout(order)).toEqual([
      'Your order … at Roopkala Boutique',
      'The price of your order …',
    ])
    expect(mailServer.mails.at(-1)!.text).toContain('costs ₹6,000')
  })

  test('an order that was cancelled', async () => {
    const order = await orderTailored(await shop.shopper('Meera'), design.id)
    await owner.mutate('cancelOrder', { id: order.id })
    expect(await mailsAbout(order)).toEqual([])
  })

  test('a payment that was reversed; its successor says what is to be paid now', async () => {
    const order = await orderTailored(await shop.shopper('Meera'), design.id)
    await mailsAbout(order)
    const { payment } = await recordPayment(owner, { orderId: order.id, amount: 1_000_00 })
    await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'Typed twice' })
    await recordPayment(owner, { orderId: order.id, amount: 500_00 })
    expect(await mailsAbout(order)).toEqual([
      'Your order … at Roopkala Boutique',
      'We received ₹500.00 for order …',
    ])
    expect(mailServer.mails.at(-1)!.text).toContain('Still to be paid: ₹2,250')
  })

  test('a reminder of what was paid meanwhile', async () => {
    await owner.mutate(
      'setMessageRule',
      { event: 'PAYMENT_REMINDER', channel: 'EMAIL', isEnabled: true },
      'messageTemplates { event }',
    )
    const order = await ready()
    await mailsAbout(order)
    const later = new Date(Date.now() + 4 * 24 * 60 * 60 * 1000)
    await sendReminders({ ...shop.services, now: () => later })
    await recordPayment(owner, { orderId: order.id, amount: await balanceOf(order.id) })
    expect(await mailsAbout(order)).not.toContain('Still to be paid for order …')
  })
})

test('the link to pay in a message is a page; the UPI link of the page has the address as it is', async () => {
  const { id } = await ready()
  const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
  await owner.mutate(
    'saveShopSettings',
    { version, upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' } },
    'shop { name }',
  )
  const { message } = await markSent((await whatsAppOf(id, 'READY')).id)
  expect(message.body).toMatch(/Pay by UPI: https:\/\/shop\.example\/track\/[\w-]{43}/)
  expect(message.body).not.toContain('upi://')
  const { data } = await owner.graphql(`query ($id: ID!) { order(id: $id) { upiRequest { link } } }`, { id })
  expect(data.order.upiRequest.link).toContain('upi://pay?pa=roopkala@okbank&')
})
