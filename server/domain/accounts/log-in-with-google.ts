import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { linkVerifiedCustomer } from '../customers/link-verified-customer.ts'
import { conflict, notFound, Refused } from '../errors.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { parse } from '../validation.ts'
import { toEmailKey } from './email-address.ts'
import type { GoogleIdentity } from './google.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { hasTwoFactor, requireSecondFactor, secondFactorCode } from './two-factor.ts'
import { type User, userColumns } from './user.ts'

const googleLogin = z.object({ credential: z.string(), code: secondFactorCode })

/**
 * Signs in with Google's ID token; the first time this creates a shopper's account. Accounts are never linked by
 * e-mail alone.
 * @throws Refused (BAD_CREDENTIALS; TWO_FACTOR_REQUIRED when the account requires a code and none was given; CONFLICT when the e-mail has another account; NOT_FOUND where Google sign-in
 * isn't set up), TooManyRequests (as for sign-ups), Unavailable
 */
export async function logInWithGoogle(ctx: Context, input: unknown): Promise<SignedIn> {
  const { credential, code } = parse(googleLogin, input)
  if (!ctx.google)
    throw notFound((i18n) =>
      i18n._('Google sign-in isn’t set up here. Please log in with e-mail and password.'),
    )
  const identity = await ctx.google.verify(credential)
  if (!identity)
    throw new Refused([
      {
        field: null,
        code: 'BAD_CREDENTIALS',
        message: (i18n) => i18n._('That sign-in with Google doesn’t hold. Please try it again.'),
      },
    ])
  const user = (await findAccount(ctx, identity)) ?? (await makeAccount(ctx, identity))
  if (await hasTwoFactor(ctx, user.id)) {
    const emailKey = toEmailKey(user.email)
    await ctx.loginLimits.beforeLogin(ctx, emailKey)
    await requireSecondFactor(ctx, user.id, code)
    await ctx.loginLimits.afterLogin(ctx, emailKey)
  }
  return openSession(ctx, user, 'GOOGLE')
}

/**
 * The person's account; null if there is none yet. Subject and e-mail are found in one statement: with two, an
 * account that a concurrent request of the same person creates in between would look like another's.
 * @throws Refused (CONFLICT) when the e-mail belongs to an account that is not linked to this person
 */
async function findAccount(ctx: Context, { subject, email }: GoogleIdentity): Promise<User | null> {
  const found = await ctx.db.user.findMany({
    where: { OR: [{ googleSubject: subject }, { emailKey: toEmailKey(email) }] },
    select: { ...userColumns, googleSubject: true, passwordHash: true },
  })
  const own = found.find(({ googleSubject }) => googleSubject === subject)
  if (own) {
    const { googleSubject: _subject, passwordHash: _hash, ...user } = own
    return user
  }
  const [other] = found
  if (!other) return null
  throw conflict(null, (i18n) =>
    other.passwordHash === null
      ? i18n._('This e-mail belongs to an account that signs in with another Google account.')
      : i18n._('There is an account with this e-mail already. Please log in with its password.'),
  )
}

async function makeAccount(ctx: Context, identity: GoogleIdentity): Promise<User> {
  const { subject, email, name, profilePicture } = identity
  await ctx.loginLimits.beforeSignUp(ctx.address)
  try {
    const user = await ctx.db.user.create({
      data: {
        name,
        email,
        emailKey: toEmailKey(email),
        profilePicture,
        googleSubject: subject,
        language: storedLanguage(ctx.language),
        emailVerifiedAt: ctx.now(),
      },
      select: userColumns,
    })
    await linkVerifiedCustomer(ctx, user)
    return user
  } catch (error) {
    // A concurrent request created an account: the same person's, or another one with this e-mail.
    const user = isUniqueViolation(error) ? await findAccount(ctx, identity) : null
    if (user) return user
    throw error
  }
}
