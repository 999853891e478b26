import type { Pool } from 'pg'

/**
 * The version of what public reads show, as the database has it at this moment. Those who ask while a statement is under
 * way share the next one: it may have begun before a change that they must see.
 */
export function catalogueVersion(pool: Pool): () => Promise<string> {
  let underWay: Promise<unknown> | null = null
  let next: Promise<string> | null = null

  const read = async () => {
    await underWay?.catch(() => {})
    const reading = pool.query<{ version: string }>(statement)
    underWay = reading
    next = null
    const { rows } = await reading
    return rows[0]!.version
  }
  return () => (next ??= read())
}

const statement = {
  name: 'catalogue version',
  text: `SELECT coalesce(sum("changes"), 0)::text AS "version" FROM "catalogue_changes"`,
}
