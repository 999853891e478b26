import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { garmentWords, wordsOf } from './garment-words.ts'

/** What was typed, in Postgres's own notation. */
export interface SearchQuery {
  /** What a product must have. */
  query: string
  /** Words for a garment, where they stand in a name or are the category's; may be empty. */
  garment: string
  /** Any of the words. */
  ranking: string
  /** Any of the words, just as they were typed. */
  exact: string
}

/** More words than these are no search but a letter. */
const mostWords = 8

/**
 * The queries that a text may mean, from the strictest to the loosest: for products with all of the words, for those
 * with the garments among them, for those with any. Empty for a text without words.
 * @throws Refused for more than 100 characters
 */
export async function searchQueries(ctx: Context, text: string): Promise<SearchQuery[]> {
  if (text.length > 100) throw invalid('search', 'Search for at most 100 characters.')
  const words = wordsOf(text).slice(0, mostWords)
  return ctx.db.prepared<SearchQuery>`
    SELECT "query"::text, "garment"::text, "ranking"::text, "exact"::text
    FROM search_queries(${JSON.stringify(words)}::jsonb, ${garmentWords})`
}

export const matches = ({ query }: SearchQuery) => Prisma.sql`"searchVector" @@ ${query}::tsquery`

/** Names and kinds of garment count most, then colours, fabrics and tags, then details; descriptions hardly. */
const weights = Prisma.sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

/** The right kind of garment comes first, whatever else the others have. */
export const rank = ({ garment, ranking, exact }: SearchQuery) => Prisma.sql`
  ("searchVector" @@ ${garment}::tsquery)::int + ts_rank(${weights}, "searchVector", ${ranking}::tsquery)
  + ts_rank(${weights}, "searchVector", ${exact}::tsquery)`
