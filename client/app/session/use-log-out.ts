import { useApolloClient } from '@apollo/client/react'
import { clearSession } from './session.ts'

/** Ends the session on the server, if it can be reached, and clears this browser. */
export function useLogOut() {
  const client = useApolloClient()
  return async () => {
    try {
      await (await import('./end-session.ts')).endSession(client)
    } catch {
      // Offline, or the session has ended already: this browser is cleared all the same.
    }
    await clearSession()
  }
}
