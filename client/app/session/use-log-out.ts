import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import type { LeaveOptions } from './end-session.ts'
import { clearSession } from './session.ts'

/**
 * Ends the session on the server, if it can be reached, and clears this browser. Where that would delete what was taken at the counter
 * without a connection and isn't sent, it opens the page that asks first; one of the shop's tablets is locked instead.
 */
export function useLogOut() {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async (options?: LeaveOptions) => {
    try {
      const { leave } = await import('./end-session.ts')
      if (!(await leave(client, navigate, options))) return
    } catch {
      // Offline, or the session has ended already: this browser is cleared all the same.
    }
    await clearSession()
  }
}
