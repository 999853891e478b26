import type { CsvFile, CsvRow } from '../csv.ts'

/** A row of another shop's file. */
export interface ForeignRow {
  row: CsvRow
  /** The trimmed cell of the first of these columns that the file has; '' without any. Capitals don't count. */
  cell: (...columns: string[]) => string
  /** The trimmed cell of the first column whose name begins like this. */
  cellOfPrefix: (prefix: string) => string
}

export interface ForeignRows {
  has: (...columns: string[]) => boolean
  rows: ForeignRow[]
  /** The columns that have values and were never read, as the file writes them. */
  unread: () => string[]
}

/** A file by the names of its columns. */
export function foreignRows({ header, rows }: CsvFile): ForeignRows {
  const names = header.map((name) => name.toLowerCase())
  const read = new Set<number>()
  const positionOf = (columns: string[]) =>
    columns.map((column) => names.indexOf(column.toLowerCase())).find((position) => position !== -1) ?? -1
  const cellAt = (row: CsvRow, position: number) => {
    read.add(position)
    return row.cells[position]?.trim() ?? ''
  }
  return {
    has: (...columns) => columns.every((column) => names.includes(column.toLowerCase())),
    rows: rows.map((row) => ({
      row,
      cell: (...columns) => cellAt(row, positionOf(columns)),
      cellOfPrefix: (prefix) =>
        cellAt(
          row,
          names.findIndex((name) => name.startsWith(prefix.toLowerCase())),
        ),
    })),
    unread: () =>
      header.filter(
        (name, position) =>
          name !== '' && !read.has(position) && rows.some(({ cells }) => cells[position]?.trim()),
      ),
  }
}

/** Groups rows by a key, in the order of their first row. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
