import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import { brandOf, productUrl } from '../catalogue/product-page.ts'
import { suggestCells } from '../catalogue/suggest-cells.ts'
import { type Variant, variantsOf } from '../catalogue/variants.ts'
import { ownImageId } from '../images/image-address.ts'
import type { FeedProduct } from './list-feed-products.ts'

/** Google's limits, in characters or entries: https://support.google.com/merchants/answer/7052112. */
export const limits = {
  title: 150,
  description: 5000,
  address: 2000,
  additionalImages: 10,
  brand: 70,
  colors: 3,
  color: 40,
  size: 100,
  material: 200,
  pattern: 100,
  /** Pixels of a picture of clothing, on both sides. */
  pictureSide: 250,
} as const

/** Attributes in the order of the feed. A list repeats its element; `shipping` has elements of its own. */
export type MerchantItem = Record<string, string | string[] | Record<string, string>>

/** What the shop says about all items. */
export interface FeedShop {
  name: string
  publicUrl: string
  /** With delivery zones the cost depends on the pincode, and the account at Google has it. */
  hasZones: boolean
}

/**
 * A product's items for Google Merchant Center, one for each of its variants. Empty for a discontinued product, and for one that
 * Google would refuse: without a price, a picture or a known colour.
 */
export function merchantItems(product: FeedProduct, shop: FeedShop): MerchantItem[] {
  const [image, ...otherImages] = pictures(product, shop.publicUrl)
  const color = colorOf(product)
  if (image === undefined || color === null) return []
  const about = {
    description: cut(plain(product.description), limits.description),
    link: productUrl(shop.publicUrl, product.slug, 'en'),
    image_link: image,
    additional_image_link: otherImages.slice(0, limits.additionalImages),
  }
  const garment = {
    brand: cut(plain(brandOf(product, shop)), limits.brand),
    ...(product.ownBrand === null && { identifier_exists: 'no' }),
    condition: 'new',
    age_group: 'adult',
    gender: 'female',
    color,
    ...optional('material', product.fabricType, limits.material),
    ...optional('pattern', product.pattern, limits.pattern),
    google_product_category: googleCategories[product.category],
    product_type: `Women's clothing > ${categories[product.category]}`,
    ...(!shop.hasZones && { shipping: { country: 'IN', price: money(product.shippingCost) } }),
  }
  return variantsOf(product)
    .filter(({ price, availability }) => price > 0 && availability !== 'DISCONTINUED')
    .map((variant) => ({
      id: variant.id,
      item_group_id: product.id,
      title: titleOf(product, variant),
      ...about,
      availability: variant.availability === 'AVAILABLE' ? 'in_stock' : 'out_of_stock',
      ...pricesOf(variant),
      ...garment,
      size: cut(plain(sizeOf(variant)), limits.size),
    }))
}

const clothing = 'Apparel & Accessories > Clothing'
const traditional = `${clothing} > Traditional & Ceremonial Clothing`

/** By Google's taxonomy of products. */
export const googleCategories = {
  LEHENGA: `${traditional} > Saris & Lehengas`,
  SAREE: `${traditional} > Saris & Lehengas`,
  SUIT: traditional,
  BLOUSE: `${clothing} > Shirts & Tops`,
  DRESS: `${clothing} > Dresses`,
  TOILER: clothing,
  OTHERS: clothing,
} as const satisfies Record<Category, string>

const money = (paise: number) => `${(paise / 100).toFixed(2)} INR`

const pricesOf = ({ listPrice, price }: Variant) => ({
  price: money(listPrice),
  ...(price < listPrice && { sale_price: money(price) }),
})

const sizeOf = ({ size, productType }: Variant) =>
  productType === 'TAILOR' ? 'Made to measure' : (size ?? 'One size')

function titleOf({ productName }: FeedProduct, variant: Variant) {
  const form = variant.productType === 'TAILOR' ? 'made to measure' : variant.size
  const ending = form === null ? '' : `, ${plain(form)}`
  return cut(plain(productName), limits.title - ending.length) + ending
}

const optional = (name: string, value: string | null, max: number) =>
  value === null || plain(value) === '' ? {} : { [name]: cut(plain(value), max) }

/** The stored colours, or the one that the texts name; null without either. */
function colorOf({ color, productName, description, ownBrand, tags }: FeedProduct): string | null {
  const suggested = () =>
    suggestCells(productName, description, [ownBrand ?? '', ...tags]).find(({ column }) => column === 'color')
  const names = plain(color || suggested()?.value || '')
    .split(/\s*(?:[/,&+]|\band\b)\s*/i)
    .filter((name) => /\p{L}/u.test(name))
  return (
    names
      .slice(0, limits.colors)
      .map((name) => cut(name, limits.color))
      .join('/') || null
  )
}

/** Absolute addresses, the cover first, of pictures that are large enough. Own ones as JPEG, as structured data has them. */
const pictures = ({ images }: FeedProduct, publicUrl: string): string[] =>
  images
    .filter(({ width, height }) => Math.min(width ?? Infinity, height ?? Infinity) >= limits.pictureSide)
    .map(({ url }) => {
      const id = ownImageId(url)
      return new URL(id === null ? url : `/images/${id}-1280.jpg`, publicUrl).href
    })
    .filter((address) => address.length <= limits.address)

/** One line: feeds show no line breaks. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** At most so many characters, cut between words where there are some. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max + 1)
  const space = start.lastIndexOf(' ')
  const whole = space > max / 2 ? start.slice(0, space) : start.slice(0, max)
  // Half of a character of two code units is no text.
  return whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}
