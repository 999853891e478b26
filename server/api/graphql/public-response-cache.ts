import {
  type ApolloServerOptions,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestContextResponseForOperation,
  HeaderMap,
} from '@apollo/server'
import type { FormattedExecutionResult } from 'graphql'
import type { Context } from '../../domain/context.ts'
import {
  type CacheUse,
  type CatalogueVersion,
  type SizedResponse,
  ResponseCache,
} from '../http/response-cache.ts'
import { publicOperations } from './public-operations.ts'

type Data = Record<string, unknown>

/** Longer variables are hardly ever repeated. */
const MAX_VARIABLES_LENGTH = 10_000
/** In memory a response is an object tree and its text. */
const BYTES_PER_CHARACTER = 5

export interface PublicResponseCache {
  plugin: ApolloServerPlugin<Context>
  /** Serializes a cached response once. */
  stringifyResult: NonNullable<ApolloServerOptions<Context>['stringifyResult']>
}

/**
 * Caches guests' responses to public operations until the catalogue changes. Apollo has parsed, validated and counted the
 * request before its cached response is used; concurrent requests for the same are executed once.
 */
export function createPublicResponseCache(
  catalogueVersion: CatalogueVersion,
  onUse?: (use: CacheUse) => void,
): PublicResponseCache {
  const cache = new ResponseCache<Data | null>(catalogueVersion, {
    maxResponses: 500,
    maxBytes: 32 * 1024 * 1024,
    skipVersionOnMiss: true,
    onUse,
  })
  const texts = new WeakMap<Data, string>()
  /** Requests that are being executed for all who wait for the same. */
  const executing = new WeakMap<GraphQLRequestContext<Context>, (made: SizedResponse<Data | null>) => void>()

  const settle = (request: GraphQLRequestContext<Context>, made: SizedResponse<Data | null>) => {
    executing.get(request)?.(made)
    executing.delete(request)
  }

  const serialized = (data: Data): SizedResponse<Data> => {
    const text = serialize({ data })
    texts.set(data, text)
    return { response: data, bytes: text.length * BYTES_PER_CHARACTER }
  }

  return {
    plugin: {
      requestDidStart: async () => ({
        responseForOperation: async (request) => {
          const key = keyOf(request)
          if (key === null) return null
          const data = await new Promise<Data | null>((resolve, reject) => {
            const execute = () =>
              new Promise<SizedResponse<Data | null>>((made) => {
                executing.set(request, made)
                // Apollo executes the operation; `willSendResponse` has the result.
                resolve(null)
              })
            cache.get(key, execute).then(resolve, reject)
          })
          return (
            data && { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } }
          )
        },
        willSendResponse: async (request) => {
          const { body, http } = request.response
          const result = body.kind === 'single' && !body.singleResult.errors ? body.singleResult.data : null
          const isCacheable = result && request.contextValue.caching.isAllowed
          if (executing.has(request)) settle(request, isCacheable ? serialized(result) : notCached)
          if (!result || !isForEveryGuest(request)) return
          http.headers.set('vary', 'Authorization')
          // Clients may store it, and must revalidate each time: Express answers 304 by its ETag.
          if (request.request.http?.method === 'GET') http.headers.set('cache-control', 'no-cache')
        },
      }),
      unexpectedErrorProcessingRequest: async ({ requestContext }) => settle(requestContext, notCached),
    },
    stringifyResult: (result) => {
      const text = result.data && !result.errors ? texts.get(result.data) : undefined
      return text ?? serialize(result)
    },
  }
}

const notCached: SizedResponse<null> = { response: null, bytes: null }

const serialize = (result: FormattedExecutionResult) => `${JSON.stringify(result)}\n`

type ResolvedRequest = Pick<
  GraphQLRequestContextResponseForOperation<Context>,
  'document' | 'operation' | 'contextValue'
>

const isForEveryGuest = ({ document, operation, contextValue }: Partial<ResolvedRequest>): boolean =>
  document !== undefined &&
  operation !== undefined &&
  contextValue?.viewer === null &&
  publicOperations(document).has(operation)

/** Null for responses that are not cacheable. */
function keyOf(request: GraphQLRequestContextResponseForOperation<Context>): string | null {
  if (!isForEveryGuest(request)) return null
  const variables = textOf(request.request.variables)
  if (variables === null || variables.length > MAX_VARIABLES_LENGTH) return null
  return `${request.queryHash} ${request.operationName ?? ''} ${variables}`
}

/** Null for lists nested deeper than `JSON.stringify` can go. */
function textOf(variables: unknown): string | null {
  try {
    return JSON.stringify(variables ?? {})
  } catch {
    return null
  }
}
