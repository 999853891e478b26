import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../__generated__/index.ts'
import { storedKeys } from '../../lib/stored-value.ts'

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

/** Ends the session on the server. */
export async function endSession(client: ApolloClient) {
  const fetchOptions = { signal: AbortSignal.timeout(waitMs) }
  await client.mutate({ mutation: LogOut_mutation, context: { fetchOptions } })
}

/** Stored while something was taken at the counter that the shop doesn't have: `client/admin/offline/unsent.ts`. */
export const unsentKey = 'unsent'

/** Whether clearing this browser would lose something. */
export const hasUnsent = () => storedKeys('local', unsentKey).includes(unsentKey)
