import type { ApolloClient } from '@apollo/client'
import { graphql } from '../../__generated__/index.ts'

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
