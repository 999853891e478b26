import pg from 'pg'
import { vi } from 'vitest'

export interface Sent {
  text: string
  values: unknown[]
}

/**
 * What the process sends by itself: the query for the catalogue's version, and the removal of expired rate limits,
 * which each limiter does five minutes after it was made.
 */
const ofTheProcess = /"catalogue_changes"|^DELETE FROM "rate_limits" WHERE expire </

/** The SQL of every statement that is sent to Postgres meanwhile, in order; without those of the process itself. */
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
      .filter(({ text }) => !ofTheProcess.test(text))
  } finally {
    query.mockRestore()
  }
}
