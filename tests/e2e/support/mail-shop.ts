import { openMailServer } from '../../support/mail-server.ts'
import { test as base } from './own-shop.ts'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

/** Tests with a shop of their own that sends its e-mails to a server of theirs. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mailServer = await openMailServer()
      await use(mailServer)
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  shopEnv: [
    ({ mailServer }, use) =>
      use({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Roopkala <orders@shop.example>',
        PUBLIC_URL: 'https://shop.example',
      }),
    { scope: 'worker' },
  ],
})
