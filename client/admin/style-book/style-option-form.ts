import type {
  Category,
  MaterialUnit,
  SaveStyleOptionInput,
  StyleOptionForm_OptionFragment,
  StylePart,
} from '../../__generated__/graphql.ts'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { readDecimal } from '../../../shared/grammars/decimal.ts'
import { costOf } from '../../../shared/materials/quantities.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { FieldReader } from '../forms/read-form.ts'
import { someQuantityOf, typedQuantity } from '../materials/typed-quantity.ts'
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
  /** What it takes is counted in; '' where nothing is said. */
  unit: MaterialUnit | ''
  quantity: string
  unitPrice: string
  material: StyleOptionForm_OptionFragment['material']
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
  unit: '',
  quantity: '',
  unitPrice: '',
  material: null,
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
  unit: option.unit ?? '',
  quantity: option.unit ? typedQuantity(option.quantity, option.unit) : '',
  unitPrice: amountText(option.unitPrice),
  material: option.material,
  position: String(option.position),
  isActive: option.isActive,
  excludes: option.excludes.map(({ id }) => id),
})

export const isPricedByUnit = ({ unit, unitPrice }: Pick<StyleOptionValues, 'unit' | 'unitPrice'>): boolean =>
  unit !== '' && unitPrice.trim() !== ''

/** The price of a garment as it is typed, or computed of the one of a metre or a piece. */
export function priceText({ price, unit, quantity, unitPrice }: StyleOptionValues): string {
  if (unit === '' || !isPricedByUnit({ unit, unitPrice })) return price
  const [each, amount] = [readAmount(unitPrice), readDecimal(quantity)]
  if (each.kind !== 'amount' || amount.kind !== 'decimal') return ''
  return amountText(costOf(unit === 'METRE' ? amount.hundredths : amount.hundredths / 100, unit, each.paise))
}

export const inputOf = (
  read: FieldReader,
  values: StyleOptionValues,
  seesMaterials: boolean,
): SaveStyleOptionInput => ({
  part: values.part,
  garments: values.garments,
  name: values.name,
  translations: values.translations,
  drawing: values.drawing || null,
  image: values.image,
  // The server computes the one of a garment.
  price: isPricedByUnit(values) ? 0 : (read.optionalAmount('price', values.price) ?? 0),
  ...(values.unit !== '' && {
    unit: values.unit,
    quantity: someQuantityOf(read, 'quantity', values.quantity, values.unit),
    unitPrice: read.optionalAmount('unitPrice', values.unitPrice),
    ...(seesMaterials && { materialId: values.material?.id ?? null }),
  }),
  extraDays: read.optionalCount('extraDays', values.extraDays) ?? 0,
  position: read.optionalCount('position', values.position),
  isActive: values.isActive,
  excludes: values.excludes,
})
