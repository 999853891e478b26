import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { z } from 'zod'
import { type KnownBrowser, unknownBrowser } from '../../domain/accounts/known-browser.ts'
import { browserCookie } from './browser-cookie.ts'

const COOKIE = 'known_browser'

/** As many accounts as share a family's tablet. */
const MAX_ACCOUNTS = 5

const content = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(MAX_ACCOUNTS) })

/**
 * Reads and writes the signed cookie by which a browser is known. It holds hashes of e-mails, opens nothing by itself,
 * and is sent to this site only.
 */
export function knownBrowser(request: Request): KnownBrowser {
  const { res: response } = request
  if (!response) return unknownBrowser
  const cookie = (request.signedCookies as Record<string, unknown>)[COOKIE]
  const known = () => (cookie === undefined ? undefined : content.safeParse(cookie).data)
  return {
    get id() {
      return known()?.id ?? null
    },
    knows: (account) => known()?.accounts.includes(account) ?? false,
    remember: (account) => {
      const { id = randomUUID(), accounts = [] } = known() ?? {}
      const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, MAX_ACCOUNTS)
      response.cookie(COOKIE, { id, accounts: latest }, browserCookie(request))
    },
  }
}
