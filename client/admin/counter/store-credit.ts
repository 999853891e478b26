import { useQuery } from '@apollo/client/react'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { graphql } from '../../__generated__/index.ts'
import { writeOf } from '../offline/writes.ts'
import type { CounterOrder } from './counter-order.ts'

const CounterStoreCredit_query = graphql(`
  query CounterStoreCredit($id: ID!) {
    customer(id: $id) {
      id
      storeCredit
    }
  }
`)

/** What a customer may pay with, in paise: 0 without a customer, and while the shop can't be reached. */
export function useStoreCredit(customerId: string | null): number {
  const { data } = useQuery(CounterStoreCredit_query, {
    variables: { id: customerId ?? '' },
    skip: customerId === null || writeOf(customerId) !== null,
    fetchPolicy: 'cache-and-network',
  })
  return data?.customer?.storeCredit ?? 0
}

/** Pays as much as there is with store credit. Cash that was written pays for the rest. Amounts are in paise. */
export function payWithStoreCredit(
  credit: number,
  total: number,
  { cash }: Pick<CounterOrder, 'cash'>,
): Pick<CounterOrder, 'cash' | 'other' | 'method'> {
  const used = Math.min(credit, total)
  const rest = total - used
  const typed = readAmount(cash)
  const isTooMuch = typed.kind === 'amount' && typed.paise > rest
  return {
    cash: !isTooMuch ? cash : rest === 0 ? '' : amountText(rest),
    other: amountText(used),
    method: 'STORE_CREDIT',
  }
}
