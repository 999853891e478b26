import { z } from 'zod'
import { Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { parse } from '../validation.ts'
import { type Customer, customerColumns, toCustomer } from './customer.ts'
import { lockCustomer } from './lock-customer.ts'

const change = z.object({ customerId: z.string(), permissions: z.array(z.enum(Permission)) })

/**
 * Gives a member of staff permissions of their own, in place of a role's; the owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND, INVALID, CONFLICT for an account that isn't staff's)
 */
export async function changePermissions(ctx: Context, input: unknown): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { customerId, ...given } = parse(change, input)
  const permissions = [...new Set(given.permissions)]
  return ctx.db.transaction(async (tx) => {
    const before = await lockCustomer(tx, customerId)
    if (before.role !== 'STAFF')
      throw conflict('customerId', (i18n) =>
        i18n._('Only staff have permissions. Make this account staff’s first.'),
      )
    const after = await tx.user.update({
      where: { id: before.id },
      data: { permissions, staffRoleId: null },
      select: customerColumns,
    })
    await recordChange(tx, ctx, {
      action: 'customer.permissions',
      entity: 'CUSTOMER',
      entityId: before.id,
      entityName: before.name,
      before: { permissions: before.permissions },
      after: { permissions },
    })
    return toCustomer(after)
  })
}
