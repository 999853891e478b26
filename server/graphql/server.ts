import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentNode, type GraphQLSchema, OperationTypeNode } from 'graphql'
import type { Services } from '../domain/context.ts'
import { anyOrigin } from '../http/cors.ts'
import type { CatalogueVersion } from '../http/kept-answers.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { formatError, statusOf } from './errors.ts'
import { createExecution, localGateway } from './execution.ts'
import { apollosWay, type GraphQLContext, graphQLOverHttp } from './http.ts'
import { KnownTexts } from './known-texts.ts'
import { maxTokens, noSubscription, oneMutation, protection } from './limits.ts'
import { createShortWay } from './short-way.ts'

export interface GraphQLEndpoint {
  /** Rejects with what is no answer of GraphQL's: a body that can't be read. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  stop: () => Promise<void>
}

/** The GraphQL endpoint. Stacks, suggestions and batching are off; introspection and CSRF prevention are on. */
export async function createGraphQL(
  schema: GraphQLSchema,
  services: Services,
  limits: RequestLimits,
  catalogueVersion: CatalogueVersion,
  trustProxy: number,
): Promise<GraphQLEndpoint> {
  const { plugins, validationRules } = protection()
  const execute = createExecution(schema)
  const server = new ApolloServer<GraphQLContext>({
    gateway: localGateway(schema, execute),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Each replica would have its own: clients send the text, or the id of a document that the shop was built with.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    documentStore: knownDocuments(),
    validationRules: [...validationRules, oneMutation, noSubscription],
    plugins: [
      ...(plugins as ApolloServerPlugin<GraphQLContext>[]),
      limitOperations(limits),
      honestStatus,
      readableAnywhere,
      ApolloServerPluginLandingPageDisabled(),
      // Only a federated graph has it; looking for one would load the whole format of its reports.
      ApolloServerPluginInlineTraceDisabled(),
      // It would look at every field of every product; what may be kept is decided in ./shown-to-all.ts.
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError: formatError(services.log),
  })
  await server.start()
  const longWay = apollosWay(server, services)
  const shortWay = createShortWay({ services, limits, catalogueVersion, execute, longWay })
  return {
    handle: graphQLOverHttp(trustProxy, shortWay, longWay),
    stop: () => server.stop(),
  }
}

/** Apollo's own takes 30 MB of JSON, which are several times as much in memory. */
function knownDocuments(): ApolloServerOptions<GraphQLContext>['documentStore'] {
  const known = new KnownTexts<DocumentNode>(200_000)
  return {
    get: async (key) => known.get(key),
    set: async (key, document) => known.set(key, document, document.loc?.source.body.length),
    delete: async (key) => known.delete(key),
  }
}

/** Counts an operation as what it is, a read or a write, before any of it runs. */
const limitOperations = (limits: RequestLimits): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue: { viewer, address, isCounted } }) => {
      if (isCounted) return
      const account = viewer && { userId: viewer.id, tokenVersion: viewer.tokenVersion }
      const kind = operation?.operation === OperationTypeNode.MUTATION ? 'write' : 'read'
      await limits.count(kind, { account, address })
    },
  }),
})

/** An answer without any data carries the status it would have in REST. */
const honestStatus: ApolloServerPlugin<GraphQLContext> = {
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
const readableAnywhere: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response }) => {
      if (operation?.operation !== OperationTypeNode.QUERY) return
      for (const [name, value] of Object.entries(anyOrigin)) response.http.headers.set(name, value)
    },
  }),
}
