import { categories } from '../../../shared/catalogue/product-enums.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import { styleParts } from '../../../shared/style-options/style-parts.ts'
import {
  type CellKind,
  enumeration,
  flag,
  line,
  list,
  rupees,
  text,
  wholeNumber,
} from '../catalogue/product-cells.ts'
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
  extraDays: wholeNumber,
  position: wholeNumber,
  isActive: flag,
  excludes: list,
}

export const styleColumns = Object.keys(cellKinds)

/** An option's cell in each column. */
export function styleCellsOf({
  translations,
  excludedIds,
  ...option
}: Omit<StyleOption, 'version'>): Record<string, string> {
  const names = translations.map(({ locale, name }): [string, string] => [nameColumn(locale), name])
  const values: Record<string, unknown> = {
    ...option,
    ...Object.fromEntries<string>(names),
    excludes: excludedIds,
  }
  return Object.fromEntries(
    styleColumns.map((column) => [
      column,
      cellKinds[column]!.show(values[column] ?? cellKinds[column]!.nothing),
    ]),
  )
}

/** A row's value in one of the columns. @throws CellError */
export const readStyleCell = (column: string, cell: string): unknown =>
  cell.trim() === '' ? cellKinds[column]!.nothing : cellKinds[column]!.read(cell)

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
  return first === 'translations' && locale ? nameColumn(locale) : (first ?? null)
}
