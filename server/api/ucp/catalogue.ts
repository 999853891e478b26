import { z } from 'zod'
import { type EnumLabels, categories } from '../../../shared/catalogue/product-enums.ts'
import { listProducts } from '../../domain/catalogue/list-products.ts'
import { filterOf } from '../../domain/catalogue/read-search.ts'
import type { SearchInterpretation } from '../../domain/catalogue/search-conditions.ts'
import { findNamedProduct } from '../../domain/catalogue/find-product.ts'
import { productIdOf, type Variant } from '../../domain/catalogue/variants.ts'
import type { Context } from '../../domain/context.ts'
import { googleCategories } from '../../domain/feeds/merchant-items.ts'
import { isId, parse } from '../../domain/validation.ts'
import { envelope, failure, type Message } from './envelope.ts'
import {
  columns,
  type ListedProduct,
  optionValues,
  type PriceFilter,
  productJson,
  variantJson,
  variantsWithin,
} from './product.ts'
import { selectVariants } from './select-variants.ts'

type Category = keyof typeof categories

/** Identifiers of one batch. */
const maxIds = 50

const amount = z.int().min(0)
const shared = {
  filters: z
    .object({
      categories: z.array(z.string().max(200)).max(50).optional(),
      price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
    })
    .optional(),
  context: z.object({ currency: z.string().optional() }).optional(),
}
const option = z.object({ name: z.string().max(100), label: z.string().max(100) })

const searchRequest = z.object({
  ...shared,
  query: z.string().trim().max(200).optional(),
  pagination: z
    .object({ cursor: z.string().max(2_000).optional(), limit: z.int().min(1).optional() })
    .optional(),
})
const lookupRequest = z.object({ ...shared, ids: z.array(z.string().max(200)).min(1) })
const productRequest = z.object({
  ...shared,
  id: z.string().max(200),
  selected: z.array(option).max(20).optional(),
  preferences: z.array(z.string().max(100)).max(20).default([]),
})

type Filters = Pick<z.output<typeof searchRequest>, 'filters' | 'context'>

/** A price filter in another currency can't be applied: the response says so. */
function priceOf({ filters, context }: Filters): { price: PriceFilter; messages: Message[] } {
  const currency = context?.currency?.toUpperCase() ?? 'INR'
  if (currency === 'INR' || !filters?.price) return { price: filters?.price ?? {}, messages: [] }
  const content = `Prices are in INR: the price filter in ${currency} was not applied.`
  return { price: {}, messages: [{ type: 'info', code: 'price_filter_ignored', content }] }
}

/** The categories that the filter names by either taxonomy; undefined without a filter. */
const categoriesOf = ({ filters }: Filters): Category[] | undefined => {
  const wanted = filters?.categories?.map((each) => each.toLowerCase())
  const isWanted = (labels: EnumLabels<Category>, category: Category) =>
    wanted?.includes(labels[category].toLowerCase())
  return (
    wanted &&
    (Object.keys(categories) as Category[]).filter(
      (category) => isWanted(categories, category) || isWanted(googleCategories, category),
    )
  )
}

/** Designs that are priced on request have no variants: the protocol has no form for them. */
const highestPrice = 100_000_000_000

/** @throws Refused for an unknown cursor */
export async function searchCatalogue(ctx: Context, publicUrl: string, body: unknown) {
  const request = parse(searchRequest, body)
  const { query, filters, pagination } = request
  if (!query && !filters?.categories && !filters?.price)
    return { status: 400, body: failure('search', 'invalid_input', 'Name a query or a filter.') }
  const { price, messages } = priceOf(request)
  const found = categoriesOf(request)
  const unknown = found?.length === 0
  const page = await listProducts(
    ctx,
    {
      search: query,
      where: {
        ...(found && { category: { in: found } }),
        unitPrice: { gte: price.min, lte: Math.min(price.max ?? highestPrice, highestPrice) },
      },
      first: Math.min(pagination?.limit ?? 10, 100),
      after: pagination?.cursor,
    },
    columns,
  )
  const read = page.interpretation && filterOf(page.interpretation).unitPrice
  const within = { min: highest(price.min, read?.gte), max: lowest(price.max, read?.lte) }
  const products = unknown
    ? []
    : page.edges.flatMap(({ node }) => listed(node as ListedProduct, within, publicUrl) ?? [])
  if (page.interpretation) messages.push(...messagesOf(page.interpretation))
  const { hasNextPage, endCursor } = page.pageInfo
  const next = !unknown && hasNextPage ? { cursor: endCursor, has_next_page: true } : { has_next_page: false }
  return { status: 200, body: envelope('search', { products, pagination: next }, messages) }
}

