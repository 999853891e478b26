import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Category, PromotionKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { formatRupees } from '../format-rupees.ts'
import type { Promotion } from './promotion.ts'
import { type Goods, type Shares, sharePromotions } from './share-promotions.ts'
import type { Sentence } from '../../i18n.ts'

/** Why a coupon takes nothing off, whatever the goods are. */
type AccountProblem = 'ENDED' | 'ALREADY_USED' | 'FIRST_ORDER_ONLY'
export type CouponProblemCode = AccountProblem | 'MINIMUM_TOTAL' | 'EMPTY_CART' | 'NO_GOODS' | 'NOTHING_LEFT'

/** A promotion as it is for one account: one that applies by itself, or the account's coupon. */
export type CandidatePromotion = Pick<
  Promotion,
  'id' | 'version' | 'name' | 'translations' | 'code' | 'kind' | 'percent' | 'amount'
> &
  Pick<Promotion, 'minimumTotal' | 'maximumDiscount' | 'categories'> & { problem: AccountProblem | null }

/** What a promotion takes off, in paise. */
export interface AppliedPromotion {
  promotionId: string
  /** The promotion's at that time. */
  version: number
  name: string
  translations: NameTranslation[]
  /** Of a coupon. */
  code: string | null
  kind: PromotionKind
  /** Of the goods that it is for; empty: all. */
  categories: Category[]
  /** Above 0. */
  amount: number
}

export interface CouponProblem {
  code: CouponProblemCode
  /** A sentence for the shopper. */
  message: Sentence
  /** What the goods lack, in paise, for MINIMUM_TOTAL. */
  missing: number | null
}

/** An account's coupon; `problem` is null when it takes something off. */
export interface AppliedCoupon {
  code: string
  name: string
  translations: NameTranslation[]
  problem: CouponProblem | null
}

export interface Promotions {
  promotions: AppliedPromotion[]
  /** What they take off each line of goods and the delivery. */
  shares: Shares
  coupon: AppliedCoupon | null
  /** What the goods lack for free delivery; null when it is free, or not to be had so. */
  missingForFreeDelivery: number | null
}

/**
 * What promotions take off goods and delivery, in paise: of those that apply by themselves, the one that takes most off
 * the goods (of equal ones the first by id); then the coupon, on what that leaves of the coupon's goods; then free
 * delivery. The result does not depend on the order of goods or promotions.
 */
export function applyPromotions(
  goods: readonly Goods[],
  delivery: number,
  candidates: readonly CandidatePromotion[],
): Promotions {
  const sumOf = (promotion: CandidatePromotion) =>
    goods.filter(({ category }) => covers(promotion, category)).reduce((sum, { amount }) => sum + amount, 0)
  const inForce = (promotion: CandidatePromotion) => {
    const total = sumOf(promotion)
    return promotion.problem === null && total > 0 && total >= promotion.minimumTotal
  }
  const promotions = [...candidates].sort((one, other) => (one.id < other.id ? -1 : 1))
  const automatic = promotions.filter(({ code }) => code === null)
  const best = automatic
    .filter((each) => each.kind !== 'FREE_DELIVERY' && inForce(each))
    .map((promotion) => ({ promotion, amount: discountOf(promotion, sumOf(promotion)) }))
    .reduce<Taken | null>((most, each) => (most && most.amount >= each.amount ? most : each), null)
  const coupon = promotions.find(({ code }) => code !== null) ?? null
  const byCoupon =
    coupon && coupon.kind !== 'FREE_DELIVERY' && inForce(coupon)
      ? { promotion: coupon, amount: discountOf(coupon, sumOf(coupon) - takenFrom(coupon, best, goods)) }
      : null
  const freeing = [...automatic, ...(coupon ? [coupon] : [])].filter(({ kind }) => kind === 'FREE_DELIVERY')
  const freed = freeing.find(inForce) ?? null
  const applied = [best, byCoupon, freed && { promotion: freed, amount: delivery }].flatMap((taken) =>
    taken && taken.amount > 0 ? [toApplied(taken)] : [],
  )
  const missing = automatic
    .filter((each) => each.kind === 'FREE_DELIVERY' && each.problem === null && sumOf(each) > 0)
    .map((each) => each.minimumTotal - sumOf(each))
  return {
    promotions: applied,
    shares: sharePromotions(goods, delivery, applied),
    coupon: coupon && {
      code: coupon.code!,
      name: coupon.name,
      translations: coupon.translations,
      problem: applied.some(({ promotionId }) => promotionId === coupon.id)
        ? null
        : problemOf(coupon, sumOf(coupon), goods.length === 0),
    },
    missingForFreeDelivery: freed || delivery === 0 || missing.length === 0 ? null : Math.min(...missing),
  }
}

interface Taken {
  promotion: CandidatePromotion
  amount: number
}

const covers = ({ categories }: CandidatePromotion, category: Category) =>
  categories.length === 0 || categories.includes(category)

/** At most the goods that it applies to; percentages are rounded half up to the paisa. */
function discountOf({ percent, amount, maximumDiscount }: CandidatePromotion, goods: number): number {
  const wanted = percent === null ? amount! : roundedShare(goods, percent, 100)
  return Math.min(wanted, maximumDiscount ?? wanted, goods)
}

/** How much of what `taken` took off comes from the goods of `promotion`. */
function takenFrom(promotion: CandidatePromotion, taken: Taken | null, goods: readonly Goods[]): number {
  if (!taken) return 0
  return sharePromotions(goods, 0, [toApplied(taken)]).goods.reduce(
    (sum, share, index) => (covers(promotion, goods[index]!.category) ? sum + share : sum),
    0,
  )
}

/** `amount` × `part` / `whole`, rounded half up; in integers, whatever their size. */
const roundedShare = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

const toApplied = ({ promotion, amount }: Taken): AppliedPromotion => {
  const { id: promotionId, version, name, translations, code, kind, categories } = promotion
  return { promotionId, version, name, translations, code, kind, categories, amount }
}

function problemOf(
  { problem, minimumTotal }: CandidatePromotion,
  goods: number,
  isEmpty: boolean,
): CouponProblem {
  if (problem !== null) return accountProblem(problem)
  if (isEmpty)
    return {
      code: 'EMPTY_CART',
      message: (i18n) => i18n._('The coupon waits: it is used when there are designs in your cart.'),
      missing: null,
    }
  if (goods === 0)
    return { code: 'NO_GOODS', message: (i18n) => i18n._('This coupon is for other designs.'), missing: null }
  const missing = minimumTotal - goods
  if (missing > 0)
    return {
      code: 'MINIMUM_TOTAL',
      message: (i18n) =>
        i18n._('Add designs for {missing} more to use this coupon.', { missing: formatRupees(missing) }),
      missing,
    }
  return {
    code: 'NOTHING_LEFT',
    message: (i18n) => i18n._('There is nothing left for this coupon to take off.'),
    missing: null,
  }
}

const accountProblem = (code: AccountProblem): CouponProblem => ({
  code,
  message: accountSentences[code],
  missing: null,
})

export const accountSentences: Record<AccountProblem, Sentence> = {
  ENDED: (i18n) => i18n._('This coupon has ended, or is used up.'),
  ALREADY_USED: (i18n) => i18n._('You have used this coupon already.'),
  FIRST_ORDER_ONLY: (i18n) => i18n._('This coupon is for a first order only.'),
}
