import pg from 'pg'
import { vi } from 'vitest'

/** The SQL of every statement that this process sends to Postgres meanwhile, in order; not what asks for the version. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return query.mock.calls
      .map(([statement]: unknown[]) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
      .filter((text) => !text.includes('"catalogue_changes"'))
  } finally {
    query.mockRestore()
  }
}
