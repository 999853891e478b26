import { ApolloLink, type InMemoryCache } from '@apollo/client'
import { buildSchema, parse } from 'graphql'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApolloClient } from '../../client/app/apollo.ts'
import { adminPolicies } from '../../client/admin/lists/admin-policies.ts'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { pagedConnections, sampleData } from '../support/sample-data.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** Every list of the client that grows: the operation and the path to its connection. */
const lists = Object.values(documents).flatMap((text) => {
  const document = parse(text)
  return pagedConnections(schema, document).map((path) => {
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(text) ?? []
    return { name: `${name}: ${path.join('.')}`, document, path }
  })
})

interface Connection {
  edges: { cursor: string; node: object }[]
}
const at = (data: unknown, path: string[]) =>
  path.reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], data) as Connection

/** A connection's page with one entry, at its place in the operation's result. */
function page(document: ReturnType<typeof parse>, path: string[], letter: string) {
  const data = sampleData(schema, document, letter)
  const list = at(data, path)
  for (const [index, edge] of list.edges.entries())
    list.edges[index] = { ...edge, cursor: letter, node: { ...edge.node, id: letter } }
  Object.assign(list, { pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: letter } })
  // Only the list itself differs between the pages.
  const parents = path.slice(0, -1)
  if (parents.length > 0) Object.assign(at(data, parents), { id: 'parent' })
  return data
}

describe('every list that grows', () => {
  test.each(lists)('keeps its first page when the second arrives: $name', ({ document, path }) => {
    const cache = createApolloClient(ApolloLink.empty()).cache as InMemoryCache
    cache.policies.addTypePolicies(adminPolicies)
    const variables = { id: 'parent', from: '2026-11-01', to: '2026-11-30', status: 'SENT', first: 1 }
    const write = (letter: string, after: string | null) =>
      cache.writeQuery({
        query: document,
        variables: { ...variables, after },
        data: page(document, path, letter),
      })
    write('a', null)
    write('b', 'a')
    const data = cache.readQuery({ query: document, variables: { ...variables, after: null } })
    expect(at(data, path).edges.map(({ cursor }) => cursor)).toEqual(['a', 'b'])
  })

  test('is found among the documents', () => {
    expect(lists.length).toBeGreaterThan(20)
  })
})
