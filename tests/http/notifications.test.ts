import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewMessage } from '../../server/domain/messages/enqueue-messages.ts'
import { enqueueMessages } from '../../server/domain/messages/enqueue-messages.ts'
import type { Json } from '../support/api-client.ts'
import { type FakeBrowser, FakePushService, vapidEnv } from '../support/fake-push-service.ts'
import { garmentsOf } from '../support/garments.ts'
import { openMailServer } from '../support/mail-server.ts'
import { notificationsOf } from '../support/notifications.ts'
import { addMaterial, correctMaterial } from '../support/materials.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'
import { dayAhead } from '../support/days.ts'

const [service, mailServer] = await Promise.all([FakePushService.open(), openMailServer()])
afterAll(async () => {
  service.close()
  await mailServer.close()
})
const shop = await openShop({
  env: {
    ...vapidEnv,
    LOOPBACK_RECEIVERS: 'allow',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'orders@shop.example',
    PUBLIC_URL: 'https://shop.example',
  },
})
const meera = await shop.shopper('Meera')

beforeEach(async () => {
  service.status = 201
  await shop.db.pushSubscription.deleteMany()
  await shop.runJobs()
})

const { change, state, browserOf, staffWith } = notificationsOf(shop, service)

const titles = ({ received }: FakeBrowser) => received.map(({ title }) => title)

