import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes and reads what an order's link carries in place of an account. */
export interface TrackingTokens {
  sign: (orderId: string) => string
  /** The order's id; null for anything that this shop didn't make. */
  verify: (token: string) => string | null
}

const macBytes = 16

/** The order's id and a code over it: 43 letters, short enough for a message. The key serves nothing else. */
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
      // Whole tokens are compared, so that there is one spelling of each.
      return timingSafeEqual(Buffer.from(sign(orderId)), Buffer.from(token)) ? orderId : null
    },
  }
}
