import { categories } from '../../../shared/catalogue/product-enums.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import { formatQuantity, MAX_QUANTITY, type QuantityUnit } from '../../../shared/materials/quantities.ts'
import { readDecimal } from '../../../shared/grammars/decimal.ts'
import { styleParts } from '../../../shared/style-options/style-parts.ts'
import {
  CellError,
  type CellKind,
  enumeration,
  flag,
  line,
  list,
  rupees,
  text,
  wholeNumber,
} from '../catalogue/product-cells.ts'
import type { MaterialCells } from './material-cells.ts'
import type { StyleOption } from './style-option.ts'

/** As files name the parts: FRONT_NECK is ‘Front neck’. */
const partNames = Object.fromEntries(
  styleParts.map((part) => [part, part[0]! + part.slice(1).toLowerCase().replaceAll('_', ' ')]),
)

const category = enumeration(categories)

const garments: CellKind = {
  ...list,
  show: (value) => list.show((value as string[]).map((garment) => category.show(garment))),
  read: (cell) => (list.read(cell) as string[]).map((garment) => category.read(garment)),
}

/** How much one garment takes of something. */
interface Taken {
  /** In cm or pieces. */
  quantity: number
  unit: QuantityUnit
}

const taken: CellKind = {
  show: (value) => (value ? formatQuantity((value as Taken).quantity, (value as Taken).unit) : ''),
  read: (cell): Taken => {
    const [, number = '', word = ''] = /^(.*\d)\s*([a-z]+)\.?$/i.exec(cell.trim()) ?? []
    const unit = /^(m|mtrs?|met(er|re)s?)$/i.test(word)
      ? 'METRE'
      : /^(pcs?|pieces?)$/i.test(word)
        ? 'PIECE'
        : null
    const read = readDecimal(number)
    const hundredths = read.kind === 'decimal' ? read.hundredths : 0
    const quantity = unit === 'METRE' ? hundredths : hundredths / 100
    if (unit === null || quantity < 1 || quantity > MAX_QUANTITY || !Number.isInteger(quantity))
      throw new CellError((i18n) => i18n._('This must be metres or pieces, such as 2.5 m or 2 pieces.'))
    return { quantity, unit }
  },
  nothing: null,
}

export const takenOf = ({ quantity, unit }: Pick<StyleOption, 'quantity' | 'unit'>): Taken | null =>
  quantity === null || unit === null ? null : { quantity, unit }

const nameColumn = (locale: string) => `translations.${locale}.name`

/** The columns of a CSV file of the style book. */
const cellKinds: Readonly<Record<string, CellKind>> = {
  id: line,
  part: enumeration(partNames),
  garments,
  name: line,
  ...Object.fromEntries(translatedLocales.map((locale) => [nameColumn(locale), line])),
  drawing: line,
  image: text,
  price: rupees,
  takes: taken,
  unitPrice: rupees,
  material: line,
  extraDays: wholeNumber,
  position: wholeNumber,
  isActive: flag,
  excludes: list,
}

export const styleColumns = Object.keys(cellKinds)

/** An option's cell in each column. */
export function styleCellsOf(
  { translations, excludedIds, materialId, ...option }: Omit<StyleOption, 'version'>,
  materials: MaterialCells,
): Record<string, string> {
  const names = translations.map(({ locale, name }): [string, string] => [nameColumn(locale), name])
  const values: Record<string, unknown> = {
    ...option,
    ...Object.fromEntries<string>(names),
    excludes: excludedIds,
    takes: takenOf(option),
    material: materials.show(materialId),
  }
  return Object.fromEntries(
    styleColumns.map((column) => [
      column,
      cellKinds[column]!.show(values[column] ?? cellKinds[column]!.nothing),
    ]),
  )
}

/** A row's value in one of the columns. @throws CellError */
export function readStyleCell(column: string, cell: string, materials: MaterialCells): unknown {
  if (cell.trim() === '') return cellKinds[column]!.nothing
  const value = cellKinds[column]!.read(cell)
  return column === 'material' ? materials.read(cell) : value
}

/** The names of a row in other languages than English; of the others those that the option has. */
export const namesOfRow = (values: ReadonlyMap<string, unknown>, stored: StyleOption | null) =>
  translatedLocales.map((locale) => ({
    locale,
    name:
      ((values.has(nameColumn(locale))
        ? values.get(nameColumn(locale))
        : stored?.translations.find((each) => each.locale === locale)?.name) as string | null | undefined) ??
      '',
  }))

/** The column of a field of the domain's input: `translations.0.name` stands in `translations.HI.name`. */
export function styleColumnOf(field: string | null): string | null {
  const [first, second] = field?.split('.') ?? []
  const locale = translatedLocales[Number(second)]
  if (first === 'translations' && locale) return nameColumn(locale)
  if (first === 'quantity' || first === 'unit') return 'takes'
  return first === 'materialId' ? 'material' : (first ?? null)
}
