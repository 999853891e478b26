import type { Amounts } from './invoice.ts'

/** Sums lines, field by field. */
export function sumAmounts(lines: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts) => lines.reduce((total, line) => total + line[field], 0)
  return {
    taxableValue: sum('taxableValue'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('total'),
  }
}

export interface RateAmounts extends Amounts {
  /** Whole percent. */
  taxRate: number
}

/** The sums of the lines of each rate, the lowest rate first. */
export const amountsByRate = (lines: readonly RateAmounts[]): RateAmounts[] =>
  [...new Set(lines.map(({ taxRate }) => taxRate))]
    .sort((one, other) => one - other)
    .map((taxRate) => ({ taxRate, ...sumAmounts(lines.filter((line) => line.taxRate === taxRate)) }))
