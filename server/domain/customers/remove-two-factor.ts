import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { deleteTwoFactor } from '../accounts/two-factor.ts'
import type { Context } from '../context.ts'
import type { Customer } from './customer.ts'
import { lockCustomer } from './lock-customer.ts'

/**
 * Turns off the two-factor authentication of an account whose holder has lost phone and recovery codes.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (NOT_FOUND)
 */
export async function removeTwoFactor(ctx: Context, customerId: string): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  return ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    await deleteTwoFactor(tx, ctx, customer)
    return customer
  })
}
