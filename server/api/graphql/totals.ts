import type { Total } from '../../domain/total.ts'

interface Counted {
  total: () => Promise<Total>
}

/** The total fields of every list. */
export const totals = {
  totalCount: async ({ total }: Counted) => (await total()).count,
  totalCountIsCapped: async ({ total }: Counted) => (await total()).isCapped,
}
