import type { I18n } from '@lingui/core'
import type { Named } from '../../shared/name-translations.ts'
import { graphql } from '../__generated__/index.ts'
import { localizedName } from './localized-name.ts'

/** A promotion as it was applied to a cart, a draft or an order. */
export const AppliedPromotion_fragment = graphql(`
  fragment AppliedPromotion on AppliedPromotion {
    name
    translations {
      locale
      name
    }
    code
    amount
  }
`)

/** What an amount was taken off for: a promotion, or another discount. */
export interface AmountOff extends Named {
  /** Of a coupon. */
  code?: string | null
  /** In paise. */
  amount: number
}

/** Its name in the page's language, with the code of a coupon: 'Diwali offer (DIWALI10)'. */
export function promotionLabel(i18n: I18n, promotion: AmountOff): string {
  const name = localizedName(i18n, promotion)
  return promotion.code == null ? name : `${name} (${promotion.code})`
}
