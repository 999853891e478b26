import DataLoader from 'dataloader'

type Keys = readonly string[]

/** Loads the value that is read for each key, or what a key without one has. */
export const keyLoader = <Value, Missing>(
  read: (keys: Keys) => Promise<ReadonlyMap<string, Value>>,
  missing: Missing,
) =>
  new DataLoader<string, Value | Missing>(async (keys) => {
    const found = await read(keys)
    return keys.map((key) => found.get(key) ?? missing)
  })

type KeyedBy<Column extends string> = { [name in Column]: string | null }

/** Loads the rows that have each key in a column, in the order in which they are read for all keys. */
export function groupLoader<Column extends string, Row extends KeyedBy<Column>>(
  read: (keys: Keys) => Promise<Row[]>,
  column: Column,
): DataLoader<string, Row[]>
export function groupLoader<Column extends string, Row extends KeyedBy<Column>, Item>(
  read: (keys: Keys) => Promise<Row[]>,
  column: Column,
  toItem: (row: Row) => Item,
): DataLoader<string, Item[]>
export function groupLoader<Column extends string, Row extends KeyedBy<Column>>(
  read: (keys: Keys) => Promise<Row[]>,
  column: Column,
  toItem: (row: Row) => unknown = (row) => row,
) {
  return new DataLoader<string, unknown[]>(async (keys) => {
    const groups = new Map<string | null, unknown[]>(keys.map((key) => [key, []]))
    for (const row of await read(keys)) groups.get(row[column])?.push(toItem(row))
    return keys.map((key) => groups.get(key)!)
  })
}
