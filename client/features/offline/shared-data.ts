import type { DocumentNode, OperationVariables } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { Kind, OperationTypeNode } from 'graphql'

/** What every visit starts from: specification, section 4. */
export type SharedData = 'cart' | 'products' | 'feedback'

const byRootField: Partial<Record<string, SharedData>> = {
  cart: 'cart',
  products: 'products',
  product: 'products',
  feedback: 'feedback',
}

/**
 * Which of the shared data a query reads, if a copy of its answer is worth keeping: not for a search, nor for a list that
 * begins in its middle.
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

/** How many entries an answer holds; one for an answer that is no list. */
export const entriesIn = (data: Data) =>
  Math.max(1, ...Object.values(data).map((value) => (isPage(value) ? value.edges.length : 1)))

/** An answer as it may be told again: lists no longer than that, and nothing that is told only once. */
export const tellableAgain = (data: Data, most = Infinity): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (isPage(value)) return [name, firstOf(value, most)]
      const told = typeof value === 'object' && value !== null && 'removed' in value
      return [name, told ? { ...value, removed: [] } : value]
    }),
  )

function firstOf(page: Page, most: number): Page {
  if (page.edges.length <= most) return page
  const edges = page.edges.slice(0, most)
  return {
    ...page,
    edges,
    pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: edges.at(-1)?.cursor },
  }
}
