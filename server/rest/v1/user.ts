import { Router } from 'express'
import { z } from 'zod'
import { addToCart, changeCartQuantity, removeFromCart } from '../../domain/cart/change-cart.ts'
import { readCart } from '../../domain/cart/read-cart.ts'
import { invalid } from '../../domain/errors.ts'
import { parse } from '../../domain/validation.ts'
import { field, number } from './fields.ts'
import { bodyOf, type Route, signedIn } from './route.ts'
import { cartItemJson, cartJson } from './serialize.ts'
import { cartProductTypes, valueOf } from './words.ts'

/** 'Tailor Made' is what the option dialog calls it, 'tailor' what the cart does. */
const cartProductType = z.string().transform((given, check) => {
  const value = valueOf(cartProductTypes, given.replace(/\s*made$/i, '').replace(/^ready$/i, 'readymade'))
  if (value) return value
  check.issues.push({
    code: 'custom',
    input: given,
    message: 'The product type must be readymade or tailor.',
  })
  return z.NEVER
})

const line = z.object({ productId: z.string(), productType: cartProductType })
const addition = line.extend({ quantity: field(number) })
const change = line.extend({ action: z.enum(['increase', 'decrease']) })

/** The cart's calls. Whose cart it is, the token says; a `userId` in the body is never obeyed. */
export const user = (anyone: Route) => {
  const route: Route = (action) => anyone(signedIn(action))
  return Router()
    .post(
      '/cart',
      route(async (ctx, request) => {
        const { action = 'add', ...body } = bodyOf(request)
        if (action !== 'add') throw invalid('action', 'The action must be add.')
        const cart = await addToCart(ctx, parse(addition, body))
        return { success: true, cart: cart.items.map(cartItemJson), message: 'Added to your cart.' }
      }),
    )
    .get(
      '/get_all_cart',
      route(async (ctx) => ({ success: true, ...cartJson(await readCart(ctx)) })),
    )
    .post(
      '/updateCartQuantity',
      route(async (ctx, request) => {
        const { action, ...key } = parse(change, bodyOf(request))
        const cart = await changeCartQuantity(ctx, {
          ...key,
          action: action === 'increase' ? 'INCREASE' : 'DECREASE',
        })
        return { success: true, ...cartJson(cart), message: 'Your cart is updated.' }
      }),
    )
    .post(
      '/delete_add_to_cart',
      route(async (ctx, request) => {
        const cart = await removeFromCart(ctx, parse(line, bodyOf(request)))
        return { success: true, ...cartJson(cart), message: 'Removed from your cart.' }
      }),
    )
}
