import { createHmac } from 'node:crypto'

/** The key of links of one purpose: what is made for one opens nothing of another. */
export const linkKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`boutique-shop:${purpose}`).digest()
