import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  NetworkStatus,
  type OperationVariables,
  type StoreObject,
  type TypedDocumentNode,
} from '@apollo/client'
import { skipToken } from '@apollo/client/react'
import type { HookWrappers } from '@apollo/client/react/internal'
import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  type DocumentNode,
  type FormattedExecutionResult,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { use } from 'react'
import { cacheOptions } from '../apollo.ts'
import { PageStore } from './page-store.ts'

/** Asks the shop in its own process. */
export type AskShop = (
  document: DocumentNode,
  variables: OperationVariables | undefined,
) => Promise<FormattedExecutionResult>

interface Answer {
  data?: unknown
  error?: unknown
}

/** By the component's own document: worked out once for all pages. */
const transformed = new WeakMap<DocumentNode, DocumentNode>()

function withTypenames(document: DocumentNode) {
  let known = transformed.get(document)
  if (known === undefined) transformed.set(document, (known = addTypenameToDocument(document)))
  return known
}

/**
 * Apollo for a page that is rendered once and thrown away: nothing is watched. A component whose query isn't answered
 * yet waits for it, so that none renders twice; and its fragments are read from the query's answer itself, which is
 * not masked.
 */
export function createPageData(ask: AskShop) {
  const cache = new InMemoryCache({ ...cacheOptions, resultCaching: false })
  const store = new PageStore()
  const client = new ApolloClient({ link: ApolloLink.empty(), cache, ssrMode: true })
  const answers = new Map<string, Promise<Answer>>()

  async function answer(query: DocumentNode, variables: OperationVariables | undefined): Promise<Answer> {
    const document = withTypenames(query)
    const all = { ...defaultsOf(document), ...variables }
    // What another query has brought need not be asked for.
    const kept = store.readQuery(document, all)
    if (kept) return { data: kept }
    try {
      const result = await ask(document, variables)
      if (result.errors?.length) return { error: new CombinedGraphQLErrors(result) }
      store.write(document, all, result.data!)
      return { data: result.data }
    } catch (error) {
      return { error }
    }
  }

  /** For the hooks themselves, which say what they do where something is missing. */
  const fillCache = () => cache.restore(store.entities)

  function answerOnce(query: DocumentNode, variables: OperationVariables | undefined) {
    const key = `${nameOf(query)} ${JSON.stringify(variables)}`
    const known = answers.get(key)
    if (known) return known
    const asked = answer(query, variables)
    answers.set(key, asked)
    return asked
  }

  const hooks: HookWrappers = {
    useQuery: () => {
      const usePageQuery = (query: DocumentNode, options: typeof skipToken | PageQueryOptions = {}) => {
        if (options === skipToken || options.skip)
          return { ...unanswered, client, variables: undefined, networkStatus: NetworkStatus.ready }
        const { data, error } = use(answerOnce(query, options.variables))
        const networkStatus = error ? NetworkStatus.error : NetworkStatus.ready
        return { ...unanswered, client, variables: options.variables, networkStatus, data, error }
      }
      return usePageQuery as never
    },
    useFragment: (original) => {
      const usePageFragment = (options: FragmentOptions) => {
        const data = readFragment(options)
        if (data) return { data, dataState: 'complete', complete: true }
        fillCache()
        return original(options as never)
      }
      return usePageFragment as never
    },
    useSuspenseFragment: (original) => {
      const usePageFragment = (options: FragmentOptions) => {
        const data = readFragment(options)
        if (data) return { data }
        fillCache()
        return original(options as never)
      }
      return usePageFragment
    },
  }

  function readFragment({ fragment, fragmentName, from }: FragmentOptions): object | null {
    if (from === null || typeof from !== 'object' || Array.isArray(from)) return null
    if (holdsAll(from, fragment, fragmentName)) return from
    return store.readFragment(withTypenames(fragment), fragmentName, from as StoreObject)
  }

  return { client, hooks, extract: () => store.entities }
}

interface PageQueryOptions {
  skip?: boolean
  variables?: OperationVariables
}

interface FragmentOptions {
  fragment: DocumentNode | TypedDocumentNode
  fragmentName?: string
  from: unknown
}

const notHere = () => {
  throw new Error('This is for the browser: the server renders a page once.')
}

const unanswered = {
  data: undefined,
  error: undefined,
  previousData: undefined,
  loading: false,
  refetch: notHere,
  fetchMore: notHere,
  subscribeToMore: notHere,
  updateQuery: notHere,
  startPolling: notHere,
  stopPolling: notHere,
}

/** By the document: what its variables are where nobody says. */
const defaults = new WeakMap<DocumentNode, OperationVariables>()

function defaultsOf(document: DocumentNode) {
  const known = defaults.get(document)
  if (known) return known
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const found: OperationVariables = {}
  if (operation && 'variableDefinitions' in operation)
    for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
      if (defaultValue) found[variable.name.value] = valueFromASTUntyped(defaultValue)
  defaults.set(document, found)
  return found
}

const nameOf = ({ definitions }: DocumentNode) => {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  return operation && 'name' in operation ? operation.name?.value : undefined
}

/** By the fragment's document: the names under which its own fields are answered. */
const fieldsOf = new WeakMap<DocumentNode, string[]>()

/** Whether an object is a query's answer with this fragment in it, rather than a mere reference. */
function holdsAll(from: object, document: DocumentNode, name: string | undefined) {
  let fields = fieldsOf.get(document)
  if (fields === undefined) {
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        (name === undefined || definition.name.value === name),
    )
    fields = fragment && 'selectionSet' in fragment ? ownFields(fragment.selectionSet) : []
    fieldsOf.set(document, fields)
  }
  return fields.length > 0 && fields.every((field) => field in from)
}

const ownFields = ({ selections }: SelectionSetNode) =>
  selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.alias?.value ?? each.name.value] : []))
