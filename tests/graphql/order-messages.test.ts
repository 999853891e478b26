import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { maxMessagesToUnverified } from '../../server/domain/messages/known-recipient.ts'
import { addressed } from '../../server/domain/messages/names.ts'
import type { Account, Json } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { followOrder, moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(() => mailServer.close())
const shop = await openShop({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: 'https://shop.example' },
})
const withoutMail = await openShop()

const owner = await shop.admin()
const design = await shop.product({ productName: 'Maroon lehenga' })

/** What was sent about an order by e-mail, in order. */
const mailsAbout = async ({ orderNumber }: { orderNumber: string }) => {
  await shop.runJobs()
  return mailServer.mails.filter(({ subject, text }) => `${subject} ${text}`.includes(orderNumber))
}

const messagesAbout = (orderId: string) =>
  shop.db.message.findMany({ where: { orderId }, orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }] })

const save = async (who: Account, name: string, type: string, input: object) =>
  (
    await who.graphql(
      `mutation ($input: ${type}!) {
        ${name}(input: $input) {
          messageTemplates { event channel language subject body isOwn isEnabled } userErrors { field code message }
        }
      }`,
      { input },
    )
  ).data[name]

const saveTemplate = (input: object, who = owner) =>
  save(who, 'saveMessageTemplate', 'SaveMessageTemplateInput', {
    event: 'DELIVERED',
    channel: 'EMAIL',
    language: 'EN',
    subject: 'Delivered',
    ...input,
  })

