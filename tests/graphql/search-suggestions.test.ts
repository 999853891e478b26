import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const guest = shop.guest()

beforeAll(async () => {
  const plain = {
    category: 'OTHERS' as const,
    color: 'White',
    fabricType: 'Cotton',
    pattern: 'Plain',
    description: 'Handmade.',
  }
  for (const design of [
    {
      productName: 'Noor',
      category: 'LEHENGA',
      fabricType: 'Silk',
      color: 'Maroon',
      embellishments: ['Zari Work'],
      tags: ['sangeet'],
    },
    { productName: 'Neel', category: 'SAREE', fabricType: 'Georgette', color: 'Royal Blue' },
    { productName: 'Banarasi saree', category: 'SAREE', fabricType: 'Silk', color: 'Pink' },
    { productName: 'Garden dress', category: 'DRESS', pattern: 'Floral', seasonalTags: ['Summer'] },
    { productName: 'Peacock blouse', category: 'BLOUSE', color: 'Other' },
    { productName: 'Drafted anarkali', category: 'SUIT', productStatus: 'DRAFT', fabricType: 'Velvet' },
    { productName: 'Archived anarkali', category: 'SUIT', productStatus: 'ARCHIVED' },
    { productName: 'Sold anarkali', category: 'SUIT', availabilityStatus: 'OUT_OF_STOCK' },
    { productName: 'Discontinued anarkali', category: 'SUIT', availabilityStatus: 'DISCONTINUED' },
  ] satisfies ProductFields[])
    await shop.product({ ...plain, ...design })
})

const document = /* GraphQL */ `
  query SearchSuggestions($text: String!, $first: Int! = 5) {
    searchSuggestions(text: $text, first: $first) {
      products {
        productName
        priceRange {
          min
        }
      }
      categories {
        category
        count
        text
      }
      terms {
        text
        value
      }
    }
  }
`
const send = (text: string, variables: object = {}, who: ApiClient = guest) =>
  who.graphql(document, { text, ...variables })

async function suggest(text: string, who: ApiClient = guest) {
  const { data, text: body } = await send(text, {}, who)
  if (!data) throw new Error(body)
  const { products, categories, terms } = data.searchSuggestions
  return {
    products: (products as { productName: string }[]).map(({ productName }) => productName),
    categories: (categories as { category: string }[]).map(({ category }) => category),
    terms: (terms as { text: string }[]).map((term) => term.text),
  }
}

describe('what is typed suggests', () => {
  test('designs and categories by the beginning of a word', async () => {
    expect(await suggest('sar')).toEqual({
      products: expect.arrayContaining(['Banarasi saree', 'Neel']),
      categories: ['SAREE'],
      terms: [],
    })
  })

  test('designs with the fields that are asked for', async () => {
    const { data } = await send('noor')
    expect(data.searchSuggestions).toEqual({
      products: [{ productName: 'Noor', priceRange: { min: 180_000 } }],
      categories: [{ category: 'LEHENGA', count: 1, text: 'noor' }],
      terms: [],
    })
  })

  test.each([
    ['si', 'silk', 'Silk'],
    ['SI', 'silk', 'Silk'],
    ['maroon si', 'maroon silk', 'Silk'],
    ['zar', 'zari work', 'Zari Work'],
    ['royal bl', 'royal blue', 'Royal Blue'],
    ['royal bl saree', 'royal blue saree', 'Royal Blue'],
    ['flo', 'floral', 'Floral'],
    ['sang', 'sangeet', 'Sangeet'],
    ['summ', 'summer', 'Summer'],
  ])('completed terms of the catalogue: %j to %j', async (text, term, value) => {
    const { data } = await send(text)
    expect(data.searchSuggestions.terms).toContainEqual({ text: term, value })
  })

  test.each([
    ['slik', 'silk'],
    ['slik saree', 'silk saree'],
    ['maroom', 'maroon'],
    ['geogette', 'georgette'],
  ])('the correction of a misspelt word: %j to %j', async (text, term) => {
    const { products, terms } = await suggest(text)
    expect(terms).toContain(term)
    expect(products).not.toEqual([])
  })

  test('designs with a misspelt name', async () => {
    expect((await suggest('peacok')).products).toEqual(['Peacock blouse'])
  })

  test.each([
    ['साड़ी', ['SAREE'], []],
    ['साड़', ['SAREE'], []],
    ['लह', ['LEHENGA'], []],
    ['रेश', ['SAREE', 'LEHENGA'], ['रेशम']],
    ['मैरून लहंगा', ['LEHENGA'], []],
  ])('in Hindi: %j', async (text, categories, terms) => {
    const suggested = await suggest(text)
    expect(suggested.categories.sort()).toEqual([...categories].sort())
    expect(suggested.terms).toEqual(terms)
    expect(suggested.products).not.toEqual([])
  })

  test('a category that is named before those that have more designs', async () => {
    for (let n = 0; n < 3; n++)
      await shop.product({ productName: `Chanderi ${n}`, category: 'SUIT', description: 'Over a blouse.' })
    expect((await suggest('blouse')).categories).toEqual(['BLOUSE', 'SUIT'])
    expect((await suggest('blou')).categories).toEqual(['BLOUSE', 'SUIT'])
  })

  test.each([
    ['maroon leh', 'maroon'],
    ['lehengas in silk', 'in silk'],
    ['ghagra', ''],
    ['लाल लहंगा', 'लाल'],
  ])('what remains to search for in a category that is named: of %j it is %j', async (text, rest) => {
    const { data } = await send(text)
    expect(data.searchSuggestions.categories).toContainEqual({ category: 'LEHENGA', count: 1, text: rest })
  })

  test('no term that is typed completely, nor the placeholder ‘Other’', async () => {
    expect((await suggest('silk')).terms).toEqual([])
    expect((await suggest('oth')).terms).toEqual([])
  })
})

describe('never suggested are', () => {
  test.each(['a guest', 'the owner'])('designs that can’t be ordered, to %s', async (who) => {
    const viewer = who === 'a guest' ? guest : await shop.admin()
    expect(await suggest('anarkali', viewer)).toEqual({ products: [], categories: [], terms: [] })
  })

  test('terms that only hidden designs have', async () => {
    expect((await suggest('velv')).terms).toEqual([])
  })

  test.each(['', '   ', '!!!', 'the', '\0', 'xylophone'])('anything for %j', async (text) => {
    expect(await suggest(text)).toEqual({ products: [], categories: [], terms: [] })
  })
})

describe('limits', () => {
  test('100 characters are accepted, 101 are refused', async () => {
    expect((await send('a'.repeat(100))).errors).toBeUndefined()
    const { data, errors } = await send('a'.repeat(101))
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message: 'Search for at most 100 characters.',
        extensions: { code: 'BAD_USER_INPUT', field: 'text' },
      },
    ])
  })

  test.each([0, 11, -1])('%j designs are refused', async (first) => {
    expect((await send('silk', { first })).errors).toMatchObject([
      {
        message: 'Ask for 1 to 10 designs.',
        extensions: { code: 'BAD_USER_INPUT', field: 'first' },
      },
    ])
  })

  test('`first` limits the designs alone', async () => {
    const { data } = await send('silk', { first: 1 })
    expect(data.searchSuggestions.products).toHaveLength(1)
    expect(data.searchSuggestions.categories).toHaveLength(2)
  })
})
