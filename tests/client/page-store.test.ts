// @vitest-environment node
import { gql, InMemoryCache } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { cacheOptions } from '../../client/apollo.ts'
import { PageStore } from '../../client/rendering/page-store.ts'

type Variables = Record<string, unknown>
interface Answered {
  query: DocumentNode
  variables?: Variables
  data: object
}

/** The same answers as the page keeps them and as Apollo does. */
function kept(...answers: Answered[]) {
  const store = new PageStore()
  const cache = new InMemoryCache(cacheOptions)
  for (const { query, variables = {}, data } of answers) {
    const before = JSON.stringify(data)
    store.write(query, variables, data)
    expect(JSON.stringify(data)).toBe(before)
    cache.writeQuery({ query, variables, data })
  }
  return { store, cache }
}

const product = (id: string, fields: object = {}) => ({
  __typename: 'Product',
  id,
  productName: `Design ${id}`,
  tags: ['silk', 'red'],
  cover: { __typename: 'ProductImage', url: `/images/${id}.webp`, alt: 'Front' },
  rating: { __typename: 'Rating', average: null },
  readyMadeOffer: null,
  ...fields,
})

const list = gql`
  query List($first: Int!, $after: String, $more: Boolean = false) {
    products(where: { featuredProduct: { eq: true } }, first: $first, after: $after) {
      __typename
      edges {
        __typename
        cursor
        node {
          __typename
          id
          ...Card
        }
      }
      pageInfo {
        __typename
        hasNextPage
        endCursor
      }
      ...Facets @skip(if: $more)
    }
    all: products(where: {}, first: 1) @skip(if: $more) {
      __typename
      totalCount
    }
  }
  fragment Card on Product {
    productName
    tags
    cover {
      __typename
      url
      alt
    }
    ...Rated
    readyMadeOffer {
      __typename
      unitPrice
    }
  }
  fragment Rated on Product {
    name: productName
    rating {
      __typename
      average
    }
  }
  fragment Facets on ProductConnection {
    facets {
      __typename
      color {
        __typename
        value
        count
      }
    }
  }
`

const page = (ids: string[], endCursor: string, facets: object = {}) => ({
  __typename: 'ProductConnection',
  edges: ids.map((id) => ({
    __typename: 'ProductEdge',
    cursor: `at ${id}`,
    node: { name: `Design ${id}`, ...product(id) },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor },
  ...facets,
})

const firstPage: Answered = {
  query: list,
  variables: { first: 2, after: null, more: false },
  data: {
    products: page(['a', 'b'], 'at b', {
      facets: {
        __typename: 'ProductFacets',
        color: [{ __typename: 'FacetValue', value: 'Red', count: 2 }],
      },
    }),
    all: { __typename: 'ProductConnection', totalCount: 9 },
  },
}

const secondPage: Answered = {
  query: list,
  variables: { first: 2, after: 'at b', more: true },
  data: { products: page(['c'], 'at c') },
}

const shopOf = (fields: string) => gql(`query Shop { shop { __typename ${fields} } }`)

const shopAnswers: Answered[] = [
  {
    query: shopOf('name address { __typename city } heroSlides { __typename title }'),
    data: {
      shop: {
        __typename: 'Shop',
        name: 'Roopkala',
        address: { __typename: 'PostalAddress', city: 'Mumbai' },
        heroSlides: [{ __typename: 'HeroSlide', title: 'One' }],
      },
    },
  },
  {
    query: shopOf('phone address { __typename street } socialLinks { __typename url name }'),
    data: {
      shop: {
        __typename: 'Shop',
        phone: '+91',
        address: { __typename: 'PostalAddress', street: 'Ranade Road' },
        socialLinks: [{ __typename: 'SocialLink', url: 'https://social.example', name: 'Social' }],
      },
    },
  },
]

const twice: Answered = {
  query: gql`
    query Twice($id: ID!) {
      product(id: $id) {
        __typename
        id
        productName
        rating {
          __typename
          average
        }
      }
      again: product(id: "b") {
        __typename
        id
        rating {
          __typename
          count
        }
      }
    }
  `,
  variables: { id: 'a' },
  data: {
    product: {
      __typename: 'Product',
      id: 'a',
      productName: 'Design a',
      rating: { __typename: 'Rating', average: 4 },
    },
    again: { __typename: 'Product', id: 'b', rating: { __typename: 'Rating', count: 3 } },
  },
}

test.each([
  ['a list', [firstPage]],
  ['a list that grows', [firstPage, secondPage]],
  ['a list from the middle on', [secondPage]],
  ['one shop of which two queries ask', shopAnswers],
  ['one product in two answers', [firstPage, twice]],
])('%s is kept as Apollo keeps it', (_, answers) => {
  const { store, cache } = kept(...answers)
  expect(store.entities).toEqual(cache.extract())
})

test('what answers have brought is read from them, and nothing that is missing', () => {
  const { store, cache } = kept(...shopAnswers)
  const known = shopOf('phone name address { __typename city street } socialLinks { __typename url }')
  const data = store.readQuery(known, {})
  expect(data).toEqual(cache.readQuery({ query: known }))
  expect(data).not.toBeNull()
  expect(store.readQuery(shopOf('name email'), {})).toBeNull()
  expect(store.readQuery(shopOf('address { __typename state }'), {})).toBeNull()
})

test('a fragment is read of what is told by its type and what identifies it', () => {
  const { store } = kept(firstPage, ...shopAnswers)
  const card = gql`
    fragment Name on Product {
      __typename
      productName
      cover {
        __typename
        alt
      }
    }
  `
  expect(store.readFragment(card, undefined, { __typename: 'Product', id: 'a' })).toEqual({
    __typename: 'Product',
    productName: 'Design a',
    cover: { __typename: 'ProductImage', alt: 'Front' },
  })
  expect(store.readFragment(card, 'Name', { __typename: 'Product', id: 'z' })).toBeNull()
  const shop = gql`
    fragment Named on Shop {
      name
    }
  `
  expect(store.readFragment(shop, undefined, { __typename: 'Shop' })).toEqual({ name: 'Roopkala' })
})
