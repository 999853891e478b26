import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { PriceRate, TaxSettings } from '../tax/tax-settings.ts'
import type { Amounts } from './invoice.ts'

/** What is sold, by what its tax depends on. `DELIVERY` is taxed as the goods that it brings. */
export type Supply = { category: Category } | 'STITCHING' | 'SERVICE' | 'DELIVERY'

/** A line before tax was computed. Prices include tax. */
export interface UntaxedLine {
  supply: Supply
  quantity: number
  /** Of one piece, in paise. */
  unitPrice: number
  /** What promotions and the agreed discount take off the whole line, in paise. */
  discount: number
}

export interface TaxedLine extends Amounts {
  code: string | null
  /** Whole percent. */
  taxRate: number
}

/**
 * Works out the taxes that the lines' prices include, each from its own price after its own discount.
 * @param on the day of the invoice
 */
export function taxLines(
  settings: TaxSettings,
  lines: readonly UntaxedLine[],
  on: string,
  isInterState: boolean,
): TaxedLine[] {
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const net = lines.map(({ discount }, index) => gross[index]! - discount)
  const rates = lines.map(({ supply, quantity }, index) =>
    supply === 'DELIVERY' ? null : rateOf(settings, supply, net[index]!, quantity, on),
  )
  // Delivery is part of one supply with the goods: it has the rate and the code of the line of the highest value. Discounts
  // don't decide which line that is.
  const principal = rates.reduce<number | null>(
    (best, rate, index) => (rate && (best === null || gross[index]! > gross[best]!) ? index : best),
    null,
  )
  return net.map((total, index) => {
    const { code, percent } = rates[index] ?? rates[principal ?? -1] ?? settings.stitching
    const taxRate = settings.scheme === 'REGULAR' ? percent : 0
    return {
      code: settings.scheme === 'UNREGISTERED' ? null : code,
      taxRate,
      ...amountsIncluding(total, taxRate, isInterState),
    }
  })
}

/** Splits a price that includes tax. Central and state tax are rounded to the same paisa. */
export function amountsIncluding(total: number, taxRate: number, isInterState: boolean): Amounts {
  const igst = isInterState ? shareOf(total, taxRate, 100 + taxRate) : 0
  const half = isInterState ? 0 : shareOf(total, taxRate, 2 * (100 + taxRate))
  return { taxableValue: total - igst - 2 * half, cgst: half, sgst: half, igst, total }
}

/** A part of an amount, rounded half up to the paisa. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

interface Rate {
  code: string
  percent: number
}

function rateOf(
  settings: TaxSettings,
  supply: Exclude<Supply, 'DELIVERY'>,
  net: number,
  quantity: number,
  on: string,
): Rate {
  if (supply === 'STITCHING') return settings.stitching
  if (supply === 'SERVICE') return settings.services
  const { code, percent } = settings.categories.find(({ category }) => category === supply.category)!
  return { code, percent: percent ?? percentOf(rateOn(settings.rates, on), net, quantity) }
}

/** The rate in force on a day: before the first, the first. */
function rateOn(rates: readonly PriceRate[], day: string): PriceRate {
  const sorted = [...rates].sort((one, other) => (one.from < other.from ? -1 : 1))
  return sorted.findLast(({ from }) => from <= day) ?? sorted[0]!
}

/** The lower rate applies when a piece's value without tax, at the lower rate, is at most the limit. */
const percentOf = ({ upTo, lowerPercent, higherPercent }: PriceRate, net: number, quantity: number) =>
  BigInt(net) * 100n <= BigInt(upTo) * BigInt(quantity) * BigInt(100 + lowerPercent)
    ? lowerPercent
    : higherPercent
