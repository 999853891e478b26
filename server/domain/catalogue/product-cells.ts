import { type EnumLabels, valueOf } from '../../../shared/catalogue/product-enums.ts'
import { type ProductField, sizeMeasurements } from '../../../shared/catalogue/field-kinds.ts'
import { detailEntries, isDetailGroup, productFields } from '../../../shared/catalogue/product-fields.ts'
import type { TranslatedTerm } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import { withoutHtml } from '../../../shared/catalogue/text-of-html.ts'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'
import { decimalNumber, visibleText } from '../../../shared/grammars/decimal.ts'
import { LocalizedError } from '../errors.ts'
import type { Product } from './product.ts'

/** A cell whose content is not of its column's kind. */
export class CellError extends LocalizedError {}

/** The text of a value in a cell. An empty cell is null, or an empty list. */
export interface CellKind {
  show: (value: unknown) => string
  /** @throws CellError */
  read: (cell: string) => unknown
  nothing: unknown
}

export const text: CellKind = {
  show: (value) => (value as string | null) ?? '',
  read: (cell) => cell,
  nothing: null,
}

/** A line break where none belongs is the sign of a quote that has swallowed the rows after it. */
export const line: CellKind = {
  ...text,
  read: (cell) => {
    if (/[\r\n]/.test(cell.trim()))
      throw new CellError((i18n) =>
        i18n._('This has a line break: a quote before it may have taken in the rows after it.'),
      )
    return cell
  },
}

/** Text of several lines; HTML, as other shops export it, becomes plain text. */
const longText: CellKind = { ...text, read: withoutHtml }

const number: CellKind = {
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (cell) => {
    const value = decimalNumber(visibleText(cell), 6)
    if (value === null) throw new CellError((i18n) => i18n._('This must be a number.'))
    return value
  },
  nothing: null,
}

export const wholeNumber: CellKind = {
  ...number,
  read: (cell) => {
    const read = readCount(cell)
    if (read.kind !== 'count')
      throw new CellError((i18n) => i18n._('This must be a whole number, such as 12.'))
    return read.count
  },
}

/** Paise as rupees, without decimals where there are none. */
export const rupees: CellKind = {
  show: (value) => amountText(value as number | null),
  read: (cell) => {
    const read = readAmount(cell)
    if (read.kind !== 'amount')
      throw new CellError((i18n) => i18n._('This must be an amount of rupees, such as 1299 or 1299.50.'))
    return read.paise
  },
  nothing: null,
}

export const flag: CellKind = {
  show: (value) => (value == null ? '' : value ? 'yes' : 'no'),
  read: (cell) => {
    const text = cell.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(text)) return true
    if (['no', 'false', '0'].includes(text)) return false
    throw new CellError((i18n) => i18n._('This must be yes or no.'))
  },
  nothing: null,
}

export const enumeration = (labels: EnumLabels): CellKind => ({
  show: (value) => (value == null ? '' : (labels[value as string] ?? '')),
  read: (cell) => {
    const value = valueOf(labels, cell)
    if (value === undefined)
      throw new CellError((i18n) =>
        i18n._('This must be one of: {values}.', { values: Object.values(labels).join(', ') }),
      )
    return value
  },
  nothing: null,
})

/** Separators within a value are escaped, so that it is read as one again. */
const escaped = (value: string) => value.replace(/[\\|,;]/g, '\\$&')
const parted = (values: string[]) => values.map(escaped).join(' | ')

/** Splits at separators that no backslash precedes. */
const batchesOf = (cell: string) =>
  (cell.match(/(?:\\.|[^\\|])+|\\$|(?<=\|)(?=\|)|(?<=\|)$|^(?=\|)/gs) ?? []).map((part) =>
    part.replace(/\\(.)/gs, '$1').trim(),
  )

const unescaped = (part: string) => part.replace(/\\(.)/gs, '$1').trim()

/** Whether | separates the values: then commas, semicolons and line breaks belong to them. */
const hasBars = (cell: string) => /(?:^|[^\\])(?:\\\\)*\|/.test(cell)

/** The values of a list that is separated by | or, without it, by commas, semicolons or line breaks outside of brackets. */
export function listOf(cell: string): string[] {
  if (hasBars(cell)) return batchesOf(cell).filter(Boolean)
  const parts = cell.match(/(?:\\.|\((?:\\.|[^()\\])*\)|[^\\,;\n])+/gs) ?? []
  return parts.map(unescaped).filter(Boolean)
}

export const list: CellKind = { show: (value) => parted(value as string[]), read: listOf, nothing: [] }