type End = number | null | undefined
const ends = (...all: End[]) => all.filter((end) => end != null)
const highest = (...all: End[]) => (ends(...all).length > 0 ? Math.max(...ends(...all)) : undefined)
const lowest = (...all: End[]) => (ends(...all).length > 0 ? Math.min(...ends(...all)) : undefined)

/** What became filters of the query, which words were corrected, and for whom nothing is sold. */
function messagesOf({ words, filters, corrections, notSoldFor }: SearchInterpretation): Message[] {
  const info = (code: string, content: string): Message => ({ type: 'info', code, content })
  const phrases = filters.map((filter) => `“${filter.words}”`).join(', ')
  return [
    ...(phrases ? [info('query_interpreted', `Looked for “${words}”; taken as filters: ${phrases}.`)] : []),
    ...corrections.map(({ typed, used }) =>
      info('query_corrected', `No design has “${typed}”: looked for “${used.join('”, “')}” instead.`),
    ),
    ...(notSoldFor
      ? [info('not_sold', `The shop has no garments for ${notSoldFor.toLowerCase()}: these are women’s.`)]
      : []),
  ]
}

function listed(product: ListedProduct, price: PriceFilter, publicUrl: string) {
  const variants = variantsWithin(product, price)
  if (variants.length === 0) return null
  return {
    ...productJson(product, variants, publicUrl),
    options: optionValues(variants),
    variants: variants.map((variant) => variantJson(product, variant)),
  }
}

/** A product by its id, its handle or the id of one of its variants; null when there is none. */
async function find(ctx: Context, id: string): Promise<ListedProduct | null> {
  const productId = isId(id) ? id : productIdOf(id)
  const product = await findNamedProduct(ctx, productId === null ? { slug: id } : { id: productId }, columns)
  return product as ListedProduct | null
}

export async function lookUpCatalogue(ctx: Context, publicUrl: string, body: unknown) {
  const request = parse(lookupRequest, body)
  const ids = [...new Set(request.ids)]
  if (ids.length > maxIds)
    return {
      status: 400,
      body: failure('lookup', 'request_too_large', `Name at most ${maxIds} ids at once.`),
    }
  const { price, messages } = priceOf(request)
  const allowed = categoriesOf(request)
  const found = new Map<string, { product: ListedProduct; ids: string[] }>()
  const named = await Promise.all(ids.map((id) => find(ctx, id)))
  for (const [index, id] of ids.entries()) {
    const product = named[index]
    const isKnown =
      product && (productIdOf(id) === null || variantsWithin(product, {}).some((each) => each.id === id))
    if (!isKnown) messages.push({ type: 'info', code: 'not_found', content: id })
    else found.set(product.id, { product, ids: [...(found.get(product.id)?.ids ?? []), id] })
  }
  const products = [...found.values()].flatMap(({ product, ids }) => {
    const variants = variantsWithin(product, price)
    if (variants.length === 0 || (allowed && !allowed.includes(product.category))) return []
    const inputs = (variant: Variant) =>
      ids.flatMap((id) => {
        if (id === variant.id) return { id, match: 'exact' }
        return productIdOf(id) === null && variant === variants[0] ? { id, match: 'featured' } : []
      })
    const asked = variants.filter((variant) => inputs(variant).length > 0)
    if (asked.length === 0) return []
    return {
      ...productJson(product, variants, publicUrl),
      options: optionValues(variants),
      variants: asked.map((variant) => ({ ...variantJson(product, variant), inputs: inputs(variant) })),
    }
  })
  return { status: 200, body: envelope('lookup', { products }, messages) }
}

export async function getProduct(ctx: Context, publicUrl: string, body: unknown) {
  const request = parse(productRequest, body)
  const { id, selected, preferences } = request
  const { price, messages } = priceOf(request)
  const product = await find(ctx, id)
  const variants = product ? variantsWithin(product, price) : []
  const named = variants.find((variant) => variant.id === id)
  const allowed = categoriesOf(request)
  const isFound =
    product &&
    variants.length > 0 &&
    (named || productIdOf(id) === null) &&
    (allowed?.includes(product.category) ?? true)
  if (!isFound) {
    const missing = failure('lookup', 'not_found', `Product not found: ${id}`, 'unrecoverable')
    return { status: 200, body: missing }
  }
  const selection = selectVariants(variants, { named, selected, preferences })
  const detail = {
    ...productJson(product, variants, publicUrl),
    options: selection.options,
    selected: selection.selected,
    variants: selection.variants.map((variant) => variantJson(product, variant)),
  }
  return { status: 200, body: envelope('lookup', { product: detail }, messages) }
}
