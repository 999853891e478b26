import { z } from 'zod'
import { invalid, type Issue, type Refused } from '../errors.ts'

/** A row's cells by their columns. */
export type Cells = Map<string, string>

/** The maximum number of rows in one call: all are written in one transaction. */
const maxRows = 200

/** Enough for them with their audit log entries on a busy machine. */
export const patienceMs = 20_000

/** Rows of text with cells for some of these columns. */
export const importTable = (known: readonly string[]) =>
  z.object({
    columns: z.array(z.string().max(100)).min(1).max(known.length),
    rows: z
      .array(z.array(z.string().max(20_000)))
      .min(1)
      .max(maxRows),
    goodRowsOnly: z.boolean().default(false),
  })

type ImportTable = z.output<ReturnType<typeof importTable>>

export const unknownColumn = (field: string, column: string): Refused =>
  invalid(field, (i18n) => i18n._('There is no column ‘{column}’.', { column }))

/** The cells of each row. @throws Refused for columns that aren't known or come twice, and for a row without a cell for each of them */
export function cellsOfRows(
  { columns, rows }: Pick<ImportTable, 'columns' | 'rows'>,
  known: readonly string[],
): Cells[] {
  for (const [index, column] of columns.entries()) {
    if (!known.includes(column)) throw unknownColumn(`columns.${index}`, column)
    if (columns.indexOf(column) !== index)
      throw invalid(`columns.${index}`, (i18n) => i18n._('Each column may come once.'))
  }
  const short = rows.findIndex((cells) => cells.length !== columns.length)
  if (short >= 0)
    throw invalid(`rows.${short}`, (i18n) => i18n._('Each row needs a cell for each of the columns.'))
  return rows.map((row) => new Map(columns.map((column, index) => [column, row[index] ?? ''])))
}

/** Why nothing was imported. */
export const someRefused = (refused: number, count: number): Issue => ({
  field: 'rows',
  code: 'INVALID',
  message: (i18n) =>
    i18n._('{refused} of {count} rows have errors, so that nothing was imported.', { refused, count }),
})
