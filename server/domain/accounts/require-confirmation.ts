import type { Context } from '../context.ts'
import { ConfirmationRequired } from '../errors.ts'

/** How long a session counts as confirmed after it began, or after `confirmIdentity`. */
export const confirmationMs = 10 * 60 * 1000

/**
 * Requires that whoever holds the token has proved within the last ten minutes to be the account's holder: a stolen token
 * alone must not give lasting access, or take data away. Programs prove themselves by their keys, whose scopes hold none
 * of what asks for it.
 * @throws ConfirmationRequired
 */
export function requireConfirmation(ctx: Pick<Context, 'client' | 'confirmedAt' | 'now'>): void {
  if (ctx.client) return
  const { confirmedAt } = ctx
  if (confirmedAt === null || ctx.now().getTime() - confirmedAt.getTime() > confirmationMs)
    throw new ConfirmationRequired()
}
