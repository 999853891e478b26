import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { readStyleOptions } from '../style-options/style-option.ts'
import { cut, nothing, type SearchFilter, type SearchReading } from './read-search.ts'
import { mayNameStyle, readStyles, type StylePhrase } from './read-styles.ts'
import { textWeights } from './search.ts'

/** What the style words of a search ask of designs, as SQL on `products`. */
export interface StyleConditions {
  /** Has an option of each phrase, or names it in words. */
  matches: Prisma.Sql
  /** Has an option of each phrase. */
  has: Prisma.Sql
  /** At most about 2 for each phrase: more for a design that has the option, and for one that names it in its name. */
  points: Prisma.Sql
}

/**
 * The reading with what its words say of necks, sleeves and other parts as filters by options of the style book; null where they name
 * none. Without words of that kind nothing is read.
 */
export async function readStyleWords(
  ctx: Context,
  typed: string,
  reading: SearchReading,
): Promise<(SearchReading & { style: StyleConditions }) | null> {
  if (!mayNameStyle(reading.words)) return null
  const options = await readStyleOptions(ctx.db, { isActive: true })
  const whole = typed.normalize('NFC')
  let words = reading.words
  const filters: SearchFilter[] = []
  const phrases: StylePhrase[] = []
  // From the last, so that the positions of the others stay.
  for (const phrase of readStyles(words, options).toReversed()) {
    const at = whole.indexOf(words.slice(phrase.at, phrase.at + phrase.length))
    if (at === -1) continue
    const { words: own, remaining } = cut(whole, at, phrase.length)
    words = cut(words, phrase.at, phrase.length).remaining
    filters.unshift({ ...nothing, kind: 'STYLE', words: own, remaining, styles: phrase.options })
    phrases.push(phrase)
  }
  if (phrases.length === 0) return null
  return { ...reading, words, filters: [...reading.filters, ...filters], style: conditionsOf(phrases) }
}

function conditionsOf(phrases: StylePhrase[]): StyleConditions {
  const all = phrases.map((phrase) => ({
    has: Prisma.sql`"style" && ${phrase.options.map(({ id }) => id)}::text[]`,
    named: namedBy(phrase),
  }))
  return {
    matches: Prisma.join(
      all.map(({ has, named }) => Prisma.sql`(${has} OR "searchVector" @@ ${named})`),
      ' AND ',
    ),
    has: Prisma.sql`(${Prisma.join(
      all.map(({ has }) => has),
      ' AND ',
    )})`,
    points: Prisma.join(
      all.map(
        ({ has, named }) =>
          Prisma.sql`(${has})::int::float8 + ts_rank(${textWeights}, "searchVector", ${named})`,
      ),
      ' + ',
    ),
  }
}

const any = (words: readonly string[]) => Prisma.sql`search_any(${words}::text[], '')`

/** Words one after another, with at most one between: 'boat neck', 'boat shaped neck'. */
const inSequence = ([first, ...others]: string[][]) =>
  others.reduce(
    (before, word) =>
      Prisma.sql`(tsquery_phrase(${before}, ${any(word)}) || tsquery_phrase(${before}, ${any(word)}, 2))`,
    any(first!),
  )

/** As a subquery, it is computed once for a statement. */
const namedBy = ({ named, synonyms }: StylePhrase) =>
  Prisma.sql`(SELECT ${Prisma.join([...named.map(inSequence), any(synonyms)], ' || ')})`
