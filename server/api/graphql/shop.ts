import { readConfiguredShop, readShop } from '../../domain/shop/read-shop.ts'
import { timeZone } from '../../domain/shop/shop-time.ts'
import { saveShopSettings } from '../../domain/shop/save-shop-settings.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const shop: Resolvers = {
  Query: {
    shop: (_root, _args, ctx) => readShop(ctx),
    configuredShop: (_root, _args, ctx) => readConfiguredShop(ctx),
  },
  Mutation: {
    saveShopSettings: (_root, { input }, ctx) =>
      withUserErrors({ shop: null }, async () => {
        const { shop, issues } = await saveShopSettings(ctx, input)
        return { shop, userErrors: issues }
      }),
  },
  Shop: {
    googleClientId: (_shop, _args, ctx) => ctx.google?.clientId ?? null,
    sendsEmail: (_shop, _args, ctx) => ctx.channels.email !== null,
    timeZone: () => timeZone,
    takesOnlinePayments: (_shop, _args, ctx) => ctx.gateway !== null,
  },
}
