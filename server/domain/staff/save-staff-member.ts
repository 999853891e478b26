import { z } from 'zod'
import { normalizeLatinCode } from '../../../shared/grammars/text.ts'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { lockStaffRole } from '../staff-roles/save-staff-role.ts'
import { isId, parse, requiredText } from '../validation.ts'
import type { Sentence } from '../../i18n.ts'
import { isWeakPin } from '../workshop/pin-policy.ts'
import { memberColumns, type StaffMember, toStaffMember } from './staff-member.ts'

const input = z.object({
  id: z.string().nullish(),
  name: requiredText(100),
  staffRoleId: z.string().nullish(),
  pin: z
    .string()
    .max(100)
    .overwrite(normalizeLatinCode)
    .regex(/^\d{4,6}$/, { error: /*i18n*/ 'A PIN has 4 to 6 digits.', abort: true })
    .refine((pin) => !isWeakPin(pin), {
      error:
        /*i18n*/ 'That PIN is among the first that anybody guesses. Choose digits without a pattern or a date.',
    })
    .nullish(),
})

type Row = Parameters<typeof toStaffMember>[0]

/**
 * Adds somebody who signs in by a PIN on the shop's tablets alone, or changes a member of staff: role, PIN, and the name of those without
 * an account, whose holder changes it. Another PIN ends the sessions that were begun by the former one. The owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID; NOT_FOUND; CONFLICT for a name that somebody on the staff
 * has, that of an account, and a PIN for an account with a second factor)
 */
export async function saveStaffMember(ctx: Context, given: unknown): Promise<StaffMember> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, name, staffRoleId, pin } = parse(input, given)
  if (id == null && !pin) throw invalid('pin', (i18n) => i18n._('Choose a PIN of 4 to 6 digits.'))
  if (id == null && staffRoleId == null) throw invalid('staffRoleId', (i18n) => i18n._('Choose a role.'))
  const pinHash = pin ? await hashPassword(pin) : null
  return ctx.db.transaction(async (tx) => {
    // Two of one name, added at once, could not be told apart on the tablet.
    await tx.$executeRaw`LOCK TABLE "staff_pins" IN SHARE ROW EXCLUSIVE MODE`
    const before = id == null ? null : await lockMember(tx, id)
    if (before?.emailKey && before.name !== name)
      throw conflict('name', (i18n) => i18n._('This person has an account and changes the name there.'))
    if (before?.name !== name && (await hasName(tx, name, before?.id ?? null)))
      throw conflict('name', (i18n) =>
        i18n._('Somebody on the staff has this name. Add the family name, or its first letter.'),
      )
    if (pinHash && before?.twoFactor?.confirmedAt) throw conflict('pin', skipsSecondFactor)
    const role = staffRoleId == null ? null : await lockStaffRole(tx, staffRoleId)
    const granted = role && { staffRoleId: role.id, permissions: role.permissions }
    const { id: userId } = before
      ? await tx.user.update({ where: { id: before.id }, data: { name, ...granted }, select: { id: true } })
      : await tx.user.create({
          data: { name, email: '', role: 'STAFF', ...granted, createdAt: ctx.now() },
          select: { id: true },
        })
    if (pinHash) {
      const values = { pinHash, failures: 0 }
      await tx.staffPin.upsert({ where: { userId }, create: { userId, ...values }, update: values })
      await endPinSessions(tx, userId)
    }
    const after = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: memberColumns })
    await recordChange(tx, ctx, {
      action: before ? 'staff.update' : 'staff.add',
      entity: 'CUSTOMER',
      entityId: userId,
      entityName: after.name,
      before: before && recorded(before),
      after: {
        ...recorded(after),
        ...(role && { staffRole: role.name }),
        ...(pinHash && { pin: 'new' satisfies RecordedWord }),
      },
    })
    return toStaffMember(after)
  })
}

const skipsSecondFactor: Sentence = (i18n) =>
  i18n._(
    'This account has a second factor, which a PIN would skip. It signs in with its password and the code.',
  )

/**
 * Takes the PIN of a member of staff away, with the sessions that were begun by it; the owner only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export const removeStaffPin = (ctx: Context, id: string): Promise<StaffMember> =>
  changePin(ctx, id, 'staff.pin-off', async (tx, userId) => {
    await tx.staffPin.deleteMany({ where: { userId } })
    await endPinSessions(tx, userId)
  })

/**
 * Lets somebody try again whose PIN was typed wrong too often; the owner only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export const unlockStaffPin = (ctx: Context, id: string): Promise<StaffMember> =>
  changePin(ctx, id, 'staff.pin-unlock', async (tx, userId) => {
    await tx.staffPin.updateMany({ where: { userId }, data: { failures: 0 } })
  })

async function changePin(
  ctx: Context,
  id: string,
  action: 'staff.pin-off' | 'staff.pin-unlock',
  change: (tx: Transaction, userId: string) => Promise<void>,
): Promise<StaffMember> {
  requireShopOwner(ctx.viewer)
  return ctx.db.transaction(async (tx) => {
    const before = await lockMember(tx, id)
    await change(tx, before.id)
    const after = await tx.user.findUniqueOrThrow({ where: { id: before.id }, select: memberColumns })
    const [was, is] = [toStaffMember(before), toStaffMember(after)]
    await recordChange(tx, ctx, {
      action,
      entity: 'CUSTOMER',
      entityId: is.id,
      entityName: is.name,
      before: { hasPin: was.hasPin, isPinLocked: was.isPinLocked },
      after: { hasPin: is.hasPin, isPinLocked: is.isPinLocked },
    })
    return is
  })
}

const endPinSessions = (tx: Transaction, userId: string) =>
  tx.session.deleteMany({ where: { userId, deviceId: { not: null } } })

async function lockMember(tx: Transaction, id: string): Promise<Row> {
  if (isId(id)) {
    await lockRow(tx, 'users', id)
    const row = await tx.user.findFirst({ where: { id, role: 'STAFF' }, select: memberColumns })
    if (row) return row
  }
  throw notFound((i18n) => i18n._('This person is no longer on the staff.'))
}

const hasName = async (tx: Transaction, name: string, except: string | null) =>
  (await tx.user.count({
    where: {
      role: 'STAFF',
      name: { equals: name, mode: 'insensitive' },
      ...(except && { id: { not: except } }),
    },
  })) > 0

const recorded = ({ name, permissions }: Row) => ({ name, permissions })
