import { addToWishlist, mergeWishlist, removeFromWishlist } from '../../domain/wishlist/change-wishlist.ts'
import { listWishlistItems, readWishlist, type Wishlist } from '../../domain/wishlist/read-wishlist.ts'
import {
  findSharedWishlist,
  readShareToken,
  shareWishlist,
  stopSharingWishlist,
} from '../../domain/wishlist/share-wishlist.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { selectedColumns } from './product-fields.ts'

const columnsOfItems = selectedColumns('product')
const columnsOfShared = selectedColumns('products')

const changed = (change: () => Promise<Wishlist>) =>
  withUserErrors({ wishlist: null }, async () => ({ wishlist: await change() }))

export const wishlist: Resolvers = {
  Query: {
    wishlist: (_root, _args, ctx) => readWishlist(ctx),
    sharedWishlist: (_root, { token }, ctx, info) => findSharedWishlist(ctx, token, columnsOfShared(info)),
  },
  Mutation: {
    addToWishlist: (_root, { input }, ctx) => changed(() => addToWishlist(ctx, input)),
    removeFromWishlist: (_root, { input }, ctx) => changed(() => removeFromWishlist(ctx, input)),
    mergeWishlist: (_root, { input }, ctx) => changed(() => mergeWishlist(ctx, input)),
    shareWishlist: (_root, _args, ctx) => changed(() => shareWishlist(ctx)),
    stopSharingWishlist: (_root, _args, ctx) => changed(() => stopSharingWishlist(ctx)),
  },
  Wishlist: {
    items: ({ id }, _args, ctx, info) => listWishlistItems(ctx, id, columnsOfItems(info)),
    shareToken: (_wishlist, _args, ctx) => readShareToken(ctx),
  },
}
