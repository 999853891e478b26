import compression from 'compression'
import { type ErrorRequestHandler, json, type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import type { Context, Services } from '../../domain/context.ts'
import { anyOrigin } from '../http/cors.ts'
import { countedContext } from '../../counted-context.ts'
import { failureHeaders, failureOf } from '../http/failure-of.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import { headersOf, limitCalls, type RequestLimits } from '../http/request-limits.ts'
import { setWorkKind } from '../../request-budget.ts'
import { getProduct, lookUpCatalogue, searchCatalogue } from './catalogue.ts'
import { type capabilities, failure, profile, profilePath, ucpPath } from './envelope.ts'

export interface UcpOptions {
  /** Null: nothing is offered, since addresses in responses are absolute. */
  publicUrl: string | null
  limits: RequestLimits
  load: LoadLimit
}

type Run = (ctx: Context, publicUrl: string, body: unknown) => Promise<{ status: number; body: object }>
type Capability = keyof typeof capabilities

const operations: { path: string; capability: Capability; run: Run }[] = [
  { path: '/catalog/search', capability: 'search', run: searchCatalogue },
  { path: '/catalog/lookup', capability: 'lookup', run: lookUpCatalogue },
  { path: '/catalog/product', capability: 'lookup', run: getProduct },
]

/** The catalogue by the Universal Commerce Protocol, in its REST binding. Requests count as reads. */
export function ucpRoutes(services: Services, { publicUrl, limits, load }: UcpOptions): Router {
  const router = Router()
  if (publicUrl === null) return router
  router.get(profilePath, (_request, response) => {
    response.set({ ...anyOrigin, 'Cache-Control': 'public, max-age=3600' }).json(profile(publicUrl))
  })
  const before = [
    load.refuse,
    limitCalls(limits, services.tokens, 'read'),
    compression(),
    json({ limit: '100kb' }),
    load.count,
  ]
  for (const { path, capability, run } of operations) {
    const respond: RequestHandler = async (request, response) => {
      setWorkKind('catalogue')
      const ctx = await countedContext(services, limits, request, headersOf(response), 'read')
      const { status, body } = await run(ctx, publicUrl, request.body ?? {})
      response.set('Cache-Control', 'no-store').status(status).json(body)
    }
    router.post(ucpPath + path, ...before, respond, refuse(services.log, capability))
  }
  return router
}

/** Errors of the transport, by their status. */
const refuse =
  (log: Logger, capability: Capability): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const failed = failureOf(error, log)
    const code = codes[failed.status] ?? 'invalid_input'
    response
      .set(failureHeaders(error, failed))
      .status(failed.status)
      .json(failure(capability, code, failed.message))
  }

const codes: Record<number, string> = {
  401: 'identity_required',
  403: 'insufficient_scope',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
}
