import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import type { Customer } from './customer.ts'
import { holdCustomer } from './hold-customer.ts'

/**
 * Turns off the two-factor authentication of an account whose holder has lost phone and recovery codes.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function removeTwoFactor(ctx: Context, customerId: string): Promise<Customer> {
  requireShopOwner(ctx.viewer)
  return ctx.db.transaction(async (tx) => {
    const customer = await holdCustomer(tx, customerId)
    const { count } = await tx.twoFactor.deleteMany({ where: { userId: customer.id } })
    if (count > 0)
      await recordChange(tx, ctx, {
        action: 'customer.two-factor-off',
        entity: 'CUSTOMER',
        entityId: customer.id,
        entityName: customer.name,
        before: { twoFactor: true },
        after: { twoFactor: false },
      })
    return customer
  })
}
