import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CouponProblemCode } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'

const sentences = {
  EMPTY_CART: msg`The coupon waits: it is used when there are designs in your cart.`,
  NO_GOODS: msg`This coupon is for other designs.`,
  NOTHING_LEFT: msg`There is nothing left for this coupon to take off.`,
  FIRST_ORDER_ONLY: msg`This coupon is for a first order only.`,
  ALREADY_USED: msg`You have used this coupon already.`,
  ENDED: msg`This coupon has ended, or is used up.`,
}

interface CouponProblem {
  code: CouponProblemCode
  message: string
  missing?: number | null
}

/** Why a coupon takes nothing off: in English the server's message, in Hindi by the code. */
export function couponProblemSentence(i18n: I18n, { code, message, missing }: CouponProblem): string {
  if (i18n.locale === 'en') return message
  if (code !== 'MINIMUM_TOTAL') return i18n._(sentences[code])
  const amount = formatExactRupees(missing ?? 0)
  return i18n._(msg`Add designs for ${amount} more to use this coupon.`)
}
