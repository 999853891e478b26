import type { Fit } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'

/** How many buyers say how a design fits. */
export interface FitVotes {
  runsSmall: number
  trueToSize: number
  runsLarge: number
}

interface Counted {
  productId: string
  fit: Fit
  count: number
}

/** The votes of public feedback about these designs; the latest of each account counts. */
export async function readFitVotesOf(db: Database, productIds: readonly string[]): Promise<FitVotes[]> {
  const counted = await db.rows<Counted>`
    SELECT "productId", "fit"::text AS "fit", count(*)::int AS "count" FROM (
      SELECT DISTINCT ON ("productId", coalesce("userId", "id")) "productId", "fit" FROM "feedback"
      WHERE "productId" = ANY(${productIds}::uuid[]) AND "fit" IS NOT NULL AND "hiddenAt" IS NULL
      ORDER BY "productId", coalesce("userId", "id"), "createdAt" DESC, "feedback"."id" DESC
    ) AS "latest" GROUP BY 1, 2`
  return productIds.map((id) => {
    const of = (fit: Fit) => counted.find((each) => each.productId === id && each.fit === fit)?.count ?? 0
    return { runsSmall: of('RUNS_SMALL'), trueToSize: of('TRUE_TO_SIZE'), runsLarge: of('RUNS_LARGE') }
  })
}
