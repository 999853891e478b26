import { json, type Request, type RequestHandler, Router } from 'express'
import { countedContext } from '../../counted-context.ts'
import { setWorkKind } from '../../request-budget.ts'
import type { Services } from '../../domain/context.ts'
import { parse } from '../../domain/validation.ts'
import { requireScope } from '../../domain/api-clients/require-scope.ts'
import { clientOrigins } from '../http/client-origins.ts'
import { anyOrigin, preflight } from '../http/cors.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import { headersOf, limitCalls, type RequestLimits, type SetHeader } from '../http/request-limits.ts'
import { type Call, type FieldLocation, requireAccess } from './call.ts'
import { calls } from './calls.ts'
import { description } from './description.ts'
import { errorHandler } from './errors.ts'
import { say } from '../../request-language.ts'

export interface RestOptions {
  limits: RequestLimits
  /** Limits the requests that are served at a time. */
  load: LoadLimit
  publicUrl: string | null
}

/** The REST shim: the specification's calls (section 7) over the same use cases as GraphQL. */
export function restRouter(services: Services, { limits, load, publicUrl }: RestOptions): Router {
  const router = Router()
    // Before anything that may refuse: other sites' pages may read the error, too.
    .use(clientOrigins(services))
    .use(['/common', '/openapi.json'], preflight, allowAnyOrigin)
    .use(load.refuse, limitCalls(limits, services.tokens))
    .use(description(services.shop, publicUrl))
    .use(json({ limit: '100kb' }), load.count)
  for (const call of calls)
    router[methods[call.method]](call.path, async (request, response) => {
      response.json(await respond(services, limits, call, request, headersOf(response)))
    })
  return router
    .use((request, response) => {
      const allowed = methodsOf(request.path)
      response.vary('Accept-Language')
      if (allowed.length === 0)
        response
          .status(404)
          .json({ success: false, message: say((i18n) => i18n._('There is no such call.')) })
      else
        response
          .status(405)
          .set('Allow', allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '))
          .json({
            success: false,
            message: say((i18n) => i18n._('This call takes {methods}.', { methods: allowed.join(' or ') })),
          })
    })
    .use(errorHandler(services.log))
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** The methods of the calls at a path, which Express matches without regard to case or a trailing slash. */
function methodsOf(path: string): string[] {
  const known = path.toLowerCase().replace(/\/$/, '')
  return calls.filter((call) => call.path.toLowerCase() === known).map(({ method }) => method)
}

const allowAnyOrigin: RequestHandler = (_request, response, next) => {
  if (!response.get('Access-Control-Allow-Origin')) response.set(anyOrigin)
  next()
}

/** Authenticates before the fields are parsed, so that strangers learn nothing about a call's fields. */
async function respond(
  services: Services,
  limits: RequestLimits,
  call: Call,
  request: Request,
  setHeader: SetHeader,
): Promise<unknown> {
  const ctx = await countedContext(services, limits, request, setHeader)
  setWorkKind(partOf(call))
  requireScope(ctx, call.access === 'anyone' ? null : call.scope)
  requireAccess(call.access, ctx.viewer)
  const { input } = call
  return call.run(ctx, input && parse(input.fields, fieldsOf(request, input.in)))
}

/** The part of the API that a call belongs to: the first segment of its path. */
const partOf = ({ path }: Call): string => path.split('/')[1] ?? path

/** The fields of the request; none if nothing was sent. */
function fieldsOf({ query, body }: Request, location: FieldLocation): unknown {
  if (location === 'query') return query
  const sent = (body ?? {}) as unknown
  return location === 'either' && typeof sent === 'object' && !Array.isArray(sent)
    ? { ...query, ...sent }
    : sent
}
