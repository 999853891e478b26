import type { ApiClient } from './api-client.ts'
import type { MailServer } from './mail-server.ts'
import { password, type Shop } from './shop.ts'

let counter = 0
export const newAddress = () => `rekha${++counter}@example.com`

export interface Member {
  email: string
  client: ApiClient
  id: string
}

/** Accounts of a shop, and the links that it sends to their e-mails. */
export function accountLinks(mailServer: MailServer, shop: Shop) {
  const mailsTo = async (address: string, at = shop) => {
    await at.runJobs()
    return mailServer.mails.filter(({ to }) => to === address)
  }

  /** The token of the latest link to a page in an e-mail to the address. */
  const tokenTo = async (address: string, page: 'reset-password' | 'verify-email', at = shop) => {
    const texts = (await mailsTo(address, at)).map(({ text }) => text)
    const found = texts.flatMap((text) => new RegExp(`/${page}#([\\w-]+)`).exec(text)?.[1] ?? [])
    return found.at(-1) ?? 'no link'
  }

  /** Somebody who has signed up, and the link that followed. */
  const member = async (email = newAddress(), at = shop): Promise<Member & { link: string }> => {
    const payload = await at.guest().mutate('signUp', { name: 'Rekha', email, password })
    const client = at.guest().with(payload.token)
    return { email, client, id: payload.user.id, link: await tokenTo(email, 'verify-email', at) }
  }

  return { mailsTo, tokenTo, member }
}
