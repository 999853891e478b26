import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Papa from 'papaparse'

/**
 * Characters at a cell's beginning that make spreadsheets read it as a formula, and the quotes that
 * prevent it.
 */
const formula = /^'*[=+\-@\t\r]/

/** Escapes a cell so that spreadsheets show it as it is. `readable` reverses it for imports. */
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
const readable = (cell: string) => (formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell)

/** A UTF-8 byte order mark: without it Excel misreads ₹ and Devanagari. */
const mark = '\uFEFF'

/** Formats rows as a CSV file, the header first. */
export const toCsv = (rows: string[][], withMark: boolean) =>
  (withMark ? mark : '') +
  Papa.unparse(
    rows.map((cells) => cells.map(harmless)),
    { newline: '\r\n' },
  ) +
  '\r\n'

export interface CsvFile {
  header: string[]
  /** One cell per column of the header. */
  rows: string[][]
}

/** A file that can't be read, with a message for the user. */
export class Unreadable extends Error {}

/** Reads a file as text. @throws Unreadable for another type, such as a workbook or a picture */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, i18n: I18n): string {
  const text = decoded(bytes)
  if (text === null || text.includes('\0'))
    throw new Unreadable(
      i18n._(msg`This isn’t a CSV file. Save the sheet as “CSV UTF-8” and choose that one.`),
    )
  return text
}

function decoded(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Parses comma, semicolon or tab separated values. @throws Unreadable without a header and rows, and
 * where an unclosed quote includes the rest of the file
 */
export function readCsv(text: string, i18n: I18n): CsvFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open)
    throw new Unreadable(
      i18n._(
        msg`The quote that opens in row ${{ row: (open.row ?? 0) + 1 }} is never closed. Mend that row and choose the file again.`,
      ),
    )
  const [header, ...rows] = data
  if (!header || rows.length === 0)
    throw new Unreadable(i18n._(msg`There are no rows below a header. Save the sheet as CSV first.`))
  return {
    header: header.map((name) => name.trim()),
    rows: rows.map((cells) => header.map((_, index) => readable(cells[index] ?? ''))),
  }
}
