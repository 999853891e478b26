import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { enqueueMessages } from '../../server/domain/messages/enqueue-messages.ts'
import { fromRoot } from '../../server/paths.ts'
import { environmentOf } from '../support/database.ts'
import { openMailServer } from '../support/mail-server.ts'
import { jwtSecret, openShop } from '../support/shop.ts'

const shop = await openShop()
const mailServer = await openMailServer()
const senders: ChildProcess[] = []
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL')
  await mailServer.close()
})

const total = 200

/** A process that sends what is in the outbox. */
function startSender(): ChildProcess {
  const sender = spawn(process.execPath, ['--import', 'tsx', fromRoot('tests/support/message-worker.ts')], {
    env: {
      ...process.env,
      ...environmentOf(shop.addresses),
      JWT_SECRET: jwtSecret,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'orders@shop.example',
      PUBLIC_URL: 'https://shop.example',
    },
    stdio: 'ignore',
  })
  senders.push(sender)
  return sender
}

const isSent = async () => (await shop.db.message.count({ where: { status: 'SENT' } })) === total

test(
  'kill -9 while 200 messages are sent loses none, and a repeated one is recorded',
  { timeout: 240_000 },
  async () => {
    await shop.db.transaction((tx) =>
      enqueueMessages(
        tx,
        shop,
        Array.from({ length: total }, (_, index) => ({
          event: 'ORDER_PLACED' as const,
          channel: 'EMAIL' as const,
          recipient: `asha${index}@example.com`,
          language: 'EN' as const,
          subject: 'Thank you',
          body: 'Namaste',
          deduplicationKey: `killed:${index}`,
        })),
      ),
    )
    const first = startSender()
    // The server has accepted the eightieth message, and the process ends before it hears of it.
    mailServer.decide = () => {
      if (mailServer.mails.length === 79) first.kill('SIGKILL')
      return 'accept'
    }
    await once(first, 'exit')
    mailServer.decide = () => 'accept'
    startSender()
    await expect.poll(isSent, { timeout: 200_000 }).toBe(true)

    const received = mailServer.mails.map(({ to }) => to)
    expect(new Set(received).size).toBe(total)
    const repeated = received.filter((to, index) => received.indexOf(to) !== index)
    const uncertain = await shop.db.message.findMany({ where: { uncertainAttempts: { gt: 0 } } })
    expect(uncertain.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(repeated))
    // At most the messages that were being sent at that moment: one for each concurrent job.
    expect(uncertain.length).toBeLessThanOrEqual(3)
  },
)
