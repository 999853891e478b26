import { encodeCursor, listId } from '../server/domain/paging.ts'
import type { LoadRequest } from './measure/load.ts'
import type { Shopper } from './shoppers.ts'

/** An operation, as each server is requested; `n` makes a request differ from all before it. */
export interface Scenario {
  name: string
  bare: (n: number, connection: number) => LoadRequest
  graphql: (n: number, connection: number) => LoadRequest
}

export const card = `id productName category fabricType color discount images { url alt width height thumbhash }
  priceRange { min max } rating { average count } featuredProduct availabilityStatus`
const page = `edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }`
const offer = '{ listPrice unitPrice saving }'
const completeFields = `${card} externalRef description productType maxPrice tailorPrice readyMadePrice tailorOffer ${offer}
  readyMadeOffer ${offer} quantityInStock stitchingType pattern embellishments customizationAvailable
  customizationOptions video shippingCost estimatedDeliveryTime seasonalTags tags productStatus fabricFeel durability
  sizes { label chest waist hip length }
  blouseDetails { sleeveType blouseBackDesign necklineStyle fitType embellishments padding lining }
  suitDetails { sleeveType fitType style fabricType }
  lehengaDetails { lehengaType lehengaWaist lehengaDupattaIncluded lehengaFabric embroidery }
  sareeDetails { sareeLength pleated embroideryDetails sareeFabric blouseType borderStyle drapeStyle }
  dateAdded lastUpdated viewerCanEdit viewerCanRate`

const newest = `query Newest($after: String) { products(after: $after) { ${page} } }`
const newestOfColor = `query NewestOfColor($after: String, $where: ProductWhere) {
  products(after: $after, where: $where) { ${page} }
}`
const newestComplete = `query NewestWhole($after: String, $where: ProductWhere) {
  products(after: $after, where: $where, first: 1) { edges { node { ${completeFields} } } }
}`
const filtered = `query Filtered($where: ProductWhere) {
  products(where: $where, sort: PRICE_LOW_TO_HIGH) { ${page} totalCount }
}`
const product = `query Product($id: ID!) { product(id: $id) { ${completeFields} } }`
const search = `query Search($search: String, $where: ProductWhere) {
  products(search: $search, where: $where) { ${page} }
}`
const change = `mutation Change($input: ChangeCartQuantityInput!) {
  changeCartQuantity(input: $input) {
    cart { id itemCount finalTotal items { id quantity totalPrice product { id productName } } }
    userErrors { field code message }
  }
}`

const json = { 'content-type': 'application/json' }
export const graphql = (
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, ...headers },
  body: JSON.stringify({ query, variables }),
})
const get = (path: string, params: Record<string, string>): LoadRequest => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(params).toString()}`,
})

/** Higher than any price: each number filters nothing, yet makes the request unique. */
export const beyondAll = (n: number) => 100_000_000 + n

/** A product, with its key in the newest-first order. */
export interface SampledProduct {
  id: string
  key: unknown[]
}

/** The position after a product in the newest-first list with this filter. */
const cursor = ({ key }: SampledProduct, where?: object): string =>
  encodeCursor(listId('products', { where, sort: 'NEWEST' }), key)

/** The read scenarios. `products` are of the catalogue, newest first. */
export function reads(products: SampledProduct[]): Scenario[] {
  const nth = (n: number) => products[(n * 7919) % products.length]!
  return [
    {
      name: 'W1 newest 24 products',
      bare: (n) => get('/newest', { after: cursor(nth(n)) }),
      graphql: (n) => graphql(newest, { after: cursor(nth(n)) }),
    },
    {
      name: 'W2 sarees of silk in a range of prices, with total',
      bare: (n) => {
        const where = { category: 'SAREE', fabric: 'Silk', lowest: 1_000_000, highest: beyondAll(n) }
        return get('/filtered', { where: JSON.stringify(where) })
      },
      graphql: (n) =>
        graphql(filtered, {
          where: {
            category: { eq: 'SAREE' },
            fabricType: { eq: 'Silk' },
            unitPrice: { gte: 1_000_000, lte: beyondAll(n) },
          },
        }),
    },
    {
      name: 'W3 one product, all fields',
      bare: (n) => get('/product', { id: nth(n).id }),
      graphql: (n) => graphql(product, { id: nth(n).id }),
    },
    {
      name: 'W4 search for ‘silk embroidered’',
      bare: (n) => get('/search', { text: 'silk embroidered', highest: String(beyondAll(n)) }),
      graphql: (n) =>
        graphql(search, { search: 'silk embroidered', where: { unitPrice: { lte: beyondAll(n) } } }),
    },
  ]
}

/** The same reads with one more filter each, to measure filters without a special code path. */
export function filteredReads(products: SampledProduct[]): Scenario[] {
  const nth = (n: number) => products[(n * 7919) % Math.floor(products.length / 2)]!
  const teal = { color: { eq: 'Teal' } }
  const afterNth = (n: number) => cursor(nth(n), teal)
  const price = (n: number) => ({ gte: 1_000_000, lte: beyondAll(n) })
  return [
    {
      name: 'W1+ newest 24 of one colour',
      bare: (n) => get('/newest', { after: afterNth(n), color: 'Teal' }),
      graphql: (n) => graphql(newestOfColor, { after: afterNth(n), where: teal }),
    },
    {
      name: 'W2+ sarees of silk in a range of prices and of one pattern, with total',
      bare: (n) => {
        const where = { category: 'SAREE', fabric: 'Silk', lowest: 1_000_000, highest: beyondAll(n) }
        return get('/filtered', { where: JSON.stringify({ ...where, pattern: 'Embroidered' }) })
      },
      graphql: (n) =>
        graphql(filtered, {
          where: {
            category: { eq: 'SAREE' },
            fabricType: { eq: 'Silk' },
            pattern: { eq: 'Embroidered' },
            unitPrice: price(n),
          },
        }),
    },
    {
      name: 'W3+ the newest product of one colour, all fields',
      bare: (n) => get('/newest-whole', { after: afterNth(n), color: 'Teal' }),
      graphql: (n) => graphql(newestComplete, { after: afterNth(n), where: teal }),
    },
    {
      name: 'W4+ search for ‘silk embroidered’ among sarees',
      bare: (n) =>
        get('/search', { text: 'silk embroidered', highest: String(beyondAll(n)), category: 'SAREE' }),
      graphql: (n) => {
        const where = { category: { eq: 'SAREE' }, unitPrice: { lte: beyondAll(n) } }
        return graphql(search, { search: 'silk embroidered', where })
      },
    },
  ]
}

/**
 * Each connection is a different shopper who alternately increases and decreases the quantity of one
 * line.
 */
export function cartWrite(shoppers: Shopper[]): Scenario {
  const raised = new Map<string, boolean>()
  const alternate = (server: string, connection: number) => {
    const who = shoppers[connection % shoppers.length]!
    const key = `${server} ${connection}`
    const raise = !raised.get(key)
    raised.set(key, raise)
    return { ...who, raise, headers: { ...json, authorization: `Bearer ${who.token}` } }
  }
  return {
    name: 'W5 a cart line’s quantity',
    bare: (_n, connection) => {
      const { productId, raise, headers } = alternate('bare', connection)
      return {
        method: 'POST',
        path: '/cart',
        headers,
        body: JSON.stringify({ productId, by: raise ? 1 : -1 }),
      }
    },
    graphql: (_n, connection) => {
      const { productId, raise, headers } = alternate('graphql', connection)
      const action = raise ? 'INCREASE' : 'DECREASE'
      return graphql(change, { input: { productId, productType: 'TAILOR', action } }, headers)
    },
  }
}
