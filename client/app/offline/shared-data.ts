import type { DocumentNode, OperationVariables } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { Kind, OperationTypeNode } from 'graphql'

/** The data that every visit starts with (specification, section 4), and the designs of the wishlist. */
export type SharedData = 'cart' | 'products' | 'feedback' | 'wishlist'

const byRootField: Partial<Record<string, SharedData>> = {
  cart: 'cart',
  products: 'products',
  product: 'products',
  feedback: 'feedback',
  productsByIds: 'wishlist',
}

/**
 * The kind of data that a query reads, if its result is worth storing: searches and later pages of
 * lists are not.
 */
export function sharedDataOf(query: DocumentNode, variables: OperationVariables = {}): SharedData | null {
  const definition = getMainDefinition(query)
  if (!('operation' in definition) || definition.operation !== OperationTypeNode.QUERY) return null
  if (variables['after'] || variables['search']) return null
  const fields = definition.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? (byRootField[field.name.value] ?? []) : [],
  )
  return fields[0] ?? null
}

type Data = Record<string, unknown>

interface Page {
  edges: { cursor: string }[]
  pageInfo: Data
}

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value

/** The number of entries of a result; 1 if it is no list. */
export const entriesIn = (data: Data) =>
  Math.max(1, ...Object.values(data).map((value) => (isPage(value) ? value.edges.length : 1)))

/** A result as it may be shown again: with limited lists, and without fields that are reported only once. */
export const withoutOneTimeFields = (data: Data, maxEntries = Infinity): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (isPage(value)) return [name, firstOf(value, maxEntries)]
      const hasOneTimeField = typeof value === 'object' && value !== null && 'removed' in value
      return [name, hasOneTimeField ? { ...value, removed: [] } : value]
    }),
  )

function firstOf(page: Page, maxEntries: number): Page {
  if (page.edges.length <= maxEntries) return page
  const edges = page.edges.slice(0, maxEntries)
  return {
    ...page,
    edges,
    pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: edges.at(-1)?.cursor },
  }
}
