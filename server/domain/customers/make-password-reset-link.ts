import { hashOfLink, newResetToken, resetMs } from '../accounts/account-links.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireAdmin } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { Forbidden } from '../errors.ts'
import { canResetPassword } from './customer.ts'
import { lockCustomer, requireAccount } from './lock-customer.ts'

/**
 * Creates a password reset link, valid once and within 30 minutes; an earlier one is revoked. Only the token's hash
 * is stored.
 * @throws Unauthenticated, ConfirmationRequired, Forbidden (also for staff without the permission, and when the account is an admin's), Refused (NOT_FOUND;
 * CONFLICT for a customer without an account)
 */
export async function makePasswordResetLink(
  ctx: Context,
  customerId: string,
): Promise<{ token: string; expiresAt: Date }> {
  requireAdmin(ctx.viewer)
  const viewer = ctx.viewer
  const token = newResetToken()
  const [tokenHash, expiresAt] = [hashOfLink(token), new Date(ctx.now().getTime() + resetMs)]
  await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    requireAccount(customer)
    if (!canResetPassword(viewer, customer))
      throw new Forbidden((i18n) =>
        customer.role === 'SHOPPER'
          ? i18n._('The owner has not allowed you to create password reset links.')
          : i18n._('This is for the shop’s owner only.'),
      )
    requireConfirmation(ctx)
    await tx.passwordReset.upsert({
      where: { userId: customer.id },
      create: { userId: customer.id, tokenHash, expiresAt },
      update: { tokenHash, expiresAt },
    })
    await recordChange(tx, ctx, {
      action: 'customer.reset-link',
      entity: 'CUSTOMER',
      entityId: customer.id,
      entityName: customer.name,
      before: null,
      after: { expiresAt },
    })
  })
  return { token, expiresAt }
}
