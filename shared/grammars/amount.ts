import { hundredths, visibleText } from './decimal.ts'

/** Distinct, so that a text that is no amount can't be taken for a blank one, nor for zero. */
export type TypedAmount = { kind: 'blank' } | { kind: 'amount'; paise: number } | { kind: 'unreadable' }

const currency = String.raw`(?:₹|₨|rs\.?|inr|रु\.?)`
/** `Rs. 1,299.50`, `₹1299/-`, `1299 INR`: one currency at most, before or after. */
const written = new RegExp(
  String.raw`^(?:${currency}\s*)?([\d.,]+)(?:\s*\/-)?$|^([\d.,]+)\s*${currency}$`,
  'iu',
)

/**
 * The one reading of typed rupees. Commas only where a grouping is, Indian (1,29,950) or Western (129,950); at most two
 * decimals after a point. `1299,50`, `1,5`, `12.345`, `-5` and `1e5` are unreadable.
 */
export function readAmount(typed: string): TypedAmount {
  const text = visibleText(typed)
  if (text === '') return { kind: 'blank' }
  const match = written.exec(text)
  const paise = match && hundredths(match[1] ?? match[2]!)
  return paise === null ? { kind: 'unreadable' } : { kind: 'amount', paise }
}

/** Paise as an input shows them, which `readAmount` reads again; '' for none. */
export const amountText = (paise: number | null | undefined): string =>
  paise == null ? '' : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
