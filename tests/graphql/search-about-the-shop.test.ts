import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const guest = shop.guest()

beforeAll(async () => {
  await shop.product({ productName: 'Polka Dot Dress', category: 'DRESS', pattern: 'Polka Dots' })
  await shop.product({ productName: 'Silk Blouse', category: 'BLOUSE', fabricType: 'Silk' })
})

const search = async (text: string) => {
  const { data } = await guest.graphql(
    `query ($text: String!) {
      products(search: $text) { edges { node { productName } } totalCount isPartialMatch helpTopics }
      searchSuggestions(text: $text) { products { productName } categories { text } terms { text } helpTopics }
    }`,
    { text },
  )
  const names = data.products.edges.map(({ node }: { node: { productName: string } }) => node.productName)
  return { ...data, names }
}

test('a question about the shop finds its answer, and no design that is spelled like it', async () => {
  const { products, names, searchSuggestions } = await search('return policy')
  expect(names).toEqual([])
  expect(products).toMatchObject({ totalCount: 0, isPartialMatch: false, helpTopics: ['RETURNS'] })
  expect(searchSuggestions).toEqual({ products: [], categories: [], terms: [], helpTopics: ['RETURNS'] })
})

test('a question about a design’s garment finds both', async () => {
  const { products, names, searchSuggestions } = await search('silk blouse stitching charges')
  expect(names).toEqual(['Silk Blouse'])
  expect(products.isPartialMatch).toBe(false)
  expect(products.helpTopics).toEqual(['STITCHING'])
  expect(searchSuggestions.products).toEqual([{ productName: 'Silk Blouse' }])
  expect(searchSuggestions.categories).toContainEqual({ text: 'silk' })
})

test('other searches ask nothing', async () => {
  const { products, searchSuggestions } = await search('polka dots')
  expect(products.helpTopics).toEqual([])
  expect(searchSuggestions.helpTopics).toEqual([])
})

test('the owner finds a design by its reference, whatever that says', async () => {
  await shop.product({ productName: 'Referred', externalRef: 'return 7' })
  const owner = await shop.admin()
  const { data } = await owner.graphql('{ products(search: "return 7") { edges { node { productName } } } }')
  expect(data.products.edges).toEqual([{ node: { productName: 'Referred' } }])
})
