import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  Category,
  PromotionForm_PromotionFragment,
  PromotionKind,
  SavePromotionInput,
} from '../../../__generated__/graphql.ts'
import { typedHindi } from '../hindi-text.ts'
import { paise, rupees } from '../typed-rupees.ts'

/** The values of the form's inputs: texts as typed, money in rupees; '' for no value. */
export interface PromotionValues {
  name: string
  hindiName: string
  code: string
  kind: PromotionKind
  percent: string
  amount: string
  minimumTotal: string
  maximumDiscount: string
  categories: Category[]
  firstOrderOnly: boolean
  startsOn: string
  endsOn: string
  usageLimit: string
  usageLimitPerCustomer: string
  isActive: boolean
}

export type PromotionField = keyof PromotionValues
export type PromotionErrors = Partial<Record<PromotionField, string>>

export const emptyPromotion: PromotionValues = {
  name: '',
  hindiName: '',
  code: '',
  kind: 'PERCENT',
  percent: '',
  amount: '',
  minimumTotal: '',
  maximumDiscount: '',
  categories: [],
  firstOrderOnly: false,
  startsOn: '',
  endsOn: '',
  usageLimit: '',
  usageLimitPerCustomer: '',
  isActive: true,
}

export const valuesOf = (promotion: PromotionForm_PromotionFragment): PromotionValues => ({
  name: promotion.name,
  hindiName: typedHindi(promotion.hindiName, promotion.name),
  code: promotion.code ?? '',
  kind: promotion.kind,
  percent: String(promotion.percent ?? ''),
  amount: rupees(promotion.amount),
  minimumTotal: promotion.minimumTotal === 0 ? '' : rupees(promotion.minimumTotal),
  maximumDiscount: rupees(promotion.maximumDiscount),
  categories: promotion.categories,
  firstOrderOnly: promotion.firstOrderOnly,
  startsOn: promotion.startsOn ?? '',
  endsOn: promotion.endsOn ?? '',
  usageLimit: String(promotion.usageLimit ?? ''),
  usageLimitPerCustomer: String(promotion.usageLimitPerCustomer ?? ''),
  isActive: promotion.isActive,
})

const amounts = ['amount', 'minimumTotal', 'maximumDiscount'] as const
const numbers = ['percent', 'usageLimit', 'usageLimitPerCustomer'] as const

/** What isn't a number or an amount; the server checks everything else. */
export const errorsOf = (values: PromotionValues, i18n: I18n): PromotionErrors => ({
  ...Object.fromEntries(
    amounts
      .filter((name) => paise(values[name]) === undefined)
      .map((name) => [name, i18n._(msg`Write an amount in rupees, such as 499 or 499.50.`)]),
  ),
  ...Object.fromEntries(
    numbers
      .filter((name) => !/^\d{0,9}$/.test(values[name].trim()))
      .map((name) => [name, i18n._(msg`Write a whole number.`)]),
  ),
})

const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** The mutation's input, without what belongs to another kind; only for values without errors. */
export const inputOf = (values: PromotionValues): SavePromotionInput => ({
  name: values.name,
  hindiName: values.hindiName,
  code: values.code,
  kind: values.kind,
  percent: values.kind === 'PERCENT' ? numberOrNull(values.percent) : null,
  amount: values.kind === 'AMOUNT' ? paise(values.amount) : null,
  minimumTotal: paise(values.minimumTotal) ?? 0,
  maximumDiscount: values.kind === 'PERCENT' ? paise(values.maximumDiscount) : null,
  categories: values.categories,
  firstOrderOnly: values.firstOrderOnly,
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  usageLimit: numberOrNull(values.usageLimit),
  usageLimitPerCustomer: numberOrNull(values.usageLimitPerCustomer),
  isActive: values.isActive,
})
