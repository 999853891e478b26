import { type EnumLabels, valueOf } from '../../../shared/catalogue/product-enums.ts'
import { type ProductField, sizeMeasurements } from '../../../shared/catalogue/field-kinds.ts'
import { detailEntries, isDetailGroup, productFields } from '../../../shared/catalogue/product-fields.ts'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'
import { decimalNumber, visibleText } from '../../../shared/grammars/decimal.ts'
import type { Product } from './product.ts'

/** A cell whose content is not of its column's kind; the message is a sentence for people. */
export class CellError extends Error {}

/** The text of a value in a cell. An empty cell is null, or an empty list. */
interface Kind {
  show: (value: unknown) => string
  /** @throws CellError */
  read: (cell: string) => unknown
  nothing: unknown
}

const text: Kind = { show: (value) => (value as string | null) ?? '', read: (cell) => cell, nothing: null }

const number: Kind = {
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (cell) => {
    const value = decimalNumber(visibleText(cell), 6)
    if (value === null) throw new CellError('This must be a number.')
    return value
  },
  nothing: null,
}

const wholeNumber: Kind = {
  ...number,
  read: (cell) => {
    const read = readCount(cell)
    if (read.kind !== 'count') throw new CellError('This must be a whole number, such as 12.')
    return read.count
  },
}

/** Paise as rupees, without decimals where there are none. */
const rupees: Kind = {
  show: (value) => amountText(value as number | null),
  read: (cell) => {
    const read = readAmount(cell)
    if (read.kind !== 'amount')
      throw new CellError('This must be an amount of rupees, such as 1299 or 1299.50.')
    return read.paise
  },
  nothing: null,
}

const flag: Kind = {
  show: (value) => (value == null ? '' : value ? 'yes' : 'no'),
  read: (cell) => {
    const text = cell.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(text)) return true
    if (['no', 'false', '0'].includes(text)) return false
    throw new CellError('This must be yes or no.')
  },
  nothing: null,
}

const enumeration = (labels: EnumLabels): Kind => ({
  show: (value) => (value == null ? '' : (labels[value as string] ?? '')),
  read: (cell) => {
    const value = valueOf(labels, cell)
    if (value === undefined) throw new CellError(`This must be one of: ${Object.values(labels).join(', ')}.`)
    return value
  },
  nothing: null,
})

const parted = (values: string[]) => values.map((value) => value.replace(/[\\|]/g, '\\$&')).join(' | ')

/** Splits at separators that no backslash precedes. */
const batchesOf = (cell: string) =>
  (cell.match(/(?:\\.|[^\\|])+|\\$|(?<=\|)(?=\|)|(?<=\|)$|^(?=\|)/gs) ?? []).map((part) =>
    part.replace(/\\(.)/gs, '$1').trim(),
  )

const list: Kind = {
  show: (value) => parted(value as string[]),
  read: (cell) => batchesOf(cell).filter(Boolean),
  nothing: [],
}

/** One text per picture; for an empty one the shop generates the description. */
const texts: Kind = { ...list, read: batchesOf }

type Size = Product['sizes'][number]

const sizeText = (size: Size) => {
  const own = sizeMeasurements.flatMap((name) => (size[name] == null ? [] : [`${name} ${size[name]}`]))
  if (size.quantityInStock != null) own.push(`stock ${size.quantityInStock}`)
  if (size.sku) own.push(`sku ${size.sku}`)
  // Empty brackets prevent a label that itself ends in brackets from being read as measurements.
  return own.length > 0 || size.label.endsWith(')') ? `${size.label} (${own.join(', ')})` : size.label
}

function readSize(part: string): Partial<Size> {
  const [, label, inner] = /^(.*?)\s*\(([^()]*)\)$/s.exec(part) ?? []
  if (label === undefined || inner === undefined) return { label: part }
  const own = inner.split(',').flatMap((each): [string, string | number][] => {
    if (each.trim() === '') return []
    const [, sku] = /^\s*sku\s+(\S.*?)\s*$/i.exec(each) ?? []
    if (sku !== undefined) return [['sku', sku]]
    const [, name, value] = /^\s*(chest|waist|hip|length|stock)\s+(\d+(?:\.\d+)?)\s*$/i.exec(each) ?? []
    if (name === undefined)
      throw new CellError(
        'A size stands as ‘M (chest 92, waist 76, hip 100, length 110, stock 3, sku AB-1)’, in cm.',
      )
    const key = name.toLowerCase()
    return [[key === 'stock' ? 'quantityInStock' : key, Number(value)]]
  })
  return { label, ...Object.fromEntries(own) }
}

const sizes: Kind = {
  show: (value) => parted((value as Size[]).map(sizeText)),
  read: (cell) => batchesOf(cell).filter(Boolean).map(readSize),
  nothing: [],
}

const kindOf = (field: Exclude<ProductField, { kind: 'details' }>): Kind => {
  switch (field.kind) {
    case 'text':
    case 'url':
      return text
    case 'enum':
      return enumeration(field.options)
    case 'money':
      return rupees
    case 'integer':
      return wholeNumber
    case 'decimal':
      return number
    case 'flag':
      return flag
    case 'list':
    case 'images':
      return list
    case 'sizes':
      return sizes
  }
}

/** One column per field: details as `blouseDetails.padding`, pictures as their addresses and their descriptions. */
const columnsOf = ([name, field]: [string, ProductField]): [column: string, kind: Kind][] => {
  if (isDetailGroup(name))
    return detailEntries(name).map(([inner, detail]) => [`${name}.${inner}`, kindOf(detail)])
  if (field.kind === 'details') return []
  const own: [string, Kind] = [name, kindOf(field)]
  return field.kind === 'images' ? [own, ['imageAlts', texts]] : [own]
}

/** Every field that can be set, by the name of its column. */
export const cellKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries<ProductField>(productFields).flatMap(columnsOf),
)

/** A product's cell in each column. */
export function cellsOf(product: Product): Record<string, string> {
  const { images } = product
  const values: Record<string, unknown> = {
    ...product,
    images: images.map(({ url }) => url),
    imageAlts: images.map(({ alt }) => alt),
  }
  return Object.fromEntries(
    Object.entries(cellKinds).map(([column, kind]) => {
      const [field, inner] = column.split('.') as [string, string?]
      const value = inner === undefined ? values[field] : (values[field] as Record<string, unknown>)?.[inner]
      return [column, kind.show(value)]
    }),
  )
}
