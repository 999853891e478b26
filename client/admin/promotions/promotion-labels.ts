import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  PromotionForm_PromotionFragment,
  PromotionKind,
  PromotionStatus,
} from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import { listedRupees } from '../../lib/money.ts'

type Promotion = PromotionForm_PromotionFragment

export const kindNames: Record<PromotionKind, MessageDescriptor> = {
  PERCENT: msg`Percent off`,
  AMOUNT: msg`Amount off`,
  FREE_DELIVERY: msg`Free delivery`,
}

export const statuses: Record<PromotionStatus, { label: MessageDescriptor; palette: string }> = {
  ACTIVE: { label: msg`Active`, palette: 'green' },
  SCHEDULED: { label: msg`Starts later`, palette: 'peacock' },
  INACTIVE: { label: msg`Switched off`, palette: 'gray' },
  ENDED: { label: msg`Ended`, palette: 'gray' },
  USED_UP: { label: msg`Used up`, palette: 'gray' },
}

/** '10% off, at most ₹500'. */
export function effectOf({ kind, amount, maximumDiscount, ...promotion }: Promotion, i18n: I18n): string {
  const percent = promotion.percent ?? 0
  if (kind === 'FREE_DELIVERY') return i18n._(msg`Free delivery`)
  if (amount != null) return i18n._(msg`${{ amount: listedRupees(amount) }} off`)
  return i18n._(
    maximumDiscount == null
      ? msg`${percent}% off`
      : msg`${percent}% off, at most ${{ most: listedRupees(maximumDiscount) }}`,
  )
}

/** 'Saree, Suit · from ₹5,000 · first order'; '' without conditions. */
export function conditionsOf(promotion: Promotion, i18n: I18n): string {
  const { minimumTotal, usageLimitPerCustomer: limit } = promotion
  return [
    promotion.categories.map((category) => i18n._(adminCategoryLabels[category])).join(', '),
    minimumTotal > 0 && i18n._(msg`from ${{ amount: listedRupees(minimumTotal) }}`),
    promotion.firstOrderOnly && i18n._(msg`first order`),
    limit != null && i18n._(msg`${limit} for each customer`),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** 'from 1 Nov 2026 to 30 Nov 2026'. */
export function daysOf({ startsOn, endsOn }: Promotion, i18n: I18n): string {
  const from = startsOn && formatDay(startsOn, i18n)
  const to = endsOn && formatDay(endsOn, i18n)
  if (from && to) return i18n._(msg`from ${from} to ${to}`)
  if (from) return i18n._(msg`from ${from}`)
  return to ? i18n._(msg`to ${to}`) : i18n._(msg`Always`)
}

/** '7 of 100'. */
export const usesOf = ({ used, usageLimit }: Promotion, i18n: I18n): string =>
  usageLimit == null ? String(used) : i18n._(msg`${used} of ${usageLimit}`)
