import pg from 'pg'
import { vi } from 'vitest'

export interface Sent {
  text: string
  values: unknown[]
}

/**
 * The SQL of every statement that this process sends to Postgres meanwhile, in order; without the query
 * for the version.
 */
export const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(run)).map(({ text }) => text)

/** The same with their parameters. */
export async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return query.mock.calls
      .map(([statement, values]: unknown[]): Sent => {
        const { text, values: own } = (
          typeof statement === 'string' ? { text: statement } : statement
        ) as Partial<Sent>
        return { text: text!, values: own ?? (Array.isArray(values) ? values : []) }
      })
      .filter(({ text }) => !text.includes('"catalogue_changes"'))
  } finally {
    query.mockRestore()
  }
}
