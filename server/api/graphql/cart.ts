import { addToCart, changeCartQuantity, removeFromCart } from '../../domain/cart/change-cart.ts'
import { readCart } from '../../domain/cart/read-cart.ts'
import { estimateCart } from '../../domain/delivery/estimate-delivery.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const cart: Resolvers = {
  Query: { cart: (_root, _args, ctx) => readCart(ctx) },
  Mutation: {
    addToCart: (_root, { input }, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await addToCart(ctx, input) })),
    changeCartQuantity: (_root, { input }, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await changeCartQuantity(ctx, input) })),
    removeFromCart: (_root, { input }, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await removeFromCart(ctx, input) })),
  },
  Cart: { deliveryEstimate: (cart, _args, ctx) => estimateCart(ctx, cart) },
  CartItem: {
    price: ({ listPrice }) => listPrice,
    discount: ({ product }) => product.discount,
  },
}
