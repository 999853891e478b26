import type { Total } from '../domain/totals.ts'

interface Counted {
  total: () => Promise<Total>
}

/** What every list says of its length. */
export const totals = {
  totalCount: async ({ total }: Counted) => (await total()).count,
  totalCountIsCapped: async ({ total }: Counted) => (await total()).isCapped,
}
