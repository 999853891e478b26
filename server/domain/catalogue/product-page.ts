import { inLanguage, type Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import type { Product } from './product.ts'

/** The canonical address of a product's page: what its page, the sitemap and the feeds name. */
export const productUrl = (publicUrl: string, slug: string, language: Language): string =>
  new URL(inLanguage(language, paths.productBySlug(slug)), publicUrl).href

/** The brand that a product is sold under. */
export const brandOf = ({ ownBrand }: Pick<Product, 'ownBrand'>, shop: Pick<ShopFacts, 'name'>): string =>
  ownBrand ?? shop.name
