import { Router } from 'express'
import { logIn } from '../../domain/accounts/log-in.ts'
import { type Session, signUp } from '../../domain/accounts/sign-up.ts'
import { bodyOf, type Route } from './router.ts'
import { userJson } from './serialize.ts'

const sessionJson = ({ token, user }: Session, message: string) => ({
  success: true,
  token,
  user: userJson(user),
  message,
})

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
