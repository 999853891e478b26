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

/** Reads a file of comma, semicolon or tab separated values. Null when there is no header with rows below. */
export function readCsv(text: string): CsvFile | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [header, ...rows] = data
  if (!header || rows.length === 0) return null
  return {
    header: header.map((name) => name.trim()),
    rows: rows.map((cells) => header.map((_, index) => readable(cells[index] ?? ''))),
  }
}
