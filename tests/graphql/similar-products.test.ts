import { beforeAll, describe, expect, test } from 'vitest'
import { similarity, type SimilarityFactors } from '../../server/domain/catalogue/list-similar-products.ts'
import type { ApiClient } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
const guest = shop.guest()
const ids = new Map<string, string>()

beforeAll(async () => {
  const lehenga = { category: 'LEHENGA' as const, color: 'White', fabricType: 'Cotton', pattern: 'Plain' }
  for (const design of [
    {
      productName: 'Noor',
      ...lehenga,
      color: 'Royal Blue',
      fabricType: 'Silk',
      embellishments: ['Zari Work'],
      tags: ['sangeet'],
    },
    { productName: 'Drafted', ...lehenga, color: 'Royal Blue', fabricType: 'Silk', productStatus: 'DRAFT' },
    { productName: 'Discontinued', ...lehenga, color: 'Royal Blue', availabilityStatus: 'DISCONTINUED' },
    { productName: 'Unlike', ...lehenga },
    { productName: 'Same work', ...lehenga, embellishments: ['zari work'] },
    { productName: 'Same fabric', ...lehenga, fabricType: 'silk' },
    { productName: 'Same colour', ...lehenga, color: 'royal blue' },
    {
      productName: 'Sold out',
      ...lehenga,
      color: 'Royal Blue',
      fabricType: 'Silk',
      tailorPrice: null,
      quantityInStock: 0,
    },
    { productName: 'Blue saree', category: 'SAREE', color: 'Royal Blue', fabricType: 'Silk' },
    { productName: 'Plain saree', category: 'SAREE', color: 'White', fabricType: 'Cotton' },
  ] satisfies ProductFields[])
    ids.set(design.productName, (await shop.product(design)).id)
})

const document = /* GraphQL */ `
  query ($productId: ID!, $first: Int! = 8) {
    similarProducts(productId: $productId, first: $first) {
      productName
      priceRange {
        min
      }
    }
  }
`
const send = (productId: string, variables: object = {}, who: ApiClient = guest) =>
  who.graphql(document, { productId, ...variables })
const similarTo = async (name: string, variables: object = {}, who: ApiClient = guest) =>
  ((await send(ids.get(name)!, variables, who)).data.similarProducts as { productName: string }[]).map(
    ({ productName }) => productName,
  )

describe('designs similar to one', () => {
  test('are of its category, those to be ordered first, by colour, fabric and work; others follow', async () => {
    expect(await similarTo('Noor')).toEqual([
      'Same colour',
      'Same fabric',
      'Same work',
      'Unlike',
      'Sold out',
      'Blue saree',
      'Plain saree',
    ])
  })

  test('are as many as requested', async () => {
    expect(await similarTo('Noor', { first: 2 })).toEqual(['Same colour', 'Same fabric'])
  })

  test.each([0, 25, -1])('are 1 to 24, not %d', async (first) => {
    const { errors } = await send(ids.get('Noor')!, { first })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'first' } }])
  })

  test.each(['nothing', '00000000-0000-4000-8000-000000000000'])('are none for the id %s', async (id) => {
    expect((await send(id)).data.similarProducts).toEqual([])
  })

  test('are none for a draft, except for the shop’s people, who see no drafts among them either', async () => {
    expect(await similarTo('Drafted')).toEqual([])
    const names = await similarTo('Noor', {}, await shop.admin())
    expect(names).not.toContain('Drafted')
    expect(await similarTo('Drafted', { first: 2 }, await shop.admin())).toEqual(['Noor', 'Same colour'])
  })
})

test('a colour of which one word is common counts half, and ‘Other’ nothing', () => {
  const plain: SimilarityFactors = {
    color: null,
    fabricType: 'Other',
    pattern: null,
    embellishments: ['Other'],
    tags: [],
    seasonalTags: [],
  }
  expect(similarity(plain, plain)).toBe(0)
  expect(similarity({ ...plain, color: 'Royal Blue' }, { ...plain, color: 'Navy blue' })).toBe(2)
  expect(similarity({ ...plain, color: 'Royal Blue' }, { ...plain, color: 'royal blue' })).toBe(4)
  expect(similarity({ ...plain, tags: ['Sangeet'] }, { ...plain, seasonalTags: ['sangeet'] })).toBe(2)
})
