import type { GraphQLResolveInfo } from 'graphql'
import { changeProducts, deleteProducts } from '../../domain/catalogue/change-products.ts'
import { completeTheLook } from '../../domain/catalogue/complete-the-look.ts'
import { findNamedProduct } from '../../domain/catalogue/find-product.ts'
import { importProducts, previewImport } from '../../domain/catalogue/import-products.ts'
import { listSimilarProducts } from '../../domain/catalogue/list-similar-products.ts'
import { listProductsByIds } from '../../domain/catalogue/list-products-by-ids.ts'
import { listProducts } from '../../domain/catalogue/list-products.ts'
import { priceOffers } from '../../domain/catalogue/price-offers.ts'
import { deleteProductView, listProductViews, saveProductView } from '../../domain/catalogue/product-views.ts'
import type { FacetName, Facets } from '../../domain/catalogue/product-facets.ts'
import { listProductRows } from '../../domain/catalogue/product-rows.ts'
import { addProduct, deleteProduct, updateProduct } from '../../domain/catalogue/save-product.ts'
import { suggestSearches } from '../../domain/catalogue/suggest-searches.ts'
import { loopAddress } from '../../domain/images/image-address.ts'
import { loadStyle } from '../../domain/style-options/load-style.ts'
import type { ProductFacetsResolvers, Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { selectedColumns, productFields } from './product-fields.ts'
import { selectedFields } from './selection.ts'
import { totals } from './totals.ts'

const values = (name: FacetName) => (facets: Facets) => facets.values(name)
const trueCount = (name: FacetName) => async (facets: Facets) => (await facets.values(name))[0]?.count ?? 0

const ProductFacets: ProductFacetsResolvers = {
  category: values('category'),
  fabricType: values('fabricType'),
  stitchingType: values('stitchingType'),
  pattern: values('pattern'),
  embellishment: values('embellishment'),
  availabilityStatus: values('availabilityStatus'),
  color: values('color'),
  productType: values('productType'),
  productStatus: values('productStatus'),
  featuredProduct: trueCount('featuredProduct'),
  customizationAvailable: trueCount('customizationAvailable'),
  size: values('size'),
  style: async (facets, _args, ctx) => {
    const counted = await facets.values('style')
    const others = facets.styleIds.filter((id) => !counted.some(({ value }) => value === id))
    const all = [...counted, ...others.map((value) => ({ value, count: 0 }))]
    const options = await loadStyle(
      ctx,
      all.map(({ value }) => value),
    )
    return all.flatMap((each) => {
      const option = options.find(({ id }) => id === each.value)
      return option && (option.isActive || each.count === 0) ? [{ ...each, option }] : []
    })
  },
  areCapped: (facets) => facets.areCapped(),
}

const columnsOfPage = selectedColumns('edges', 'node')
const columnsOfProduct = selectedColumns()
const columnsOfSuggestions = selectedColumns('products')
const isCounted = (info: GraphQLResolveInfo) => {
  const fields = selectedFields(info)
  return fields.has('totalCount') || fields.has('facets')
}

export const catalogue: Resolvers = {
  Query: {
    products: (_root, query, ctx, info) =>
      listProducts(ctx, { ...query, counted: !!query.search && isCounted(info) }, columnsOfPage(info)),
    searchSuggestions: (_root, query, ctx, info) => suggestSearches(ctx, query, columnsOfSuggestions(info)),
    product: (_root, name, ctx, info) => findNamedProduct(ctx, name, columnsOfProduct(info)),
    productsByIds: (_root, { ids }, ctx, info) => listProductsByIds(ctx, ids, columnsOfProduct(info)),
    similarProducts: (_root, query, ctx, info) => listSimilarProducts(ctx, query, columnsOfProduct(info)),
    completeTheLook: (_root, query, ctx, info) => completeTheLook(ctx, query, columnsOfProduct(info)),
    productRows: (_root, query, ctx) => listProductRows(ctx, query),
    importPreview: (_root, { input }, ctx) => previewImport(ctx, input),
    priceOffers: (_root, prices, ctx) => priceOffers(ctx, prices),
    productViews: (_root, _args, ctx) => listProductViews(ctx),
  },
  Mutation: {
    addProduct: (_root, { input }, ctx) =>
      withUserErrors({ product: null }, async () => ({ product: await addProduct(ctx, input) })),
    updateProduct: async (_root, { input: { id, ...changes } }, ctx) => {
      const payload = await withUserErrors({ product: null }, async () => ({
        product: await updateProduct(ctx, id, changes),
      }))
      const outdated = payload.userErrors.some(({ field }) => field === 'version')
      return outdated ? { ...payload, product: { id } } : payload
    },
    deleteProduct: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedProductId: null }, async () => {
        await deleteProduct(ctx, id)
        return { deletedProductId: id }
      }),
    changeProducts: (_root, { input }, ctx) =>
      withUserErrors({ products: [] }, async () => ({
        products: (await changeProducts(ctx, input)).map((id) => ({ id })),
      })),
    deleteProducts: (_root, { input: { products } }, ctx) =>
      withUserErrors({ deletedProductIds: [] }, async () => ({
        deletedProductIds: await deleteProducts(ctx, products),
      })),
    importProducts: (_root, { input }, ctx) =>
      withUserErrors({ rows: [] }, async () => {
        const { rows, issues } = await importProducts(ctx, input)
        return { rows, userErrors: issues }
      }),
    saveProductView: (_root, { input }, ctx) =>
      withUserErrors({ productView: null }, async () => ({ productView: await saveProductView(ctx, input) })),
    deleteProductView: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedProductViewId: null }, async () => {
        await deleteProductView(ctx, id)
        return { deletedProductViewId: id }
      }),
  },
  Product: productFields,
  ProductConnection: { ...totals, facets: ({ facets }) => facets },
  ProductFacets,
  ProductImage: {
    isDrawing: ({ url }, _args, ctx) => ctx.loaders.isDrawing.load(url),
    loopUrl: ({ url }) => loopAddress(url),
  },
  SearchSuggestions: {
    categories: ({ categories }) => categories(),
    terms: ({ terms }) => terms(),
  },
  ProductRowPage: totals,
}
