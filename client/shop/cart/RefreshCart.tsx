import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { storeQueryResults } from '../../app/offline/cached-responses-link.ts'
import { readSession, storeItemCount } from '../../app/session/session.ts'
import { CartPage_query } from './cart-documents.ts'
import { cartQueue } from './in-order-link.ts'

/**
 * Reads the cart once on start, because another device may have changed it, and caches it for offline
 * use.
 */
export function RefreshCart() {
  const client = useApolloClient()
  useEffect(() => {
    const refresh = async () => {
      const { data } = await client.query({
        query: CartPage_query,
        fetchPolicy: 'network-only',
        context: cartQueue,
      })
      // The user may have logged out meanwhile.
      if (!data?.cart || readSession().token === null) return
      storeItemCount(data.cart.items.length)
      storeQueryResults(client, [{ query: CartPage_query, queryName: 'CartPage' }])
    }
    // On failure the cached cart remains.
    refresh().catch(() => null)
  }, [client])
  return null
}
