import { useQuery } from '@apollo/client/react'
import type { CreateOrderLineInput, OrderPriceQuery } from '../../__generated__/graphql.ts'
import type { SignedAmount } from '../../lib/signed-amount.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { priceByCopy } from '../offline/price-by-copy.ts'
import { useCounterCopy } from '../offline/use-counter-copy.ts'
import { writeOf } from '../offline/writes.ts'
import { useConfirmedPrice } from './use-confirmed-price.ts'
import { useIsLate } from '../../ui/use-is-late.ts'
import { OrderPrice_query } from './counter-documents.ts'
import type { CounterOrder } from './counter-order.ts'

export type PriceOfOrder = Pick<
  OrderPriceQuery['orderPrice'],
  'totalToPay' | 'delivery' | 'promotionTotal' | 'proposedDate'
> & { rounding: SignedAmount }

/** What the order costs, for exactly what is typed now. */
export type CounterPrice =
  /** A price or another field can't be read. */
  | { state: 'unreadable' }
  | { state: 'calculating' }
  | { state: 'failed'; retry: () => void }
  /**
   * `copiedAt`: by the copy that this device took then, since the shop can't be reached; null by the shop. `copiedTotal`: what the copy
   * said before, where the shop says something else.
   */
  | { state: 'known'; price: PriceOfOrder; copiedAt: string | null; copiedTotal?: number | null }

/** The longest that the shop's price is waited for where this device can compute it. */
const waitMs = 4_000

/** @param lines null while they can't be read */
export function useCounterPrice(
  { customer, fulfilment }: Pick<CounterOrder, 'customer' | 'fulfilment'>,
  lines: CreateOrderLineInput[] | null,
) {
  const copy = useCounterCopy()
  const customerId = customer && writeOf(customer.id) === null ? customer.id : null
  const variables = { input: { customerId, lines: lines ?? [], fulfilment } }
  const { data, loading, error, refetch } = useQuery(OrderPrice_query, {
    variables,
    fetchPolicy: 'network-only',
    skip: lines === null,
  })
  const isLate = useIsLate(loading, waitMs)
  const retry = () => void refetch().catch(() => null)
  const isOffline = loading ? isLate : error !== undefined && isUnreachable(error)
  const copied = copy && lines && isOffline ? priceByCopy(copy, fulfilment, lines) : null
  const confirmed = useConfirmedPrice(variables, copied?.totalToPay ?? null)
  const known = (): CounterPrice => {
    // `data` is of these variables: those of an earlier input are in `previousData`, which nobody may be charged.
    if (lines === null) return { state: 'unreadable' }
    if (!loading && !error && data) return { state: 'known', price: data.orderPrice, copiedAt: null }
    if (confirmed) return { state: 'known', copiedAt: null, ...confirmed }
    if (copy && copied)
      return {
        state: 'known',
        price: { ...copied, delivery: 0, promotionTotal: 0, proposedDate: null },
        copiedAt: copy.takenAt,
      }
    return loading ? { state: 'calculating' } : { state: 'failed', retry }
  }
  return { price: known(), retry }
}
