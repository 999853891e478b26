import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMessages } from '../../server/domain/messages/enqueue-messages.ts'
import { createWhatsAppGateway } from '../../server/platform/messaging/whatsapp-gateway.ts'
import type { ApiClient } from '../support/api-client.ts'
import { FakeWhatsApp } from '../support/fake-whatsapp.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const whatsApp = await FakeWhatsApp.open()
afterAll(() => whatsApp.close())
const keys = { WHATSAPP_TOKEN: 'the token', WHATSAPP_PHONE_NUMBER_ID: '100200300' }
const env = { ...keys, WHATSAPP_API_URL: whatsApp.url }
const shop = await openShop({ env })
const publicShop = await openShop({ env: { ...env, PUBLIC_URL: 'https://shop.example' } })

beforeEach(() => {
  whatsApp.reply = { status: 200 }
})

let counter = 0

/** Enqueues a message and runs its job; returns its recipient. */
async function send(at = shop): Promise<string> {
  const recipient = `98${String(++counter).padStart(8, '0')}`
  await at.db.transaction((tx) =>
    enqueueMessages(tx, at.services, [
      {
        event: 'READY',
        channel: 'WHATSAPP',
        recipient,
        language: 'HI',
        body: 'आपका ऑर्डर तैयार है।',
        deduplicationKey: `test:${counter}`,
      },
    ]),
  )
  await at.runJobs()
  return recipient
}

const stored = (recipient: string, at = shop) => at.db.message.findFirstOrThrow({ where: { recipient } })

const sendAgain = async (recipient: string) => {
  await shop.makeJobsDue()
  await shop.runJobs()
  return stored(recipient)
}

