import { isAdmin } from '../domain/accounts/policy.ts'
import { findProduct } from '../domain/catalogue/find-product.ts'
import { type FacetName, listProducts, type ProductPage } from '../domain/catalogue/list-products.ts'
import { offer, priceRange } from '../domain/catalogue/pricing.ts'
import { averageRating } from '../domain/catalogue/product.ts'
import { addProduct, deleteProduct, updateProduct } from '../domain/catalogue/save-product.ts'
import type { ProductFacetsResolvers, Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const values = (name: FacetName) => (page: ProductPage) => page.facet(name)
const trueCount = (name: FacetName) => async (page: ProductPage) => (await page.facet(name))[0]?.count ?? 0

const ProductFacets: ProductFacetsResolvers = {
  category: values('category'),
  fabricType: values('fabricType'),
  stitchingType: values('stitchingType'),
  pattern: values('pattern'),
  embellishment: values('embellishment'),
  availabilityStatus: values('availabilityStatus'),
  color: values('color'),
  productType: values('productType'),
  featuredProduct: trueCount('featuredProduct'),
  customizationAvailable: trueCount('customizationAvailable'),
}

export const catalogue: Resolvers = {
  Query: {
    products: (_root, { where, ...page }, ctx) => listProducts(ctx, { ...page, where: where }),
    product: (_root, { id }, ctx) => findProduct(ctx, id),
  },
  Mutation: {
    addProduct: (_root, { input }, ctx) =>
      withUserErrors({ product: null }, async () => ({ product: await addProduct(ctx, input) })),
    updateProduct: (_root, { input: { id, ...changes } }, ctx) =>
      withUserErrors({ product: null }, async () => ({ product: await updateProduct(ctx, id, changes) })),
    deleteProduct: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedProductId: null }, async () => {
        await deleteProduct(ctx, id)
        return { deletedProductId: id }
      }),
  },
  Product: {
    externalRef: (product, _args, ctx) => (isAdmin(ctx.viewer) ? product.externalRef : null),
    tailorOffer: (product) => offer(product, 'TAILOR'),
    readyMadeOffer: (product) => offer(product, 'READYMADE'),
    priceRange: (product) => priceRange(product),
    rating: (product) => ({ average: averageRating(product), count: product.ratingCount }),
    viewerCanEdit: (_product, _args, ctx) => isAdmin(ctx.viewer),
  },
  ProductConnection: { totalCount: (page) => page.totalCount(), facets: (page) => page },
  ProductFacets,
}
