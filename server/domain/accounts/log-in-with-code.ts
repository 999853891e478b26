import { z } from 'zod'
import { normalizeLatinCode } from '../../../shared/grammars/text.ts'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { findCustomersToJoin } from '../customers/find-customers-to-join.ts'
import { linkVerifiedCustomer } from '../customers/link-verified-customer.ts'
import { Refused } from '../errors.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { parse } from '../validation.ts'
import { hashOfLink } from './account-links.ts'
import { revokeLinks } from './change-email.ts'
import { toEmailKey } from './email-address.ts'
import { isCodeOf, MAX_TRIES } from './login-codes.ts'
import { accountKey } from './login-limits.ts'
import { notifyAccount } from './security-notices.ts'
import { openSession, revokeAll, type SignedIn } from './sessions.ts'
import { requireSecondFactor, secondFactorCode } from './two-factor.ts'
import { type User, userColumns } from './user.ts'

const login = z.object({
  request: z.string().min(1).max(200),
  sentCode: z
    .string()
    .max(40)
    .overwrite(normalizeLatinCode)
    .regex(/^\d{6}$/, { error: /*i18n*/ 'The code has six digits.' }),
  code: secondFactorCode,
})

/**
 * Signs in with the code that `requestLoginCode` sent, which counts once and for that request alone. It proves that the e-mail
 * is the shopper's: it is verified, and the customer whom the shop entered with it is joined. A customer who had no
 * account yet has one from now on. Wrong codes count as failed logins.
 * @throws Refused (INVALID; BAD_CREDENTIALS for a wrong code, and for one that is used, replaced by another or too old;
 * TWO_FACTOR_REQUIRED when the account requires a second factor and none was given), TooManyRequests
 */
export async function logInWithCode(ctx: Context, input: unknown): Promise<SignedIn> {
  const { request, sentCode, code } = parse(login, input)
  const requestHash = hashOfLink(request)
  const known = await ctx.db.loginCode.findUnique({ where: { requestHash }, select: { emailKey: true } })
  const limitKey = known?.emailKey ?? requestHash
  await ctx.loginLimits.beforeLogin(ctx, limitKey)
  const emailKey = await checkCode(ctx, requestHash, sentCode)
  const account = await ctx.db.user.findUnique({ where: { emailKey }, select: userColumns })
  if (account) await requireSecondFactor(ctx, account.id, code)
  try {
    const user = await ctx.db.transaction(async (tx) => {
      // Of two concurrent uses, one finds the code deleted.
      const { count } = await tx.loginCode.deleteMany({ where: { requestHash } })
      if (count === 0) throw usedUp()
      return account ? proveEmail(ctx, tx, account) : openAccount(ctx, tx, emailKey)
    })
    if (!account?.emailVerifiedAt) await linkVerifiedCustomer(ctx, user)
    await ctx.loginLimits.afterLogin(ctx, limitKey)
    return await openSession(ctx, user, 'CODE')
  } catch (error) {
    // Somebody signed up with this e-mail meanwhile: the code is still valid, for that account.
    throw isUniqueViolation(error) ? usedUp() : error
  }
}

/** Counts the attempt before it compares, so that parallel guesses have no more of them. Returns the request's `emailKey`. */
async function checkCode(ctx: Context, requestHash: string, sentCode: string): Promise<string> {
  const [tried] = await ctx.db.change<{ id: string; emailKey: string }>`
    UPDATE "login_codes" SET "tries" = "tries" + 1
    WHERE "requestHash" = ${requestHash} AND "tries" < ${MAX_TRIES} AND "expiresAt" > ${ctx.now()}
    RETURNING "id", "emailKey"`
  if (!tried) throw usedUp()
  if (!isCodeOf(ctx, tried.id, sentCode)) throw wrongCode()
  return tried.emailKey
}

/**
 * Verifies the account's e-mail. Until then somebody else may have chosen its password: unless this browser has signed in to
 * the account before, it is removed, and all sessions end. Of staff the owner knows whose account it is.
 */
async function proveEmail(ctx: Context, tx: Transaction, account: User): Promise<User> {
  const { id, email, emailVerifiedAt, role } = account
  if (emailVerifiedAt) return account
  const verified = await tx.user.update({
    where: { id },
    data: { emailVerifiedAt: ctx.now() },
    select: userColumns,
  })
  if (role !== 'SHOPPER' || ctx.browser.knows(accountKey(toEmailKey(email)))) return verified
  await tx.user.update({ where: { id }, data: { passwordHash: null, googleSubject: null } })
  await revokeLinks(tx, id)
  await notifyAccount(ctx, tx, verified, 'PASSWORD_REMOVED')
  return revokeAll(tx, id)
}

/** An account for a customer whom the shop entered; `linkVerifiedCustomer` joins the two. */
async function openAccount(ctx: Context, tx: Transaction, emailKey: string): Promise<User> {
  const [customer] = await findCustomersToJoin(tx, emailKey)
  if (!customer) throw usedUp()
  const { name, email } = customer
  return tx.user.create({
    data: {
      name: name.slice(0, 100),
      email,
      emailKey,
      language: storedLanguage(ctx.language),
      emailVerifiedAt: ctx.now(),
    },
    select: userColumns,
  })
}

const refused = (message: Refused['issues'][0]['message']) =>
  new Refused([{ field: 'sentCode', code: 'BAD_CREDENTIALS', message }])

const wrongCode = () => refused((i18n) => i18n._('That code isn’t right. Use the one of our latest message.'))

const usedUp = () => refused((i18n) => i18n._('This code no longer works. Send yourself another one.'))
