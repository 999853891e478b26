import type { IncomingMessage } from 'node:http'

/** The requested path, without its query. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** `/track/{token}` opens an order without an account, `/invoices/{token}.pdf` an invoice. */
export const withoutToken = (path: string): string =>
  path.replace(/(\/track\/+)[^/]+/i, '$1[token]').replace(/^(\/+invoices\/+)[^/]+/i, '$1[token]')
