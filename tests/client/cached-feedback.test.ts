import { ApolloLink, gql } from '@apollo/client'
import { describe, expect, test } from 'vitest'
import { createApolloClient } from '../../client/app/apollo.ts'
import { removeFeedback, insertFeedback } from '../../client/shop/feedback/cached-lists.ts'

const list = gql`
  query List($where: FeedbackWhere, $first: Int!, $after: String) {
    feedback(where: $where, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          rating
          createdAt
        }
      }
    }
  }
`

const entry = (id: string, rating: number, day = 1) => ({
  __typename: 'Feedback',
  id,
  rating,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
})

type Variables = { first: number; where?: { mine: boolean }; after?: string }

/** A cache with feedback lists, as pages have queried them. */
function createCache() {
  const { cache } = createApolloClient(ApolloLink.empty())
  return {
    cache,
    write: (variables: Variables, entries: ReturnType<typeof entry>[], hasNextPage = false, totalCount = 9) =>
      cache.writeQuery({
        query: list,
        variables,
        data: {
          feedback: {
            __typename: 'FeedbackConnection',
            totalCount,
            pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `c-${entries.at(-1)?.id}` },
            edges: entries.map((node) => ({ __typename: 'FeedbackEdge', cursor: `c-${node.id}`, node })),
          },
        },
      }),
    read: (variables: Variables) => {
      const data = cache.readQuery<{
        feedback: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { endCursor: string } }
      }>({ query: list, variables })
      const { edges, totalCount, pageInfo } = data!.feedback
      return { ids: edges.map(({ node }) => node.id), totalCount, endCursor: pageInfo.endCursor }
    },
  }
}

/** Writes an entry into the cache as a mutation's response does. */
const result = (cache: ReturnType<typeof createCache>['cache'], node: ReturnType<typeof entry>) =>
  cache.writeFragment({
    fragment: gql`
      fragment Answer on Feedback {
        id
        rating
        createdAt
      }
    `,
    data: node,
  })

const home = { first: 12 }
const own = { first: 6, where: { mine: true } }
const others = { first: 6, where: { mine: false } }

describe('a new entry of the viewer', () => {
  test('is inserted by rating and time, only into lists that include the viewer’s own', () => {
    const { cache, write, read } = createCache()
    write(home, [entry('a', 5, 9), entry('b', 4, 9), entry('c', 2, 1)])
    write(own, [entry('c', 2, 1)], false, 1)
    write(others, [entry('a', 5, 9), entry('b', 4, 9)], false, 2)
    const added = entry('new', 4, 10)
    result(cache, added)
    insertFeedback(cache, added, { isNew: true })
    expect(read(home)).toMatchObject({ ids: ['a', 'new', 'b', 'c'], totalCount: 10 })
    expect(read(own)).toMatchObject({ ids: ['new', 'c'], totalCount: 2 })
    expect(read(others)).toMatchObject({ ids: ['a', 'b'], totalCount: 2 })
  })

  test('beyond the loaded pages is left to its page', () => {
    const { cache, write, read } = createCache()
    write(home, [entry('a', 5), entry('b', 4)], true)
    const added = entry('new', 1, 10)
    result(cache, added)
    insertFeedback(cache, added, { isNew: true })
    expect(read(home)).toMatchObject({ ids: ['a', 'b'], totalCount: 10 })
  })

  test('is last at the end of a complete list or in an empty one', () => {
    const { cache, write, read } = createCache()
    write(home, [entry('a', 5)], false)
    write(own, [], false, 0)
    const added = entry('new', 1)
    result(cache, added)
    insertFeedback(cache, added, { isNew: true })
    expect(read(home).ids).toEqual(['a', 'new'])
    expect(read(own)).toMatchObject({ ids: ['new'], totalCount: 1 })
  })
})

test('an entry with a new rating moves, and the next page still starts after the last entry', () => {
  const { cache, write, read } = createCache()
  write(home, [entry('a', 5), entry('b', 4), entry('c', 3)], true)
  const added = entry('c', 5, 20)
  result(cache, added)
  insertFeedback(cache, added, { isNew: false })
  expect(read(home)).toEqual({ ids: ['c', 'a', 'b'], totalCount: 9, endCursor: 'c-c' })
  write({ ...home, after: 'c-c' }, [entry('d', 2), entry('e', 1)])
  expect(read(home).ids).toEqual(['c', 'a', 'b', 'd', 'e'])
})

test('a deleted entry leaves every list of the viewer, and the next page still starts after the last entry', () => {
  const { cache, write, read } = createCache()
  write(home, [entry('a', 5), entry('c', 3)], true)
  write(own, [entry('c', 3)], false, 1)
  write(others, [entry('a', 5)], false, 1)
  removeFeedback(cache, 'c')
  expect(read(home)).toEqual({ ids: ['a'], totalCount: 8, endCursor: 'c-c' })
  expect(read(own)).toMatchObject({ ids: [], totalCount: 0 })
  expect(read(others)).toMatchObject({ ids: ['a'], totalCount: 1 })
  write({ ...home, after: 'c-c' }, [entry('d', 2)])
  expect(read(home).ids).toEqual(['a', 'd'])
})
