import type { ClientBase } from 'pg'

/** Queries for each kind of schema object, one definition per row, in a stable order. */
const parts = {
  extensions: `SELECT extname FROM pg_extension ORDER BY 1`,
  enums: `
    SELECT format('%I: %s', typname, string_agg(enumlabel, ', ' ORDER BY enumsortorder))
    FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid GROUP BY typname ORDER BY 1`,
  columns: `
    SELECT format('%I.%I #%s %s%s%s', relname, attname,
      row_number() OVER (PARTITION BY relname ORDER BY attnum), format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' END,
      CASE attgenerated WHEN '' THEN ' DEFAULT ' ELSE ' GENERATED ' END || pg_get_expr(adbin, adrelid))
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    ORDER BY relname, attnum`,
  options: `
    SELECT format('%I: %s', relname, reloptions) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND reloptions IS NOT NULL ORDER BY 1`,
  constraints: `
    SELECT format('%s.%I: %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 ORDER BY 1`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  sequences: `
    SELECT format('%I: %s from %s to %s by %s, %s', sequencename, data_type, min_value, max_value, increment_by, start_value)
    FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  views: `
    SELECT format('%I: %s', viewname, definition) FROM pg_views WHERE schemaname = 'public' ORDER BY 1`,
  functions: `
    SELECT pg_get_functiondef(pg_proc.oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`,
  triggers: `
    SELECT format('%s (%s)', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
}

/** A database's schema `public` as lines of text, without Prisma's own table: equal for equal schemas. */
export async function describeSchema(client: ClientBase): Promise<string> {
  const sections: string[] = []
  for (const [part, sql] of Object.entries(parts)) {
    const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' })
    const definitions = rows
      .map(([definition]) => definition)
      .filter((each) => !each.includes('_prisma_migrations'))
    sections.push([`== ${part}`, ...definitions].join('\n'))
  }
  return `${sections.join('\n\n')}\n`
}
