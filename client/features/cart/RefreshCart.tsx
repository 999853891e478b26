import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { keepAnswers } from '../offline/kept-copies-link.ts'
import { readSession, rememberItems } from '../session/session.ts'
import { CartPage_query } from './cart-documents.ts'
import { cartQueue } from './in-order-link.ts'

/** Reads the cart once at the start, which another device may have changed: for the badge, and for a bad line later. */
export function RefreshCart() {
  const client = useApolloClient()
  useEffect(() => {
    const refresh = async () => {
      const { data } = await client.query({
        query: CartPage_query,
        fetchPolicy: 'network-only',
        context: cartQueue,
      })
      // She may have logged out meanwhile.
      if (!data?.cart || readSession().token === null) return
      rememberItems(data.cart.items.length)
      keepAnswers(client, [{ query: CartPage_query, queryName: 'CartPage' }])
    }
    // Out of reach or signed out: what is known stays.
    refresh().catch(() => null)
  }, [client])
  return null
}
