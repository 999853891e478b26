import { ApolloLink, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { Observable, tap } from 'rxjs'
import { whenIdle } from '../../ui/when-idle.ts'
import { documentIdOf } from '../../shop-link.ts'
import { type Answer, findCachedResponse, storeResponses } from './cached-responses.ts'
import { markReachable, markUnreachable } from './connectivity.ts'
import { type SharedData, sharedDataOf, withoutOneTimeFields } from './shared-data.ts'

type Data = Record<string, unknown>

/** Includes the document's hash: an answer to an earlier version's document may lack fields that are read now. */
export const operationKey = (query: DocumentNode, name = '', variables: object = {}) =>
  `${name} ${JSON.stringify(variables)} ${documentIdOf(query)}`

interface Asked {
  query: DocumentNode
  queryName?: string | undefined
  variables?: OperationVariables | undefined
}

/** Keeps a copy of what is known of these queries, as far as they read shared data. */
export function storeQueryResults({ cache }: ApolloClient, asked: Iterable<Asked>) {
  const latest = new Map<SharedData, Answer[]>()
  for (const { query, queryName, variables } of asked) {
    const kind = sharedDataOf(query, variables)
    // As the page reads it, so that nothing is read anew.
    const data = kind && cache.readQuery<Data>({ query, variables, optimistic: true })
    if (!kind || !data) continue
    latest.set(kind, [
      ...(latest.get(kind) ?? []),
      { question: operationKey(query, queryName, variables), data },
    ])
  }
  for (const [kind, answers] of latest) storeResponses(kind, answers)
}

/** Keeps a copy of what the page shows of the shared data, but of what is to be the server's word alone. */
export const storeActiveQueries = (client: ApolloClient) =>
  storeQueryResults(
    client,
    [...client.getObservableQueries()].filter(({ options }) => !leftOut.includes(options.fetchPolicy)),
  )

const leftOut: (string | undefined)[] = ['no-cache', 'standby']

/**
 * While the page has nothing to show for a query of the shared data, what it was last answered shows at once and the
 * server's answer takes its place. When the server can't be reached, what she sees stays, whatever it is. An operation
 * whose context says `uncached` gets the server's answer or none.
 */
export function cachedResponsesLink() {
  const plan = storeWhenIdle()
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation).pipe(
      tap({
        next: (result) => {
          if (!isFault(result)) markReachable()
        },
        // Also after a failure: what was shown beforehand has been taken back.
        finalize: () => plan(operation.client),
      }),
    )
    const { uncached = false } = operation.getContext() as { uncached?: boolean }
    const { data, shown } = lastResponse(operation)
    if (uncached || data === null) return answers
    return new Observable((observer) => {
      const stay = () => {
        markUnreachable()
        if (shown) observer.next({ data })
      }
      if (!shown) observer.next({ data })
      return answers.subscribe({
        next: (result) => (isFault(result) ? stay() : observer.next(result)),
        error: () => {
          stay()
          observer.complete()
        },
        complete: () => observer.complete(),
      })
    })
  })
}

function storeWhenIdle() {
  let planned = false
  return (client: ApolloClient) => {
    if (planned) return
    planned = true
    whenIdle(() => {
      planned = false
      storeActiveQueries(client)
    })
  }
}

/** What this was last answered, and whether the page shows it already. */
function lastResponse({ client, query, operationType, operationName, variables }: ApolloLink.Operation) {
  // The next page of a list is no answer that was known: it is there, or it has failed.
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

/** The shop answered that it can't answer now. A refusal is an answer. */
const isFault = ({ data, errors = [] }: ApolloLink.Result) =>
  data == null && errors.some(({ extensions }) => faults.includes(extensions?.['code']))

const faults: unknown[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR']
