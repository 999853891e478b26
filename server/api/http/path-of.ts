import type { IncomingMessage } from 'node:http'

/** The requested path, without its query. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/**
 * What opens something without an account: `/track/{token}` an order, `/wishlist/{token}` a wishlist, `/ask/{token}` a style, `/invoices/{token}.pdf`
 * an invoice, `/flats/{token}.svg` a drawing. Also in an address that is encoded once more.
 */
export const withoutToken = (path: string): string =>
  path
    .replace(/((?:\/|%2f)(?:track|wishlist|ask)(?:\/|%2f)+)[^/?#\s]+/gi, '$1[token]')
    .replace(/^(\/+(?:invoices|flats)\/+)[^/]+/i, '$1[token]')
