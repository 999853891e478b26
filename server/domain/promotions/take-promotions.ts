import type { Transaction } from '../../platform/database/client.ts'
import { Refused } from '../errors.ts'
import type { AppliedPromotion } from './apply-promotions.ts'

interface PlacedOrder {
  id: string
  /** Null without a customer: such an order has promotions that everybody can have. */
  userId: string | null
}

/**
 * Counts an order's promotions as used, in the order of their ids, and copies them into the order; its coupon is no
 * longer applied to the account. The usage limit is a condition of the UPDATE itself. The same statement locks the
 * promotion until the transaction ends, so that the counts of the account's orders which follow it miss none.
 * @throws Refused (PROMOTION_ENDED) when a promotion is used up or was changed since the order was priced
 */
export async function takePromotions(
  tx: Transaction,
  order: PlacedOrder,
  applied: readonly AppliedPromotion[],
): Promise<void> {
  if (applied.length === 0) return
  const inOrder = [...applied].sort((one, other) => (one.promotionId < other.promotionId ? -1 : 1))
  for (const { promotionId, version, name } of inOrder) {
    const [taken] = await tx.$queryRaw<Limits[]>`
      UPDATE "promotions" SET "used" = "used" + 1
      WHERE "id" = ${promotionId}::uuid AND "version" = ${version} AND coalesce("used" < "usageLimit", TRUE)
      RETURNING "usageLimitPerCustomer", "firstOrderOnly"`
    if (!taken || !(await isLeftFor(tx, order, promotionId, taken))) throw promotionEnded(name)
  }
  await tx.orderPromotion.createMany({
    data: applied.map(({ version: _, ...promotion }, position) => ({
      ...promotion,
      orderId: order.id,
      position,
    })),
  })
  const coupons = applied.flatMap(({ promotionId, code }) => (code === null ? [] : [promotionId]))
  if (order.userId !== null)
    await tx.appliedCoupon.deleteMany({ where: { userId: order.userId, promotionId: { in: coupons } } })
}

interface Limits {
  usageLimitPerCustomer: number | null
  firstOrderOnly: boolean
}

/** Whether the account's other orders leave the promotion for this one. */
async function isLeftFor(
  tx: Transaction,
  { id, userId }: PlacedOrder,
  promotionId: string,
  { usageLimitPerCustomer: limit, firstOrderOnly }: Limits,
): Promise<boolean> {
  const others = { userId, id: { not: id }, orderStatus: { not: 'CANCELLED' as const } }
  if (firstOrderOnly && (await tx.order.count({ where: others, take: 1 })) > 0) return false
  if (limit === null) return true
  return (await tx.order.count({ where: { ...others, promotions: { some: { promotionId } } } })) < limit
}

const promotionEnded = (name: string) =>
  new Refused([
    {
      field: 'confirmedTotal',
      code: 'PROMOTION_ENDED',
      message: (i18n) =>
        i18n._('‘{name}’ has ended, or is used up. Look at the total and place the order again.', { name }),
    },
  ])

/** Makes a cancelled order's promotions available to others again, in the order of their ids. */
export async function returnPromotions(tx: Transaction, applied: readonly { promotionId: string | null }[]) {
  const ids = applied.flatMap(({ promotionId }) => promotionId ?? []).sort()
  for (const id of ids) await tx.promotion.updateMany({ where: { id }, data: { used: { decrement: 1 } } })
}
