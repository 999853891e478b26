import { categories } from '../../../shared/catalogue/product-enums.ts'
import { averageRating, type Product, type ProductColumn } from '../../domain/catalogue/product.ts'
import { productUrl } from '../../domain/catalogue/product-page.ts'
import { type Variant, variantColumns, variantsOf } from '../../domain/catalogue/variants.ts'
import { googleCategories } from '../../domain/feeds/merchant-items.ts'

export const columns = [
  ...variantColumns,
  'slug',
  'productName',
  'description',
  'category',
  'images',
  'tags',
  'ratingCount',
  'ratingTotal',
] as const satisfies readonly ProductColumn[]

export type ListedProduct = Pick<Product, (typeof columns)[number]>

/** Paise; what lies outside is left out. */
export interface PriceFilter {
  min?: number | undefined
  max?: number | undefined
}

export interface Option {
  name: string
  label: string
}

const forms = { READYMADE: 'Ready-made', TAILOR: 'Made to measure' } as const
const statuses = {
  AVAILABLE: 'in_stock',
  OUT_OF_STOCK: 'out_of_stock',
  DISCONTINUED: 'discontinued',
} as const

const money = (amount: number) => ({ amount, currency: 'INR' })

export const optionsOf = ({ size, productType }: Variant): Option[] => [
  { name: 'Form', label: forms[productType] },
  ...(size === null ? [] : [{ name: 'Size', label: size }]),
]

/** The variants within the filter, those that can be ordered first. */
export const variantsWithin = (product: ListedProduct, { min = 0, max = Infinity }: PriceFilter): Variant[] =>
  variantsOf(product)
    .filter(({ price }) => price >= min && price <= max)
    .toSorted((one, other) => Number(isAvailable(other)) - Number(isAvailable(one)))

export const isAvailable = ({ availability }: Variant) => availability === 'AVAILABLE'

export function variantJson({ productName }: ListedProduct, variant: Variant) {
  const title = [productName, ...optionsOf(variant).map(({ label }) => label)].join(', ')
  return {
    id: variant.id,
    sku: variant.sku,
    title,
    description: { plain: title },
    price: money(variant.price),
    ...(variant.listPrice > variant.price && { list_price: money(variant.listPrice) }),
    availability: { available: isAvailable(variant), status: statuses[variant.availability] },
    options: optionsOf(variant),
  }
}

/** Everything of a product but its variants and options. Its ranges are those of these variants, of which there is one at least. */
export function productJson(product: ListedProduct, variants: Variant[], publicUrl: string) {
  const range = (prices: number[]) => ({ min: money(Math.min(...prices)), max: money(Math.max(...prices)) })
  const average = averageRating(product)
  return {
    id: product.id,
    handle: product.slug,
    title: product.productName,
    description: { plain: product.description },
    url: productUrl(publicUrl, product.slug, 'en'),
    categories: [
      { value: categories[product.category], taxonomy: 'merchant' },
      { value: googleCategories[product.category], taxonomy: 'google_product_category' },
    ],
    price_range: range(variants.map(({ price }) => price)),
    list_price_range: range(variants.map(({ listPrice }) => listPrice)),
    media: product.images.map(({ url, alt, width, height }) => ({
      type: 'image',
      url: new URL(url, publicUrl).href,
      alt_text: alt,
      ...(width !== null && height !== null && { width, height }),
    })),
    tags: product.tags,
    ...(average !== null && { rating: { value: average, scale_max: 5, count: product.ratingCount } }),
  }
}

/** The values of each option that some of the variants have. */
export function optionValues(variants: Variant[]): { name: string; values: { label: string }[] }[] {
  const labels = new Map<string, Set<string>>()
  for (const { name, label } of variants.flatMap(optionsOf))
    labels.set(name, (labels.get(name) ?? new Set()).add(label))
  return [...labels].map(([name, values]) => ({ name, values: [...values].map((label) => ({ label })) }))
}
