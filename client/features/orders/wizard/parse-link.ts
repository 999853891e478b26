import { paths } from '../../../../shared/paths.ts'

/** A host with a dot, and what may follow it: as addresses are said and copied, without 'https://'. */
const bareAddress = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u

/** A link as the shop takes it; null for what is none, as while she types it. */
export function webAddressOf(typed: string): string | null {
  const text = typed.trim()
  const address = bareAddress.test(text) ? `https://${text}` : text
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol) && address.length <= 2000 ? address : null
  } catch {
    return null
  }
}

/** The design whose page in the shop a link leads to, in any language; null for every other link. */
export function designOfLink(link: string): string | null {
  try {
    const { pathname, searchParams } = new URL(link)
    return pathname.endsWith(paths.product('').split('?')[0]!) ? searchParams.get('productId') : null
  } catch {
    return null
  }
}
