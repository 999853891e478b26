import type {
  Category,
  SaveStyleOptionInput,
  StyleOptionForm_OptionFragment,
  StylePart,
} from '../../__generated__/graphql.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { FieldReader } from '../forms/read-form.ts'
import { typedNames } from '../forms/typed-names.ts'

/** The values of the form's inputs: texts as typed, money in rupees; '' for no value. */
export interface StyleOptionValues {
  part: StylePart
  garments: Category[]
  name: string
  translations: NameTranslation[]
  drawing: string
  image: string | null
  price: string
  extraDays: string
  position: string
  isActive: boolean
  /** Ids. */
  excludes: string[]
}

export const emptyOption = (part: StylePart): StyleOptionValues => ({
  part,
  garments: part === 'FINISH' ? ['SAREE'] : part === 'SUIT' || part === 'BOTTOM' ? ['SUIT'] : ['BLOUSE'],
  name: '',
  translations: typedNames(),
  drawing: '',
  image: null,
  price: '',
  extraDays: '',
  position: '',
  isActive: true,
  excludes: [],
})

export const valuesOf = (option: StyleOptionForm_OptionFragment): StyleOptionValues => ({
  part: option.part,
  garments: option.garments,
  name: option.name,
  translations: typedNames(option.translations),
  drawing: option.drawing ?? '',
  image: option.image ?? null,
  price: option.price === 0 ? '' : amountText(option.price),
  extraDays: option.extraDays === 0 ? '' : String(option.extraDays),
  position: String(option.position),
  isActive: option.isActive,
  excludes: option.excludes.map(({ id }) => id),
})

export const inputOf = (read: FieldReader, values: StyleOptionValues): SaveStyleOptionInput => ({
  part: values.part,
  garments: values.garments,
  name: values.name,
  translations: values.translations,
  drawing: values.drawing || null,
  image: values.image,
  price: read.optionalAmount('price', values.price) ?? 0,
  extraDays: read.optionalCount('extraDays', values.extraDays) ?? 0,
  position: read.optionalCount('position', values.position),
  isActive: values.isActive,
  excludes: values.excludes,
})
