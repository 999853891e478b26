import { ApolloLink, gql } from '@apollo/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApolloClient } from '../../client/app/apollo.ts'

const query = gql`
  query List($after: String) {
    products(first: 2, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

let { cache } = createApolloClient(ApolloLink.empty())
beforeEach(() => ({ cache } = createApolloClient(ApolloLink.empty())))

/** As the server responds: each design's cursor is its own letter. */
function result(letters: string, after?: string) {
  const edges = [...letters].map((letter) => ({
    __typename: 'ProductEdge',
    cursor: letter,
    node: { __typename: 'Product', id: letter },
  }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: letters.at(-1) ?? null }
  const products = { __typename: 'ProductConnection', edges, pageInfo }
  cache.writeQuery({ query, variables: { after }, data: { products } })
}

function list(after?: string) {
  const data = cache.readQuery<{ products: { edges: { cursor: string }[] } }>({ query, variables: { after } })
  return data && data.products.edges.map(({ cursor }) => cursor).join('')
}

describe('a growing list', () => {
  test('joins the earlier and the next page', () => {
    result('ab')
    result('cd', 'b')
    expect(list()).toBe('abcd')
  })

  test('is truncated to the latest response for its beginning', () => {
    result('ab')
    result('cd', 'b')
    result('xa')
    expect(list()).toBe('xa')
  })

  test('drops pages behind a changed one, so that no gap opens', () => {
    result('ab')
    result('cd', 'b')
    result('ab')
    result('ef', 'd')
    expect(list()).toBe('ab')
    result('cd', 'b')
    result('ef', 'd')
    expect(list()).toBe('abcdef')
  })

  test('that began in the middle is not read as one from the beginning', () => {
    result('cd', 'b')
    expect(list()).toBeNull()
    expect(list('b')).toBe('cd')
    result('cx', 'b')
    expect(list('b')).toBe('cx')
    result('gh', 'f')
    expect(list('f')).toBe('gh')
    expect(list('b')).toBeNull()
  })
})
