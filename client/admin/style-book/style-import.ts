import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CsvFile } from '../products/csv.ts'
import { type FileRow, refusedRow, type RowResult } from '../products/import-rows.ts'

/** The columns of a file of the style book. */
const labels: Record<string, MessageDescriptor> = {
  id: msg`Id`,
  part: msg`Part`,
  garments: msg`For these garments`,
  name: msg`Name`,
  'translations.HI.name': msg`Name in Hindi`,
  drawing: msg`Drawing`,
  image: msg`Photograph`,
  price: msg`Price of one in ₹`,
  takes: msg`Takes of a material`,
  unitPrice: msg`Price of a metre or piece in ₹`,
  material: msg`Material`,
  extraDays: msg`Days more`,
  position: msg`Place within its part`,
  isActive: msg`Can be chosen`,
  excludes: msg`Not with`,
}

export const styleColumnLabel = (column: string, i18n: I18n): string =>
  labels[column] ? i18n._(labels[column]) : column

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export interface StyleFile {
  columns: string[]
  rows: FileRow[]
  /** Headers that no column has. */
  leftOut: string[]
}

/** The cells of a file by the style book's columns, which its header names as an export does, or in English. */
export function mapStyleFile({ header, rows }: CsvFile): StyleFile {
  const known = Object.entries(labels)
  const columnOf = (name: string) =>
    known.find(
      ([column, { message }]) => plain(column) === plain(name) || plain(message!) === plain(name),
    )?.[0]
  const found = header.map((name, index) => ({ name, index, column: columnOf(name) }))
  const taken = found.filter(
    ({ column }, index) =>
      column !== undefined && found.findIndex((other) => other.column === column) === index,
  )
  return {
    columns: taken.map(({ column }) => column!),
    rows: rows.map((row) => ({ ...row, cells: taken.map(({ index }) => row.cells[index] ?? '') })),
    leftOut: found.filter((each) => !taken.includes(each)).map(({ name }) => name),
  }
}

/** Rows that the file itself spoils. */
export const unreadableRows = (rows: FileRow[]): RowResult[] =>
  rows.flatMap((row) =>
    row.problem === null ? [] : [refusedRow(row, { productName: null, column: null, message: row.problem })],
  )
