import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import type { Occasion } from './occasions.ts'
import { parseTokens, type Token } from './search-tokens.ts'

/** A text search query in Postgres' notation (tsquery). Those beside `query` rank, and may be empty. */
export interface SearchQuery {
  /** The condition that a product must match. */
  query: string
  /** For each garment: the products that are one. */
  heads: string[]
  /** Garments, matched in a name or category. */
  named: string
  /** For each colour: the products that have it, or one close to it, as their leading one; then those that have itself. */
  leads: string[]
  /** Each token. */
  parts: string[]
  /** Matches any of the tokens. */
  ranking: string
  /** Matches any of the tokens exactly as typed. */
  exact: string
  /** Products that carry the name of an occasion. */
  carried: string
  /** What fits an occasion: its garments, colours, works and fabrics. */
  fits: string[]
  /** The occasions among the tokens, with the words for them. */
  occasions: (Occasion & { terms: string[] })[]
  /** Whether products need not match all tokens. */
  isPartial: boolean
}

/** A word that the catalogue doesn't have, and those of its words that are looked for instead. */
export interface Correction {
  typed: string
  /** The closest first. */
  used: string[]
}

/** Further tokens are ignored. */
const maxTokens = 8

/**
 * The queries that a text may mean, from the strictest to the loosest: for products with all of the tokens, for those
 * with the garments among them, for those with any; none for a text without tokens. And which of its words were corrected.
 */
export async function searchQueries(
  ctx: Context,
  text: string,
  correctSpelling: boolean,
): Promise<{ queries: SearchQuery[]; corrections: Correction[] }> {
  const parsed = parseTokens(text).slice(0, maxTokens)
  if (parsed.length === 0) return { queries: [], corrections: [] }
  // A word that is known is never corrected.
  const tokens = correctSpelling ? parsed : parsed.map((token): Token => ({ ...token, isKnown: true }))
  const unknown = tokens
    .filter(({ isKnown, isOptional, spellings }) => !isKnown && !isOptional && spellings.length === 1)
    .map(({ spellings }) => spellings[0]!)
  const colors = tokens.filter(({ kind }) => kind === 'color').map(({ synonyms }) => synonyms)
  const rows = await ctx.db.prepared<Omit<SearchQuery, 'isPartial'> & { corrections: Correction[] | null }>`
    SELECT "query"::text, "heads"::text[], "named"::text, ("leads" || "itself")::text[] AS "leads", "parts"::text[],
      "ranking"::text, "exact"::text, "carried"::text, "fits"::text[], ${corrected(unknown)} AS "corrections",
      ARRAY(SELECT to_jsonb("o") FROM "occasions" AS "o" WHERE "o"."name" = ANY ("queries"."occasions")
        ORDER BY "o"."position", "o"."id") AS "occasions"
    FROM search_queries(${JSON.stringify(tokens)}::jsonb) AS "queries", LATERAL (
      SELECT ARRAY(SELECT search_leading(ARRAY(SELECT jsonb_array_elements_text("color")))
        FROM jsonb_array_elements(${JSON.stringify(colors)}::jsonb) AS "color") AS "itself") AS "colors"`
  return {
    queries: rows.map(({ corrections: _, ...row }, index) => ({ ...row, isPartial: index > 0 })),
    corrections: rows[0]?.corrections ?? [],
  }
}

/** Those of the words that `search_queries` replaces, by its conditions: neither in the catalogue nor in an occasion's name. */
const corrected = (unknown: string[]) => Prisma.sql`(
  SELECT jsonb_agg(jsonb_build_object('typed', "typed", 'used', "used")) FROM (
    SELECT "typed", search_similar("plain") AS "used" FROM (
      SELECT "word" AS "typed", search_plain("word") AS "plain",
        rtrim(btrim(search_lexemes("word", '')::text, ''''), 'i') AS "stem"
      FROM unnest(${unknown}::text[]) AS "word") AS "words"
    WHERE char_length("stem") >= 3
      AND NOT EXISTS (SELECT FROM "search_words"
        WHERE "word" LIKE "stem" || '%' AND char_length("word") <= char_length("typed") + 3)
      AND NOT EXISTS (SELECT FROM "occasions" AS "o", unnest("o"."terms") AS "term"
        WHERE starts_with("term", "plain") OR position(' ' || "plain" || ' ' IN ' ' || "term" || ' ') > 0)
  ) AS "replaced" WHERE "used" IS NOT NULL)`

export const matches = ({ query }: SearchQuery) => Prisma.sql`"searchVector" @@ ${query}::tsquery`

/** Names and kinds of garment weigh most, then colours, fabrics and tags, then details; descriptions least. */
export const textWeights = Prisma.sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

const whether = (query: string, weight: number) =>
  Prisma.sql`${weight}::float8 * ("searchVector" @@ ${query}::tsquery)::int`

/** Each query that a product matches adds the same share of the weight. */
const shares = (queries: string[], weight: number) =>
  queries.map((query) => whether(query, weight / queries.length))

/** How much each kind of match counts, beside at most 1 for all tokens and 1 for exact ones. */
const points = { head: 1, named: 0.5, leadingColor: 0.6, part: 0.5, carried: 1.5, fitting: 0.3 }

/**
 * Products of the right kind of garment rank first, then those with the right leading colour; for an occasion, those
 * that carry its name.
 */
export function rank(search: SearchQuery): Prisma.Sql {
  const { heads, named, leads, parts, ranking, exact, carried, fits, isPartial } = search
  const known = [
    ...shares(heads, points.head),
    ...(named ? [whether(named, points.named)] : []),
    ...shares(leads, points.leadingColor),
    ...(isPartial ? parts.map((part) => whether(part, points.part)) : []),
    ...(carried ? [whether(carried, points.carried)] : []),
    ...fits.filter(Boolean).map((fit) => whether(fit, points.fitting)),
  ]
  const byTokens = Prisma.sql`
    ts_rank(${textWeights}, "searchVector", ${ranking}::tsquery) + ts_rank(${textWeights}, "searchVector", ${exact}::tsquery)`
  return Prisma.sql`(${Prisma.join([byTokens, ...known], ' + ')})`
}
