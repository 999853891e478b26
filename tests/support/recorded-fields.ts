import { Client } from 'pg'
import { isRecordedField, isUnrecorded, kindOf } from '../../shared/audit/recorded-fields.ts'

interface Change {
  field: string
  before: unknown
  after: unknown
}

interface Entry {
  action: string
  changes: Change[]
}

/** The fields in a database's audit log, also within values, that the table of recorded fields lacks: 'order.update: courier'. */
export async function findUnknownFields(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  try {
    await client.connect()
  } catch {
    return [] // A test has removed the database.
  }
  try {
    const { rows } = await client.query<Entry>('SELECT DISTINCT "action", "changes" FROM "audit_entries"')
    const found = rows.flatMap(({ action, changes }) =>
      changes
        .flatMap(({ field, before, after }) => [field, ...fieldsIn(before), ...fieldsIn(after)])
        // Entries of earlier versions have some that are no longer recorded.
        .filter((field) => !isRecordedField(field) && !isUnrecorded(field))
        .map((field) => `${action}: ${field}`),
    )
    return [...new Set(found)]
  } finally {
    await client.end()
  }
}

/** The names of all fields within a value. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...fieldsIn(each)])
}

/** The texts in a field's value, and within it: no amounts, days, choices, or words of the shop itself. */
function writtenTexts(field: string, value: unknown): string[] {
  if (typeof value === 'string') return kindOf(field) === 'text' ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => writtenTexts(field, each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => writtenTexts(name, each))
}

/** What people have written in the changes of entries. */
export const writtenIn = (entries: { changes: unknown }[]): string[] =>
  entries.flatMap(({ changes }) =>
    (changes as Change[]).flatMap(({ field, before, after }) => [
      ...writtenTexts(field, before),
      ...writtenTexts(field, after),
    ]),
  )
