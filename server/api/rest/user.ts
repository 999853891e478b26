import { z } from 'zod'
import { addToCart, changeCartQuantity, removeFromCart } from '../../domain/cart/change-cart.ts'
import { valueOf } from '../../../shared/catalogue/product-enums.ts'
import { readCart } from '../../domain/cart/read-cart.ts'
import { addedResponse, cartResponse, changedCartResponse } from './responses.ts'
import { call } from './call.ts'
import { exampleCart, exampleCartItem, exampleEmptyCart, exampleLine } from './examples.ts'
import { field, number } from './fields.ts'
import { cartItemJson, cartJson } from './serialize.ts'
import { cartProductTypes } from './labels.ts'

/** The option dialog sends 'Tailor Made', the cart 'tailor'. */
const cartProductType = z
  .string()
  .meta({ description: '`readymade` or `tailor`, in any case; `Tailor Made` will do.' })
  .transform((given, check) => {
    const value = valueOf(cartProductTypes, given.replace(/\s*made$/i, '').replace(/^ready$/i, 'readymade'))
    if (value) return value
    check.issues.push({
      code: 'custom',
      input: given,
      message: /*i18n*/ 'The product type must be readymade or tailor.',
    })
    return z.NEVER
  })

const line = z.object({
  productId: z.string(),
  productType: cartProductType,
  size: z
    .string()
    .meta({ description: 'One of the product’s sizes; without it, the line without a size is meant.' })
    .optional(),
})
const addition = line.extend({
  quantity: field(number).meta({ description: '1 to 99; 1 when left out.' }),
  action: z.literal('add', { error: /*i18n*/ 'The action must be add.' }).optional(),
})
const change = line.extend({
  action: z
    .enum(['increase', 'decrease'])
    .meta({ description: 'By one; decreasing from 1 removes the line.' }),
})

const notOrderable = 'The product can’t be ordered so now, or fewer are left; the message says how many.'

/** The cart's calls. The cart is the token's; a `userId` in the body is ignored. */
export const user = [
  call({
    method: 'POST',
    path: '/user/cart',
    group: 'Cart',
    does: 'Adds to your cart; a line that is there already grows.',
    access: 'signed in',
    input: { in: 'body', fields: addition, example: { ...exampleLine, quantity: 2, action: 'add' } },
    response: {
      fields: addedResponse,
      example: { success: true, cart: [exampleCartItem], message: 'Added to your cart.' },
    },
    errors: {
      400: 'A field is missing or wrong, or the line would pass 99 pieces.',
      404: 'There is no such product.',
      409: notOrderable,
    },
    run: async (ctx, { action: _, ...input }) => {
      const cart = await addToCart(ctx, input)
      return { success: true as const, cart: cart.items.map(cartItemJson), message: 'Added to your cart.' }
    },
  }),
  call({
    method: 'GET',
    path: '/user/get_all_cart',
    group: 'Cart',
    does: 'Your cart, at the prices of now.',
    access: 'signed in',
    input: null,
    response: { fields: cartResponse, example: exampleCart },
    errors: {},
    run: async (ctx) => ({ success: true as const, ...cartJson(await readCart(ctx)) }),
  }),
  call({
    method: 'POST',
    path: '/user/updateCartQuantity',
    group: 'Cart',
    does: 'Raises or lowers a line’s quantity by one.',
    access: 'signed in',
    input: { in: 'body', fields: change, example: { ...exampleLine, action: 'increase' } },
    response: { fields: changedCartResponse, example: { ...exampleCart, message: 'Your cart is updated.' } },
    errors: {
      400: 'A field is missing or wrong, or the line would pass 99 pieces.',
      404: 'There is no such product, or it isn’t in your cart.',
      409: notOrderable,
    },
    run: async (ctx, { action, ...key }) => {
      const cart = await changeCartQuantity(ctx, {
        ...key,
        action: action === 'increase' ? 'INCREASE' : 'DECREASE',
      })
      return { success: true as const, ...cartJson(cart), message: 'Your cart is updated.' }
    },
  }),
  call({
    method: 'POST',
    path: '/user/delete_add_to_cart',
    group: 'Cart',
    does: 'Removes a line from your cart. Removing what isn’t there is no error.',
    access: 'signed in',
    input: { in: 'body', fields: line, example: exampleLine },
    response: {
      fields: changedCartResponse,
      example: { ...exampleEmptyCart, message: 'Removed from your cart.' },
    },
    errors: { 400: 'A field is missing or wrong.' },
    run: async (ctx, input) => {
      const cart = await removeFromCart(ctx, input)
      return { success: true as const, ...cartJson(cart), message: 'Removed from your cart.' }
    },
  }),
]
