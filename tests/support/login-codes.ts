import { accountLinks } from './account-links.ts'
import type { Json } from './api-client.ts'
import { address } from './logins.ts'
import type { MailServer } from './mail-server.ts'
import { password, type Shop } from './shop.ts'

interface Sender {
  at?: Shop
  /** The network address; by default one that nothing has come from. */
  from?: string
  cookie?: string
}

const headersOf = ({ from = address(), cookie }: Sender) => ({
  'X-Forwarded-For': from,
  ...(cookie && { Cookie: cookie }),
})

export const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** Codes that sign in to a shop behind one proxy, and the e-mails that bring them. */
export function loginCodes(mailServer: MailServer, shop: Shop) {
  const links = accountLinks(mailServer, shop)

  const requestCode = (email: string, sender: Sender = {}) =>
    (sender.at ?? shop).guest().graphql(
      `mutation ($input: RequestLoginCodeInput!) {
        requestLoginCode(input: $input) { request expiresAt userErrors { field code } }
      }`,
      { input: { email } },
      headersOf(sender),
    )

  const requestFor = async (email: string, sender: Sender = {}): Promise<string> =>
    (await requestCode(email, sender)).data.requestLoginCode.request

  /** The codes that were sent to the address. */
  const codesTo = async (email: string, at = shop) =>
    (await links.mailsTo(email, at)).flatMap(({ subject }) => /^\d{6}/.exec(subject) ?? []).map(String)

  const latestCode = async (email: string, at = shop) => (await codesTo(email, at)).at(-1) ?? 'no code'

  const logIn = (input: Json, sender: Sender = {}) =>
    (sender.at ?? shop).guest().graphql(
      `mutation ($input: LogInWithCodeInput!) {
        logInWithCode(input: $input) {
          token user { id name email emailVerifiedAt } userErrors { field code message }
        }
      }`,
      { input },
      headersOf(sender),
    )

  const resultOf = async (input: Json, sender: Sender = {}): Promise<Json> =>
    (await logIn(input, sender)).data.logInWithCode

  /** Somebody who has an account, whose e-mail is confirmed. */
  const confirmed = async () => {
    const rekha = await links.member()
    await rekha.client.mutateOrThrow('verifyEmail', { token: rekha.link })
    return rekha
  }

  const hasPassword = async (email: string) =>
    (await shop.guest().mutate('logIn', { email, password })).token !== null

  return { ...links, requestCode, requestFor, codesTo, latestCode, logIn, resultOf, confirmed, hasPassword }
}
