import { changePassword } from '../domain/accounts/change-password.ts'
import { logIn, logOutEverywhere } from '../domain/accounts/log-in.ts'
import { logInWithGoogle } from '../domain/accounts/log-in-with-google.ts'
import { resetPassword } from '../domain/accounts/reset-password.ts'
import { signUp } from '../domain/accounts/sign-up.ts'
import { updateProfile } from '../domain/accounts/update-profile.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const noSession = { token: null, user: null }

export const accounts: Resolvers = {
  Query: { viewer: (_root, _args, ctx) => ctx.viewer },
  Mutation: {
    signUp: (_root, { input }, ctx) => withUserErrors(noSession, () => signUp(ctx, input)),
    logIn: (_root, { input }, ctx) => withUserErrors(noSession, () => logIn(ctx, input)),
    logInWithGoogle: (_root, { input }, ctx) =>
      withUserErrors(noSession, () => logInWithGoogle(ctx, input.credential)),
    updateProfile: (_root, { input }, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await updateProfile(ctx, input) })),
    changePassword: (_root, { input }, ctx) => withUserErrors(noSession, () => changePassword(ctx, input)),
    resetPassword: (_root, { input }, ctx) => withUserErrors(noSession, () => resetPassword(ctx, input)),
    logOutEverywhere: (_root, _args, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await logOutEverywhere(ctx) })),
  },
}
