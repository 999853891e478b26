import { createHmac, timingSafeEqual } from 'node:crypto'

/** Creates and verifies the tokens of tracking links, which need no account. */
export interface TrackingTokens {
  sign: (orderId: string) => string
  /** The order's id; null for any token that this shop did not create. */
  verify: (token: string) => string | null
}

const macBytes = 16

/** The order's id and a MAC of it: 43 characters, short enough for a message. The key is used for nothing else. */
export function createTrackingTokens(secret: string): TrackingTokens {
  const key = createHmac('sha256', secret).update('boutique-shop:tracking').digest()
  const sign = (orderId: string) => {
    const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
    const mac = createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
    return Buffer.concat([id, mac]).toString('base64url')
  }
  return {
    sign,
    verify: (token) => {
      if (!/^[\w-]{43}$/.test(token)) return null
      const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
      const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      // The complete token is compared, so that each has exactly one spelling.
      return timingSafeEqual(Buffer.from(sign(orderId)), Buffer.from(token)) ? orderId : null
    },
  }
}
