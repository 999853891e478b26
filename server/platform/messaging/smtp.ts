import { createTransport } from 'nodemailer'
import { toHtml } from '../../domain/messages/html.ts'
import { DeliveryFailed, type EmailSender } from '../../domain/messages/channels.ts'

/** Longer than any server needs, and in total shorter than the time after which another process takes over. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** E-mail by an SMTP server. @param url `smtp://` or `smtps://`, with user and password if it asks for them */
export function createEmailSender({ url, from }: { url: string; from: string }): EmailSender {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from })
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, recipient, subject, body, language, pictures }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject: subject ?? '',
          text: body,
          html: toHtml(body, language, pictures),
          // The same in each attempt, so that mail programs show a message that arrives twice once.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw toFailure(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

interface SmtpError extends Error {
  code?: string
  /** The system call that failed: `connect` before anything was sent. */
  syscall?: string
  responseCode?: number
}

const isUnsent = ({ code, syscall }: SmtpError) =>
  code === 'EDNS' || syscall === 'connect' || syscall === 'getaddrinfo'

/** Servers answer with 4xx what may succeed later, with 5xx what never will (RFC 5321). */
function toFailure(error: SmtpError): DeliveryFailed {
  const { code, responseCode } = error
  if (code === 'EAUTH')
    return new DeliveryFailed('The mail server refused the shop’s name or password: check SMTP_URL.')
  if (responseCode === undefined)
    return new DeliveryFailed('The mail server can’t be reached, or the connection to it was lost.', {
      isUncertain: !isUnsent(error),
    })
  return responseCode >= 500
    ? new DeliveryFailed('The mail server refused this message: check the recipient’s address.', {
        isPermanent: true,
      })
    : new DeliveryFailed('The mail server asks to try again later.')
}