/** Addresses may contain commas: one separates only where the next address begins. */
const addresses: CellKind = {
  show: (value) => (value as string[]).map((url) => url.replace(/[\\|]/g, '\\$&')).join(' | '),
  read: (cell) =>
    (hasBars(cell)
      ? batchesOf(cell)
      : cell.split(/[,;\s]+(?=https?:\/\/|\/images\/)/i).map(unescaped)
    ).filter(Boolean),
  nothing: [],
}

/** One text per picture; for an empty one the shop generates the description. */
const texts: CellKind = { ...addresses, read: batchesOf }

type Size = Product['sizes'][number]

const sizeText = (size: Size) => {
  const own = sizeMeasurements.flatMap((name) => (size[name] == null ? [] : [`${name} ${size[name]}`]))
  if (size.quantityInStock != null) own.push(`stock ${size.quantityInStock}`)
  if (size.sku) own.push(`sku ${size.sku}`)
  // Empty brackets prevent a label that itself ends in brackets from being read as measurements.
  const label = escaped(size.label)
  return own.length > 0 || size.label.endsWith(')') ? `${label} (${own.join(', ')})` : label
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
      throw new CellError((i18n) =>
        i18n._('A size stands as ‘M (chest 92, waist 76, hip 100, length 110, stock 3, sku AB-1)’, in cm.'),
      )
    const key = name.toLowerCase()
    return [[key === 'stock' ? 'quantityInStock' : key, Number(value)]]
  })
  return { label, ...Object.fromEntries(own) }
}

const sizes: CellKind = {
  show: (value) => (value as Size[]).map(sizeText).join(' | '),
  read: (cell) => listOf(cell).map(readSize),
  nothing: [],
}

const termPart = (part: string) => part.replace(/[\\|=]/g, '\\$&')

/** Texts that no table translates: ‘High waist = ऊँची कमर | Pre-pleated = …’. */
const terms: CellKind = {
  show: (value) =>
    (value as TranslatedTerm[])
      .map(({ text, translation }) => `${termPart(text)} = ${termPart(translation)}`)
      .join(' | '),
  read: (cell) =>
    (cell.match(/(?:\\.|[^\\|])+/gs) ?? []).filter(visibleText).map((part) => {
      const [, text, translation] = /^((?:\\.|[^\\=])*)=(.*)$/s.exec(part) ?? []
      if (text === undefined || translation === undefined)
        throw new CellError((i18n) =>
          i18n._('A text and its translation stand as ‘High waist = ऊँची कमर’, separated by |.'),
        )
      return { text: unescaped(text), translation: unescaped(translation) }
    }),
  nothing: [],
}

/** The columns of a language, by the fields of a translation. */
const translationKinds = { productName: line, description: longText, terms }

const kindOf = (field: Exclude<ProductField, { kind: 'details' | 'translations' }>): CellKind => {
  switch (field.kind) {
    case 'text':
      return field.multiline ? longText : line
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
    case 'style':
    case 'designs':
      return list
    case 'images':
      return addresses
    case 'sizes':
      return sizes
  }
}

/**
 * One column per field: details as `blouseDetails.padding`, translations as `translations.HI.productName`, pictures as their addresses and their
 * descriptions.
 */
const columnsOf = ([name, field]: [string, ProductField]): [column: string, kind: CellKind][] => {
  if (isDetailGroup(name))
    return detailEntries(name).map(([inner, detail]) => [`${name}.${inner}`, kindOf(detail)])
  if (field.kind === 'details') return []
  if (field.kind === 'translations')
    return translatedLocales.flatMap((locale) =>
      Object.entries(translationKinds).map(([text, kind]): [string, CellKind] => [
        `${name}.${locale}.${text}`,
        kind,
      ]),
    )
  const own: [string, CellKind] = [name, kindOf(field)]
  return field.kind === 'images' ? [own, ['imageAlts', texts]] : [own]
}

/** Every field that can be set, by the name of its column. */
export const cellKinds: Record<string, CellKind> = Object.fromEntries(
  Object.entries<ProductField>(productFields).flatMap(columnsOf),
)

/** A product's cell in each column. */
export function cellsOf(product: Product): Record<string, string> {
  const { images } = product
  const values: Record<string, unknown> = {
    ...product,
    images: images.map(({ url }) => url),
    imageAlts: images.map(({ alt }) => alt),
    translations: Object.fromEntries(product.translations.map((each) => [each.locale, each])),
  }
  return Object.fromEntries(
    Object.entries(cellKinds).map(([column, kind]) => {
      const value = column
        .split('.')
        .reduce<unknown>(
          (parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key],
          values,
        )
      return [column, kind.show(value ?? kind.nothing)]
    }),
  )
}
