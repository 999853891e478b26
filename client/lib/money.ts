const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
const whole = format(0)
const exact = format(2)

/** Paise as rupees without decimals, as lists show them: '₹1,25,000'. */
export const formatRupees = (paise: number) => whole.format(paise / 100)

/** Paise as rupees with two decimals, as the details page and the cart show them: '₹1,25,000.00'. */
export const formatExactRupees = (paise: number) => exact.format(paise / 100)

/** One price when both ends print the same, else 'from – to'. */
export function formatPriceRange({ min, max }: { min: number; max: number }) {
  const [from, to] = [formatRupees(min), formatRupees(max)]
  return from === to ? from : `${from} – ${to}`
}
