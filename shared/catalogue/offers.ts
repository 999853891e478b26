/** What one piece costs, in paise. */
export interface Offer {
  listPrice: number
  unitPrice: number
  saving: number
}

export interface Prices {
  tailorPrice: number | null
  readyMadePrice: number | null
  /** Whole percent, 0-100. */
  discount: number
}

/**
 * The one pricing rule of the listing, the product page, the cart and the order (specification, section 9):
 * list price × (100 − percent) / 100, rounded half up to the paisa, *then* times the quantity.
 * In integers throughout; `products.unitPrice` in the database is the same rule.
 */
export function unitPrice(listPrice: number, discount: number): number {
  return Number((BigInt(listPrice) * BigInt(100 - discount) + 50n) / 100n)
}

/** Null when the product isn't offered as this type. */
export function offer(prices: Prices, productType: 'TAILOR' | 'READYMADE'): Offer | null {
  const listPrice = productType === 'TAILOR' ? prices.tailorPrice : prices.readyMadePrice
  if (listPrice === null) return null
  const discounted = unitPrice(listPrice, prices.discount)
  return { listPrice, unitPrice: discounted, saving: listPrice - discounted }
}

/** What options of a garment's style, or its add-ons, add to its price, in paise. */
export const priceOfOptions = (options: readonly { price: number }[]): number =>
  options.reduce((sum, { price }) => sum + price, 0)

/** What one piece of a garment of the price list costs, in paise, with its add-ons and the options of its style. */
export const garmentPrice = (
  price: number,
  addOns: readonly { price: number }[],
  style: readonly { price: number }[],
): number => price + priceOfOptions(addOns) + priceOfOptions(style)

/** What rounds an exact total to the rupee, half up: from −49 to 50 paise. */
export const roundingOf = (exactTotal: number): number =>
  exactTotal <= 0 ? 0 : (exactTotal % 100 >= 50 ? 100 : 0) - (exactTotal % 100)

export interface CartTotals {
  totalCartValue: number
  discount: number
  finalTotal: number
}

interface SummedLine {
  offer: Pick<Offer, 'listPrice' | 'unitPrice'>
  quantity: number
}

/** Sums lines of offers times quantities, in paise. Goods only. */
export function totals(lines: readonly SummedLine[]): CartTotals {
  const sum = (price: (offer: SummedLine['offer']) => number) =>
    lines.reduce((total, line) => total + price(line.offer) * line.quantity, 0)
  const totalCartValue = sum((each) => each.listPrice)
  const finalTotal = sum((each) => each.unitPrice)
  return { totalCartValue, discount: totalCartValue - finalTotal, finalTotal }
}
