import { ApolloLink, Observable } from '@apollo/client'
import { filterOperationVariables } from '@apollo/client/link/utils'
import { type DocumentNode, print } from 'graphql'
import { acceptLanguage } from './accept-language.ts'

/** The hash that codegen writes into each document. */
export const documentIdOf = (document: DocumentNode) =>
  (document as DocumentNode & { __meta__: { hash: string } }).__meta__.hash

/** As that of Apollo's own link. */
interface Context {
  headers?: Record<string, string>
  fetchOptions?: { signal?: AbortSignal }
}

/**
 * Sends each operation by its document's hash, because the server has the documents. A page that is
 * older or newer than the server sends the document itself after an error.
 */
export const shopLink = () =>
  new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const leaving = new AbortController()
        const { signal } = (operation.getContext() as Context).fetchOptions ?? {}
        signal?.addEventListener('abort', () => leaving.abort())
        const sendOperation = async () => {
          const documentId = documentIdOf(operation.query)
          let result = await send(operation, { documentId }, leaving.signal)
          if (result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_DOCUMENT_NOT_FOUND') {
            result = await send(operation, { query: print(operation.query) }, leaving.signal)
          }
          observer.next(result)
          observer.complete()
        }
        sendOperation().catch((error: unknown) => observer.error(error))
        return () => leaving.abort()
      }),
  )

async function send(
  { query, operationName, variables, getContext }: ApolloLink.Operation,
  document: { documentId: string } | { query: string },
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...acceptLanguage(),
      ...(getContext() as Context).headers,
    },
    body: JSON.stringify({
      operationName,
      variables: filterOperationVariables(variables, query),
      ...document,
    }),
    signal,
  })
  const result = (await response.json()) as ApolloLink.Result
  // A proxy may respond in place of the server.
  if (!('data' in result || 'errors' in result)) throw new Error(`Answered by ${response.status}`)
  return result
}
