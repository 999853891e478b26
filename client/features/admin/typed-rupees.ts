import { msg } from '@lingui/core/macro'

/** Paise as rupees for an input; '' for none. */
export const rupees = (paise: number | null | undefined) =>
  paise == null ? '' : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)

/** For a text of which `paise` makes no amount. */
export const notAnAmount = msg`Write an amount in rupees, such as 4,520.50.`

/**
 * Typed rupees in paise: '1,299.50', '₹1299'. Null for a blank text, undefined for anything else. Amounts
 * beyond the schema's largest integer become that, so that the server refuses them as too large.
 */
export function paise(typed: string): number | null | undefined {
  const plain = typed.replace(/[₹,\s]/g, '')
  if (plain === '') return null
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined
  return Math.min(Math.round(Number(plain) * 100), Number.MAX_SAFE_INTEGER)
}
