import { z } from 'zod'
import { findProduct } from '../../domain/catalogue/find-product.ts'
import { listAllShownProducts } from '../../domain/catalogue/list-products.ts'
import { notFound } from '../../domain/errors.ts'
import { oneProductResponse, allProductsResponse } from './responses.ts'
import { call } from './call.ts'
import { exampleProduct, productId } from './examples.ts'
import { requiredId } from './fields.ts'
import { productJson } from './serialize.ts'

export const common = [
  call({
    method: 'GET',
    path: '/common/gel_all_product',
    group: 'Catalogue',
    does: 'The whole catalogue that shoppers see, newest first. The path is spelt so.',
    access: 'anyone',
    input: null,
    response: { fields: allProductsResponse, example: [exampleProduct] },
    errors: {},
    run: async (ctx) => {
      const products = await listAllShownProducts(ctx)
      return Promise.all(products.map((product) => productJson(ctx, product)))
    },
  }),
  call({
    method: 'GET',
    path: '/common/get_single_product',
    group: 'Catalogue',
    does: 'One product.',
    access: 'anyone',
    input: { in: 'query', fields: z.object({ productId: requiredId }), example: { productId } },
    response: { fields: oneProductResponse, example: { success: true, product: exampleProduct } },
    errors: {
      400: 'The product’s id is missing.',
      404: 'There is no such product, or shoppers don’t see it.',
    },
    run: async (ctx, { productId }) => {
      const product = await findProduct(ctx, productId)
      if (!product)
        throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
      return { success: true as const, product: await productJson(ctx, product) }
    },
  }),
]
