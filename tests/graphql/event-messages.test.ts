import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { reminders, sendReminders } from '../../server/domain/payments/send-reminders.ts'
import { sendStockAlerts } from '../../server/domain/stock-alerts/send-stock-alerts.ts'
import type { Account, ApiClient, Json } from '../support/api-client.ts'
import { FakeRazorpay, razorpayKeys } from '../support/fake-razorpay.ts'
import { openMailServer } from '../support/mail-server.ts'
import { notify, startOnlinePayment } from '../support/online-payments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const mailServer = await openMailServer()
const gateway = await FakeRazorpay.open()
afterAll(async () => {
  await mailServer.close()
  gateway.close()
})
const mail = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'orders@shop.example',
  PUBLIC_URL: 'https://shop.example',
}
const shop = await openShop({ env: { ...mail, ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
/** The test advances this clock. */
const later = await openShop({ env: mail })
const withoutMail = await openShop()
const owner = await shop.admin()
const design = await shop.product({ productName: 'Maroon lehenga', quantityInStock: 50 })

const mailsTo = async (address: string, at = shop) => {
  await at.runJobs()
  return mailServer.mails.filter(({ to }) => to === address)
}

const languageOf = async ({ id }: Account) =>
  (await shop.db.user.findUniqueOrThrow({ where: { id } })).language

describe('the language of messages', () => {
  test('is the one in which the account reads the pages, and stays without a choice', async () => {
    const meera = await shop.shopper('Meera')
    const read = (headers: Record<string, string>) => meera.graphql('{ viewer { id } }', {}, headers)
    await read({ cookie: 'language=hi' })
    expect(await languageOf(meera)).toBe('HI')
    await read({})
    expect(await languageOf(meera)).toBe('HI')
    await read({ cookie: 'language=en' })
    expect(await languageOf(meera)).toBe('EN')
  })
})

describe('a payment that the gateway reports', () => {
  test('is confirmed to the customer, once', async () => {
    const meera = await shop.shopper('Meera')
    const order = await orderProduct(meera, design.id)
    const { checkout } = await startOnlinePayment(meera, { orderId: order.id })
    const payment = gateway.pay(checkout.gatewayOrderId)
    for (const attempt of ['first', 'repeated'])
      expect(await notify(shop.url, gateway.notification('payment.captured', payment)), attempt).toBe(200)
    const texts = (await mailsTo(order.customer.email)).filter(({ text }) => text.includes(order.orderNumber))
    expect(texts.filter(({ subject }) => subject.startsWith('We received ₹'))).toHaveLength(1)
  })
})

describe('a counter order', () => {
  const create = async (customer: Json) =>
    (
      await owner.mutate(
        'createOrder',
        { customerId: customer.id, idempotencyKey: randomUUID(), lines: [{ garmentId: 'blouse' }] },
        'order { id orderNumber }',
      )
    ).order

  test('is confirmed to a customer with an e-mail, and by WhatsApp where the owner wants it', async () => {
    const payload = await owner.mutate('saveCustomer', {
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha.counter@example.com',
    })
    await create(payload.customer)
    expect((await mailsTo('asha.counter@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order \S+ at Roopkala Boutique$/),
    ])
    await owner.mutate(
      'setMessageRule',
      { event: 'ORDER_PLACED', channel: 'WHATSAPP', isEnabled: true },
      'messageTemplates { isEnabled }',
    )
    const { id } = await create(payload.customer)
    expect(await shop.db.message.findMany({ where: { orderId: id, channel: 'WHATSAPP' } })).toMatchObject([
      { event: 'ORDER_PLACED', recipient: '9876543210', status: 'TO_SEND' },
    ])
  })
})

describe('somebody who waits for a design', () => {
  const waitFor = async (who: ApiClient, productId: string, contact: string) =>
    who.mutate('requestStockAlert', { productId, contact })

  const soldOut = () => shop.product({ productName: 'Rani saree', quantityInStock: 0 })
  const restock = (productId: string) => owner.mutate('updateProduct', { id: productId, quantityInStock: 3 })

  test('gets an e-mail once it is back, in the account’s language, and once for each request', async () => {
    const [asha, rekha] = [await shop.shopper('Asha'), await shop.shopper('Rekha')]
    await shop.db.user.update({ where: { id: rekha.id }, data: { language: 'HI' } })
    const { id } = await soldOut()
    for (const who of [asha, rekha]) await waitFor(who, id, who.email)
    await sendStockAlerts(shop.services)
    expect(await mailsTo(asha.email)).toEqual([])
    await restock(id)
    await Promise.all([sendStockAlerts(shop.services), sendStockAlerts(shop.services)])
    const [english, ...others] = await mailsTo(asha.email)
    expect(others).toEqual([])
    expect(english).toMatchObject({ subject: 'Rani saree is back in stock' })
    expect(english!.text).toContain(`https://shop.example/single_product_details?productId=${id}`)
    expect(await mailsTo(rekha.email)).toMatchObject([{ subject: 'Rani saree फिर से उपलब्ध है' }])
  })

  test('with a phone stays on the list of those to be written to by hand', async () => {
    const { id } = await soldOut()
    await waitFor(shop.guest(), id, '9812345678')
    await restock(id)
    await sendStockAlerts(shop.services)
    expect(await shop.db.stockAlert.findFirstOrThrow({ where: { productId: id } })).toMatchObject({
      notifiedAt: null,
    })
  })

  test('stays on it, too, while the shop sends no e-mails', async () => {
    const { id } = await withoutMail.product({ quantityInStock: 0 })
    await waitFor(withoutMail.guest(), id, 'guest@example.com')
    await (await withoutMail.admin()).mutate('updateProduct', { id, quantityInStock: 3 })
    await sendStockAlerts(withoutMail.services)
    expect(await withoutMail.db.stockAlert.findFirstOrThrow()).toMatchObject({ notifiedAt: null })
    expect(await withoutMail.db.message.count()).toBe(0)
  })
})

describe('a balance', () => {
  const day = 24 * 60 * 60

  const remindersTo = async (address: string) =>
    (await mailsTo(address, later)).filter(({ subject }) => subject.startsWith('Still to be paid'))

  test('is asked for three times at most, once the order is ready, where the owner wants it', async () => {
    const laterOwner = await later.admin()
    const { id: productId } = await later.product()
    const place = async () => {
      const order = await orderTailored(await later.shopper('Asha'), productId)
      await moveAlong(laterOwner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
      return order
    }
    const [order, paid] = [await place(), await place()]
    const { data } = await laterOwner.graphql(`{ order(id: "${paid.id}") { balance } }`)
    await recordPayment(laterOwner, { orderId: paid.id, amount: data.order.balance })
    const address = order.customer.email
    later.passTime(reminders.afterDays * day + 60)
    await sendReminders(later.services)
    expect(await remindersTo(address)).toEqual([])
    await laterOwner.mutate(
      'setMessageRule',
      { event: 'PAYMENT_REMINDER', channel: 'EMAIL', isEnabled: true },
      'messageTemplates { isEnabled }',
    )
    for (const sent of [1, 1, 2, 3, 3]) {
      await sendReminders(later.services)
      await sendReminders(later.services)
      const found = (await remindersTo(address)).filter(({ subject }) => subject.includes(order.orderNumber))
      expect(found).toHaveLength(sent)
      later.passTime(sent === 1 && found.length === 1 ? 4 * day : 8 * day)
    }
    const all = mailServer.mails.filter(({ subject }) => subject.includes(paid.orderNumber))
    expect(all.filter(({ subject }) => subject.startsWith('Still to be paid'))).toEqual([])
  })
})
