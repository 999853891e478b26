import { laterThan } from '../paging.ts'
import { isDay } from '../shop/shop-time.ts'
import { isId } from '../validation.ts'

/** A row's key in the order by due day, in which those without a day are the last. */
export type DueKey = [day: string | null, id: string]

export const isDueKey = ([due, id, ...rest]: unknown[]): boolean =>
  (due === null || isDay(due)) && isId(id) && rest.length === 0

/** What `dueDate` and `id` of the rows are, of one run of an index. */
type DueCondition =
  | { dueDate: { not: null } }
  | { dueDate: null; id?: { gt: string } }
  | ReturnType<typeof laterThan<'dueDate', Date>>

/**
 * Reads the rows after a key: first those with a due day, then those without, each by a seek in an index.
 * @param read rows of a condition, in the order of `dueDate` and `id`
 */
export async function readDueFirst<Row>(
  after: DueKey | null,
  count: number,
  read: (condition: DueCondition, take: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const condition of conditionsAfter(after)) {
    if (rows.length >= count) break
    rows.push(...(await read(condition, count - rows.length)))
  }
  return rows
}

function conditionsAfter(after: DueKey | null): DueCondition[] {
  if (after === null) return [{ dueDate: { not: null } }, { dueDate: null }]
  const [due, id] = after
  if (due === null) return [{ dueDate: null, id: { gt: id } }]
  return [laterThan('dueDate', [new Date(due), id]), { dueDate: null }]
}
