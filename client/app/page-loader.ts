import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import {
  createContext,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  RouterContextProvider,
  useLoaderData,
} from 'react-router-dom'

/** The client on which a request's loaders run their queries. */
const apolloContext = createContext<ApolloClient>()

/** The context that the router passes to loaders. */
export function loaderContext(client: ApolloClient) {
  const context = new RouterContextProvider()
  context.set(apolloContext, client)
  return context
}

type RunQuery = (client: ApolloClient) => Promise<unknown>

/** A query that a loader runs. */
export const load =
  <Variables extends OperationVariables>(
    ...[query, variables]: Record<never, never> extends Variables
      ? [query: TypedDocumentNode<unknown, Variables>, variables?: Variables]
      : [query: TypedDocumentNode<unknown, Variables>, variables: Variables]
  ): RunQuery =>
  (client) =>
    client.query({ query, variables } as ApolloClient.QueryOptions)

/** The HTTP status of a page whose data did not load; null where it did. */
export type LoadFailure = 404 | 503 | null

/**
 * Creates a page's loader from its queries. The server awaits them and renders the page from the
 * client's cache, or redirects where a query returns the router's `redirect`. The browser only starts
 * them: the page renders at once, and its `useQuery` joins the request.
 */
export const pageLoader =
  (
    queriesOf: (address: { search: URLSearchParams; params: Params }) => RunQuery[],
    statusOf: (error: unknown) => LoadFailure = () => 503,
  ): LoaderFunction =>
  async ({ request, params, context }: LoaderFunctionArgs) => {
    const client = (context as Readonly<RouterContextProvider>).get(apolloContext)
    const queries = queriesOf({ search: new URL(request.url).searchParams, params })
    const results = Promise.all(queries.map((run) => run(client)))
    const outcome = results.then((all) => all.find((result) => result instanceof Response) ?? null, statusOf)
    const status = import.meta.env.SSR ? await outcome : null
    if (status instanceof Response) return status
    return status === null ? null : data(status, { status })
  }

/** The failure with which the server rendered this page. In the browser, errors come from `useQuery`. */
export const useLoadFailure = () => useLoaderData<LoadFailure>() ?? null
