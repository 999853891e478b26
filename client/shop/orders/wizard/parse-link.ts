import { paths } from '../../../../shared/paths.ts'

/** A host with a dot and an optional path, as people type addresses without 'https://'. */
const bareAddress = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u

/** The typed link as an absolute address; null when it is none. */
export function webAddressOf(typed: string): string | null {
  const text = typed.trim()
  const address = bareAddress.test(text) ? `https://${text}` : text
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol) && address.length <= 2000 ? address : null
  } catch {
    return null
  }
}

/** The id of the product that a link to the shop leads to, in any language; null for all other links. */
export function designOfLink(link: string): string | null {
  try {
    const { pathname, searchParams } = new URL(link)
    return pathname.endsWith(paths.product('').split('?')[0]!) ? searchParams.get('productId') : null
  } catch {
    return null
  }
}
