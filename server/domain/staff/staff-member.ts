import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'

/** Wrong PINs in a row, on whichever tablet: then the owner unlocks it. */
export const MAX_FAILURES = 5

/** Somebody who works in the shop and isn't its owner. */
export interface StaffMember {
  id: string
  name: string
  /** With which they sign in elsewhere; null for those who have a PIN alone. */
  email: string | null
  /** Null for those with permissions of their own. */
  staffRoleId: string | null
  hasPin: boolean
  isPinLocked: boolean
  hasTwoFactor: boolean
}

export const memberColumns = {
  id: true,
  name: true,
  email: true,
  emailKey: true,
  staffRoleId: true,
  permissions: true,
  staffPin: { select: { failures: true, pinHash: true } },
  twoFactor: { select: { confirmedAt: true } },
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof memberColumns }>

export const toStaffMember = ({ emailKey, email, staffPin, twoFactor, ...row }: Row): StaffMember => ({
  id: row.id,
  name: row.name,
  email: emailKey === null ? null : email,
  staffRoleId: row.staffRoleId,
  hasPin: staffPin !== null,
  isPinLocked: staffPin !== null && staffPin.failures >= MAX_FAILURES,
  hasTwoFactor: Boolean(twoFactor?.confirmedAt),
})

/** More than any shop has. */
const MAX_LISTED = 200

/**
 * The shop's staff, by name: at most 200. The owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function listStaffMembers(ctx: Context): Promise<StaffMember[]> {
  requireShopOwner(ctx.viewer)
  const rows = await ctx.db.user.findMany({
    where: { role: 'STAFF' },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_LISTED,
    select: memberColumns,
  })
  return rows.map(toStaffMember)
}

/** Those who may sign in by their PIN: a second factor would be skipped by it. */
export const signInByPin = {
  role: 'STAFF',
  staffPin: { isNot: null },
  OR: [{ twoFactor: null }, { twoFactor: { confirmedAt: null } }],
} satisfies Prisma.UserWhereInput
