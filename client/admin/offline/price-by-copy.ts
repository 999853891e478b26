import { garmentPrice, offer, roundingOf, totals } from '../../../shared/catalogue/offers.ts'
import { nameIn } from '../../../shared/name-translations.ts'
import type { CreateOrderLineInput, Fulfilment, PriceListQuery } from '../../__generated__/graphql.ts'
import type { SignedAmount } from '../../lib/signed-amount.ts'
import type { CounterCopy } from './counter-copy.ts'

export interface CopiedLine {
  name: string
  /** '' where there is none. */
  hindiName: string
  /** Of one piece, in paise. */
  listPrice: number
  unitPrice: number
  addOns: PriceListQuery['priceList']['addOns']
}

/** What a line is called and costs by the copy; null when the copy doesn't know it. */
export function lineByCopy(
  { designs, priceList: { priceList }, styleOptions: { styleOptions } }: CounterCopy,
  { productId, garmentId, name, price, addOnIds, style }: CreateOrderLineInput,
): CopiedLine | null {
  if (productId) {
    const design = designs.find(({ id }) => id === productId)
    const { readyMadePrice = null, tailorPrice = null, discount = 0 } = design ?? {}
    const offered = offer({ readyMadePrice, tailorPrice, discount }, 'READYMADE')
    return design && offered
      ? { name: design.productName, hindiName: design.hindiName, ...offered, addOns: [] }
      : null
  }
  if (!garmentId)
    return name && price != null
      ? { name, hindiName: '', listPrice: price, unitPrice: price, addOns: [] }
      : null
  const garment = priceList.garments.find(({ id }) => id === garmentId)
  const addOns = priceList.addOns.filter(({ id }) => addOnIds?.includes(id))
  const options = styleOptions.filter(({ id }) => style?.includes(id))
  if (!garment || addOns.length < (addOnIds?.length ?? 0) || options.length < (style?.length ?? 0))
    return null
  const unitPrice = garmentPrice(price ?? garment.price, addOns, options)
  const hindiName = nameIn('HI', { ...garment, name: '' })
  return { name: garment.name, hindiName, listPrice: unitPrice, unitPrice, addOns }
}

/**
 * What an order costs by the copy, in paise, with the shop's pricing function; null where only the shop can tell: for a delivery, and for
 * what isn't in the copy.
 */
export function priceByCopy(
  copy: CounterCopy,
  fulfilment: Fulfilment,
  lines: readonly CreateOrderLineInput[],
): { totalToPay: number; rounding: SignedAmount } | null {
  if (fulfilment !== 'PICKUP') return null
  const priced = lines.flatMap((line) => {
    const offered = lineByCopy(copy, line)
    return offered ? [{ offer: offered, quantity: line.quantity ?? 1 }] : []
  })
  if (priced.length < lines.length) return null
  const { finalTotal } = totals(priced)
  const rounding = copy.roundsTotals ? roundingOf(finalTotal) : 0
  return {
    totalToPay: finalTotal + rounding,
    rounding: { amount: Math.abs(rounding), isNegative: rounding < 0 },
  }
}
