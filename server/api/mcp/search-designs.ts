import { z } from 'zod'
import { categories, valueOf } from '../../../shared/catalogue/product-enums.ts'
import { paths } from '../../../shared/paths.ts'
import { listProducts } from '../../domain/catalogue/list-products.ts'
import { filterOf } from '../../domain/catalogue/read-search.ts'
import type { SearchInterpretation } from '../../domain/catalogue/search-conditions.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { languageInput, summaryColumns, summaryOf, summaryOutput } from './design.ts'
import { tool } from './tool.ts'

const rupees = (paise: number | null | undefined) => (paise == null ? null : paise / 100)

function understoodOf(interpretation: SearchInterpretation) {
  const { words, filters, corrections, notSoldFor } = interpretation
  const { unitPrice, discount } = filterOf(interpretation)
  return {
    words,
    min_price: rupees(unitPrice?.gte),
    max_price: rupees(unitPrice?.lte),
    on_sale: filters.some(({ kind }) => kind === 'DISCOUNT'),
    min_discount: discount?.gte ?? null,
    sizes: filters.flatMap(({ size }) => size ?? []),
    styles: filters.flatMap(({ styles }) => styles.map(({ name }) => name)),
    occasions: filters.flatMap(({ occasion }) => occasion?.name ?? []),
    ready_by: filters.find(({ readyBy }) => readyBy !== null)?.readyBy ?? null,
    lowest_price_first: filters.some(({ kind }) => kind === 'LOWEST_PRICE_FIRST'),
    newest_first: filters.some(({ kind }) => kind === 'NEWEST_FIRST'),
    corrections,
    not_sold_for: notSoldFor,
  }
}

export const searchDesigns = tool({
  name: 'search_designs',
  title: 'Search designs',
  description:
    'Searches the shop’s women’s garments (lehengas, sarees, suits, blouses, dresses) by words in English or Hindi, category and price. Words may name prices, sizes, offers, days, necks, sleeves and backs: “silk saree above 3000”, “blouse size M on sale”, “boat neck blouse”. Spelling mistakes are forgiven. Returns designs with prices in rupees; view_design has the sizes and details of one.',
  input: z.object({
    query: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('Words such as “maroon silk lehenga” or “sangeet”.'),
    category: z.enum(Object.values(categories)).optional(),
    max_price: z.number().positive().max(10_000_000).optional().describe('In rupees.'),
    only_available: z.boolean().default(false).describe('Leaves out what can’t be ordered now.'),
    language: languageInput,
    limit: z.int().min(1).max(24).default(8),
    cursor: z.string().max(2_000).optional().describe('next_cursor of the same search, for more designs.'),
  }),
  output: z.object({
    designs: z.array(summaryOutput),
    is_partial_match: z.boolean().describe('No design has all words: these have some of them.'),
    understood: z
      .object({
        words: z.string().describe('What was looked for in the designs.'),
        min_price: z.number().nullable().describe('In rupees, as the words say: “above 3000”.'),
        max_price: z.number().nullable().describe('In rupees: “under 5000”, “2000 se kam”.'),
        on_sale: z.boolean().describe('Only designs with a discount.'),
        min_discount: z.number().nullable().describe('Percent: “20% off”.'),
        sizes: z.array(z.string()).describe('Only designs with a piece of one of these sizes in stock.'),
        styles: z
          .array(z.string())
          .describe(
            'Only designs that have one of them, or name it: “boat neck”, “puff baju”. Of each phrase one is enough.',
          ),
        occasions: z.array(z.string()).describe('Only designs that suit one of them: “for haldi”.'),
        ready_by: z
          .string()
          .nullable()
          .describe('Only designs that are ready at the shop by this day if ordered now: “by 12 December”.'),
        lowest_price_first: z.boolean(),
        newest_first: z.boolean(),
        corrections: z
          .array(z.object({ typed: z.string(), used: z.array(z.string()) }))
          .describe('Words that no design has, and those looked for instead: say so.'),
        not_sold_for: z
          .enum(['MEN', 'CHILDREN'])
          .nullable()
          .describe('The words ask for garments for them. The shop sells none: the designs are women’s.'),
      })
      .nullable()
      .describe('What the words were taken to say; null without any.'),
    help_pages: z
      .array(z.string())
      .describe('Where the shop answers what the words ask about it: “return policy”, “delivery charges”.'),
    next_cursor: z.string().nullable(),
  }),
  run: async (ctx, { query, category, max_price, only_available, language, limit, cursor }) => {
    const page = await listProducts(
      ctx,
      {
        search: query,
        where: {
          ...(category && { category: { eq: valueOf(categories, category) } }),
          ...(max_price !== undefined && { unitPrice: { lte: Math.round(max_price * 100) } }),
          ...(only_available && { availabilityStatus: { eq: 'AVAILABLE' } }),
        },
        first: limit,
        after: cursor,
      },
      summaryColumns,
    )
    return {
      // Every column was selected.
      designs: page.edges.map(({ node }) => summaryOf(ctx, node as Product, language)),
      is_partial_match: page.isPartialMatch,
      understood: page.interpretation && understoodOf(page.interpretation),
      help_pages: page.helpTopics.map((topic) =>
        ctx.publicUrl === null ? paths.help(topic) : new URL(paths.help(topic), ctx.publicUrl).href,
      ),
      next_cursor: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
    }
  },
})
