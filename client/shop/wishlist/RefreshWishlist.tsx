import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { refreshWishlist } from './change-wishlist.ts'

/** Compares the browser's copy with the account's wishlist once on start, because another device may have changed it. */
export function RefreshWishlist() {
  const client = useApolloClient()
  useEffect(() => {
    // On failure the copy remains.
    refreshWishlist(client, { again: false }).catch(() => null)
  }, [client])
  return null
}
