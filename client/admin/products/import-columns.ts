import type { I18n } from '@lingui/core'
import type { ProductField } from '../../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../../shared/catalogue/product-fields.ts'
import { translationImportNames } from '../../../shared/catalogue/product-translations.ts'
import { arrayOf, isString, objectOf, recordOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import type { CsvFile, CsvRow } from './csv.ts'
import { productLabels } from './product-labels.ts'

/** The shop's column for each of the file's columns, or '' for none. */
export type Mapping = string[]

/** How a kind of file is imported: stored for the next file with the same header. */
export interface ImportSettings {
  mapping: Mapping
  /** Values of new products for columns that the file doesn't have, by the shop's column. */
  defaults: Record<string, string>
}

/** Synonyms of the shop's columns in other files. */
const importNames = (column: string): readonly string[] => {
  const field: ProductField | undefined = (productFields as Record<string, ProductField>)[column]
  return field?.importNames ?? translationImportNames[column] ?? []
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a column that is called ‘id’ has the ids of this shop's products, or is empty, and not those of another shop. */
const hasOwnIds = (index: number, rows: readonly CsvRow[]) =>
  rows.every(({ cells }) => {
    const id = cells[index]?.trim() ?? ''
    return id === '' || ownId.test(id)
  })

/** A guess of the shop's column for each of the file's columns, each at most once. */
export function guessMapping(header: string[], columns: string[], rows: readonly CsvRow[] = []): Mapping {
  const taken = new Set<string>()
  const take = (column: string | undefined) => {
    if (column === undefined || taken.has(column)) return ''
    taken.add(column)
    return column
  }
  const exact = header.map((name, index) => {
    const same = columns.find((column) => plain(column) === plain(name))
    return take(same === '_id' && !hasOwnIds(index, rows) ? undefined : same)
  })
  return exact.map((found, index) => {
    if (found !== '') return found
    const name = plain(header[index] ?? '')
    return take(
      columns.find(
        (column) =>
          name !== '' && (plain(productLabels[column] ?? '') === name || importNames(column).includes(name)),
      ),
    )
  })
}

/** The maximum number of stored mappings. */
const most = 20

const remembered = storedValue({
  key: 'importSettings',
  version: 1,
  area: 'local',
  isValid: recordOf(objectOf<ImportSettings>({ mapping: arrayOf(isString), defaults: recordOf(isString) })),
  fallback: {},
})

const keyOf = (header: string[]) => header.map(plain).join('|')

/** The settings of the last file with this header, or a guess. */
export function settingsFor({ header, rows }: CsvFile, columns: string[]): ImportSettings {
  const known = remembered.read()[keyOf(header)]
  const id = known?.mapping.indexOf('_id') ?? -1
  const fits = known?.mapping.length === header.length && (id === -1 || hasOwnIds(id, rows))
  if (known && fits && known.mapping.every((column) => column === '' || columns.includes(column)))
    return known
  return { mapping: guessMapping(header, columns, rows), defaults: { quantityInStock: '', shippingCost: '' } }
}

export function storeSettings(header: string[], settings: ImportSettings) {
  const { [keyOf(header)]: _, ...others } = remembered.read()
  const all: [string, ImportSettings][] = [...Object.entries(others), [keyOf(header), settings]]
  // Without storage the next file of the kind is guessed again.
  remembered.write(Object.fromEntries(all.slice(-most)))
}

/** A column's label, with its group. */
export function columnLabel(column: string, i18n: I18n): string {
  const [group = '', inner] = column.split('.')
  const labelled = (name: string) => i18n._(productLabels[name] ?? name)
  return inner === undefined || group === 'translations'
    ? labelled(column)
    : `${labelled(group)}: ${labelled(column)}`
}
