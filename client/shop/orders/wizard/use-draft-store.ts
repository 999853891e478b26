import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../app/session/session.ts'
import type { DraftAccount } from './draft-account.ts'
import { DraftStore } from './draft-store.ts'
import type { OrderSubject, OrderValues } from './order-form.ts'

/** Loaded on demand, because guests have no account. */
const accountOf = async (client: ApolloClient): Promise<DraftAccount> =>
  (await import('./draft-account.ts')).draftAccount(client)

const loadedAccount = (client: ApolloClient): DraftAccount => ({
  find: async (...draft) => (await accountOf(client)).find(...draft),
  save: async (...draft) => (await accountOf(client)).save(...draft),
})

/** The draft of an address: from this browser, from the account, or new. */
export function useDraftStore(subject: OrderSubject, blank: () => OrderValues) {
  const client = useApolloClient()
  const [store] = useState(() => new DraftStore(subject, blank(), loadedAccount(client)))
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const { token, userId, expired } = useSession()
  const owner = token === null ? null : userId
  const signedIn = token !== null && !expired
  useEffect(() => {
    store.session({ owner, signedIn })
  }, [store, owner, signedIn])
  return { store, state, signedIn }
}
