import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { promotionNames } from '../../../shared/catalogue/promotion-names.ts'
import type { Named } from '../../../shared/name-translations.ts'
import { addDays, currentDay } from '../../lib/shop-days.ts'
import { typedNames } from '../forms/typed-names.ts'
import { emptyPromotion, type PromotionValues } from './promotion-form.ts'

interface PromotionTemplate {
  label: MessageDescriptor
  /** What it fills in; all else is empty but for the code. */
  values: () => Partial<PromotionValues>
}

const named = ({ name, translations }: Named) => ({ name, translations: typedNames(translations) })

/** Usual offers, as the promotions can price them: the owner changes the numbers. */
export const promotionTemplates: PromotionTemplate[] = [
  {
    label: msg`10% off above ₹5,000`,
    values: () => ({
      ...named(promotionNames.large),
      kind: 'PERCENT',
      percent: '10',
      minimumTotal: '5000',
    }),
  },
  {
    label: msg`Festival: two weeks, one kind of garment`,
    values: () => ({
      ...named(promotionNames.festival),
      kind: 'PERCENT',
      percent: '15',
      categories: ['SAREE'],
      startsOn: currentDay(),
      endsOn: addDays(currentDay(), 13),
    }),
  },
  {
    label: msg`First order: ₹200 off`,
    values: () => ({
      ...named(promotionNames.firstOrder),
      kind: 'AMOUNT',
      amount: '200',
      minimumTotal: '1000',
      firstOrderOnly: true,
    }),
  },
  {
    label: msg`Free delivery above ₹2,000`,
    values: () => ({
      ...named(promotionNames.freeDelivery),
      kind: 'FREE_DELIVERY',
      minimumTotal: '2000',
    }),
  },
  {
    label: msg`Coupon: ₹100 once for each customer`,
    values: () => ({
      ...named(promotionNames.coupon),
      code: 'THANKYOU',
      kind: 'AMOUNT',
      amount: '100',
      minimumTotal: '500',
      usageLimitPerCustomer: '1',
    }),
  },
]

/** The form's values after a template was chosen: a name and a code that somebody typed stay. */
export function filledBy({ values }: PromotionTemplate, typed: PromotionValues): PromotionValues {
  const filled = promotionTemplates.map((template) => template.values())
  const isTyped = (field: 'name' | 'code') =>
    typed[field] !== '' && !filled.some((each) => each[field] === typed[field])
  return {
    ...emptyPromotion,
    ...values(),
    ...(isTyped('name') && { name: typed.name, translations: typed.translations }),
    ...(isTyped('code') && { code: typed.code }),
  }
}
