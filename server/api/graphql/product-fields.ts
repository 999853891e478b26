import type { GraphQLResolveInfo } from 'graphql'
import { type ProductFieldName, productFieldNames } from '../../../shared/catalogue/product-fields.ts'
import { isAllowed } from '../../domain/accounts/policy.ts'
import { offer } from '../../../shared/catalogue/offers.ts'
import { priceRange } from '../../domain/catalogue/pricing.ts'
import {
  averageRating,
  isNewDesign,
  type PartialProduct,
  type Product,
  type ProductColumn,
} from '../../domain/catalogue/product.ts'
import { brandOf, productUrl } from '../../domain/catalogue/product-page.ts'
import { variantColumns, variantsOf } from '../../domain/catalogue/variants.ts'
import type { Context } from '../../domain/context.ts'
import { notFound } from '../../domain/errors.ts'
import { drawnColumns, flatsOfProduct } from '../../domain/flats/garment-flats.ts'
import { canRate } from '../../domain/feedback/write-feedback.ts'
import { pageLanguage } from '../../domain/messages/page-language.ts'
import { loadDesignStyle } from '../../domain/style-options/load-style.ts'
import type { ProductResolvers, RequireFields, ProductUrlArgs } from './__generated__/resolvers.ts'
import { type Localized, translatedText } from './localized-texts.ts'
import { selectedFields } from './selection.ts'

/** Resolves a field of `Product`, and names the columns that it needs. */
type ProductField<Result, Args = unknown> = ((
  product: PartialProduct,
  args: Args,
  ctx: Context,
) => Result | Promise<Result>) & { columns: readonly ProductColumn[] }

/** A product that lacks one of the columns is read completely, so that no field depends on the selection. */
function from<Column extends ProductColumn, Result, Args = unknown>(
  columns: readonly Column[],
  resolve: (product: Pick<Product, Column>, ctx: Context, args: Args) => Result | Promise<Result>,
): ProductField<Result, Args> {
  // A loop: this runs for every field of every product of a page.
  const has = (product: PartialProduct): product is PartialProduct & Pick<Product, Column> => {
    for (const column of columns) if (product[column] === undefined) return false
    return true
  }
  const read = async (id: string, args: Args, ctx: Context) => {
    const product = await ctx.loaders.product.load(id)
    if (!product) throw notFound((i18n) => i18n._('There is no such product; it may have been deleted.'))
    return resolve(product, ctx, args)
  }
  return Object.assign(
    (product: PartialProduct, args: Args, ctx: Context) =>
      has(product) ? resolve(product, ctx, args) : read(product.id, args, ctx),
    { columns },
  )
}

const column = <Column extends ProductColumn>(name: Column) => from([name], (product) => product[name])

const prices = ['tailorPrice', 'readyMadePrice', 'discount'] as const

/** Fields that are a column of their own, from shared/catalogue/product-fields.ts. */
const columnFields = Object.fromEntries(productFieldNames.map((name) => [name, column(name)])) as {
  [Name in ProductFieldName]: ProductField<Product[Name]>
}

export const productFields = {
  id: column('id'),
  ...columnFields,
  externalRef: column('externalRef'),
  productName: from(['productName', 'translatedNames'], (product, _ctx, args: Localized) =>
    translatedText(args, product.productName, product.translatedNames, 'productName'),
  ),
  description: from(['description', 'translations'], (product, _ctx, args: Localized) =>
    translatedText(args, product.description, product.translations, 'description'),
  ),
  slug: column('slug'),
  url: from(['slug'], ({ slug }, { publicUrl }, { locale }: RequireFields<ProductUrlArgs, 'locale'>) =>
    publicUrl === null ? null : productUrl(publicUrl, slug, pageLanguage(locale)),
  ),
  brand: from(['ownBrand'], (product, ctx) => brandOf(product, ctx.shop)),
  currency: from([], () => 'INR' as const),
  variants: from(variantColumns, variantsOf),
  tailorOffer: from(prices, (product) => offer(product, 'TAILOR')),
  readyMadeOffer: from(prices, (product) => offer(product, 'READYMADE')),
  priceRange: from(prices, priceRange),
  flats: from([...drawnColumns, 'tailorPrice', 'style'], async (design, ctx) =>
    flatsOfProduct(ctx, design, await loadDesignStyle(ctx, design.style)),
  ),
  style: from(['style'], ({ style }, ctx) => loadDesignStyle(ctx, style)),
  cover: from(['images'], ({ images }) => images[0] ?? null),
  rating: from(['ratingCount', 'ratingTotal'], (product) => ({
    average: averageRating(product),
    count: product.ratingCount,
  })),
  fitVotes: from(['id'], ({ id }, ctx) => ctx.loaders.fitVotes.load(id)),
  dateAdded: column('dateAdded'),
  isNew: from(['dateAdded'], (product, ctx) => isNewDesign(product, ctx.now())),
  lastUpdated: column('lastUpdated'),
  version: column('version'),
  viewerCanEdit: from([], (_product, ctx) => isAllowed(ctx.viewer, 'EDIT_PRODUCTS')),
  viewerCanRate: from(['id'], ({ id }, ctx) => canRate(ctx, id)),
} satisfies Required<Omit<ProductResolvers, '__isTypeOf'>>

type FieldSelection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/**
 * The columns needed by the selected fields, below the field being resolved or a path of its fields. Memoized by the
 * field nodes, which a compiled operation reuses.
 */
export function selectedColumns(...path: string[]): (info: FieldSelection) => ReadonlySet<ProductColumn> {
  const known = new WeakMap<FieldSelection['fieldNodes'], ReadonlySet<ProductColumn>>()
  return (info) => {
    const columns = known.get(info.fieldNodes) ?? columnsOf(selectedFields(info, ...path))
    known.set(info.fieldNodes, columns)
    return columns
  }
}

const columnsOf = (fields: Set<string>) =>
  new Set(
    [...fields].flatMap((name) =>
      Object.hasOwn(productFields, name) ? productFields[name as keyof typeof productFields].columns : [],
    ),
  )
