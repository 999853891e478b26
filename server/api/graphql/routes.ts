import type { ApolloServer } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { expressMiddleware } from '@as-integrations/express5'
import compression from 'compression'
import {
  type ErrorRequestHandler,
  json,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { apiContext } from '../../context.ts'
import type { Context, Services } from '../../domain/context.ts'
import { InvalidToken, Unavailable } from '../../domain/errors.ts'
import { bodyError } from '../http/body-errors.ts'
import { clientOrigins } from '../http/client-origins.ts'
import { preflight } from '../http/cors.ts'
import { networkOf } from '../http/network.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import { headersOf, type RequestLimits } from '../http/request-limits.ts'
import { contextFailure } from './errors.ts'
import { persistedDocuments } from './persisted-documents.ts'
import { sendRefusal } from './refusals.ts'
import { say } from '../../request-language.ts'

/** Connects HTTP to Apollo's pipeline, which contains all checks of an operation. */
export const graphQLRoutes = (
  server: ApolloServer<Context>,
  services: Services,
  { limits, load }: { limits: RequestLimits; load: LoadLimit },
): Router =>
  Router()
    .use(clientOrigins(services), preflight, load.refuse, notStored, knownMethods, compression())
    .use(json({ limit: '100kb' }), load.count, persistedDocuments)
    .use(
      expressMiddleware(server, {
        context: ({ req, res }) => operationContext(services, limits, req, res).catch(contextFailure),
      }),
    )
    .use(refuseRequest)

/** Requests with an invalid token count as a guest's, since their operations are never executed. */
async function operationContext(
  services: Services,
  limits: RequestLimits,
  request: Request,
  response: Response,
): Promise<Context> {
  try {
    return await apiContext(services, request)
  } catch (error) {
    if (error instanceof InvalidToken)
      await limits.count('read', { account: null, address: networkOf(request.ip) }, headersOf(response))
    throw error
  }
}

/** Apollo's cache of public responses overrides this. */
const notStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

/** HEAD is handled like GET; Node omits the body. */
const knownMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') request.method = 'GET'
  if (request.method === 'GET' || request.method === 'POST') return next()
  response.set('Allow', 'GET, HEAD, POST')
  sendRefusal(response, {
    status: 405,
    code: ApolloServerErrorCode.BAD_REQUEST,
    message: 'Send operations by POST, queries also by GET.',
  })
}

/** Errors of the steps before Apollo. */
const refuseRequest: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof Unavailable) {
    response.set('Retry-After', String(error.retryAfterSeconds))
    return sendRefusal(response, { status: 503, code: 'UNAVAILABLE', message: say(error.sentence) })
  }
  const refusal = bodyError(error)
  if (refusal === null) return next(error)
  sendRefusal(response, { ...refusal, code: ApolloServerErrorCode.BAD_REQUEST })
}
