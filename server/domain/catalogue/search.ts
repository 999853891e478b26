import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { garmentTokens, tokensOf } from './search-tokens.ts'

/** A text search query in Postgres' notation (tsquery). */
export interface SearchQuery {
  /** The condition that a product must match. */
  query: string
  /** Tokens for a garment, matched in a name or category; may be empty. */
  garment: string
  /** Matches any of the tokens. */
  ranking: string
  /** Matches any of the tokens exactly as typed. */
  exact: string
}

/** Further tokens are ignored. */
const maxTokens = 8

/**
 * The queries that a text may mean, from the strictest to the loosest: for products with all of the tokens, for those
 * with the garments among them, for those with any. Empty for a text without tokens.
 * @throws Refused for more than 100 characters
 */
export async function searchQueries(ctx: Context, text: string): Promise<SearchQuery[]> {
  if (text.length > 100) throw invalid('search', 'Search for at most 100 characters.')
  const words = tokensOf(text).slice(0, maxTokens)
  return ctx.db.prepared<SearchQuery>`
    SELECT "query"::text, "garment"::text, "ranking"::text, "exact"::text
    FROM search_queries(${JSON.stringify(words)}::jsonb, ${garmentTokens})`
}

export const matches = ({ query }: SearchQuery) => Prisma.sql`"searchVector" @@ ${query}::tsquery`

/** Names and kinds of garment weigh most, then colours, fabrics and tags, then details; descriptions least. */
const weights = Prisma.sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

/** Products of the right kind of garment rank first. */
export const rank = ({ garment, ranking, exact }: SearchQuery) => Prisma.sql`
  ("searchVector" @@ ${garment}::tsquery)::int + ts_rank(${weights}, "searchVector", ${ranking}::tsquery)
  + ts_rank(${weights}, "searchVector", ${exact}::tsquery)`
