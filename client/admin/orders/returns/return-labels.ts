import type { ReturnStatus } from '../../../__generated__/graphql.ts'
import type { AdminOrder } from '../order-documents.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { designName } from '../../../lib/localized-name.ts'
import { msg } from '@lingui/core/macro'

export const returnStatusNames: Record<ReturnStatus, MessageDescriptor> = {
  REQUESTED: msg`Return requested`,
  RECEIVED: msg`Return received`,
  ACCEPTED: msg`Return credited`,
  EXCHANGED: msg`Return exchanged`,
  REJECTED: msg`Return rejected`,
}

/** '2 × Rani Pink Kurta, size M' */
export function pieces(i18n: I18n, order: AdminOrder, item: number, quantity: number): string {
  const line = order.items[item]
  return `${quantity} × ${line && designName(i18n, line)}${line?.size ? i18n._(msg`, size ${{ label: line.size.label }}`) : ''}`
}

/** '2 × Rani Pink Kurta, size M for size L' */
export const returnedPieces = (
  i18n: I18n,
  order: AdminOrder,
  { items }: AdminOrder['returns'][number],
): string =>
  items
    .map(
      ({ item, quantity, exchangeSize }) =>
        `${pieces(i18n, order, item, quantity)}${exchangeSize == null ? '' : i18n._(msg` for size ${exchangeSize}`)}`,
    )
    .join('; ')
