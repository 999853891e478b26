import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'

/**
 * Confirms by a fresh ID token of Google's that the account's holder makes a change.
 * @throws Refused (BAD_CREDENTIALS), Unavailable
 */
export async function proveByGoogle(
  ctx: Pick<Context, 'google'>,
  { googleSubject }: { googleSubject: string | null },
  credential: string,
): Promise<void> {
  const identity = await ctx.google?.verify(credential)
  if (!identity || identity.subject !== googleSubject)
    throw new Refused([
      {
        field: 'credential',
        code: 'BAD_CREDENTIALS',
        message: (i18n) => i18n._('That sign-in with Google isn’t this account’s. Please try it again.'),
      },
    ])
}