describe('a WhatsApp message by the Business API', () => {
  test('is sent as text to the international number, and WhatsApp’s id of it is stored', async () => {
    const recipient = await send()
    const request = whatsApp.requests.at(-1)!
    expect(request).toEqual({
      path: '/100200300/messages',
      authorization: 'Bearer the token',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${recipient}`,
        type: 'text',
        text: { preview_url: false, body: 'आपका ऑर्डर तैयार है।' },
      },
    })
    const message = await stored(recipient)
    expect(message).toMatchObject({
      status: 'SENT',
      attempts: 1,
      externalId: `wamid.${whatsApp.requests.length}`,
    })
    const query = `{ message(id: "${message.id}") { externalId attempts sentAt } }`
    const { data } = await (await shop.staff()).graphql(query)
    expect(data.message).toMatchObject({ externalId: message.externalId, attempts: 1 })
  })

  test('of an order whose style was chosen shows the preview of its page, which has the drawing', async () => {
    const meera = await publicShop.shopper('Meera')
    const { id } = await publicShop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const order = await orderProduct(meera, '', {
      orderType: 'TAILOR',
      cartItems: [{ productId: id, productType: 'TAILOR', style: ['front-neck-boat'] }],
    })
    const owner = await publicShop.admin()
    await moveAlong(owner, order.id, 'CONFIRMED', 'MEASURED', 'STITCHING', 'READY')
    await publicShop.runJobs()
    const { phone } = order.customer
    const texts = whatsApp.requestsTo(phone).map(({ text }) => text)
    expect(texts.at(-1)).toMatchObject({
      preview_url: true,
      body: expect.stringMatching(/https:\/\/shop\.example\/track\//) as string,
    })
  })

  test.each([
    ['429', { status: 429, code: 130429 }, 'WhatsApp asks to try again later.'],
    ['500', { status: 500 }, 'WhatsApp asks to try again later.'],
    ['503', { status: 503 }, 'WhatsApp asks to try again later.'],
    ['401', { status: 401, code: 190 }, 'WhatsApp refused the shop’s token: check WHATSAPP_TOKEN.'],
  ])('is tried again after %s, and never sent twice', async (_status, reply, lastError) => {
    whatsApp.reply = reply
    const recipient = await send()
    expect(await stored(recipient)).toMatchObject({
      status: 'QUEUED',
      attempts: 1,
      uncertainAttempts: 0,
      lastError,
    })
    whatsApp.reply = { status: 200 }
    expect(await sendAgain(recipient)).toMatchObject({ status: 'SENT', attempts: 2, lastError: null })
    await shop.runJobs()
    expect(whatsApp.requestsTo(recipient)).toHaveLength(2)
  })

  test.each([
    ['an invalid recipient', { status: 400, code: 131026 }, 'WhatsApp refused this message.'],
    ['a closed window', { status: 400, code: 131047 }, 'within a day of the customer’s last message'],
    ['an unknown number', { status: 404, code: 100 }, 'WhatsApp refused this message.'],
  ])('is not tried again after %s: it waits to be sent by hand', async (_what, reply, error) => {
    whatsApp.reply = reply
    const recipient = await send()
    const message = await stored(recipient)
    expect(message).toMatchObject({ status: 'TO_SEND', attempts: 1, uncertainAttempts: 0 })
    expect(message.lastError).toContain(error)
    await sendAgain(recipient)
    expect(whatsApp.requestsTo(recipient)).toHaveLength(1)
    const marked = await (
      await shop.staff('Sunita')
    ).mutate('markMessageSent', { id: message.id }, 'message { status sentBy }')
    expect(marked.message).toEqual({ status: 'SENT', sentBy: 'Sunita' })
  })

  test('whose reply is cut off is tried again, and recorded as possibly delivered twice', async () => {
    whatsApp.reply = 'cut'
    const recipient = await send()
    expect(await stored(recipient)).toMatchObject({
      status: 'QUEUED',
      uncertainAttempts: 1,
      lastError: 'WhatsApp can’t be reached.',
    })
    whatsApp.reply = { status: 200 }
    expect(await sendAgain(recipient)).toMatchObject({ status: 'SENT', attempts: 2, uncertainAttempts: 1 })
  })

  test('of a server that nothing listens on was certainly not sent', async () => {
    const unused = await FakeWhatsApp.open()
    unused.close()
    const offline = await openShop({ env: { ...keys, WHATSAPP_API_URL: unused.url } })
    const recipient = await send(offline)
    expect(await stored(recipient, offline)).toMatchObject({ status: 'QUEUED', uncertainAttempts: 0 })
  })

  test('is given up for the attempt when the server doesn’t respond', async () => {
    whatsApp.reply = 'hang'
    const gateway = createWhatsAppGateway(
      { apiUrl: whatsApp.url, phoneNumberId: '100200300', token: 'the token' },
      50,
    )
    const attempt = gateway.send({
      id: 'x',
      recipient: '9820011111',
      subject: null,
      body: 'Namaste',
      language: 'EN',
      pictures: [],
    })
    await expect(attempt).rejects.toMatchObject({
      message: 'WhatsApp can’t be reached.',
      isUncertain: true,
      isPermanent: false,
    })
  })

  test('can be sent again by staff, as a copy with an id of its own', async () => {
    const recipient = await send()
    const { id, externalId } = await stored(recipient)
    const again = await (
      await shop.staff()
    ).mutate('resendMessage', { id }, 'message { id status externalId attempts }')
    expect(again.message).toMatchObject({ status: 'QUEUED', externalId: null, attempts: 0 })
    await shop.runJobs()
    const copy = await shop.db.message.findUniqueOrThrow({ where: { id: again.message.id } })
    expect(copy.status).toBe('SENT')
    expect(copy.externalId).not.toBe(externalId)
  })
})

test('one message is for staff who manage orders alone', async () => {
  const { id } = await stored(await send())
  const read = async (who: ApiClient) => {
    const { data, errors } = await who.graphql(`{ message(id: "${id}") { id } }`)
    return errors?.[0]?.extensions.code ?? data.message.id
  }
  expect(await read(await shop.staff())).toBe(id)
  expect(await read(await shop.admin())).toBe(id)
  expect(await read(await shop.shopper('Meera'))).toBe('FORBIDDEN')
  expect(await read(shop.guest())).toBe('UNAUTHENTICATED')
})
