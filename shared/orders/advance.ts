/** How much of an order's total is paid in advance. Exactly one of `percent` and `amount` is set. */
export interface AdvanceRule {
  /** Null for orders of every type. */
  orderType?: 'READYMADE' | 'TAILOR' | 'CUSTOM' | null | undefined
  /** In paise: the rule applies to totals from this on. */
  minimumTotal: number
  /** Whole percent of the total. */
  percent?: number | null | undefined
  /** In paise. */
  amount?: number | null | undefined
}

interface PricedOrder {
  orderType: string
  /** In paise; null while there is no price. */
  totalToPay: number | null
}

/**
 * The advance in paise: 0 when no rule applies. A rule for the order's type takes precedence over one for every type,
 * then the one with the highest minimum total applies. A percentage is rounded half up to the rupee.
 */
export function advanceOf(rules: readonly AdvanceRule[], { orderType, totalToPay }: PricedOrder): number {
  if (totalToPay === null) return 0
  const [rule] = rules
    .filter((each) => each.orderType == null || each.orderType === orderType)
    .filter(({ minimumTotal }) => minimumTotal <= totalToPay)
    .sort(
      (one, other) =>
        Number(other.orderType != null) - Number(one.orderType != null) ||
        other.minimumTotal - one.minimumTotal,
    )
  if (!rule) return 0
  const advance =
    rule.percent == null ? (rule.amount ?? 0) : Math.round((totalToPay * rule.percent) / 10_000) * 100
  return Math.min(advance, totalToPay)
}
