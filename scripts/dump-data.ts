// Writes all rows of a database as INSERT statements: `npx tsx scripts/dump-data.ts <database URL>`. It
// generated the rows in tests/database/fixtures. Each release adds its own to tests/support/rows.ts.
import { Client } from 'pg'

const client = new Client({ connectionString: process.argv[2] })
await client.connect()
try {
  await client.query(`SET TIME ZONE 'UTC'`)
  for (const table of await tables()) {
    const columns = await columnsOf(table)
    const list = columns.map((column) => `"${column}"`).join(', ')
    const values = columns.map((column) => `quote_nullable("${column}"::text)`).join(', ')
    const { rows } = await client.query<[string]>({
      text: `SELECT '(' || concat_ws(', ', ${values}) || ')' FROM "${table}" ORDER BY 1`,
      rowMode: 'array',
    })
    if (rows.length > 0)
      console.log(
        `INSERT INTO "${table}" (${list}) VALUES\n${rows.map(([row]) => `  ${row}`).join(',\n')};\n`,
      )
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS "name", last_value AS "value" FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`,
  )
  for (const { name, value } of sequences) console.log(`SELECT setval('${name}', ${value});`)
} finally {
  await client.end()
}

/** Referenced tables before those that refer to them. */
async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ table: string; refersTo: string[] }>(`
    SELECT relname AS "table", ARRAY(
      SELECT confrelid::regclass::text FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'f') AS "refersTo"
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
    ORDER BY relname`)
  const inOrder: string[] = []
  while (inOrder.length < rows.length) {
    const next = rows.filter(
      ({ table, refersTo }) =>
        !inOrder.includes(table) && refersTo.every((other) => other === table || inOrder.includes(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    inOrder.push(...next.map(({ table }) => table))
  }
  return inOrder
}

/** Without generated columns. */
async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS "name" FROM pg_attribute
     WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}
