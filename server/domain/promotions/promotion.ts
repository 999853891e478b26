import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, PromotionKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { withTranslations } from '../name-translations.ts'
import { dayIn } from '../shop/shop-time.ts'

/** A coupon, or a discount that applies by itself. Money in paise, days as the shop's own: `2026-11-20`. */
export interface Promotion {
  id: string
  /** Incremented at each save. */
  version: number
  name: string
  translations: NameTranslation[]
  /** In upper case; null for a promotion that applies by itself. */
  code: string | null
  kind: PromotionKind
  /** 1-100; of kind PERCENT. */
  percent: number | null
  /** Of kind AMOUNT. */
  amount: number | null
  /** What the goods of its categories must come to. */
  minimumTotal: number
  /** Of kind PERCENT. */
  maximumDiscount: number | null
  /** Empty: all. */
  categories: Category[]
  firstOrderOnly: boolean
  startsOn: string | null
  /** The last day. */
  endsOn: string | null
  usageLimit: number | null
  usageLimitPerCustomer: number | null
  /** How many orders have it that are not cancelled. */
  used: number
  isActive: boolean
}

export type PromotionStatus = 'ACTIVE' | 'INACTIVE' | 'SCHEDULED' | 'ENDED' | 'USED_UP'

/** Whether it applies on a day of the shop. */
export function statusOf(promotion: Promotion, today: string): PromotionStatus {
  const { isActive, startsOn, endsOn, usageLimit, used } = promotion
  if (!isActive) return 'INACTIVE'
  if (endsOn !== null && endsOn < today) return 'ENDED'
  if (usageLimit !== null && used >= usageLimit) return 'USED_UP'
  return startsOn !== null && startsOn > today ? 'SCHEDULED' : 'ACTIVE'
}

type Row = Prisma.PromotionGetPayload<object>

export const toPromotion = ({ createdAt: _, ...row }: Row): Promotion => ({
  ...withTranslations(row),
  amount: paise(row.amount),
  minimumTotal: Number(row.minimumTotal),
  maximumDiscount: paise(row.maximumDiscount),
  startsOn: dayIn(row.startsOn),
  endsOn: dayIn(row.endsOn),
})

const paise = (amount: bigint | null) => (amount === null ? null : Number(amount))
