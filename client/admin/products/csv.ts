import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Papa from 'papaparse'

/**
 * Characters at a cell's beginning that make spreadsheets read it as a formula, and the quotes that
 * prevent it.
 */
const formula = /^'*[=+\-@\t\r]/

/** A number alone is no formula: negative amounts stay numbers in a spreadsheet. */
const plainNumber = /^-\d+(\.\d+)?$/

/** Escapes a cell so that spreadsheets show it as it is. `readable` reverses it for imports. */
const harmless = (cell: string) => (formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell)
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

export interface CsvRow {
  /** The row's number in a spreadsheet, where the header is 1 and blank rows count. */
  line: number
  /** One cell per column of the header. */
  cells: string[]
  /** Why the row can't be read, as a sentence; null for one that can. */
  problem: string | null
}

export interface CsvFile {
  header: string[]
  rows: CsvRow[]
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

/** The first bytes of pictures, workbooks (ZIP), older workbooks and PDF files. */
const otherTypes = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

/** UTF-8, UTF-16 with a byte order mark (Excel's “Unicode text”), or else Windows-1252 (Excel's plain “CSV”). */
function decoded(file: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null {
  const bytes = new Uint8Array(file)
  if (otherTypes.some((type) => type.every((byte, index) => bytes[index] === byte))) return null
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Excel's own first line, which names the separator and isn't shown as a row. */
const separatorLine = /^sep=(.)\r?\n/i

/**
 * Parses comma, semicolon or tab separated values. Rows that don't fit the header, or in which a quote isn't closed where a
 * cell ends, have a problem. @throws Unreadable without a header and rows, and where an unclosed quote includes the rest
 * of the file
 */
export function readCsv(text: string, i18n: I18n): CsvFile {
  const whole = text.replace(/^\uFEFF/, '')
  const separator = separatorLine.exec(whole)
  const { data, errors } = Papa.parse<string[]>(whole.slice(separator?.[0].length ?? 0), {
    delimiter: separator?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t'],
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open)
    throw new Unreadable(
      i18n._(
        msg`The quote that opens in row ${{ row: (open.row ?? 0) + 1 }} is never closed. Correct that row and choose the file again.`,
      ),
    )
  const misquoted = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const [first, ...others] = data
    .map((cells, index) => ({ cells, line: index + 1, isMisquoted: misquoted.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!first || others.length === 0)
    throw new Unreadable(i18n._(msg`There are no rows below a header. Save the sheet as CSV first.`))
  if (first.isMisquoted)
    throw new Unreadable(
      i18n._(
        msg`A quote in the header isn’t closed where its cell ends. Correct it and choose the file again.`,
      ),
    )
  const header = first.cells.map((name) => name.trim())
  const problemOf = ({ cells, isMisquoted }: (typeof others)[number]) => {
    if (isMisquoted)
      return i18n._(
        msg`A quote in this row isn’t closed where its cell ends, so that it takes in text after it.`,
      )
    if (cells.slice(header.length).some((cell) => cell.trim() !== ''))
      return i18n._(
        msg`This row has ${{ cells: cells.length }} cells, but the header has ${{ columns: header.length }}: perhaps a text with a separator in it is without quotes.`,
      )
    return null
  }
  return {
    header,
    rows: others.map((row) => ({
      line: row.line,
      cells: header.map((_, index) => readable(row.cells[index] ?? '')),
      problem: problemOf(row),
    })),
  }
}
