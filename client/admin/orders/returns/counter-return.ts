import type { ReturnAtCounterInput } from '../../../__generated__/graphql.ts'
import type { OrderToReturn } from './counter-return-documents.ts'

/** A return as it is chosen. */
export interface CounterReturn {
  /** The pieces that come back, by the index of their line; lines of which none comes back are left out. */
  quantities: Readonly<Record<number, number>>
  wish: 'REFUND' | 'EXCHANGE'
  /** The wanted sizes, by the index of the line. */
  sizes: Readonly<Record<number, string>>
  isUndamaged: boolean
  method: 'CASH' | 'UPI' | 'STORE_CREDIT'
  confirmedLate: boolean
}

/** A piece of the only line is chosen from the beginning. */
export function initialReturn({ returnableAtCounter }: OrderToReturn): CounterReturn {
  const [first, ...others] = returnableAtCounter
  return {
    quantities: first && others.length === 0 ? { [first.item]: 1 } : {},
    wish: 'REFUND',
    sizes: {},
    isUndamaged: true,
    method: 'CASH',
    confirmedLate: false,
  }
}

/** The sizes of a line's design that can be taken instead, with the pieces in stock. */
export function otherSizes({ items }: OrderToReturn, item: number) {
  const line = items[item]
  return (line?.product?.sizes ?? []).filter(
    ({ label, quantityInStock }) => label !== line?.size?.label && (quantityInStock ?? 0) > 0,
  )
}

/** What the server is sent besides the reason, the confirmed amounts and the key; null while something isn't chosen. */
export function inputOf(
  order: OrderToReturn,
  { quantities, wish, sizes, isUndamaged, method, confirmedLate }: CounterReturn,
): Pick<ReturnAtCounterInput, 'orderId' | 'items' | 'method' | 'confirmedLate'> | null {
  const items = order.returnableAtCounter.flatMap(({ item }) => {
    const quantity = quantities[item] ?? 0
    const exchangeSize = wish === 'EXCHANGE' ? (sizes[item] ?? null) : null
    return quantity > 0 ? [{ item, quantity, restocked: isUndamaged ? quantity : 0, exchangeSize }] : []
  })
  const lacksSize = wish === 'EXCHANGE' && items.some(({ exchangeSize }) => exchangeSize === null)
  return items.length === 0 || lacksSize ? null : { orderId: order.id, items, method, confirmedLate }
}
