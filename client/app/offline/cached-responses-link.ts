import { ApolloLink, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { Observable, tap } from 'rxjs'
import { whenIdle } from '../../ui/when-idle.ts'
import { documentIdOf } from '../shop-link.ts'
import { type CachedResponse, findCachedResponse, storeResponses } from './cached-responses.ts'
import { markReachable, markUnreachable } from './connectivity.ts'
import { type SharedData, sharedDataOf, withoutOneTimeFields } from './shared-data.ts'

type Data = Record<string, unknown>

/**
 * Includes the document's hash: a response to an earlier version's document may lack fields that are
 * read now.
 */
export const operationKey = (query: DocumentNode, name = '', variables: object = {}) =>
  `${name} ${JSON.stringify(variables)} ${documentIdOf(query)}`

interface Query {
  query: DocumentNode
  queryName?: string | undefined
  variables?: OperationVariables | undefined
}

/** Stores the cached results of these queries, if they read shared data. */
export function storeQueryResults({ cache }: ApolloClient, queries: Iterable<Query>) {
  const latest = new Map<SharedData, CachedResponse[]>()
  for (const { query, queryName, variables } of queries) {
    const kind = sharedDataOf(query, variables)
    // The same options as the page's, so that Apollo reuses the result.
    const data = kind && cache.readQuery<Data>({ query, variables, optimistic: true })
    if (!kind || !data) continue
    latest.set(kind, [
      ...(latest.get(kind) ?? []),
      { operation: operationKey(query, queryName, variables), data },
    ])
  }
  for (const [kind, responses] of latest) storeResponses(kind, responses)
}

/** Stores the shared data that the page shows, except for queries that bypass the cache or these copies. */
export const storeActiveQueries = (client: ApolloClient) =>
  storeQueryResults(
    client,
    [...client.getObservableQueries()].filter(
      ({ options }) => !notStored.includes(options.fetchPolicy) && !options.context?.['uncached'],
    ),
  )

/** Stores what the server's page has read for sections that aren't hydrated yet, and whose queries aren't active. */
export const storeServerQueries = (client: ApolloClient, queries: Pick<Query, 'query' | 'variables'>[]) =>
  storeQueryResults(
    client,
    // With the variables' defaults, as their components would run them.
    queries.map(({ query, variables }) =>
      client.watchQuery({ query, variables: variables ?? {}, fetchPolicy: 'cache-only' }),
    ),
  )

/** The requests that are under way, by client and operation name. */
const underWay = new WeakMap<ApolloClient, Map<string, Set<Promise<void>>>>()

function addUnderWay(client: ApolloClient, name: string): () => void {
  const byName = underWay.get(client) ?? new Map<string, Set<Promise<void>>>()
  underWay.set(client, byName)
  const requests = byName.get(name) ?? new Set()
  byName.set(name, requests)
  let end = () => {}
  const request = new Promise<void>((resolve) => (end = resolve))
  requests.add(request)
  return () => {
    requests.delete(request)
    end()
  }
}

/**
 * Resolves once the requests of this operation that are under way have been answered. Before that, a change of the cache isn't
 * shown by their queries, and their responses, which don't include it, would replace it.
 */
export async function whenAnswered(client: ApolloClient, operationName: string): Promise<void> {
  await Promise.all([...(underWay.get(client)?.get(operationName) ?? [])])
}

const notStored: (string | undefined)[] = ['no-cache', 'standby']

/**
 * While a query of shared data has no cached result, its last stored response is shown at once, and
 * replaced by the server's. When the server can't be reached, the current result stays. Operations with
 * `uncached` in their context only use the server's response.
 */
export function cachedResponsesLink() {
  const scheduleStore = storeWhenIdle()
  return new ApolloLink((operation, forward) => {
    let end = () => {}
    const response = forward(operation).pipe(
      tap({
        subscribe: () => {
          end = addUnderWay(operation.client, operation.operationName ?? '')
        },
        next: (result) => {
          if (!isFault(result)) markReachable()
        },
        // Also after a failure, because an optimistic response was rolled back.
        finalize: () => {
          end()
          scheduleStore(operation.client)
        },
      }),
    )
    const { uncached = false } = operation.getContext() as { uncached?: boolean }
    const { data, shown } = lastResponse(operation)
    if (uncached || data === null) return response
    return new Observable((observer) => {
      const keepCurrent = () => {
        markUnreachable()
        if (shown) observer.next({ data })
      }
      if (!shown) observer.next({ data })
      return response.subscribe({
        next: (result) => (isFault(result) ? keepCurrent() : observer.next(result)),
        error: () => {
          keepCurrent()
          observer.complete()
        },
        complete: () => observer.complete(),
      })
    })
  })
}

function storeWhenIdle() {
  let scheduled = false
  return (client: ApolloClient) => {
    if (scheduled) return
    scheduled = true
    whenIdle(() => {
      scheduled = false
      storeActiveQueries(client)
    })
  }
}

/** The last response, and whether the page shows it already. */
function lastResponse({ client, query, operationType, operationName, variables }: ApolloLink.Operation) {
  // The next page of a list is either loaded or failed, never read from the stored responses.
  const isNextPage = variables['after'] != null
  if (operationType !== OperationTypeNode.QUERY || isNextPage) return { data: null, shown: false }
  const known = client.cache.readQuery<Data>({ query, variables })
  if (known) return { data: withoutOneTimeFields(known), shown: true }
  const kind = sharedDataOf(query, variables)
  return {
    data: kind && findCachedResponse(kind, operationKey(query, operationName, variables)),
    shown: false,
  }
}

/** The server reported a temporary failure. A refusal is a regular response. */
const isFault = ({ data, errors = [] }: ApolloLink.Result) =>
  data == null && errors.some(({ extensions }) => faults.includes(extensions?.['code']))

const faults: unknown[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR']
