import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/json.ts'
import type { ProductFields } from '../support/products.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'
import { addStyleOption, changeStyleOption } from '../support/styles.ts'
import { inHindi } from '../support/in-hindi.ts'

const shop = await openShop()
const guest = shop.guest()
const owner = await shop.admin()

const plain = { color: null, fabricType: null, pattern: null, description: 'Stitched in Dadar.', discount: 0 }
const designs: ProductFields[] = [
  { productName: 'Amber Blouse', category: 'BLOUSE', style: ['front-neck-boat', 'sleeve-puff'] },
  { productName: 'Bela Boat Neck Blouse', category: 'BLOUSE' },
  { productName: 'Chitra Blouse', category: 'BLOUSE', description: 'With a boat-shaped neck.' },
  { productName: 'Deepa Blouse', category: 'BLOUSE', style: ['front-neck-round', 'back-u'] },
  { productName: 'Esha Backless Choli', category: 'BLOUSE' },
  { productName: 'Falak Boat Print Suit with Round Neck', category: 'SUIT' },
  { productName: 'Gauri Suit', category: 'SUIT', style: ['sleeve-sleeveless', 'front-neck-boat'] },
  { productName: 'Hema Sleeveless Kurta', category: 'SUIT' },
  { productName: 'Indu Red Lehenga', category: 'LEHENGA', color: 'Red' },
  { productName: 'Jaya Blouse', category: 'BLOUSE', style: ['closure-back-buttons', 'sleeve-long'] },
]

beforeAll(async () => {
  for (const design of designs) await shop.product({ ...plain, ...design })
})

const find = async (search: string, where: Json = {}): Promise<Json> => {
  const { data } = await guest.graphql(
    `query ($search: String!, $where: ProductWhere) { products(search: $search, where: $where) {
      totalCount isPartialMatch edges { node { productName } }
      facets { category { value count } }
      interpretation { words filters { kind words remaining styles { name(locale: HI) } } } } }`,
    { search, where },
  )
  const { edges, ...others } = data.products
  return { ...others, names: edges.map(({ node }: Json) => node.productName.split(' ')[0]) }
}

