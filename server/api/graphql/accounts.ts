import { permissionsOf } from '../../domain/accounts/policy.ts'
import { changeEmail } from '../../domain/accounts/change-email.ts'
import { changePassword } from '../../domain/accounts/change-password.ts'
import { confirmIdentity } from '../../domain/accounts/confirm-identity.ts'
import { logIn } from '../../domain/accounts/log-in.ts'
import { logInWithCode } from '../../domain/accounts/log-in-with-code.ts'
import { logInWithGoogle } from '../../domain/accounts/log-in-with-google.ts'
import { requestLoginCode } from '../../domain/accounts/request-login-code.ts'
import { requestPasswordReset } from '../../domain/accounts/request-password-reset.ts'
import { resetPassword } from '../../domain/accounts/reset-password.ts'
import { endSession, listSessions, logOut, logOutEverywhere } from '../../domain/accounts/sessions.ts'
import { signUp } from '../../domain/accounts/sign-up.ts'
import {
  confirmTwoFactor,
  readTwoFactor,
  startTwoFactor,
  turnOffTwoFactor,
} from '../../domain/accounts/two-factor.ts'
import { updateProfile } from '../../domain/accounts/update-profile.ts'
import { requestEmailVerification, verifyEmail } from '../../domain/accounts/verify-email.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const noSession = { token: null, user: null }

export const accounts: Resolvers = {
  Query: {
    // An API client changes things by a user's name, but has no account.
    viewer: (_root, _args, ctx) => (ctx.client ? null : ctx.viewer),
    sessions: (_root, _args, ctx) => listSessions(ctx),
  },
  User: {
    permissions: (user) => permissionsOf(user),
    twoFactor: ({ id }, _args, ctx) => readTwoFactor(ctx, id),
  },
  Mutation: {
    signUp: (_root, { input }, ctx) => withUserErrors(noSession, () => signUp(ctx, input)),
    logIn: (_root, { input }, ctx) => withUserErrors(noSession, () => logIn(ctx, input)),
    logInWithGoogle: (_root, { input }, ctx) => withUserErrors(noSession, () => logInWithGoogle(ctx, input)),
    updateProfile: (_root, { input }, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await updateProfile(ctx, input) })),
    changePassword: (_root, { input }, ctx) => withUserErrors(noSession, () => changePassword(ctx, input)),
    resetPassword: (_root, { input }, ctx) => withUserErrors(noSession, () => resetPassword(ctx, input)),
    changeEmail: (_root, { input }, ctx) =>
      withUserErrors({ user: null, linkSentTo: null }, () => changeEmail(ctx, input)),
    requestEmailVerification: (_root, _args, ctx) =>
      withUserErrors({}, async () => {
        await requestEmailVerification(ctx)
        return {}
      }),
    verifyEmail: (_root, { input }, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await verifyEmail(ctx, input) })),
    requestPasswordReset: (_root, { input }, ctx) =>
      withUserErrors({}, async () => {
        await requestPasswordReset(ctx, input)
        return {}
      }),
    requestLoginCode: (_root, { input }, ctx) =>
      withUserErrors({ request: null, expiresAt: null }, () => requestLoginCode(ctx, input)),
    logInWithCode: (_root, { input }, ctx) => withUserErrors(noSession, () => logInWithCode(ctx, input)),
    logOutEverywhere: (_root, _args, ctx) =>
      withUserErrors({ user: null }, async () => ({ user: await logOutEverywhere(ctx) })),
    logOut: (_root, _args, ctx) =>
      withUserErrors({}, async () => {
        await logOut(ctx)
        return {}
      }),
    endSession: (_root, { input: { id } }, ctx) =>
      withUserErrors({ endedSessionId: null }, async () => {
        await endSession(ctx, id)
        return { endedSessionId: id }
      }),
    confirmIdentity: (_root, { input }, ctx) =>
      withUserErrors({ confirmedUntil: null }, async () => ({
        confirmedUntil: await confirmIdentity(ctx, input),
      })),
    startTwoFactor: (_root, _args, ctx) =>
      withUserErrors({ secret: null, appAddress: null }, () => startTwoFactor(ctx)),
    confirmTwoFactor: (_root, { input }, ctx) =>
      withUserErrors({ recoveryCodes: null, user: null }, async () => ({
        recoveryCodes: await confirmTwoFactor(ctx, input),
        user: ctx.viewer,
      })),
    turnOffTwoFactor: (_root, { input }, ctx) =>
      withUserErrors({ user: null }, async () => {
        await turnOffTwoFactor(ctx, input)
        return { user: ctx.viewer }
      }),
  },
}
