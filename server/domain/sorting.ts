import { isInstant, type Page, pageOf, type PageQuery } from './paging.ts'
import { dayIn, isDay } from './shop/shop-time.ts'
import { isId } from './validation.ts'

/** The order of a list's rows, and what its cursors hold of a row. */
export interface Sort<Row, Condition, OrderBy> {
  keyOf: (row: Row) => unknown[]
  isKey: (key: unknown[]) => boolean
  /** How the list is read, from its end when it is read backwards. */
  direction: (isBackward: boolean) => {
    orderBy: OrderBy
    /**
     * The conditions of what follows a key, or of the entire list: rows of the first one come first, then those of the
     * next, each by a seek in an index.
     */
    beyond: (key: unknown[] | null) => Condition[]
  }
}

/**
 * Reads a page of a table's rows that meet a condition.
 * @param list `find` has to read what its argument says, and selects columns or relations
 * @throws Refused for a page size or cursor that isn't allowed
 */
export const sortedPage = <Row, Item, Where, Condition, OrderBy>(
  query: PageQuery,
  list: {
    /** Of `listId`: cursors of other lists are refused. */
    id: string
    sort: Sort<Row, Condition, OrderBy>
    where: Where
    find: (rows: { where: { AND: [Where, Condition] }; orderBy: OrderBy; take: number }) => Promise<Row[]>
    toItem: (row: Row) => Item
  },
): Promise<Page<Item>> =>
  pageOf(query, {
    ...list,
    ...list.sort,
    read: async ({ key, isBackward, take }) => {
      const { orderBy, beyond } = list.sort.direction(isBackward)
      const rows: Row[] = []
      for (const condition of beyond(key)) {
        if (rows.length >= take) break
        const where: { AND: [Where, Condition] } = { AND: [list.where, condition] }
        rows.push(...(await list.find({ where, orderBy, take: take - rows.length })))
      }
      return rows
    },
  })

type Direction = 'asc' | 'desc'

/** What follows a row, or precedes it: the comparison with its value, and with its id where values are equal. */
type Beyond<Column extends string, Value> = { [name in Column]: { gte: Value } | { lte: Value } } & {
  OR: ({ [name in Column]: { gt: Value } | { lt: Value } } | { id: { gt: string } | { lt: string } })[]
}

/** The redundant first condition lets an index seek: a plain OR would scan from the first row. */
export const beyond = <Column extends string, Value>(
  column: Column,
  order: Direction,
  [value, id]: [Value, string],
) =>
  (order === 'asc'
    ? { [column]: { gte: value }, OR: [{ [column]: { gt: value } }, { id: { gt: id } }] }
    : { [column]: { lte: value }, OR: [{ [column]: { lt: value } }, { id: { lt: id } }] }) as Beyond<
    Column,
    Value
  >

/** How a cursor holds a column's value. */
interface Kind<Cell, Held, Value> {
  isHeld: (value: unknown) => boolean
  hold: (cell: Cell) => Held
  /** As conditions have it. */
  valueOf: (held: Held) => Value
}

/** By a column, with the id as tie-break. */
const byColumn =
  <Cell, Held, Value>({ isHeld, hold, valueOf }: Kind<Cell, Held, Value>) =>
  <Column extends string>(
    column: Column,
    order: Direction,
  ): Sort<
    { [name in Column]: Cell } & { id: string },
    Beyond<Column, Value> | Record<never, never>,
    ({ [name in Column]: Direction } | { id: Direction })[]
  > => ({
    keyOf: (row) => [hold(row[column]), row.id],
    isKey: ([value, id, ...rest]) => isHeld(value) && isId(id) && rest.length === 0,
    direction: (isBackward) => {
      const read = isBackward ? reverse[order] : order
      return {
        orderBy: [{ [column]: read } as { [name in Column]: Direction }, { id: read }],
        beyond: (key) => {
          if (key === null) return [{}]
          const [held, id] = key as [Held, string]
          return [beyond(column, read, [valueOf(held), id])]
        },
      }
    },
  })

const reverse = { asc: 'desc', desc: 'asc' } as const

export const byInstant = byColumn({
  isHeld: isInstant,
  hold: (cell: Date) => cell.toISOString(),
  valueOf: (held) => held,
})

/** By a column of days, without time. */
export const byDay = byColumn({
  isHeld: isDay,
  hold: (cell: Date) => dayIn(cell),
  valueOf: (held) => new Date(held),
})

export const byText = byColumn({
  isHeld: (value) => typeof value === 'string' && !value.includes('\0'),
  hold: (cell: string) => cell,
  valueOf: (held) => held,
})
