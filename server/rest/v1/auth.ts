import { Router } from 'express'
import { z } from 'zod'
import { logIn } from '../../domain/accounts/log-in.ts'
import { logInWithGoogle } from '../../domain/accounts/log-in-with-google.ts'
import { type Session, signUp } from '../../domain/accounts/sign-up.ts'
import { parse } from '../../domain/validation.ts'
import { bodyOf, type Route } from './route.ts'
import { userJson } from './serialize.ts'

const sessionJson = ({ token, user }: Session, message: string) => ({
  success: true,
  token,
  user: userJson(user),
  message,
})

const googleBody = z.object({ token: z.string() })

export const auth = (route: Route) =>
  Router()
    .post(
      '/signup',
      route(async (ctx, request) =>
        sessionJson(await signUp(ctx, bodyOf(request)), 'Your account is ready.'),
      ),
    )
    .post(
      '/login',
      route(async (ctx, request) => sessionJson(await logIn(ctx, bodyOf(request)), 'Welcome back.')),
    )
    .post(
      '/google',
      route(async (ctx, request) => {
        const { token } = parse(googleBody, bodyOf(request))
        return sessionJson(await logInWithGoogle(ctx, token), 'You are signed in with Google.')
      }),
    )
