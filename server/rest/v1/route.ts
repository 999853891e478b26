import type { Request, RequestHandler, Response } from 'express'
import { requireAdmin, requireViewer } from '../../domain/accounts/policy.ts'
import type { Context } from '../../domain/context.ts'

/** What a route does: read the request, run one use case, answer its JSON. */
export type Action = (ctx: Context, request: Request, response: Response) => Promise<unknown>
export type Route = (action: Action) => RequestHandler

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
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
