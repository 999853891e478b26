import compression from 'compression'
import { type ErrorRequestHandler, json, type RequestHandler, type Response, Router } from 'express'
import type { Logger } from 'pino'
import type { Services } from '../../domain/context.ts'
import { countedContext } from '../../counted-context.ts'
import { isApiKey } from '../../domain/api-clients/api-key.ts'
import { bearerToken } from '../http/bearer-token.ts'
import { clientOrigins } from '../http/client-origins.ts'
import { anyOrigin, preflight } from '../http/cors.ts'
import { failureHeaders, failureOf } from '../http/failure-of.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import { headersOf, limitCalls, type RequestLimits } from '../http/request-limits.ts'
import { setWorkKind } from '../../request-budget.ts'

export interface McpOptions {
  limits: RequestLimits
  /** Limits the requests that are served at a time. */
  load: LoadLimit
}

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request has a server of its own, so that any replica
 * can respond. Requests count as reads, as over GraphQL.
 */
export const mcpRoutes = (services: Services, { limits, load }: McpOptions): Router =>
  Router()
    .use(
      clientOrigins(services),
      preflight,
      allowAnyOrigin,
      load.refuse,
      postAlone,
      limitCalls(limits, services.tokens, 'read'),
      compression(),
      json({ limit: '100kb' }),
      load.count,
      oneMessage,
    )
    .use(async (request, response) => {
      setWorkKind('mcp')
      response.set('Cache-Control', 'no-store')
      const ctx = await countedContext(services, limits, request, headersOf(response), 'read')
      // Shops that no assistant uses don't load the SDK.
      const { respondToMessage } = await import('./server.ts')
      await respondToMessage(ctx, request, response, request.body)
    })
    .use(refuse(services.log))

/**
 * Every tool reads, so that the pages of other sites may call them all, as they may send queries over GraphQL; an API key only
 * from the sites that are named for its client.
 */
const allowAnyOrigin: RequestHandler = (request, response, next) => {
  if (!isApiKey(bearerToken(request) ?? '')) response.set(anyOrigin)
  next()
}

/** There are no streams to be opened and no sessions to be ended. */
const postAlone: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next()
  response.set('Allow', 'POST')
  sendError(response, 405, 'Send requests by POST: there are no sessions and no streams.')
}

/** Several in one would be counted as one. */
const oneMessage: RequestHandler = (request, response, next) => {
  if (Array.isArray(request.body)) sendError(response, 400, 'Send one message at a time.')
  else next()
}

/** Errors before a tool runs, as JSON-RPC errors. */
const refuse =
  (log: Logger): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const failure = failureOf(error, log)
    sendError(response.set(failureHeaders(error, failure)), failure.status, failure.message)
  }

const sendError = (response: Response, status: number, message: string) =>
  response.status(status).json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null })
