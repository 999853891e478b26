import { Router } from 'express'
import { listAllProducts } from '../../domain/catalogue/list-products.ts'
import { addProduct, deleteProduct, updateProduct } from '../../domain/catalogue/save-product.ts'
import { readProductForm } from './product-form.ts'
import { type Action, adminOnly, idOf, type Route } from './route.ts'
import { productJson } from './serialize.ts'

const update: Action = async (ctx, request) => {
  const id = ['id', '_id', 'productId'].map((name) => idOf(request, name)).find(Boolean) ?? ''
  const product = await updateProduct(ctx, id, readProductForm(request.body))
  return { success: true, product: productJson(product, true), message: 'The product is updated.' }
}

export const admin = (anyone: Route) => {
  const route: Route = (action) => anyone(adminOnly(action))
  return Router()
    .post(
      '/add_product',
      route(async (ctx, request) => {
        const product = await addProduct(ctx, readProductForm(request.body))
        return { success: true, product: productJson(product, true), message: 'The product is added.' }
      }),
    )
    .get(
      '/get_product',
      route(async (ctx) => {
        const products = await listAllProducts(ctx)
        return { success: true, products: products.map((product) => productJson(product, true)) }
      }),
    )
    .delete(
      '/delete_product',
      route(async (ctx, request) => {
        await deleteProduct(ctx, idOf(request, 'productId'))
        return { success: true, message: 'The product is deleted.' }
      }),
    )
    .post('/update_product', route(update))
    .put('/update_product', route(update))
}
