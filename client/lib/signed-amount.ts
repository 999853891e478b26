import { formatExactRupees } from './money.ts'

export interface SignedAmount {
  amount: number
  isNegative: boolean
}

/** In paise. */
export const paiseOf = ({ amount, isNegative }: SignedAmount) => (isNegative ? -amount : amount)

/** Paise that may be less than 0: '−₹1,250.00'. */
export const formatSigned = (paise: number) => `${paise < 0 ? '−' : ''}${formatExactRupees(Math.abs(paise))}`
