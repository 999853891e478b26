import type {
  Category,
  PromotionForm_PromotionFragment,
  PromotionKind,
  SavePromotionInput,
} from '../../__generated__/graphql.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { FieldReader } from '../forms/read-form.ts'
import { typedNames } from '../forms/typed-names.ts'

/** The values of the form's inputs: texts as typed, money in rupees; '' for no value. */
export interface PromotionValues {
  name: string
  translations: NameTranslation[]
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

export const emptyPromotion: PromotionValues = {
  name: '',
  translations: typedNames(),
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
  translations: typedNames(promotion.translations),
  code: promotion.code ?? '',
  kind: promotion.kind,
  percent: String(promotion.percent ?? ''),
  amount: amountText(promotion.amount),
  minimumTotal: promotion.minimumTotal === 0 ? '' : amountText(promotion.minimumTotal),
  maximumDiscount: amountText(promotion.maximumDiscount),
  categories: promotion.categories,
  firstOrderOnly: promotion.firstOrderOnly,
  startsOn: promotion.startsOn ?? '',
  endsOn: promotion.endsOn ?? '',
  usageLimit: String(promotion.usageLimit ?? ''),
  usageLimitPerCustomer: String(promotion.usageLimitPerCustomer ?? ''),
  isActive: promotion.isActive,
})

/** The mutation's input, without what belongs to another kind; the server checks what isn't the form of a value. */
export const inputOf = (read: FieldReader, values: PromotionValues): SavePromotionInput => ({
  name: values.name,
  translations: values.translations,
  code: values.code,
  kind: values.kind,
  percent: values.kind === 'PERCENT' ? read.optionalCount('percent', values.percent) : null,
  amount: values.kind === 'AMOUNT' ? read.optionalAmount('amount', values.amount) : null,
  minimumTotal: read.optionalAmount('minimumTotal', values.minimumTotal) ?? 0,
  maximumDiscount:
    values.kind === 'PERCENT' ? read.optionalAmount('maximumDiscount', values.maximumDiscount) : null,
  categories: values.categories,
  firstOrderOnly: values.firstOrderOnly,
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  usageLimit: read.optionalCount('usageLimit', values.usageLimit),
  usageLimitPerCustomer: read.optionalCount('usageLimitPerCustomer', values.usageLimitPerCustomer),
  isActive: values.isActive,
})
