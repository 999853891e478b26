import { z } from 'zod'
import { normalizeLatinCode } from '../../../shared/grammars/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { appAddress, hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './one-time-codes.ts'
import { requireConfirmation } from './require-confirmation.ts'
import { notifyOwners } from './security-notices.ts'
import { requireAdmin, requireViewer } from './policy.ts'
import type { User } from './user.ts'

/** Six digits from an authenticator app, or a recovery code. */
export const secondFactorCode = z.string().overwrite(normalizeLatinCode).max(40).nullish().meta({
  description: 'Of an account with two-factor authentication: the app’s six digits, or a recovery code.',
})

const confirmation = z.object({ code: z.string().overwrite(normalizeLatinCode).min(1).max(40) })

type Account = Pick<User, 'id' | 'name'>

export interface TwoFactorStatus {
  since: Date
  recoveryCodesLeft: number
}

/** Null while the account has no two-factor authentication. */
export async function readTwoFactor(ctx: Context, userId: string): Promise<TwoFactorStatus | null> {
  const found = await ctx.db.twoFactor.findUnique({ where: { userId } })
  return found?.confirmedAt
    ? { since: found.confirmedAt, recoveryCodesLeft: found.recoveryCodes.length }
    : null
}

export const hasTwoFactor = async (ctx: Context, userId: string): Promise<boolean> =>
  (await readTwoFactor(ctx, userId)) !== null

/**
 * Requires a code if the account has two-factor authentication. Callers count the attempt as a login first.
 * @throws Refused (TWO_FACTOR_REQUIRED without a code, BAD_CREDENTIALS for a wrong or used one)
 */
export async function requireSecondFactor(
  ctx: Context,
  userId: string,
  code: string | null | undefined,
): Promise<void> {
  const found = await ctx.db.twoFactor.findUnique({ where: { userId } })
  if (!found?.confirmedAt) return
  if (!code)
    throw new Refused([
      {
        field: 'code',
        code: 'TWO_FACTOR_REQUIRED',
        message: (i18n) =>
          i18n._('Enter the six digits that your authenticator app shows, or a recovery code.'),
      },
    ])
  if (!(await useCode(ctx, userId, found.secret, code)) && !(await useRecoveryCode(ctx, userId, code)))
    throw wrongCode()
}

/**
 * Begins to set up two-factor authentication: returns a secret for an authenticator app. Nothing changes until
 * `confirmTwoFactor`; beginning anew replaces the secret.
 * @throws Unauthenticated, Forbidden for a shopper, ConfirmationRequired, Refused (CONFLICT when it is on already)
 */
export async function startTwoFactor(ctx: Context): Promise<{ secret: string; appAddress: string }> {
  requireAdmin(ctx.viewer)
  requireConfirmation(ctx)
  const { id: userId, email } = ctx.viewer
  const secret = newSecret()
  await ctx.db.twoFactor.deleteMany({ where: { userId, confirmedAt: null } })
  const [made] = await ctx.db.twoFactor.createManyAndReturn({
    data: { userId, secret },
    skipDuplicates: true,
  })
  if (!made)
    throw conflict(null, (i18n) => i18n._('Two-factor authentication is on already. Turn it off first.'))
  return { secret, appAddress: appAddress(secret, ctx.shop.name, email) }
}

/**
 * Turns two-factor authentication on by the app's first code. Returns recovery codes, each valid once.
 * @throws Unauthenticated, Forbidden for a shopper, ConfirmationRequired, Refused (BAD_CREDENTIALS for a wrong code;
 * CONFLICT when it was not started, or is on already), TooManyRequests
 */
export async function confirmTwoFactor(ctx: Context, input: unknown): Promise<string[]> {
  requireAdmin(ctx.viewer)
  requireConfirmation(ctx)
  const viewer = ctx.viewer
  const { code } = parse(confirmation, input)
  const found = await ctx.db.twoFactor.findUnique({ where: { userId: viewer.id, confirmedAt: null } })
  if (!found) throw conflict(null, (i18n) => i18n._('Begin anew: this code’s setup is no longer valid.'))
  await ctx.loginLimits.beforeLogin(ctx, limitKey(viewer))
  const lastStep = stepOf(code, found.secret, ctx.now())
  if (lastStep === null) throw wrongCode()
  await ctx.loginLimits.afterLogin(ctx, limitKey(viewer))
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    const { count } = await tx.twoFactor.updateMany({
      where: { userId: viewer.id, confirmedAt: null, secret: found.secret },
      data: { confirmedAt: ctx.now(), lastStep, recoveryCodes: codes.map(hashOfRecoveryCode) },
    })
    if (count === 0)
      throw conflict(null, (i18n) => i18n._('Begin anew: this code’s setup is no longer valid.'))
    // From now on nothing signs in without the second factor.
    await tx.session.deleteMany({ where: { userId: viewer.id, deviceId: { not: null } } })
    await recordChange(tx, ctx, changeOf(viewer, 'two-factor-on', false, true))
  })
  return codes
}

/**
 * Turns the viewer's two-factor authentication off.
 * @throws Unauthenticated, Refused (BAD_CREDENTIALS for a wrong code, TWO_FACTOR_REQUIRED, INVALID), TooManyRequests
 */
export async function turnOffTwoFactor(ctx: Context, input: unknown): Promise<void> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const { code } = parse(confirmation, input)
  await ctx.loginLimits.beforeLogin(ctx, limitKey(viewer))
  await requireSecondFactor(ctx, viewer.id, code)
  await ctx.loginLimits.afterLogin(ctx, limitKey(viewer))
  await ctx.db.transaction((tx) => deleteTwoFactor(tx, ctx, viewer))
}

/** Turns the account's two-factor authentication off, records it in the audit log, and writes to the owners. */
export async function deleteTwoFactor(tx: Transaction, ctx: Context, account: Account): Promise<void> {
  const { count } = await tx.twoFactor.deleteMany({ where: { userId: account.id } })
  if (count === 0) return
  await recordChange(tx, ctx, changeOf(account, 'two-factor-off', true, false))
  await notifyOwners(ctx, tx, 'TWO_FACTOR_OFF', account.name)
}

/** Attempts within a session are limited apart from logins, so that neither stops the other. */
const limitKey = ({ id }: Account) => `two-factor ${id}`

const changeOf = ({ id, name }: Account, verb: string, before: boolean, after: boolean) => ({
  action: `customer.${verb}` as const,
  entity: 'CUSTOMER' as const,
  entityId: id,
  entityName: name,
  before: { twoFactor: before },
  after: { twoFactor: after },
})

/** Accepts a code of the app once: of two requests with the same code, one is refused. */
async function useCode(ctx: Context, userId: string, secret: string, code: string): Promise<boolean> {
  const step = stepOf(code, secret, ctx.now())
  if (step === null) return false
  const { count } = await ctx.db.twoFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

async function useRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(code)
  const used = await ctx.db.change`
    UPDATE "two_factor" SET "recoveryCodes" = array_remove("recoveryCodes", ${hash})
    WHERE "userId" = ${userId}::uuid AND ${hash} = ANY("recoveryCodes")
    RETURNING "userId"`
  return used.length === 1
}

const wrongCode = () =>
  new Refused([
    {
      field: 'code',
      code: 'BAD_CREDENTIALS',
      message: (i18n) =>
        i18n._('That code isn’t right, or was used already. Enter the one that your app shows now.'),
    },
  ])
