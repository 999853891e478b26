import { type Category, Category as categories } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { dayOf } from '../shop/shop-time.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { readUnfinished } from './help-topics.ts'
import { listProducts } from './list-products.ts'
import type { FacetName, Facets } from './product-facets.ts'
import { requireCount } from './find-product.ts'
import type { PartialProduct, ProductColumns } from './product.ts'
import { readSearch } from './read-search.ts'
import { parseTokens, tokensOf } from './search-tokens.ts'
import { suggestTerms, type SuggestedTerm, wordsIn, wordsToComplete } from './suggest-terms.ts'

export interface SuggestedCategory {
  category: Category
  count: number
  /** The text without the words that name the category. */
  text: string
}

/** Categories and terms cost extra statements, so they are read only when requested. */
export interface SearchSuggestions {
  products: PartialProduct[]
  categories: () => Promise<SuggestedCategory[]>
  terms: () => Promise<SuggestedTerm[]>
  helpTopics: HelpTopic[]
}

const maxProducts = 10
const maxCategories = 3
const maxTerms = 5

/** What a term may name. */
const termFacets: readonly FacetName[] = [
  'color',
  'fabricType',
  'pattern',
  'embellishment',
  'tags',
  'seasonalTags',
]

/** Designs that shoppers can order. */
const orderable = { productStatus: { eq: 'ACTIVE' }, availabilityStatus: { eq: 'AVAILABLE' } } as const

const noDesigns = { products: [], categories: async () => [], terms: async () => [] }

/**
 * What an unfinished search may mean. Categories and terms are those of the designs that match, so that each of them
 * leads to designs, and none is taken from a hidden one. Only these columns of the products are read.
 * @throws Refused for more than 100 characters or 10 designs
 */
export async function suggestSearches(
  ctx: Context,
  { text, first }: { text: string; first: number },
  columns: ProductColumns,
): Promise<SearchSuggestions> {
  if (text.length > 100) throw invalid('text', (i18n) => i18n._('Search for at most 100 characters.'))
  requireCount(first, maxProducts)
  const reading = readSearch(text, dayOf(ctx.now()), readUnfinished)
  const { filters, helpTopics, notSoldFor } = reading
  const isAnswered = tokensOf(reading.words).length === 0 && (filters.length === 0 || helpTopics.length > 0)
  if (isAnswered || notSoldFor !== null) return { ...noDesigns, helpTopics }
  const page = await listProducts(ctx, { where: orderable, search: text, first, counted: true }, columns)
  const { edges, facets } = page
  const styles = page.interpretation?.filters.filter(({ kind }) => kind === 'STYLE') ?? []
  const words = styles.length > 0 ? page.interpretation!.words : reading.words
  // A suggestion keeps what the text says beside its words.
  const phrases = [...filters, ...styles].map((filter) => filter.words)
  const named = page.interpretation?.filters.flatMap(({ occasion }) => occasion?.name ?? []) ?? []
  const occasions = edges.length === 0 || page.isPartialMatch ? [] : named
  return {
    products: edges.map(({ node }) => node),
    categories: async () =>
      (await categoriesOf(words, facets)).map((each) => ({ ...each, text: withPhrases(each.text, phrases) })),
    terms: async () =>
      (await termsOf(ctx, words, facets, occasions)).map((each) => ({
        ...each,
        text: withPhrases(each.text, phrases),
      })),
    helpTopics,
  }
}

const withPhrases = (text: string, phrases: string[]) => [text, ...phrases].filter(Boolean).join(' ')

async function categoriesOf(text: string, facets: Facets): Promise<SuggestedCategory[]> {
  const words = wordsIn(text).map((word) => ({ word, meanings: tokensOf(word)[0] ?? [] }))
  const found = (await facets.values('category')).map(({ value, count }) => {
    const name = value.toLowerCase()
    const others = words.filter(
      ({ meanings: [typed, ...synonyms] }) =>
        !(typed !== undefined && name.startsWith(typed)) && !synonyms.includes(name),
    )
    return {
      category: categories[value as Category],
      count,
      text: others.map(({ word }) => word).join(' '),
      isNamed: others.length < words.length,
    }
  })
  return [...found.filter(({ isNamed }) => isNamed), ...found.filter(({ isNamed }) => !isNamed)].slice(
    0,
    maxCategories,
  )
}

async function termsOf(
  ctx: Context,
  text: string,
  facets: Facets,
  occasions: string[],
): Promise<SuggestedTerm[]> {
  const [values, corrections] = await Promise.all([
    Promise.all(termFacets.map((name) => facets.values(name))),
    correct(ctx, wordsToComplete(text).filter(isUnknown)),
  ])
  const named = occasions.map((value) => ({ value, count: Infinity }))
  return suggestTerms(text, [...named, ...values.flat()], corrections).slice(0, maxTerms)
}

/** Names of crafts, and other known words, are never corrected. */
const isUnknown = (word: string) => !parseTokens(word)[0]?.isKnown

/** The catalogue's words that are spelled most like each of these. */
async function correct(ctx: Context, words: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db.prepared<{ word: string; similar: string[] | null }>`
    SELECT "word", search_similar(search_plain("word")) AS "similar" FROM unnest(${words}::text[]) AS "word"`
  return new Map(rows.map(({ word, similar }) => [word, similar ?? []]))
}
