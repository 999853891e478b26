/**
 * The Indian grouping: thousands, then lakhs and crores. `Intl` gives the same, but its first use takes
 * a phone about 20 ms.
 */
function inRupees(paise: number, rupees: string, rest = '') {
  return `${paise < 0 ? '-' : ''}₹${rupees.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')}${rest}`
}

/** Paise as rupees without decimals, as lists show them: '₹1,25,000'. */
export const formatRupees = (paise: number) => inRupees(paise, String(Math.round(Math.abs(paise) / 100)))

/** Paise as rupees with two decimals, as the details page and the cart show them: '₹1,25,000.00'. */
export function formatExactRupees(paise: number) {
  const [rupees = '', rest] = (Math.abs(paise) / 100).toFixed(2).split('.')
  return inRupees(paise, rupees, `.${rest}`)
}

/** Paise as rupees, with decimals only where there are some: '₹1,299', '₹1,299.50'. */
export const listedRupees = (paise: number) =>
  paise % 100 === 0 ? formatRupees(paise) : formatExactRupees(paise)

/** One price when both ends print the same, else 'from – to'. */
export function formatPriceRange({ min, max }: { min: number; max: number }) {
  const [from, to] = [formatRupees(min), formatRupees(max)]
  return from === to ? from : `${from} – ${to}`
}
