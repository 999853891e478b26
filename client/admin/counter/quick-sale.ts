import { storedValue } from '../../lib/stored-value.ts'
import { type CounterOrder, emptyOrder } from './counter-order.ts'

/** A sale as typed, so that a reload or a refusal loses nothing. */
export interface QuickSale {
  order: CounterOrder
  /** What is sold for an amount in rupees, beside the lines. */
  goods: { name: string; price: string }
  /** Null until it is typed: the exact amount. */
  cash: string | null
}

export const emptySale = (): QuickSale => ({
  order: emptyOrder(),
  goods: { name: '', price: '' },
  cash: null,
})

/** Of one tab: two counters in one browser don't mix. */
export const storedSale = storedValue<QuickSale>({
  key: 'quick-sale',
  version: 1,
  area: 'session',
  isValid: (value): value is QuickSale =>
    typeof value === 'object' && value !== null && 'order' in value && 'goods' in value && 'cash' in value,
  fallback: null,
})
