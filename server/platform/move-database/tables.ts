import type { ClientBase } from 'pg'

/** A table of the shop; the record of migrations is not one. */
export interface Table {
  name: string
  /** All columns, in alphabetical order. */
  columns: string[]
  /** The columns that PostgreSQL generates from others. */
  generated: string[]
  /** The other tables to which its foreign keys refer. */
  refersTo: string[]
}

export interface Sequence {
  name: string
  /** The number it gives next. */
  next: string
}

/** All tables, each after those to which it refers. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname AS "name",
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped
        ORDER BY attname COLLATE "C") AS "columns",
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = t.oid AND attgenerated <> '') AS "generated",
      ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint AS k JOIN pg_class AS r ON r.oid = k.confrelid
        WHERE k.conrelid = t.oid AND k.contype = 'f' AND k.confrelid <> t.oid) AS "refersTo"
    FROM pg_class AS t
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
    ORDER BY relname COLLATE "C"`)
  return inOrder(rows)
}

function inOrder(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>()
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !ordered.has(name) && refersTo.every((other) => ordered.has(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of next) ordered.set(table.name, table)
  }
  return [...ordered.values()]
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; increment: string }>(
    `SELECT sequencename AS "name", increment_by::text AS "increment" FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY sequencename COLLATE "C"`,
  )
  const sequences: Sequence[] = []
  for (const { name, increment } of rows) {
    const next = await client.query<{ next: string }>(
      `SELECT (last_value + CASE WHEN is_called THEN ${increment} ELSE 0 END)::text AS "next"
       FROM ${client.escapeIdentifier(name)}`,
    )
    sequences.push({ name, next: next.rows[0]!.next })
  }
  return sequences
}

/** The number of a table's rows and a checksum of their contents, which does not depend on their order. */
export async function summarize(
  client: ClientBase,
  { name, columns }: Table,
): Promise<{ rows: string; checksum: string }> {
  const row = `ROW(${columns.map((column) => client.escapeIdentifier(column)).join(', ')})::text`
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*)::text AS "rows",
       coalesce(sum(('x' || left(md5(${row}), 16))::bit(64)::bigint::numeric), 0)::text AS "checksum"
     FROM ${client.escapeIdentifier(name)}`,
  )
  return rows[0]!
}
