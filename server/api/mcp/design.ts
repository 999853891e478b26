import { z } from 'zod'
import type { Language } from '../../../shared/languages.ts'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import { findNamedProduct, type ProductName } from '../../domain/catalogue/find-product.ts'
import { priceRange } from '../../domain/catalogue/pricing.ts'
import type { Product, ProductColumn } from '../../domain/catalogue/product.ts'
import { nameIn } from '../../domain/catalogue/translated-names.ts'
import { productUrl } from '../../domain/catalogue/product-page.ts'
import { type Variant, variantColumns, variantsOf } from '../../domain/catalogue/variants.ts'
import { storedLanguage } from '../../domain/messages/page-language.ts'
import type { Context } from '../../domain/context.ts'
import { notFound } from '../../domain/errors.ts'
import { isId } from '../../domain/validation.ts'

export const money = z.object({
  amount: z.number().describe('In rupees, with up to two decimals.'),
  currency: z.literal('INR'),
})
export const rupees = (paise: number): z.output<typeof money> => ({ amount: paise / 100, currency: 'INR' })

/** How a tool's input names a design. */
export const designName = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .describe('The design’s id or slug from search_designs, or the address of its page.')

/** Of what the design is called and described in. */
export const languageInput = z
  .enum(['en', 'hi'])
  .default('en')
  .describe('Of names, descriptions and addresses; English where the shop has no text in it.')

export const variantOutput = z.object({
  id: z.string(),
  sku: z.string(),
  size: z.string().nullable().describe('Null for free size, and for garments stitched to measure.'),
  form: z
    .enum(['readymade', 'tailor'])
    .describe('A finished piece, or stitched to the shopper’s measurements.'),
  price: money,
  availability: z.enum(['available', 'out_of_stock', 'discontinued']),
  pieces_left: z.int().nullable().describe('Null for garments stitched to measure.'),
})

export const variantResult = (variant: Variant): z.output<typeof variantOutput> => ({
  id: variant.id,
  sku: variant.sku,
  size: variant.size,
  form: forms[variant.productType],
  price: rupees(variant.price),
  availability: availabilities[variant.availability],
  pieces_left: variant.quantityInStock,
})

const forms = { READYMADE: 'readymade', TAILOR: 'tailor' } as const
const availabilities = {
  AVAILABLE: 'available',
  OUT_OF_STOCK: 'out_of_stock',
  DISCONTINUED: 'discontinued',
} as const

export const summaryOutput = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  url: z.string().nullable().describe('The address of its page.'),
  category: z.string(),
  color: z.string().nullable(),
  fabric: z.string().nullable(),
  price_from: money.nullable().describe('Null for a design that is priced on request.'),
  price_to: money.nullable(),
  is_available: z.boolean().describe('Whether any form of it can be ordered now.'),
  image: z.string().nullable(),
})

/** What a summary is made of. */
export const summaryColumns = [
  ...variantColumns,
  'slug',
  'productName',
  'translatedNames',
  'category',
  'color',
  'fabricType',
  'images',
] as const satisfies readonly ProductColumn[]

type Summarized = Pick<Product, (typeof summaryColumns)[number]>

export function summaryOf(
  { publicUrl }: Context,
  design: Summarized,
  language: Language,
): z.output<typeof summaryOutput> {
  const range = priceRange(design)
  return {
    id: design.id,
    slug: design.slug,
    name: nameIn(storedLanguage(language), design),
    url: publicUrl === null ? null : productUrl(publicUrl, design.slug, language),
    category: categories[design.category],
    color: design.color,
    fabric: design.fabricType,
    price_from: range && rupees(range.min),
    price_to: range && rupees(range.max),
    is_available: variantsOf(design).some(({ availability }) => availability === 'AVAILABLE'),
    image: pictureOf(publicUrl, design.images[0]),
  }
}

/** An absolute address; null without one. */
export function pictureOf(
  publicUrl: string | null,
  image: Product['images'][number] | undefined,
): string | null {
  if (image === undefined || (publicUrl === null && image.url.startsWith('/'))) return null
  return new URL(image.url, publicUrl ?? undefined).href
}

/**
 * The named design with these columns, as the viewer may see it.
 * @throws Refused (NOT_FOUND)
 */
export async function findDesign<Column extends ProductColumn>(
  ctx: Context,
  name: string,
  columns: readonly Column[],
): Promise<Pick<Product, Column>> {
  const design = await findNamedProduct(ctx, namedBy(name), columns)
  if (!design)
    throw notFound((i18n) =>
      i18n._('There is no such design; it may have left the catalogue. Search for another one.'),
    )
  return design as Pick<Product, Column>
}

function namedBy(text: string): ProductName {
  const address = URL.canParse(text, 'http://localhost') ? new URL(text, 'http://localhost') : null
  const last = address?.pathname.split('/').at(-1) ?? ''
  const name = address?.searchParams.get('productId') ?? (text.includes('/') ? last : text)
  return isId(name) ? { id: name } : { slug: name }
}
