/** Paise as rupees for an input; '' for none. */
export const rupees = (paise: number | null | undefined) =>
  paise == null ? '' : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)

/** Typed rupees in paise: '1,299.50', '₹1299'. Null for a blank text, undefined for anything else. */
export function paise(typed: string): number | null | undefined {
  const plain = typed.replace(/[₹,\s]/g, '')
  if (plain === '') return null
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
