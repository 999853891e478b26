import type {
  PromotionForm_PromotionFragment,
  PromotionKind,
  PromotionStatus,
} from '../../../__generated__/graphql.ts'
import { categories } from '../../../../shared/catalogue/product-enums.ts'
import { formatDay } from '../../../lib/shop-days.ts'
import { listedRupees } from '../products/product-form.ts'

type Promotion = PromotionForm_PromotionFragment

export const kindNames: Record<PromotionKind, string> = {
  PERCENT: 'Percent off',
  AMOUNT: 'Amount off',
  FREE_DELIVERY: 'Free delivery',
}

export const statuses: Record<PromotionStatus, { label: string; palette: string }> = {
  ACTIVE: { label: 'Active', palette: 'green' },
  SCHEDULED: { label: 'Starts later', palette: 'peacock' },
  INACTIVE: { label: 'Switched off', palette: 'gray' },
  ENDED: { label: 'Ended', palette: 'gray' },
  USED_UP: { label: 'Used up', palette: 'gray' },
}

/** '10% off, at most ₹500'. */
export function effectOf({ kind, percent, amount, maximumDiscount }: Promotion): string {
  if (kind === 'FREE_DELIVERY') return 'Free delivery'
  if (amount != null) return `${listedRupees(amount)} off`
  return `${percent}% off${maximumDiscount == null ? '' : `, at most ${listedRupees(maximumDiscount)}`}`
}

/** 'Saree, Suit · from ₹5,000 · first order'; '' without conditions. */
export const conditionsOf = (promotion: Promotion): string =>
  [
    promotion.categories.map((category) => categories[category]).join(', '),
    promotion.minimumTotal > 0 && `from ${listedRupees(promotion.minimumTotal)}`,
    promotion.firstOrderOnly && 'first order',
    promotion.usageLimitPerCustomer != null && `${promotion.usageLimitPerCustomer} for each customer`,
  ]
    .filter(Boolean)
    .join(' · ')

/** 'From 1 Nov 2026 to 30 Nov 2026'. */
export function daysOf({ startsOn, endsOn }: Promotion): string {
  if (startsOn == null && endsOn == null) return 'Always'
  const from = startsOn == null ? '' : `from ${formatDay(startsOn)}`
  const to = endsOn == null ? '' : `to ${formatDay(endsOn)}`
  return [from, to].filter(Boolean).join(' ')
}

/** '7 of 100'. */
export const usesOf = ({ used, usageLimit }: Promotion): string =>
  usageLimit == null ? String(used) : `${used} of ${usageLimit}`
