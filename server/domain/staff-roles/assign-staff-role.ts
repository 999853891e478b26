import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { type Customer, customerColumns, toCustomer } from '../customers/customer.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { conflict } from '../errors.ts'
import { parse } from '../validation.ts'
import { lockStaffRole } from './save-staff-role.ts'

const assignment = z.object({ customerId: z.string(), staffRoleId: z.string() })

/**
 * Gives a member of staff a role and its permissions; the owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND; CONFLICT for an account that isn't staff's)
 */
export async function assignStaffRole(ctx: Context, input: unknown): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { customerId, staffRoleId } = parse(assignment, input)
  return ctx.db.transaction(async (tx) => {
    const staffRole = await lockStaffRole(tx, staffRoleId)
    const before = await lockCustomer(tx, customerId)
    if (before.role !== 'STAFF')
      throw conflict('customerId', (i18n) =>
        i18n._('Only staff have such a role. Make this account staff’s first.'),
      )
    const after = await tx.user.update({
      where: { id: before.id },
      data: { staffRoleId: staffRole.id, permissions: staffRole.permissions },
      select: customerColumns,
    })
    await recordChange(tx, ctx, {
      action: 'customer.staffRole',
      entity: 'CUSTOMER',
      entityId: before.id,
      entityName: before.name,
      before: { permissions: before.permissions },
      after: { staffRole: staffRole.name, permissions: staffRole.permissions },
    })
    return toCustomer(after)
  })
}

/** What somebody gets who is made staff: the default role, locked until the transaction ends. */
export async function defaultStaffRole(tx: Transaction) {
  const { id } = await tx.staffRole.findFirstOrThrow({ where: { isDefault: true }, select: { id: true } })
  const { permissions } = await lockStaffRole(tx, id)
  return { staffRoleId: id, permissions }
}
