import type { ApolloClient } from '@apollo/client'
import type { NavigateFunction } from 'react-router-dom'
import type { AdminRoute } from '../../../shared/admin-routes.ts'
import { graphql } from '../../__generated__/index.ts'
import { hasUnsent } from './has-unsent.ts'
import { readShopDevice } from './shop-device.ts'

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

export interface LeaveOptions {
  /** Whether what isn't sent is given up. */
  deletesUnsent?: boolean
}

/**
 * Ends the session, unless this browser isn't to be cleared: where that would lose something, and on a tablet of the shop's, which has
 * the drafts of others, too, and what they took.
 * @returns whether the browser is to be cleared
 */
export async function leave(
  client: ApolloClient,
  navigate: NavigateFunction,
  { deletesUnsent = false }: LeaveOptions = {},
): Promise<boolean> {
  if (readShopDevice()) {
    await (await import('../../admin/lock/lock-tablet.ts')).lockTablet(client)
    return false
  }
  if (!deletesUnsent && hasUnsent()) {
    void navigate('/admin/unsent' satisfies AdminRoute, { state: { isLeaving: true } })
    return false
  }
  await endSession(client)
  return true
}
