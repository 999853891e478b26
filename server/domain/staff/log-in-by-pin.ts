import { z } from 'zod'
import { normalizeLatinCode } from '../../../shared/grammars/text.ts'
import { passwordMatches } from '../accounts/passwords.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { tokenLifetimeMs } from '../accounts/tokens.ts'
import { type User, userColumns } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import type { Sentence } from '../../i18n.ts'
import { conflict, Forbidden, notFound, Refused } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { findThisDevice, type ShopDevice } from './shop-device.ts'
import { MAX_FAILURES, signInByPin } from './staff-member.ts'

const attempt = z.object({
  memberId: z.string(),
  pin: z.string().min(1).max(100).overwrite(normalizeLatinCode),
})

/** Somebody who can sign in on this tablet. */
export interface DeviceMember {
  id: string
  name: string
  isLocked: boolean
}

/** This tablet, with those who can sign in on it by their PIN. */
export interface ThisDevice extends ShopDevice {
  members: DeviceMember[]
}

/** Null for a browser that isn't marked as the shop's. */
export async function readThisDevice(ctx: Context): Promise<ThisDevice | null> {
  const device = await findThisDevice(ctx)
  if (!device) return null
  const rows = await ctx.db.user.findMany({
    where: signInByPin,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, staffPin: { select: { failures: true } } },
  })
  const members = rows.map(({ id, name, staffPin }) => ({
    id,
    name,
    isLocked: staffPin !== null && staffPin.failures >= MAX_FAILURES,
  }))
  return { ...device, members }
}

/**
 * Signs a member of staff in on one of the shop's tablets. Each attempt is counted before its PIN is checked: after `MAX_FAILURES` wrong
 * ones in a row, on whichever tablet, the owner has to unlock it; a tablet's attempts are limited besides. The session is worthless in
 * every other browser, and confirms nothing: what needs the account's holder needs the password.
 * @throws Forbidden on a browser that isn't marked, Refused (NOT_FOUND for somebody without a PIN; BAD_CREDENTIALS; CONFLICT for a locked
 * one), TooManyRequests
 */
export async function logInByPin(ctx: Context, input: unknown): Promise<SignedIn> {
  const { memberId, pin } = parse(attempt, input)
  const device = await findThisDevice(ctx)
  if (!device)
    throw new Forbidden((i18n) =>
      i18n._('PINs are for the shop’s own tablets. The owner can mark this one on the Staff page.'),
    )
  const member = isId(memberId)
    ? await ctx.db.user.findFirst({ where: { id: memberId, ...signInByPin }, select: userColumns })
    : null
  if (!member)
    throw notFound((i18n) => i18n._('This person has no PIN any more. Ask the owner for a new one.'))
  await ctx.loginLimits.beforePin(device.id)
  const counted = await countAttempt(ctx, member.id)
  if (!counted) throw conflict('pin', locked)
  if (!(await passwordMatches(counted.pinHash, pin))) throw wrongPin(MAX_FAILURES - counted.failures)
  await ctx.loginLimits.afterPin(device.id)
  return openPinSession(ctx, member, device, counted.pinHash)
}

/** Counts an attempt; null when there were too many. */
async function countAttempt(ctx: Context, userId: string) {
  const [counted] = await ctx.db.change<{ pinHash: string; failures: number }>`
    UPDATE "staff_pins" SET "failures" = "failures" + 1
    WHERE "userId" = ${userId}::uuid AND "failures" < ${MAX_FAILURES}
    RETURNING "pinHash", "failures"`
  return counted ?? null
}

async function openPinSession(
  ctx: Context,
  member: User,
  device: ShopDevice,
  pinHash: string,
): Promise<SignedIn> {
  const now = ctx.now()
  const session = await ctx.db.transaction(async (tx) => {
    // Of a PIN that was replaced meanwhile nothing begins.
    const { count } = await tx.staffPin.updateMany({
      where: { userId: member.id, pinHash },
      data: { failures: 0 },
    })
    if (count === 0) throw wrongPin(MAX_FAILURES - 1)
    await tx.shopDevice.update({ where: { id: device.id }, data: { lastUsedAt: now } })
    await tx.session.deleteMany({ where: { userId: member.id, expiresAt: { lte: now } } })
    return tx.session.create({
      data: {
        userId: member.id,
        userAgent: ctx.userAgent.slice(0, 300),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + tokenLifetimeMs),
        method: 'PIN',
        deviceId: device.id,
      },
      select: { id: true },
    })
  })
  const { id: userId, tokenVersion } = member
  return { token: ctx.tokens.sign({ userId, tokenVersion, sessionId: session.id }), user: member }
}

const locked: Sentence = (i18n) =>
  i18n._('This PIN was typed wrong too often. The owner can unlock it on the Staff page.')

const wrongPin = (left: number) =>
  new Refused([
    {
      field: 'pin',
      code: 'BAD_CREDENTIALS',
      message: (i18n) =>
        left > 0
          ? i18n._('That isn’t the PIN. {left, plural, one {One try is} other {# tries are}} left.', { left })
          : locked(i18n),
    },
  ])
