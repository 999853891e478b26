import { json, type Request, type RequestHandler, type Response, Router } from 'express'
import { requestContext } from '../../context.ts'
import { requireAdmin, requireViewer } from '../../domain/accounts/policy.ts'
import type { Context, Services } from '../../domain/context.ts'
import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { errorHandler } from './errors.ts'
import { feedback } from './feedback.ts'
import { user } from './user.ts'

/** What a route does: read the request, run one use case, answer its JSON. */
export type Action = (ctx: Context, request: Request, response: Response) => Promise<unknown>
export type Route = (action: Action) => RequestHandler

/** The REST shim: the specification's calls (section 7) over the same use cases as GraphQL. */
export function restRouter(services: Services): Router {
  const route: Route = (action) => async (request, response) => {
    response.json(await action(await requestContext(services, request), request, response))
  }
  return Router()
    .use(json({ limit: '100kb' }))
    .use('/auth', auth(route))
    .use('/admin', admin(route))
    .use('/common', common(route))
    .use('/user', user(route))
    .use('/feedback', feedback(route))
    .use((_request, response) => {
      response.status(404).json({ success: false, message: 'There is no such call.' })
    })
    .use(errorHandler(services.log))
}

/** Asks who is there before the body is read, so that a stranger learns nothing of what a call wants. */
export const signedIn =
  (action: Action): Action =>
  async (ctx, request, response) => {
    requireViewer(ctx.viewer)
    return action(ctx, request, response)
  }

export const adminOnly =
  (action: Action): Action =>
  async (ctx, request, response) => {
    requireAdmin(ctx.viewer)
    return action(ctx, request, response)
  }

/** The body's fields; a missing body has none. */
export const bodyOf = (request: Request): Record<string, unknown> =>
  typeof request.body === 'object' && request.body !== null ? (request.body as Record<string, unknown>) : {}

/** An id in the body or, for clients that can't send one with DELETE, in the query. */
export const idOf = (request: Request, name: string): string =>
  textOf(bodyOf(request)[name]) || textOf(request.query[name])

/** Text, or none: anything else that came instead is no id. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
