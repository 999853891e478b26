import type { ReturnStatus } from '../../../../__generated__/graphql.ts'
import type { AdminOrder } from '../order-documents.ts'

export const returnStatusNames: Record<ReturnStatus, string> = {
  REQUESTED: 'Return requested',
  RECEIVED: 'Return received',
  ACCEPTED: 'Return credited',
  EXCHANGED: 'Return exchanged',
  REJECTED: 'Return rejected',
}

/** '2 × Rani Pink Kurta, size M' */
export function pieces(order: AdminOrder, item: number, quantity: number): string {
  const line = order.items[item]
  return `${quantity} × ${line?.productName}${line?.size ? `, size ${line.size.label}` : ''}`
}

/** '2 × Rani Pink Kurta, size M for size L' */
export const returnedPieces = (order: AdminOrder, { items }: AdminOrder['returns'][number]): string =>
  items
    .map(
      ({ item, quantity, exchangeSize }) =>
        `${pieces(order, item, quantity)}${exchangeSize == null ? '' : ` for size ${exchangeSize}`}`,
    )
    .join('; ')
