import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An e-mail as its recipient reads it. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
}

export interface MailServer {
  url: string
  /** What it has accepted, in order. */
  mails: Mail[]
  /** Decides what becomes of each mail: by default it is accepted. */
  decide: (mail: Mail) => 'accept' | 'refuse' | 'later'
  /** Resolves when it has accepted so many. */
  received: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** A real SMTP server on a free port of this machine. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Mail[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // The shop's connection is still open.
    closeTimeout: 1,
    onData: (stream, session, callback) => {
      void buffer(stream).then(async (source) => {
        const mail = await read(source, session.envelope.rcptTo[0]!.address)
        const decision = opened.decide(mail)
        if (decision === 'refuse') return callback(result(550, 'No such mailbox'))
        if (decision === 'later') return callback(result(451, 'Try again later'))
        mails.push(mail)
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve()
        callback()
      }, callback)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const opened: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    decide: () => 'accept',
    received: (count) =>
      new Promise((resolve) => (mails.length >= count ? resolve() : waiting.push({ count, resolve }))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return opened
}

const result = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

async function read(source: Buffer, to: string): Promise<Mail> {
  const { subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(source)
  return { to, subject, text: text.trim(), html, messageId }
}
