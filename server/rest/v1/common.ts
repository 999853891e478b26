import { Router } from 'express'
import { findProduct } from '../../domain/catalogue/find-product.ts'
import { listWholeCatalogue } from '../../domain/catalogue/list-products.ts'
import { notFound } from '../../domain/errors.ts'
import { anyOrigin, preflight } from '../../http/cors.ts'
import { idOf, type Route } from './route.ts'
import { productJson } from './serialize.ts'

export const common = (route: Route) =>
  Router()
    .use(preflight, (_request, response, next) => {
      response.set(anyOrigin)
      next()
    })
    .get(
      '/get_single_product',
      route(async (ctx, request) => {
        const product = await findProduct(ctx, idOf(request, 'productId'))
        if (!product) throw notFound('There is no such product; it may have left the catalogue.')
        return { success: true, product: productJson(product) }
      }),
    )
    .get(
      '/gel_all_product',
      route(async (ctx) => (await listWholeCatalogue(ctx)).map((product) => productJson(product))),
    )
