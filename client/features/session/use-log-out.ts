import { useApolloClient } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { clearSession } from './session.ts'

const LogOut_mutation = graphql(`
  mutation LogOut {
    logOut {
      userErrors {
        code
      }
    }
  }
`)

/** The longest that logging out waits for the server. */
const waitMs = 3_000

/** Ends the session on the server, if it can be reached, and clears this browser. */
export function useLogOut() {
  const client = useApolloClient()
  return async () => {
    try {
      const fetchOptions = { signal: AbortSignal.timeout(waitMs) }
      await client.mutate({ mutation: LogOut_mutation, context: { fetchOptions } })
    } catch {
      // Offline, or the session has ended already: this browser is cleared all the same.
    }
    await clearSession()
  }
}
