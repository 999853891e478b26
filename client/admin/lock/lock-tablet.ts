import type { ApolloClient } from '@apollo/client'
import { endSession } from '../../app/session/end-session.ts'
import { hasUnsent } from '../../app/session/has-unsent.ts'
import { updateSession } from '../../app/session/session.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'

/**
 * Locks one of the shop's tablets: sends what waits, ends the session on the server, and leaves what was typed as it is. PINs are checked
 * by the shop alone, so that a tablet that can't reach it stays with whoever works on it.
 * @returns whether it is locked
 */
export async function lockTablet(client: ApolloClient): Promise<boolean> {
  if (hasUnsent()) await (await import('../offline/send-writes.ts')).sendWrites(client).catch(() => null)
  try {
    await endSession(client)
  } catch (error) {
    if (isUnreachable(error)) return false
  }
  updateSession({ token: '' })
  return true
}
