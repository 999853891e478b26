import type { ReturnStatus } from '../../../../__generated__/graphql.ts'
import type { AdminOrder } from '../order-documents.ts'

export const returnStatusNames: Record<ReturnStatus, string> = {
  REQUESTED: 'Return requested',
  RECEIVED: 'Return received',
  ACCEPTED: 'Return credited',
  EXCHANGED: 'Return exchanged',
  REJECTED: 'Return rejected',
}

/** '2 × Rani Pink Kurta, size M for size L' */
export const returnedPieces = (order: AdminOrder, { items }: AdminOrder['returns'][number]): string =>
  items
    .map(({ item, quantity, exchangeSize }) => {
      const line = order.items[item]
      const size = line?.size ? `, size ${line.size.label}` : ''
      return `${quantity} × ${line?.productName}${size}${exchangeSize == null ? '' : ` for size ${exchangeSize}`}`
    })
    .join('; ')