describe('a browser', () => {
  test('is switched on and off', async () => {
    const sunita = await shop.staff()
    const browser = service.browser()
    const { publicKey } = await state(sunita, browser)
    expect(publicKey).toBe(vapidEnv.VAPID_PUBLIC_KEY)
    await change(sunita, 'subscribeToNotifications', browser.subscription)
    await change(sunita, 'subscribeToNotifications', browser.subscription)
    expect(await state(sunita, browser)).toMatchObject({ isSubscribed: true })
    expect(await state(await shop.staff(), browser)).toMatchObject({ isSubscribed: false })
    const off = { endpoint: browser.endpoint }
    await change(await shop.staff(), 'unsubscribeFromNotifications', off)
    expect(await state(sunita, browser)).toMatchObject({ isSubscribed: true })
    expect(await change(sunita, 'unsubscribeFromNotifications', off)).toMatchObject({
      notifications: { isSubscribed: false },
      userErrors: [],
    })
  })

  test('that another account takes over no longer shows what waited for the first', async () => {
    const [first, second] = [await shop.staff(), await shop.staff()]
    const browser = await browserOf(first)
    await orderProduct(meera, (await shop.product()).id)
    await change(second, 'subscribeToNotifications', browser.subscription)
    await shop.runJobs()
    expect(browser.received).toEqual([])
  })

  test.each<[what: string, fields: Partial<FakeBrowser['subscription']>, field: string]>([
    ['a private address', { endpoint: 'https://10.0.0.1/push' }, 'endpoint'],
    ['an address without TLS', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['a key that is no point', { p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'p256dh'],
    ['a short secret', { auth: 'AAAA' }, 'auth'],
  ])('with %s is refused', async (_what, fields, field) => {
    const { subscription } = service.browser()
    const result = await change(await shop.staff(), 'subscribeToNotifications', {
      ...subscription,
      ...fields,
    })
    expect(result).toMatchObject({ notifications: null, userErrors: [{ field, code: 'INVALID' }] })
  })

  test('is forgotten with the session in which it was switched on', async () => {
    const sunita = await shop.staff()
    const browser = await browserOf(sunita)
    const session = await shop.db.session.create({
      data: {
        userId: sunita.id,
        userAgent: '',
        createdAt: shop.now(),
        lastUsedAt: shop.now(),
        expiresAt: new Date(shop.now().getTime() + 60_000),
      },
    })
    await shop.db.pushSubscription.updateMany({
      where: { endpoint: browser.endpoint },
      data: { sessionId: session.id },
    })
    await shop.db.session.delete({ where: { id: session.id } })
    expect(await state(sunita, browser)).toMatchObject({ isSubscribed: false })
  })

  test('replaces the oldest of more than ten', async () => {
    const sunita = await shop.staff()
    const oldest = await browserOf(sunita)
    for (let count = 0; count < 10; count++) {
      shop.passTime(1)
      await browserOf(sunita)
    }
    expect(await shop.db.pushSubscription.count({ where: { userId: sunita.id } })).toBe(10)
    expect(await state(sunita, oldest)).toMatchObject({ isSubscribed: false })
  })
})

describe('a new order', () => {
  test('is notified once, encrypted, to whoever may see orders, in the language of the account', async () => {
    const [manager, hindi] = [await staffWith(['MANAGE_ORDERS']), await staffWith(['MANAGE_ORDERS'], 'HI')]
    const [shown, inHindi, hidden] = [
      await browserOf(manager),
      await browserOf(hindi),
      await browserOf(await staffWith(['EDIT_PRODUCTS'])),
    ]
    const order = await orderProduct(meera, (await shop.product({ quantityInStock: 50 })).id)
    await shop.runJobs()
    await shop.runJobs()
    expect(shown.received).toMatchObject([
      { title: 'New order', address: `/admin/orders/${order.id}`, language: 'en-IN' },
    ])
    expect(shown.received[0]!.body).toContain(order.orderNumber)
    expect(shown.received[0]!.body).not.toContain('Meera')
    expect(inHindi.received).toMatchObject([
      { title: 'नया ऑर्डर', address: `/hi/admin/orders/${order.id}`, language: 'hi-IN' },
    ])
    expect(hidden.received).toEqual([])
    expect(service.headers.at(-1)).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    const { data } = await manager.graphql(
      `query ($id: ID!) { messages(where: { orderId: $id, channel: [PUSH] }) {
        edges { node { event status recipient subject attempts viewerCanResend } } } }`,
      { id: order.id },
    )
    expect(data.messages.edges.map(({ node }: Json) => node)).toMatchObject([
      { event: 'NEW_ORDER', status: 'SENT', attempts: 1, viewerCanResend: true },
      { event: 'NEW_ORDER', status: 'SENT', attempts: 1, viewerCanResend: true },
    ])
  })

  test('is not notified to an account that lost the permission meanwhile', async () => {
    const manager = await staffWith(['MANAGE_ORDERS'])
    const browser = await browserOf(manager)
    await orderProduct(meera, (await shop.product()).id)
    await shop.db.user.update({ where: { id: manager.id }, data: { permissions: [] } })
    await shop.runJobs()
    expect(browser.received).toEqual([])
  })

  test('that leaves few pieces is notified to whoever keeps the products', async () => {
    const browser = await browserOf(await staffWith(['EDIT_PRODUCTS']))
    const saree = await shop.product({ productName: 'Scarce Saree', quantityInStock: 4 })
    await orderProduct(meera, saree.id)
    await orderProduct(meera, saree.id)
    await shop.runJobs()
    expect(browser.received).toMatchObject([
      {
        title: 'Low stock',
        body: 'Scarce Saree: 3 left ready-made.',
        address: `/product/${saree.id}/update`,
      },
    ])
  })
})

test('a UPI payment is notified to whoever confirms it', async () => {
  const [cashier, other] = [
    await browserOf(await staffWith(['RECORD_PAYMENTS'])),
    await browserOf(await staffWith(['MODERATE_FEEDBACK'])),
  ]
  const order = await orderProduct(meera, (await shop.product({ discount: 0, quantityInStock: 50 })).id)
  const { data } = await meera.graphql(
    `mutation ($input: SubmitUpiPaymentInput!) { submitUpiPayment(input: $input) { userErrors { message } } }`,
    { input: { orderId: order.id, amount: 100_00, utr: '123456789012' } },
  )
  expect(data.submitUpiPayment.userErrors).toEqual([])
  await shop.runJobs()
  expect(cashier.received).toMatchObject([
    { title: 'Payment to confirm', body: `${order.orderNumber}: ₹100.00 by UPI`, address: '/admin/payments' },
  ])
  expect(other.received).toEqual([])
})

test('a material that falls to its limit is notified once', async () => {
  const browser = await browserOf(await staffWith(['MANAGE_ORDERS']))
  const { id } = await addMaterial(await shop.admin(), 500, { name: 'Zari', lowStockLimit: 200 })
  for (const counted of [200, 100])
    await correctMaterial(await shop.admin(), { materialId: id, counted, reason: 'Counted' })
  await shop.runJobs()
  expect(browser.received).toMatchObject([
    { title: 'Material running out', body: 'Zari: 2 m left.', address: `/admin/materials/${id}` },
  ])
})

test('a message that failed for good is notified, a notification that failed is not', async () => {
  const browser = await browserOf(await staffWith(['MANAGE_ORDERS']))
  mailServer.decide = () => 'refuse'
  const mail: NewMessage = {
    event: 'ORDER_PLACED',
    channel: 'EMAIL',
    recipient: 'asha@example.com',
    language: 'EN',
    subject: 'Thank you',
    body: 'Namaste',
    deduplicationKey: 'failing',
  }
  await shop.db.transaction((tx) => enqueueMessages(tx, shop, [mail]))
  await shop.runJobs()
  const { id } = await shop.db.message.findUniqueOrThrow({ where: { deduplicationKey: 'failing' } })
  expect(browser.received).toMatchObject([{ title: 'A message failed', address: `/admin/messages/${id}` }])
  mailServer.decide = () => 'accept'
  service.status = 400
  await orderProduct(meera, (await shop.product()).id)
  await shop.runJobs()
  expect(titles(browser)).toEqual(['A message failed'])
  expect(await shop.db.message.count({ where: { event: 'MESSAGE_FAILED' } })).toBe(1)
})

describe('a tailor', () => {
  test('is notified of an assigned garment, until signing out', async () => {
    const ramesh = await signInTailor(shop)
    const browser = service.browser()
    await change(ramesh, 'subscribeTailorToNotifications', browser.subscription)
    expect(await state(ramesh, browser, 'tailorNotifications')).toMatchObject({ isSubscribed: true })
    const owner = await shop.admin()
    const product = await shop.product({ tailorPrice: 1_000_00 })
    const order = await orderProduct(meera, product.id, {
      orderType: 'TAILOR',
      cartItems: [
        {
          productId: product.id,
          productType: 'TAILOR',
          measurements: { unit: 'INCH', blouse: { chest: 36, waist: 30, shoulder: 14.5, neckDepthBack: 9 } },
        },
      ],
    })
    const [garment] = await garmentsOf(owner, order.id)
    await owner.mutate('assignGarment', { garmentId: garment.id, tailorId: ramesh.tailorId })
    await owner.mutate('assignGarment', { garmentId: garment.id, dueDate: '2027-01-10' })
    await shop.runJobs()
    expect(browser.received).toMatchObject([
      { title: 'आपके लिए नया काम', address: '/hi/workshop', language: 'hi-IN' },
    ])
    expect(browser.received[0]!.body).toContain(garment.code)
    await change(ramesh, 'unsubscribeTailorFromNotifications', { endpoint: browser.endpoint })
    expect(await state(ramesh, browser, 'tailorNotifications')).toMatchObject({ isSubscribed: false })
    await change(ramesh, 'subscribeTailorToNotifications', browser.subscription)
    await ramesh.graphql('mutation { logOutTailor { userErrors { code } } }')
    expect(await shop.db.pushSubscription.count({ where: { endpoint: browser.endpoint } })).toBe(0)
  })

  test('is notified of an alteration that is assigned, when it is added or later', async () => {
    const ramesh = await signInTailor(shop)
    const browser = service.browser()
    await change(ramesh, 'subscribeTailorToNotifications', browser.subscription)
    const owner = await shop.admin()
    const ordered = await orderTailored(meera, (await shop.product({ tailorPrice: 1_000_00 })).id)
    const { id: orderId, orderNumber } = await moveAlong(owner, ordered.id, 'CONFIRMED')
    const add = async (input: Json) => {
      const fields = 'order { alterations { id details version } }'
      const wish = { orderId, details: 'Take in the waist.', ...input }
      return (await owner.mutate('addAlteration', wish, fields)).order.alterations.at(-1)!
    }
    const assign = (input: Json) => owner.mutate('assignAlteration', input, 'alteration { version }')
    const notified = {
      title: 'आपके लिए नया काम',
      body: `ऑर्डर ${orderNumber} में एक बदलाव का काम आपको दिया गया है।`,
      address: '/hi/workshop',
    }
    await add({ tailorId: ramesh.tailorId })
    await shop.runJobs()
    expect(browser.received).toMatchObject([notified])
    const { id: alterationId, version } = await add({})
    await assign({ alterationId, version, tailorId: ramesh.tailorId })
    await assign({ alterationId, version: version + 1, dueDate: dayAhead(30) })
    await shop.runJobs()
    expect(browser.received).toMatchObject([notified, notified])
  })
})
