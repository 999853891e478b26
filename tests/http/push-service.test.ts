import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { FakePushService, vapidEnv } from '../support/fake-push-service.ts'
import { notificationsOf } from '../support/notifications.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const service = await FakePushService.open()
afterAll(() => service.close())
const shop = await openShop({ env: { ...vapidEnv, LOOPBACK_RECEIVERS: 'allow' } })
const meera = await shop.shopper('Meera')
const { state, browserOf, staffWith } = notificationsOf(shop, service)

beforeEach(async () => {
  service.status = 201
  await shop.db.pushSubscription.deleteMany()
})

describe('a push service', () => {
  const lastPush = () =>
    shop.db.message.findFirstOrThrow({ where: { channel: 'PUSH' }, orderBy: [{ createdAt: 'desc' }] })
  const order = async () => {
    shop.passTime(1)
    await orderProduct(meera, (await shop.product()).id)
    await shop.runJobs()
  }

  test.each([404, 410])('that answers %i makes the shop forget the browser', async (status) => {
    const manager = await staffWith(['MANAGE_ORDERS'])
    const browser = await browserOf(manager)
    service.status = status
    await order()
    expect(await state(manager, browser)).toMatchObject({ isSubscribed: false })
    expect(await lastPush()).toMatchObject({
      status: 'FAILED',
      lastError: 'This browser no longer shows notifications.',
      subscriptionId: null,
    })
  })

  test.each([429, 503])('that answers %i is tried again later, under the same topic', async (status) => {
    const browser = await browserOf(await staffWith(['MANAGE_ORDERS']))
    service.status = status
    await order()
    expect(await lastPush()).toMatchObject({ status: 'QUEUED', attempts: 1 })
    const { topic } = service.headers.at(-1)!
    service.status = 201
    await shop.makeJobsDue()
    await shop.runJobs()
    expect(await lastPush()).toMatchObject({ status: 'SENT', attempts: 2, lastError: null })
    expect(service.headers.at(-1)!.topic).toBe(topic)
    expect(browser.received).toMatchObject([{ tag: topic }])
  })

  test('that refuses the shop’s keys is not tried again', async () => {
    await browserOf(await staffWith(['MANAGE_ORDERS']))
    service.status = 403
    await order()
    expect(await lastPush()).toMatchObject({
      status: 'FAILED',
      lastError: expect.stringContaining('refused the shop’s keys'),
    })
  })

  test('that can’t be reached is tried again later', async () => {
    const manager = await staffWith(['MANAGE_ORDERS'])
    const browser = await browserOf(manager)
    await shop.db.pushSubscription.updateMany({
      where: { endpoint: browser.endpoint },
      data: { endpoint: 'http://127.0.0.1:9/push' },
    })
    await order()
    expect(await lastPush()).toMatchObject({
      status: 'QUEUED',
      lastError: 'The push service can’t be reached.',
    })
  })
})
