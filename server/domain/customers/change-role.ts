import { z } from 'zod'
import { Role } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { notifyOwners } from '../accounts/security-notices.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, Forbidden } from '../errors.ts'
import { parse } from '../validation.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'
import { defaultStaffRole } from '../staff-roles/assign-staff-role.ts'
import { lockCustomer, requireAccount } from './lock-customer.ts'

const change = z.object({ customerId: z.string(), role: z.enum(Role) })

/**
 * Grants or revokes an admin role. At least one owner remains: of two owners who demote each other at once, one is
 * refused. Password reset links made before, and permissions, are revoked; who becomes staff gets the default role.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND, INVALID, CONFLICT for the last owner, and for a customer
 * without an account)
 */
export async function changeRole(ctx: Context, input: unknown): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const viewer = ctx.viewer
  const { customerId, role } = parse(change, input)
  return ctx.db.transaction(async (tx) => {
    // Locks all owners in one order: the second of two concurrent changes sees the result of the first.
    const owners = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "users" WHERE "role" = 'ADMIN' ORDER BY "id" FOR UPDATE`
    if (!owners.some(({ id }) => id === viewer.id))
      throw new Forbidden((i18n) => i18n._('This is for the shop’s owner only.'))
    const staffRole = role === 'STAFF' ? await defaultStaffRole(tx) : { staffRoleId: null, permissions: [] }
    const before = await lockCustomer(tx, customerId)
    requireAccount(before)
    if (before.role === 'ADMIN' && role !== 'ADMIN' && owners.length === 1)
      throw conflict('role', (i18n) => i18n._('The shop needs an owner. Make somebody else its owner first.'))
    const after = toCustomer(
      await tx.user.update({
        where: { id: before.id },
        data: { role, ...staffRole },
        select: customerColumns,
      }),
    )
    await tx.passwordReset.deleteMany({ where: { userId: before.id } })
    await recordChange(tx, ctx, {
      action: 'customer.role',
      entity: 'CUSTOMER',
      entityId: before.id,
      entityName: before.name,
      before: { role: before.role },
      after: { role },
    })
    if (role === 'ADMIN' && before.role !== 'ADMIN') await notifyOwners(ctx, tx, 'OWNER_ADDED', after.name)
    return after
  })
}
