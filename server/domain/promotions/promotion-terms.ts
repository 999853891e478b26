import type { Transaction } from '../../platform/database/client.ts'
import type { Order } from '../orders/order.ts'

/**
 * The order, its promotions with what they are for: as the promotion says now where the order doesn't keep it, which an
 * order doesn't that the previous version placed during a deploy.
 */
export async function withPromotionTerms(tx: Transaction, order: Order): Promise<Order> {
  const ids = order.promotions.flatMap(({ kind, promotionId }) => (kind === null && promotionId) || [])
  if (ids.length === 0) return order
  const terms = await tx.promotion.findMany({
    where: { id: { in: ids } },
    select: { id: true, kind: true, categories: true },
  })
  return {
    ...order,
    promotions: order.promotions.map((promotion) => {
      const { kind, categories } = terms.find(({ id }) => id === promotion.promotionId) ?? promotion
      return { ...promotion, kind, categories }
    }),
  }
}
