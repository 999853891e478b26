import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderPriceQuery, OrderPriceQueryVariables } from '../../__generated__/graphql.ts'
import { withinReach } from '../offline/within-reach.ts'
import { OrderPrice_query } from './counter-documents.ts'

interface Confirmed {
  price: OrderPriceQuery['orderPrice']
  /** What the copy said, where the shop says something else. */
  copiedTotal: number | null
}

/** How often the shop is asked again. */
const askEvery = 5_000

/**
 * The shop's price of what this device has priced by its copy, as soon as the shop can be reached again; null until then.
 * @param copiedTotal in paise; null while the copy isn't used
 */
export function useConfirmedPrice(
  variables: OrderPriceQueryVariables,
  copiedTotal: number | null,
): Confirmed | null {
  const client = useApolloClient()
  const [confirmed, setConfirmed] = useState<(Confirmed & { key: string }) | null>(null)
  const key = JSON.stringify(variables)
  const current = confirmed?.key === key ? confirmed : null
  const isAsked = copiedTotal !== null && current === null
  const ask = useEffectEvent(async () => {
    const { data } = await client
      .query({ query: OrderPrice_query, variables, fetchPolicy: 'no-cache', context: withinReach() })
      .catch(() => ({ data: undefined }))
    if (!data) return
    const price = data.orderPrice
    setConfirmed({ key, price, copiedTotal: price.totalToPay === copiedTotal ? null : copiedTotal })
  })
  useEffect(() => {
    if (!isAsked) return
    const again = () => void ask()
    const timer = setInterval(again, askEvery)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isAsked, key])
  return current
}
