import type { Resolvers } from './__generated__/resolvers.ts'

export const shop: Resolvers = {
  Query: { shop: (_root, _args, ctx) => ({ ...ctx.shop, googleClientId: ctx.google?.clientId ?? null }) },
}
