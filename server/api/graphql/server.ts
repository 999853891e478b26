import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { RequestHandler } from 'express'
import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { setWorkKind } from '../../request-budget.ts'
import type { Context, Services } from '../../domain/context.ts'
import { anyOrigin } from '../http/cors.ts'
import type { LoadLimit } from '../http/limit-load.ts'
import type { RequestLimits, SetHeader } from '../http/request-limits.ts'
import type { CacheUse, CatalogueVersion } from '../http/response-cache.ts'
import type { RunQuery } from '../../domain/webhooks/prepare-delivery.ts'
import { limitScopes } from './api-scopes.ts'
import { formatError, statusOf } from './errors.ts'
import { costOf, maxCost, maxTokens, ownRules, protection } from './limits.ts'
import { runStoredQuery } from './stored-queries.ts'
import { createPublicResponseCache } from './public-response-cache.ts'
import { graphQLRoutes } from './routes.ts'
import { partOfField } from './schema.ts'

export interface GraphQLEndpoint {
  /** Handles every request to the path where it is mounted. */
  handler: RequestHandler
  /** Executes an API client's stored query by the same pipeline, without counting it as a request. */
  runQuery: RunQuery
  stop: () => Promise<void>
}

export interface GraphQLOptions {
  schema: GraphQLSchema
  services: Services
  limits: RequestLimits
  /** Limits the requests that are served at a time. */
  load: LoadLimit
  catalogueVersion: CatalogueVersion
  /** Called at each use of the response cache. */
  onCacheUse?: (use: CacheUse) => void
  /** Added to the shop's own plugins: they observe Apollo's pipeline. */
  plugins: ApolloServerPlugin<Context>[]
}

/** The GraphQL endpoint. Stacks, suggestions and batching are off; introspection and CSRF prevention are on. */
export async function createGraphQL(options: GraphQLOptions): Promise<GraphQLEndpoint> {
  const { schema, services, limits, load, catalogueVersion } = options
  const { plugins, validationRules } = protection()
  const cache = createPublicResponseCache(catalogueVersion, options.onCacheUse)
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Each replica would have its own: clients send the text, or the id of a persisted document.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    documentStore: createDocumentStore(),
    validationRules: [...validationRules, ...ownRules],
    stringifyResult: cache.stringifyResult,
    plugins: [
      ...(plugins as ApolloServerPlugin<Context>[]),
      limitOperations(limits),
      costHeadersPlugin,
      limitScopes,
      workKindPlugin,
      cache.plugin,
      httpStatusPlugin,
      corsPlugin,
      ...options.plugins,
      ApolloServerPluginLandingPageDisabled(),
      // Used only in federated graphs; detecting one would load the complete report format.
      ApolloServerPluginInlineTraceDisabled(),
      // It would inspect every field of every product; cacheability is decided in ./public-operations.ts.
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError: formatError(services.log),
  })
  await server.start()
  return {
    handler: graphQLRoutes(server, services, { limits, load }),
    runQuery: runStoredQuery(server, services),
    stop: () => server.stop(),
  }
}

/** A parsed document takes about fifty times the memory of its text. Apollo's default store takes 30 MB of JSON. */
const MAX_DOCUMENT_CHARACTERS = 200_000

/** Documents that Apollo has parsed and validated. */
function createDocumentStore(): ApolloServerOptions<Context>['documentStore'] {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: ({ loc }) => loc?.source.body.length ?? MAX_DOCUMENT_CHARACTERS,
  })
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  }
}

/** Counts an operation as a read or a write before it is executed. */
const limitOperations = (limits: RequestLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({
      request,
      operation,
      response,
      contextValue: { viewer, client, address },
    }) => {
      // A stored query that the shop executes by itself.
      if (!request.http) return
      const { headers } = response.http
      const account = viewer && { userId: viewer.id, tokenVersion: viewer.tokenVersion }
      const kind = operation?.operation === OperationTypeNode.MUTATION ? 'write' : 'read'
      // Apollo's map takes names in lower case only.
      const setHeader: SetHeader = (name, value) => void headers.set(name.toLowerCase(), value)
      await limits.count(kind, { account, client, address }, setHeader)
    },
  }),
})

/** Reports the cost of the operation and the limit in headers. */
const costHeadersPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, response }) => {
      const cost = document && costOf(document)
      if (cost !== undefined) response.http.headers.set('graphql-cost', String(Math.ceil(cost)))
      response.http.headers.set('graphql-cost-limit', String(maxCost))
    },
  }),
}

/** Sets the kind of work by the first root field, for its share of the database’s connections. */
const workKindPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      const [first] = operation?.selectionSet.selections ?? []
      const part = first?.kind === Kind.FIELD ? partOfField.get(first.name.value) : undefined
      setWorkKind(part ?? 'other', { isWrite: operation?.operation === OperationTypeNode.MUTATION })
    },
  }),
}

/** A response without data has the same status as in REST. */
const httpStatusPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      const { data, errors } = response.body.singleResult
      if (!errors || Object.values(data ?? {}).some((value) => value !== null)) return
      const refusal = statusOf(errors)
      if (!refusal) return
      response.http.status = refusal.status
      for (const [name, value] of refusal.headers) response.http.headers.set(name, value)
    },
  }),
}

/**
 * Other sites' pages may read queries, but not mutations. Which sites may use an API key is decided before
 * (`clientOrigins`).
 */
const corsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response, contextValue: { client } }) => {
      if (client || operation?.operation !== OperationTypeNode.QUERY) return
      for (const [name, value] of Object.entries(anyOrigin)) response.http.headers.set(name, value)
    },
  }),
}
