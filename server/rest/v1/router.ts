import { json, Router } from 'express'
import { requestContext } from '../../context.ts'
import type { Services } from '../../domain/context.ts'
import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { errorHandler } from './errors.ts'
import { feedback } from './feedback.ts'
import type { Route } from './route.ts'
import { user } from './user.ts'

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