describe('the customer is written to', () => {
  test('when an order is placed, with total and tracking link', async () => {
    const order = await orderProduct(await shop.shopper('Asha'), design.id)
    const [mail, ...others] = await mailsAbout(order)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: order.customer.email,
      subject: `Your order ${order.orderNumber} at Roopkala Boutique`,
    })
    expect(mail!.text).toContain('Namaste dear customer,')
    expect(mail!.text).toMatch(/https:\/\/shop\.example\/track\/[\w-]{43}/)
  })

  test('when an order is placed, with the style of what is sewn', async () => {
    const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const style = ['front-neck-boat', 'sleeve-puff']
    const order = await orderProduct(await shop.shopper('Asha'), '', {
      orderType: 'TAILOR',
      cartItems: [{ productId: blouse.id, productType: 'TAILOR', style }],
    })
    const [mail] = await mailsAbout(order)
    expect(mail!.text).toContain('This is what we sew: Boat neck, Puff sleeve\n')
    // Drawn, in a usual size.
    const [, address] =
      /<img src="https:\/\/shop\.example(\/flats\/[\w-]+\.png)" alt="This is what we sew: Boat neck, Puff sleeve"/.exec(
        mail!.html,
      ) ?? []
    expect((await fetch(shop.url + address)).headers.get('cache-control')).toMatch(/^public/)
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
    const shown = (await mailsAbout(order)).filter(({ html }) => html.includes(address!))
    expect(shown.map(({ subject }) => subject)).toEqual([
      `Your order ${order.orderNumber} at Roopkala Boutique`,
      `Your order ${order.orderNumber} is ready`,
    ])
  })

  test('by name at the verified e-mail of the account alone, and never with a link of the name', async () => {
    const asha = await shop.shopper('Asha')
    const email = 'asha.known@example.com'
    const plenty = await shop.product({ quantityInStock: 50 })
    const mailAfter = async (account: object) => {
      await shop.db.user.update({ where: { id: asha.id }, data: account })
      return (await mailsAbout(await orderProduct(asha, plenty.id, { customer: { ...customer, email } })))[0]!
        .text
    }
    const ofCustomer = { email, emailKey: email }
    expect(await mailAfter(ofCustomer)).toContain('Namaste dear customer,')
    expect(await mailAfter({ emailVerifiedAt: new Date() })).toContain(`Namaste ${customer.name},`)
    for (const name of [
      'Win at evil.example/prize',
      'www.evil.example',
      'https://evil.example',
      'evil．example',
    ])
      expect(addressed(name, 'EN')).toBe('dear customer')
    for (const name of ['S.K. Rao', 'Asha Patil', 'आशा'] as const) expect(addressed(name, 'EN')).toBe(name)
  })

  test('at an e-mail that nobody has verified of six new orders a day', async () => {
    const asha = await shop.shopper('Asha')
    const email = 'asha.unknown@example.com'
    const plenty = await shop.product({ quantityInStock: 50 })
    const orders: Json[] = []
    for (let placed = 0; placed < maxMessagesToUnverified.perAccount + 2; placed++)
      orders.push(await orderProduct(asha, plenty.id, { customer: { ...customer, email } }))
    await shop.runJobs()
    const mails = mailServer.mails.filter(({ text }) =>
      orders.some(({ orderNumber }) => text.includes(orderNumber)),
    )
    expect(mails).toHaveLength(maxMessagesToUnverified.perAccount)
  })

  test('of a payment, and not of a refund', async () => {
    const order = await orderTailored(await shop.shopper('Asha'), design.id)
    const { payment } = await recordPayment(owner, { orderId: order.id, amount: 100_00 })
    await recordRefund(owner, { orderId: order.id, amount: 10_00 })
    const told = (await messagesAbout(order.id)).filter(({ event }) => event === 'PAYMENT_RECEIVED')
    expect(told.map(({ paymentId }) => paymentId)).toEqual([payment.id])
  })

  test('of a payment, of trial, readiness with the balance, dispatch with its number, and delivery', async () => {
    const order = await orderTailored(await shop.shopper('Asha'), design.id)
    await recordPayment(owner, { orderId: order.id, amount: 100_00 })
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL')
    // Each is sent before the order moves on; what no longer holds is withdrawn.
    await shop.runJobs()
    const { version } = await moveAlong(owner, order.id, 'READY')
    await shop.runJobs()
    const result = await owner.mutate('moveOrder', {
      id: order.id,
      version,
      to: 'DISPATCHED',
      courier: 'Blue Dart',
      trackingNumber: '53921188204',
    })
    expect(result.userErrors).toEqual([])
    await shop.runJobs()
    await moveAlong(owner, order.id, 'DELIVERED')
    const texts = (await mailsAbout(order as never)).map(({ text }) => text)
    expect(texts).toHaveLength(6)
    expect(texts.find((text) => text.includes('we received ₹100.00'))).toContain('Still to be paid: ₹')
    expect(texts.find((text) => text.includes('can be tried on'))).toBeDefined()
    expect(texts.find((text) => text.includes('is ready'))).toContain('Still to be paid: ₹')
    expect(texts.find((text) => text.includes('on its way'))).toContain(
      'Courier: Blue Dart\nTracking number: 53921188204',
    )
    expect(texts.find((text) => text.includes('was delivered'))).toBeDefined()
  })

  test('when an order is taken at the counter, in their language', async () => {
    const contact = { name: 'Asha Rao', phone: '9820098200', email: 'asha.rao@example.com' }
    const { customer } = await owner.mutate('saveCustomer', contact)
    await shop.db.user.update({ where: { id: customer.id }, data: { language: 'HI' } })
    const { data } = await owner.graphql(
      'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { orderNumber } } }',
      {
        input: {
          customerId: customer.id,
          lines: [{ garmentId: 'blouse' }],
          payment: { amount: 50_000, method: 'CASH' },
          idempotencyKey: randomUUID(),
        },
      },
    )
    const { orderNumber } = data.createOrder.order
    const mails = await mailsAbout({ orderNumber })
    expect(mails.map(({ to }) => to)).toEqual([contact.email, contact.email])
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Roopkala Boutique में आपका ऑर्डर ${orderNumber}`,
      `ऑर्डर ${orderNumber} के लिए ₹500.00 मिले`,
    ])
  })

  test('of a quote, and of a changed one', async () => {
    const order = await orderCustom(await shop.shopper('Asha'))
    const { order: quoted } = await owner.mutate('quoteOrder', {
      id: order.id,
      version: 1,
      totalPrice: 500_000,
    })
    await shop.runJobs()
    await owner.mutate('quoteOrder', { id: order.id, version: quoted.version, totalPrice: 600_000 })
    const prices = (await mailsAbout(order as never)).filter(({ text }) => text.includes('costs'))
    expect(prices.map(({ text }) => /costs (\S+)\./.exec(text)?.[1])).toEqual(['₹5,000.00', '₹6,000.00'])
  })

  test('once for each transition, however often it happens', async () => {
    const order = await orderTailored(await shop.shopper('Asha'), design.id)
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY', 'STITCHING', 'READY')
    const ready = (await mailsAbout(order as never)).filter(({ text }) => text.includes('is ready'))
    expect(ready).toHaveLength(2)
  })

  test('in the language in which the order was placed', async () => {
    const asha = await shop.shopper('Asha')
    const order = await orderProduct(asha, design.id)
    await shop.db.order.update({ where: { id: order.id }, data: { language: 'HI' } })
    await moveAlong(owner, order.id, 'CONFIRMED', 'READY')
    const [, ready] = await mailsAbout(order)
    expect(ready!.subject).toBe(`आपका ऑर्डर ${order.orderNumber} तैयार है`)
    expect(ready!.text).toContain('https://shop.example/hi/track/')
  })

  test('not about a change that is refused', async () => {
    const order = await orderTailored(await shop.shopper('Asha'), design.id)
    const before = (await messagesAbout(order.id)).length
    const result = await owner.mutate('moveOrder', { id: order.id, version: 1, to: 'DELIVERED' })
    expect(result.userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await messagesAbout(order.id)).toHaveLength(before)
  })
})

describe('WhatsApp', () => {
  test('messages wait for a member of staff, and later ones replace those that were not sent', async () => {
    const order = await orderTailored(await shop.shopper('Asha'), design.id)
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY')
    const waiting = (await messagesAbout(order.id)).filter(({ status }) => status === 'TO_SEND')
    expect(waiting).toMatchObject([
      { event: 'READY', channel: 'WHATSAPP', recipient: order.customer?.phone ?? '9876543210' },
    ])
  })
})

describe('a shop without e-mail', () => {
  test('stores no e-mail, so that nothing pretends to be sent', async () => {
    const product = await withoutMail.product()
    const order = await orderProduct(await withoutMail.shopper('Asha'), product.id)
    await moveAlong(await withoutMail.admin(), order.id, 'CONFIRMED', 'READY')
    const stored = await withoutMail.db.message.findMany()
    expect(stored.map(({ channel, status }) => [channel, status])).toEqual([['WHATSAPP', 'TO_SEND']])
  })
})

describe('templates', () => {
  test('of the owner are used, and what customers typed stays text', async () => {
    const saved = await saveTemplate({ body: 'Dear {customer}, {order} has arrived.' })
    expect(saved.userErrors).toEqual([])
    const asha = await shop.shopper('Asha')
    const order = await orderProduct(asha, design.id)
    await shop.db.order.update({
      where: { id: order.id },
      data: { customerName: '{link}<b>\r\nBcc: everybody', placedBy: 'Owner' },
    })
    await moveAlong(owner, order.id, 'CONFIRMED', 'READY', 'DELIVERED')
    const mail = (await mailsAbout(order as never)).find(({ subject }) => subject === 'Delivered')
    expect(mail!.text).toContain(`Dear {link}<b>`)
    expect(mail!.html).toContain('Dear {link}&lt;b&gt;')
    expect(mail!.to).toBe(order.customer.email)
    const restored = await save(owner, 'restoreMessageTemplate', 'RestoreMessageTemplateInput', {
      event: 'DELIVERED',
      channel: 'EMAIL',
      language: 'EN',
    })
    expect(restored.messageTemplates.some(({ isOwn }: { isOwn: boolean }) => isOwn)).toBe(false)
  })

  test.each([
    ['{balanc}', /\{balanc\} is not known here/],
    ['{balance', /A brace stands alone/],
    ['', /missing/],
  ])('with %j are refused', async (body, message) => {
    const { userErrors } = await saveTemplate({ body })
    expect(userErrors).toMatchObject([
      { field: 'body', code: 'INVALID', message: expect.stringMatching(message) },
    ])
  })

  test('of a password reset need their link', async () => {
    const { userErrors } = await saveTemplate({ event: 'PASSWORD_RESET', body: 'Choose a new password.' })
    expect(userErrors).toMatchObject([
      { field: 'body', message: 'This message is of no use without {link}.' },
    ])
  })

  test('can be previewed by staff, and saved by the owner only', async () => {
    const staff = await shop.staff()
    const { data } = await staff.graphql(
      `query ($input: SaveMessageTemplateInput!) { messagePreview(input: $input) { subject body userErrors { message } } }`,
      {
        input: {
          event: 'READY',
          channel: 'EMAIL',
          language: 'EN',
          subject: '{order}',
          body: '{customer}: {balance}',
        },
      },
    )
    expect(data.messagePreview).toEqual({ subject: 'RB-1042', body: 'Asha Patil: ₹7,500', userErrors: [] })
    const { errors } = await staff.graphql(
      `mutation ($input: SetMessageRuleInput!) { setMessageRule(input: $input) { userErrors { code } } }`,
      { input: { event: 'READY', channel: 'EMAIL', isEnabled: false } },
    )
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test('of an event that is switched off are not sent', async () => {
    const rule = { event: 'ORDER_PLACED', channel: 'EMAIL' }
    await save(owner, 'setMessageRule', 'SetMessageRuleInput', { ...rule, isEnabled: false })
    const order = await orderProduct(await shop.shopper('Asha'), design.id)
    expect(await messagesAbout(order.id)).toEqual([])
    await save(owner, 'setMessageRule', 'SetMessageRuleInput', { ...rule, isEnabled: true })
  })
})

test('courier and tracking number belong to an order that is dispatched', async () => {
  const order = await orderTailored(await shop.shopper('Asha'), design.id)
  const { version } = await followOrder(owner, order.id)
  const result = await owner.mutate('moveOrder', {
    id: order.id,
    version,
    to: 'CONFIRMED',
    courier: 'Blue Dart',
  })
  expect(result.userErrors).toMatchObject([{ field: 'courier', code: 'INVALID' }])
})
