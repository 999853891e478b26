import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportOutcome } from '../../__generated__/graphql.ts'
import type { CsvFile, CsvRow } from './csv.ts'
import type { ImportSettings } from './import-columns.ts'
import { toNumber } from '../../lib/to-number.ts'

/** A row of the file, with the cells of the imported columns. */
export type FileRow = CsvRow

export interface Suggestion {
  column: string
  value: string
}

/** Whether a row changes the shop, with the suggestions for these columns. */
export const isImported = ({ outcome, suggestions }: RowResult, suggestionsFor: readonly string[]) =>
  outcome === 'NEW' ||
  outcome === 'CHANGED' ||
  (outcome === 'UNCHANGED' && suggestions.some(({ column }) => suggestionsFor.includes(column)))

/** The outcome of a row, expected or actual. */
export interface RowResult {
  row: FileRow
  outcome: ImportOutcome
  productName: string | null
  changes: { column: string; before: string; after: string }[]
  errors: { column: string | null; message: string }[]
  suggestions: Suggestion[]
}

/** The imported columns and the rows' cells of them. */
export function mapRows({ rows }: CsvFile, { mapping }: ImportSettings) {
  const indexes = mapping.flatMap((column, index) => (column === '' ? [] : [index]))
  return {
    columns: indexes.map((index) => mapping[index] ?? ''),
    rows: rows.map((row): FileRow => ({ ...row, cells: indexes.map((index) => row.cells[index] ?? '') })),
  }
}

/** The server accepts at most 200 rows and 100 kB per request. */
const mostRows = 200
const mostBytes = 80_000

const sizeOf = ({ cells }: FileRow) => new TextEncoder().encode(JSON.stringify(cells)).length + 1

/** Splits rows into batches that one request can carry. */
export function batchesOf(rows: FileRow[]): FileRow[][] {
  const batches: FileRow[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = sizeOf(row)
    const batch = batches.at(-1)
    if (!batch || batch.length >= mostRows || bytes + size > mostBytes) {
      batches.push([row])
      bytes = size
    } else {
      batch.push(row)
      bytes += size
    }
  }
  return batches
}

interface Mistake {
  productName: string | null
  /** Null for the whole row. */
  column: string | null
  message: string
}

/** A row that isn't sent, because the file itself is wrong there. */
export const refusedRow = (row: FileRow, { productName, ...error }: Mistake): RowResult => ({
  row,
  outcome: 'REFUSED',
  productName,
  changes: [],
  errors: [error],
  suggestions: [],
})

/**
 * Errors found without the server: rows that can't be read, rows that are too long to send, and rows about the same
 * design as an earlier one.
 */
export function findLocalErrors(columns: string[], rows: FileRow[], i18n: I18n): RowResult[] {
  const lines = new Map<string, number>()
  return rows.flatMap((row) => {
    const key = row.problem === null ? keyOf(columns, row) : null
    const earlier = key === null ? undefined : lines.get(key)
    if (key !== null && earlier === undefined) lines.set(key, row.line)
    const productName = row.cells[columns.indexOf('productName')]?.trim() || null
    const refuse = (column: string | null, message: string) => [
      refusedRow(row, { productName, column, message }),
    ]
    if (row.problem !== null) return refuse(null, row.problem)
    if (earlier !== undefined)
      return refuse('externalRef', i18n._(msg`Line ${earlier} is about the same design.`))
    return sizeOf(row) > mostBytes ? refuse(null, i18n._(msg`This row is too long to be imported.`)) : []
  })
}

function keyOf(columns: string[], { cells }: FileRow): string | null {
  const cell = (column: string) => cells[columns.indexOf(column)]?.trim() || null
  return cell('_id') ?? cell('externalRef')
}

/** When the server has had too many requests, waits for its `retryAfter` and retries. */
export async function retryWhenLimited<Result>(
  send: () => Promise<Result>,
  signal: AbortSignal,
  onWait: (seconds: number) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === null) throw error
      onWait(seconds)
      await pause(seconds, signal)
      onWait(0)
    }
  }
}

function secondsToWait(error: unknown): number | null {
  if (!CombinedGraphQLErrors.is(error)) return null
  const extensions = error.errors[0]?.extensions
  return extensions?.['code'] === 'RATE_LIMITED' ? toNumber(extensions['retryAfter']) || 1 : null
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Stopped', 'AbortError'))
    })
  })
