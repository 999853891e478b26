import { z } from 'zod'
import { listAllProducts } from '../../domain/catalogue/list-products.ts'
import { addProduct, deleteProduct, updateProduct } from '../../domain/catalogue/save-product.ts'
import { doneResponse, productsResponse, savedProductResponse } from './responses.ts'
import { call } from './call.ts'
import { exampleForm, exampleProduct, productId } from './examples.ts'
import { id } from './fields.ts'
import { productChanges, productForm } from './product-form.ts'
import { productJson } from './serialize.ts'

const seenByAdmin = { ...exampleProduct, externalRef: null }
const wrongField = 'A field is wrong; `errors` names every one of them.'
const knownReference = 'Another product has this `externalRef`.'
const unknown = 'There is no such product.'

/** Old clients use either method for the update. */
const updates = (['POST', 'PUT'] as const).map((method) =>
  call({
    method,
    path: '/admin/update_product',
    group: 'Catalogue administration',
    does: 'Changes the fields given of a product. A merged form will do: what can’t be changed is ignored.',
    access: 'admin',
    scope: 'WRITE_CATALOGUE',
    input: {
      in: 'body',
      fields: productChanges,
      example: { id: productId, discount: 25, quantityInStock: 3 },
    },
    response: {
      fields: savedProductResponse,
      example: {
        success: true,
        product: { ...seenByAdmin, discount: 25, quantityInStock: 3 },
        message: 'The product is updated.',
      },
    },
    errors: { 400: wrongField, 404: unknown, 409: knownReference },
    run: async (ctx, { id, ...changes }) => {
      const product = await updateProduct(ctx, id, changes)
      return {
        success: true as const,
        product: await productJson(ctx, product, true),
        message: 'The product is updated.',
      }
    },
  }),
)

export const admin = [
  call({
    method: 'POST',
    path: '/admin/add_product',
    group: 'Catalogue administration',
    does: 'Adds a product.',
    access: 'admin',
    scope: 'WRITE_CATALOGUE',
    input: { in: 'body', fields: productForm, example: exampleForm },
    response: {
      fields: savedProductResponse,
      example: { success: true, product: seenByAdmin, message: 'The product is added.' },
    },
    errors: { 400: wrongField, 409: knownReference },
    run: async (ctx, input) => {
      const product = await addProduct(ctx, input)
      return {
        success: true as const,
        product: await productJson(ctx, product, true),
        message: 'The product is added.',
      }
    },
  }),
  call({
    method: 'GET',
    path: '/admin/get_product',
    group: 'Catalogue administration',
    does: 'Every product, drafts and archived ones too.',
    access: 'admin',
    scope: 'WRITE_CATALOGUE',
    input: null,
    response: { fields: productsResponse, example: { success: true, products: [seenByAdmin] } },
    errors: {},
    run: async (ctx) => {
      const products = await listAllProducts(ctx)
      return {
        success: true as const,
        products: await Promise.all(products.map((product) => productJson(ctx, product, true))),
      }
    },
  }),
  ...updates,
  call({
    method: 'DELETE',
    path: '/admin/delete_product',
    group: 'Catalogue administration',
    does: 'Deletes a product for good. Carts drop it and say so.',
    access: 'admin',
    scope: 'WRITE_CATALOGUE',
    input: { in: 'either', fields: z.object({ productId: id }), example: { productId } },
    response: { fields: doneResponse, example: { success: true, message: 'The product is deleted.' } },
    errors: { 404: unknown },
    run: async (ctx, { productId }) => {
      await deleteProduct(ctx, productId)
      return { success: true as const, message: 'The product is deleted.' }
    },
  }),
]
