import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMessages, type NewMessage } from '../../server/domain/messages/enqueue-messages.ts'
import { deleteOldMessages, requeueMessages } from '../../server/domain/messages/requeue-messages.ts'
import type { Account } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop } from '../support/shop.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const mailServer = await openMailServer()
const proxy = await startTcpProxy()
afterAll(async () => {
  await mailServer.close()
  await proxy.close()
})
const shop = await openShop({
  env: {
    SMTP_URL: proxy.via(mailServer.url),
    MAIL_FROM: 'Roopkala <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  },
})

beforeEach(() => {
  mailServer.decide = () => 'accept'
})

let counter = 0
const message = (fields: Partial<NewMessage> = {}): NewMessage => ({
  event: 'ORDER_PLACED',
  channel: 'EMAIL',
  recipient: `asha${++counter}@example.com`,
  language: 'EN',
  subject: 'Thank you',
  body: 'Namaste',
  deduplicationKey: `test:${counter}`,
  ...fields,
})

const enqueue = (...messages: NewMessage[]) =>
  shop.db.transaction((tx) => enqueueMessages(tx, shop, messages))

const stored = (recipient: string) => shop.db.message.findFirstOrThrow({ where: { recipient } })
const mailsTo = (recipient: string) => mailServer.mails.filter(({ to }) => to === recipient)

const fields = 'id status attempts uncertainAttempts lastError sentBy viewerCanResend whatsAppLink'

const list = async (viewer: Account, where: object) => {
  const { data } = await viewer.graphql(
    `query ($where: MessageWhere) { messages(where: $where) { totalCount edges { node { ${fields} recipient } } } }`,
    { where },
  )
  return data.messages
}

const run = async (viewer: Account, name: 'resendMessage' | 'markMessageSent', id: string) => {
  const type = name === 'resendMessage' ? 'ResendMessageInput' : 'MarkMessageSentInput'
  const { data } = await viewer.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { message { ${fields} } userErrors { code message } } }`,
    { input: { id } },
  )
  return data[name]
}

describe('a message', () => {
  test('is sent with its text in plain and escaped form', async () => {
    const one = message({
      subject: 'धन्यवाद',
      body: 'Namaste <b>Asha</b>,\nyour order\n\nRoopkala',
      language: 'HI',
    })
    await enqueue(one)
    await shop.runJobs()
    expect(mailsTo(one.recipient)).toMatchObject([{ subject: 'धन्यवाद', text: one.body }])
    expect(mailsTo(one.recipient)[0]!.html).toContain('<p>Namaste &lt;b&gt;Asha&lt;/b&gt;,<br>your order</p>')
    expect(await stored(one.recipient)).toMatchObject({ status: 'SENT', attempts: 1, lastError: null })
  })

  test('of a change that is rolled back is not sent', async () => {
    const one = message()
    const change = shop.db.transaction(async (tx) => {
      await enqueueMessages(tx, shop, [one])
      throw new Error('refused')
    })
    await expect(change).rejects.toThrow('refused')
    await shop.runJobs()
    expect(mailsTo(one.recipient)).toEqual([])
  })

  test('with a known key is stored and sent once, also when enqueued concurrently', async () => {
    const one = message()
    await Promise.all([enqueue(one), enqueue(one), enqueue(one)])
    await shop.runJobs()
    expect(mailsTo(one.recipient)).toHaveLength(1)
  })

  test('is tried again after a temporary refusal, with the same message id', async () => {
    const one = message()
    await enqueue(one)
    mailServer.decide = ({ to }) => (to === one.recipient ? 'later' : 'accept')
    await shop.runJobs()
    expect(await stored(one.recipient)).toMatchObject({
      status: 'QUEUED',
      attempts: 1,
      uncertainAttempts: 0,
      lastError: 'The mail server asks to try again later.',
    })
    mailServer.decide = () => 'accept'
    await shop.makeJobsDue()
    await shop.runJobs()
    const sent = await stored(one.recipient)
    expect(sent).toMatchObject({ status: 'SENT', attempts: 2, lastError: null })
    expect(mailsTo(one.recipient).map(({ messageId }) => messageId)).toEqual([`<${sent.id}@shop.example>`])
  })

  test('that the server refuses for good is shown as failed, and can be sent again', async () => {
    const one = message()
    await enqueue(one)
    mailServer.decide = () => 'refuse'
    await shop.runJobs()
    const staff = await shop.staff()
    const { edges } = await list(staff, { status: ['FAILED'] })
    expect(edges.map(({ node }: never) => node)).toMatchObject([
      {
        recipient: one.recipient,
        attempts: 1,
        viewerCanResend: true,
        lastError: expect.stringContaining('refused'),
      },
    ])
    mailServer.decide = () => 'accept'
    const again = await run(staff, 'resendMessage', (await stored(one.recipient)).id)
    expect(again).toMatchObject({ message: { status: 'QUEUED', attempts: 0 }, userErrors: [] })
    await shop.runJobs()
    expect(mailsTo(one.recipient)).toHaveLength(1)
    expect(await stored(one.recipient)).toMatchObject({ status: 'SENT' })
  })

  test('whose reply was cut off is sent again, and recorded as possibly delivered twice', async () => {
    const one = message()
    await enqueue(one)
    mailServer.decide = () => {
      proxy.reset()
      return 'accept'
    }
    await shop.runJobs()
    expect(await stored(one.recipient)).toMatchObject({ status: 'QUEUED', uncertainAttempts: 1 })
    mailServer.decide = () => 'accept'
    await shop.makeJobsDue()
    await shop.runJobs()
    expect(await stored(one.recipient)).toMatchObject({ status: 'SENT', attempts: 2, uncertainAttempts: 1 })
    expect(new Set(mailsTo(one.recipient).map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('is not sent by two processes at once', async () => {
    const one = message()
    await enqueue(one)
    await Promise.all([shop.runJobs(), shop.runJobs()])
    expect(mailsTo(one.recipient)).toHaveLength(1)
  })
})

describe('a message whose process ended', () => {
  const begin = async (recipient: string, secondsAgo: number) => {
    await shop.db.change`DELETE FROM graphile_worker._private_jobs`
    await shop.db.change`UPDATE "messages" SET "status" = 'SENDING', "attempts" = 1,
      "attemptedAt" = now() - ${secondsAgo} * interval '1 second' WHERE "recipient" = ${recipient}`
  }

  test('is taken over by another process after two minutes, and recorded as uncertain', async () => {
    const [early, late] = [message(), message()]
    await enqueue(early, late)
    await begin(early.recipient, 121)
    await begin(late.recipient, 60)
    await requeueMessages(shop.services)
    await shop.runJobs()
    expect(await stored(early.recipient)).toMatchObject({ status: 'SENT', attempts: 2, uncertainAttempts: 1 })
    expect(await stored(late.recipient)).toMatchObject({ status: 'SENDING', attempts: 1 })
  })

  test('is sent at once by a process that is alone', async () => {
    const one = message()
    await enqueue(one)
    await begin(one.recipient, 0)
    await requeueMessages(shop.services, { isAlone: true })
    await shop.runJobs()
    expect(await stored(one.recipient)).toMatchObject({ status: 'SENT', attempts: 2, uncertainAttempts: 1 })
  })

  test('before its first attempt keeps its place in the outbox when the queue is lost', async () => {
    const one = message()
    await enqueue(one)
    await shop.db.change`DELETE FROM graphile_worker._private_jobs`
    await requeueMessages(shop.services, { isAlone: true })
    await shop.runJobs()
    expect(mailsTo(one.recipient)).toHaveLength(1)
  })
})

describe('a message by hand', () => {
  const phone = () => `98${String(++counter).padStart(8, '0')}`

  test('opens WhatsApp with its text, and is marked as sent once', async () => {
    const one = message({ channel: 'WHATSAPP', recipient: phone(), body: 'Ready & waiting', isManual: true })
    await enqueue(one)
    await shop.runJobs()
    const { id, status } = await stored(one.recipient)
    expect(status).toBe('TO_SEND')
    const [sunita, meena] = [await shop.staff('Sunita'), await shop.staff('Meena')]
    const first = await run(sunita, 'markMessageSent', id)
    expect(first.message).toMatchObject({
      status: 'SENT',
      sentBy: 'Sunita',
      whatsAppLink: `https://wa.me/91${one.recipient}?text=Ready%20%26%20waiting`,
    })
    const second = await run(meena, 'markMessageSent', id)
    expect(second).toMatchObject({ message: { sentBy: 'Sunita' }, userErrors: [] })
  })

  test('sent again is a copy, and the first stays as it is', async () => {
    const one = message({ channel: 'WHATSAPP', recipient: phone(), isManual: true })
    await enqueue(one)
    const staff = await shop.staff()
    const { id } = await stored(one.recipient)
    await run(staff, 'markMessageSent', id)
    const copy = await run(staff, 'resendMessage', id)
    expect(copy.message).toMatchObject({ status: 'TO_SEND' })
    expect(copy.message.id).not.toBe(id)
    expect(
      (await list(staff, { status: ['TO_SEND', 'SENT'], channel: ['WHATSAPP'] })).totalCount,
    ).toBeGreaterThan(1)
  })
})

test('an e-mail that waits can’t be marked as sent by hand, nor sent again', async () => {
  const one = message()
  await enqueue(one)
  const staff = await shop.staff()
  const { id } = await stored(one.recipient)
  expect(await run(staff, 'markMessageSent', id)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] })
  expect(await run(staff, 'resendMessage', id)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] })
  expect(await run(staff, 'resendMessage', 'nothing')).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
})

test('messages are deleted after 180 days, but not those that wait', async () => {
  const [old, waiting] = [message(), message()]
  await enqueue(old)
  await shop.runJobs()
  await enqueue(waiting)
  await shop.db.change`UPDATE "messages" SET "createdAt" = now() - interval '181 days'
    WHERE "recipient" IN (${old.recipient}, ${waiting.recipient})`
  await deleteOldMessages(shop.services)
  const left = await shop.db.message.findMany({
    where: { recipient: { in: [old.recipient, waiting.recipient] } },
    select: { recipient: true },
  })
  expect(left).toEqual([{ recipient: waiting.recipient }])
})
