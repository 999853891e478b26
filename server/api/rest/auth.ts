import { z } from 'zod'
import { credentials, logIn } from '../../domain/accounts/log-in.ts'
import { logInWithGoogle } from '../../domain/accounts/log-in-with-google.ts'
import type { SignedIn } from '../../domain/accounts/sessions.ts'
import { newAccount, signUp } from '../../domain/accounts/sign-up.ts'
import { secondFactorCode } from '../../domain/accounts/two-factor.ts'
import { sessionResponse } from './responses.ts'
import { call } from './call.ts'
import { exampleSession, exampleUser } from './examples.ts'
import { userJson } from './serialize.ts'

const sessionJson = ({ token, user }: SignedIn, message: string) => ({
  success: true as const,
  token,
  user: userJson(user),
  message,
})

const googleBody = z.object({
  token: z.string().meta({ description: 'Google’s ID token for this shop.' }),
  code: secondFactorCode,
})

const password = 'three-unrelated-words'

export const auth = [
  call({
    method: 'POST',
    path: '/auth/signup',
    group: 'Accounts',
    does: 'Creates a shopper’s account and signs it in.',
    access: 'anyone',
    input: {
      in: 'body',
      fields: newAccount,
      example: { name: exampleUser.name, email: exampleUser.email, password },
    },
    response: { fields: sessionResponse, example: exampleSession('Your account is ready.') },
    errors: {
      400: 'A field is missing or wrong, or the password is too easily guessed.',
      409: 'The e-mail has an account already.',
      429: 'More than 20 new accounts in an hour from one address.',
    },
    run: async (ctx, input) => sessionJson(await signUp(ctx, input), 'Your account is ready.'),
  }),
  call({
    method: 'POST',
    path: '/auth/login',
    group: 'Accounts',
    does: 'Signs in with e-mail and password.',
    access: 'anyone',
    input: { in: 'body', fields: credentials, example: { email: exampleUser.email, password } },
    response: { fields: sessionResponse, example: exampleSession('Welcome back.') },
    errors: {
      400: 'A field is missing or wrong.',
      401: 'E-mail and password don’t match; an unknown e-mail reads the same. Or the account requires a `code`, and it is missing or wrong (`field` is `code`).',
      429: 'More than 10 failures in 15 minutes for the account from the address, or more than 50 for either.',
    },
    run: async (ctx, input) => sessionJson(await logIn(ctx, input), 'Welcome back.'),
  }),
  call({
    method: 'POST',
    path: '/auth/google',
    group: 'Accounts',
    does: 'Signs in with Google; the first time this makes a shopper’s account.',
    access: 'anyone',
    input: { in: 'body', fields: googleBody, example: { token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' } },
    response: { fields: sessionResponse, example: exampleSession('You are signed in with Google.') },
    errors: {
      400: 'The token is missing or no text.',
      401: 'The token doesn’t hold. Or the account requires a `code`, and it is missing or wrong (`field` is `code`).',
      404: 'Google sign-in isn’t set up in this shop.',
      409: 'The e-mail has another account.',
      429: 'More than 20 new accounts in an hour from one address.',
      503: 'Google can’t be reached.',
    },
    run: async (ctx, { token, code }) =>
      sessionJson(await logInWithGoogle(ctx, { credential: token, code }), 'You are signed in with Google.'),
  }),
]
