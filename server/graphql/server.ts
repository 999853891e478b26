import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import { json, type RequestHandler } from 'express'
import { type GraphQLSchema, OperationTypeNode } from 'graphql'
import { requestContext } from '../context.ts'
import type { Context, Services } from '../domain/context.ts'
import { anyOrigin } from '../http/cors.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { formatError, statusOf } from './errors.ts'
import { maxTokens, noSubscription, oneMutation, protection } from './limits.ts'

export interface GraphQLEndpoint {
  handlers: RequestHandler[]
  stop: () => Promise<void>
}

/** The GraphQL endpoint. Stacks, suggestions and batching are off; introspection and CSRF prevention are on. */
export async function createGraphQL(
  schema: GraphQLSchema,
  services: Services,
  limits: RequestLimits,
): Promise<GraphQLEndpoint> {
  const { plugins, validationRules } = protection()
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: [...validationRules, oneMutation, noSubscription],
    plugins: [
      ...(plugins as ApolloServerPlugin<Context>[]),
      limitOperations(limits),
      honestStatus,
      readableAnywhere,
      ApolloServerPluginLandingPageDisabled(),
    ],
    formatError: formatError(services.log),
  })
  await server.start()
  return {
    handlers: [
      json({ limit: '100kb' }),
      expressMiddleware(server, { context: ({ req }) => requestContext(services, req) }),
    ],
    stop: () => server.stop(),
  }
}

/** Counts an operation as what it is, a read or a write, before any of it runs. */
const limitOperations = (limits: RequestLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue: { viewer, address } }) => {
      const account = viewer && { userId: viewer.id, tokenVersion: viewer.tokenVersion }
      const kind = operation?.operation === OperationTypeNode.MUTATION ? 'write' : 'read'
      await limits.count(kind, { account, address })
    },
  }),
})

/** An answer without any data carries the status it would have in REST. */
const honestStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      const { data, errors } = response.body.singleResult
      if (!errors || Object.values(data ?? {}).some((value) => value !== null)) return
      const answer = statusOf(errors)
      if (!answer) return
      response.http.status = answer.status
      if (answer.retryAfter) response.http.headers.set('retry-after', String(answer.retryAfter))
    },
  }),
}

/** Queries may be read by other sites' pages; mutations may not. */
const readableAnywhere: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response }) => {
      if (operation?.operation !== OperationTypeNode.QUERY) return
      for (const [name, value] of Object.entries(anyOrigin)) response.http.headers.set(name, value)
    },
  }),
}
