import Papa from 'papaparse'

/** What spreadsheets take for a formula at a cell's beginning; with the quotes that keep it from being one. */
const formula = /^'*[=+\-@\t\r]/

/** A cell that a spreadsheet shows as it is. `readable` undoes it, so that a file comes back as it left. */
export const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
const readable = (cell: string) => (formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell)

/** UTF-8's mark: without it Excel reads ₹ and Devanagari as something else. */
const mark = '\uFEFF'

/** Rows as a CSV file, the header first. */
export const toCsv = (rows: string[][], withMark: boolean) =>
  (withMark ? mark : '') +
  Papa.unparse(
    rows.map((cells) => cells.map(harmless)),
    { newline: '\r\n' },
  ) +
  '\r\n'

export interface CsvFile {
  header: string[]
  /** As many cells as the header has. */
  rows: string[][]
}

/** Why a file can't be read, in a sentence for whoever chose it. */
export class Unreadable extends Error {}

/** The text of a file. @throws Unreadable for another kind, such as a workbook or a picture */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  const text = decoded(bytes)
  if (text === null || text.includes('\0'))
    throw new Unreadable('This isn’t a CSV file. Save the sheet as “CSV UTF-8” and choose that one.')
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
 * Reads a file of comma, semicolon or tab separated values.
 * @throws Unreadable without a header and rows below, and where a quote swallows the rest of the file
 */
export function readCsv(text: string): CsvFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open)
    throw new Unreadable(
      `The quote that opens in row ${(open.row ?? 0) + 1} is never closed. Mend that row and choose the file again.`,
    )
  const [header, ...rows] = data
  if (!header || rows.length === 0)
    throw new Unreadable('There are no rows below a header. Save the sheet as CSV first.')
  return {
    header: header.map((name) => name.trim()),
    rows: rows.map((cells) => header.map((_, index) => readable(cells[index] ?? ''))),
  }
}
