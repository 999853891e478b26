import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../app/session/session.ts'
import { draftAccount } from './draft-account.ts'
import { DraftStore } from './draft-store.ts'
import type { OrderSubject, OrderValues } from './order-form.ts'

/** The draft of an address: from this browser, from the account, or new. */
export function useDraftStore(subject: OrderSubject, blank: () => OrderValues) {
  const client = useApolloClient()
  const [store] = useState(() => new DraftStore(subject, blank(), draftAccount(client)))
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const { token, userId, expired } = useSession()
  const owner = token === null ? null : userId
  const signedIn = token !== null && !expired
  useEffect(() => {
    store.session({ owner, signedIn })
  }, [store, owner, signedIn])
  return { store, state, signedIn }
}
