import type { Category, PromotionKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { shareAmount } from '../share-amount.ts'

/** A line of goods after the product's own discount, in paise. */
export interface Goods {
  category: Category
  amount: number
}

/** What a promotion takes off, and from what. */
export interface PromotionTerms {
  /** Null for an order that was placed before orders kept it: of all goods. */
  kind: PromotionKind | null
  /** Empty: all. */
  categories: readonly Category[]
  /** In paise. */
  amount: number
}

/** What is taken off each line of goods, and off the delivery, in paise. */
export interface Shares {
  goods: number[]
  delivery: number
}

/**
 * Takes each promotion off the lines that it is for, in proportion to what the promotions before it left of them; free
 * delivery is taken off the delivery. What the lines don't cost is taken off the delivery, which happens only in orders
 * that don't know what their promotions were for.
 */
export function sharePromotions(
  goods: readonly Goods[],
  delivery: number,
  promotions: readonly PromotionTerms[],
): Shares {
  const taken = goods.map(() => 0)
  let ofDelivery = 0
  for (const promotion of promotions) {
    const left = goods.map((line, index) => (covers(promotion, line) ? line.amount - taken[index]! : 0))
    const amount = Math.min(promotion.amount, sumOf(left))
    shareOverLines(amount, goods, left).forEach((share, index) => (taken[index]! += share))
    ofDelivery += promotion.amount - amount
  }
  return { goods: taken, delivery: Math.min(ofDelivery, delivery) }
}

const covers = ({ kind, categories }: PromotionTerms, { category }: Goods) =>
  kind !== 'FREE_DELIVERY' && (categories.length === 0 || categories.includes(category))

/**
 * Shares an amount over lines. Of equal remainders the dearer line gets the paisa, then the first category, so that the sum
 * of each category doesn't depend on the order of the lines.
 */
function shareOverLines(amount: number, goods: readonly Goods[], weights: readonly number[]): number[] {
  const order = weights
    .map((_, index) => index)
    .sort((one, other) => {
      const byWeight = weights[other]! - weights[one]!
      if (byWeight !== 0) return byWeight
      return goods[one]!.category < goods[other]!.category
        ? -1
        : Number(goods[one]!.category > goods[other]!.category)
    })
  const shares = shareAmount(
    amount,
    order.map((index) => weights[index]!),
  )
  const byLine = weights.map(() => 0)
  order.forEach((index, rank) => (byLine[index] = shares[rank]!))
  return byLine
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
