import { useQuery } from '@apollo/client/react'
import type { CreateOrderLineInput, OrderPriceQuery } from '../../__generated__/graphql.ts'
import type { SignedAmount } from '../../lib/signed-amount.ts'
import { OrderPrice_query } from './counter-documents.ts'
import type { CounterOrder } from './counter-order.ts'

/** What the order costs by the server, for exactly what is typed now. */
export type CounterPrice =
  /** A price or another field can't be read. */
  | { state: 'unreadable' }
  | { state: 'calculating' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'known'
      price: Pick<
        OrderPriceQuery['orderPrice'],
        'totalToPay' | 'delivery' | 'promotionTotal' | 'proposedDate'
      > & { rounding: SignedAmount }
    }

/** @param lines null while they can't be read */
export function useCounterPrice(
  { customer, fulfilment }: Pick<CounterOrder, 'customer' | 'fulfilment'>,
  lines: CreateOrderLineInput[] | null,
) {
  const { data, loading, error, refetch } = useQuery(OrderPrice_query, {
    variables: { input: { customerId: customer?.id ?? null, lines: lines ?? [], fulfilment } },
    fetchPolicy: 'network-only',
    skip: lines === null,
  })
  const retry = () => void refetch().catch(() => null)
  // `data` is of these variables: those of an earlier input are in `previousData`, which nobody may be charged.
  const price: CounterPrice =
    lines === null
      ? { state: 'unreadable' }
      : loading
        ? { state: 'calculating' }
        : error || !data
          ? { state: 'failed', retry }
          : { state: 'known', price: data.orderPrice }
  return { price, retry }
}
