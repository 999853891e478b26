import { createHmac, timingSafeEqual } from 'node:crypto'
import { createFlatSeal } from './flats/flat-seal.ts'
import { linkKey } from './link-key.ts'

/** What a link opens: the id in its token is of an order, of an invoice, or of the message that holds an account's link. */
export type LinkPurpose = 'tracking' | 'invoice' | 'account'

/** Creates and verifies the tokens of links that need no account. */
export interface LinkTokens {
  sign: (id: string) => string
  /** The id; null for any token that this shop did not create for this purpose. */
  verify: (token: string) => string | null
}

const macBytes = 16

/** What makes and reads the addresses that need no account. */
export const linksOf = (secret: string) => ({
  trackingTokens: createLinkTokens(secret, 'tracking'),
  invoiceTokens: createLinkTokens(secret, 'invoice'),
  accountTokens: createLinkTokens(secret, 'account'),
  flatSeal: createFlatSeal(secret),
})

/** The id and a MAC of it: 43 characters, short enough for a message. Each purpose has a key of its own. */
export function createLinkTokens(secret: string, purpose: LinkPurpose): LinkTokens {
  const key = linkKey(secret, purpose)
  const sign = (named: string) => {
    const id = Buffer.from(named.replaceAll('-', ''), 'hex')
    const mac = createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
    return Buffer.concat([id, mac]).toString('base64url')
  }
  return {
    sign,
    verify: (token) => {
      if (!/^[\w-]{43}$/.test(token)) return null
      const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      // The complete token is compared, so that each has exactly one spelling.
      return timingSafeEqual(Buffer.from(sign(id)), Buffer.from(token)) ? id : null
    },
  }
}