describe('a style in a search', () => {
  test.each([
    ['boat neck blouse', ['Amber', 'Bela', 'Chitra']],
    ['boat gala blouse', ['Amber', 'Bela', 'Chitra']],
    ['नाव गला ब्लाउज़', ['Amber', 'Bela', 'Chitra']],
    ['नाव जैसे गले वाला ब्लाउज', ['Amber', 'Bela', 'Chitra']],
    ['boatneck blouse', ['Amber', 'Bela', 'Chitra']],
    ['naav gala wali choli', ['Amber', 'Bela', 'Chitra']],
    ['boat neck', ['Amber', 'Gauri', 'Bela', 'Chitra']],
    ['बोट नेक', ['Amber', 'Gauri', 'Bela', 'Chitra']],
    ['deep back', ['Deepa', 'Esha']],
    ['gehri peeth ka blouse', ['Deepa', 'Esha']],
    ['गहरी पीठ', ['Deepa', 'Esha']],
    ['deep back neck blouse', ['Deepa', 'Esha']],
    ['backless', ['Esha']],
    ['puff sleeve', ['Amber']],
    ['puff baju', ['Amber']],
    ['पफ आस्तीन', ['Amber']],
    ['sleeveless', ['Gauri', 'Hema']],
    ['bina aasteen ka suit', ['Gauri', 'Hema']],
    ['without sleeves', ['Gauri', 'Hema']],
    ['full sleeves', ['Jaya']],
    ['puri baju', ['Jaya']],
    ['back buttons', ['Jaya']],
    ['boat neck puff sleeve blouse', ['Amber']],
    ['round neck', ['Deepa', 'Falak']],
  ])('%j finds the designs that have it, then those that name it', async (search, names) => {
    const found = await find(search)
    expect(found.names.toSorted()).toEqual(names.toSorted())
    const having = (name: string) =>
      designs.some(({ productName, style }) => productName!.startsWith(name) && style)
    expect(found.names.filter(having)).toEqual(found.names.slice(0, found.names.filter(having).length))
    expect(found.isPartialMatch).toBe(false)
    expect(found.totalCount).toBe(names.length)
    expect(found.interpretation.filters.map(({ kind }: Json) => kind)).toContain('STYLE')
  })

  test('is a filter that can be taken away, in the page’s language', async () => {
    const found = await find('boat gala wala blouse with puff sleeves')
    expect(found.interpretation).toEqual({
      words: 'blouse',
      filters: [
        {
          kind: 'STYLE',
          words: 'boat gala wala',
          remaining: 'blouse with puff sleeves',
          styles: [{ name: 'बोट नेक' }],
        },
        {
          kind: 'STYLE',
          words: 'with puff sleeves',
          remaining: 'boat gala wala blouse',
          styles: [{ name: 'पफ़ आस्तीन' }],
        },
      ],
    })
  })

  test('goes with prices, filters and facets', async () => {
    expect((await find('boat neck under 100000', { category: { eq: 'SUIT' } })).names).toEqual(['Gauri'])
    expect((await find('boat neck', { style: { eq: 'sleeve-puff' } })).names).toEqual(['Amber'])
    expect((await find('boat neck')).facets.category).toEqual([
      { value: 'BLOUSE', count: 3 },
      { value: 'SUIT', count: 1 },
    ])
  })

  test('without a design of all other words, leaves those of the garment, and says so', async () => {
    const found = await find('purple boat neck blouse')
    expect(found.isPartialMatch).toBe(true)
    expect(found.names.toSorted()).toEqual(['Amber', 'Bela', 'Chitra'])
  })

  test.each(['illusion neck lehenga', 'boat neck lehenga', 'red bell sleeve lehenga'])(
    'that no design has is looked for as words: %j',
    async (search) => {
      const found = await find(search)
      expect(found.isPartialMatch).toBe(true)
      expect(found.names).toContain('Indu')
      expect(found.interpretation.filters).toEqual([])
    },
  )

  test.each(['red neck', 'money back', 'gala dress', 'blouse back', 'cut work'])(
    'is not what has no option: %j',
    async (search) => {
      expect((await find(search)).interpretation?.filters ?? []).toEqual([])
    },
  )

  test('is also an option of the owner’s own, by its name in each language, while it is switched on', async () => {
    const option = await addStyleOption(owner, {
      part: 'FRONT_NECK',
      garments: ['BLOUSE'],
      name: 'Peacock neck',
      translations: inHindi('मोर गला'),
    })
    await shop.product({ ...plain, productName: 'Kajal Blouse', category: 'BLOUSE', style: [option['id']] })
    expect((await find('peacock neck blouse')).names).toEqual(['Kajal'])
    expect((await find('मोर गला')).names).toEqual(['Kajal'])
    await changeStyleOption(owner, option, { isActive: false })
    expect((await find('peacock neck blouse')).isPartialMatch).toBe(true)
  })
})

describe('pages', () => {
  test('of a search by style alone continue where the last one ended', async () => {
    const names: string[] = []
    for (let after: string | null = null; ;) {
      const { data }: Json = await guest.graphql(
        `query ($after: String) { products(search: "boat neck", first: 1, after: $after) {
          edges { node { productName } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      )
      names.push(data.products.edges[0].node.productName)
      if (!data.products.pageInfo.hasNextPage) break
      after = data.products.pageInfo.endCursor
    }
    expect(names).toHaveLength(4)
    expect(names.slice(0, 2).toSorted()).toEqual(['Amber Blouse', 'Gauri Suit'])
  })
})

test('searches without such words read no style book', async () => {
  const sent = await statementsOf(async () => {
    await find('red silk blouse under 5000')
  })
  expect(sent.join('\n')).not.toContain('style_options')
})

test('suggestions keep the style beside a completed word', async () => {
  await shop.product({
    ...plain,
    productName: 'Lata Blouse',
    category: 'BLOUSE',
    fabricType: 'Silk',
    style: ['front-neck-boat'],
  })
  const { data } = await guest.graphql(
    `{ searchSuggestions(text: "boat neck sil", first: 5) { products { productName } terms { text } categories { text } } }`,
  )
  expect(data.searchSuggestions.products).toEqual([{ productName: 'Lata Blouse' }])
  expect(data.searchSuggestions.terms.map(({ text }: Json) => text)).toContain('silk boat neck')
})
