import { logIn, logOutEverywhere } from '../domain/accounts/log-in.ts'
import { signUp } from '../domain/accounts/sign-up.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const noSession = { token: null, user: null }

export const accounts: Resolvers = {
  Query: { viewer: (_root, _args, ctx) => ctx.viewer },
  Mutation: {
    signUp: (_root, { input }, ctx) => withUserErrors(noSession, () => signUp(ctx, input)),
    logIn: (_root, { input }, ctx) => withUserErrors(noSession, () => logIn(ctx, input)),
    logOutEverywhere: (_root, _args, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await logOutEverywhere(ctx) })),
  },
}
