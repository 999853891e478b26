import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/json.ts'
import type { ProductFields } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
const guest = shop.guest()

const client = new Client({ name: 'an assistant', version: '1.0.0' })

beforeAll(async () => {
  const plain = {
    fabricType: 'Cotton',
    color: 'White',
    pattern: 'Plain',
    description: 'Handmade.',
    discount: 0,
  }
  const sizes = (...labels: string[]) =>
    labels.map((label) => ({ label, quantityInStock: label === 'L' ? 0 : 2 }))
  for (const design of [
    {
      productName: 'Laal Lehenga',
      category: 'LEHENGA',
      color: 'Red',
      readyMadePrice: 4_500_00,
      tailorPrice: 6_000_00,
      sizes: sizes('S', 'M', 'L'),
    },
    {
      productName: 'Rani Lehenga',
      category: 'LEHENGA',
      color: 'Red',
      readyMadePrice: 9_000_00,
      tailorPrice: 12_000_00,
    },
    {
      productName: 'Choli Blouse',
      category: 'BLOUSE',
      readyMadePrice: 1_500_00,
      tailorPrice: 1_800_00,
      sizes: sizes('36', '38'),
      style: ['front-neck-boat'],
    },
    {
      productName: 'Kadhai Blouse',
      category: 'BLOUSE',
      readyMadePrice: 2_500_00,
      tailorPrice: 2_800_00,
      sizes: sizes('M', 'L'),
      quantityInStock: 2,
    },
    {
      productName: 'Resham Saree',
      category: 'SAREE',
      fabricType: 'Silk',
      readyMadePrice: 3_500_00,
      tailorPrice: 3_500_00,
      discount: 10,
    },
    {
      productName: 'Sada Saree',
      category: 'SAREE',
      fabricType: 'Silk',
      readyMadePrice: 2_200_00,
      tailorPrice: 2_200_00,
    },
    {
      productName: 'Peela Suit Set',
      category: 'SUIT',
      color: 'Yellow',
      readyMadePrice: 2_900_00,
      tailorPrice: 3_900_00,
      tags: ['haldi', 'wedding season'],
    },
    {
      productName: 'Polka Dots Dress',
      category: 'DRESS',
      color: 'Cherry',
      pattern: 'Polka Dots',
      readyMadePrice: 1_900_00,
      tailorPrice: 2_400_00,
    },
  ] satisfies ProductFields[])
    await shop.product({ ...plain, quantityInStock: 4, ...design })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.url}/mcp`)))
})

/** What each entrance finds, by name. */
const entrances = {
  async 'the gallery and the API'(search: string) {
    const { data } = await guest.graphql(
      `query ($search: String!) { products(search: $search) {
        edges { node { productName } } isPartialMatch helpTopics
        interpretation { words filters { kind words remaining minPrice maxPrice size minDiscount occasion { name } styles { name } } corrections { typed used } notSoldFor }
      } }`,
      { search },
    )
    return { ...data.products, names: data.products.edges.map(({ node }: Json) => node.productName) }
  },
  async suggestions(text: string) {
    const { data } = await guest.graphql(
      `query ($text: String!) { searchSuggestions(text: $text, first: 10) {
        products { productName } categories { text } terms { text } helpTopics
      } }`,
      { text },
    )
    const { products, ...others } = data.searchSuggestions
    return { ...others, names: products.map(({ productName }: Json) => productName) }
  },
  async MCP(query: string) {
    const { structuredContent } = (await client.callTool({
      name: 'search_designs',
      arguments: { query },
    })) as Json
    return { ...structuredContent, names: structuredContent.designs.map(({ name }: Json) => name) }
  },
  async UCP(query: string) {
    const response = await fetch(`${shop.url}/ucp/catalog/search`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'UCP-Agent': 'profile="https://agent.example/profile"' },
      body: JSON.stringify({ query, pagination: { limit: 24 } }),
    })
    const body: Json = await response.json()
    return { ...body, names: body.products.map(({ title }: Json) => title) }
  },
} satisfies Record<string, (text: string) => Promise<Json>>

const all = [
  'Choli Blouse',
  'Kadhai Blouse',
  'Laal Lehenga',
  'Peela Suit Set',
  'Polka Dots Dress',
  'Rani Lehenga',
]
const everything = [...all, 'Resham Saree', 'Sada Saree'].sort()

/** The searches, and what is found by all entrances. */
const searches: [search: string, names: string[]][] = [
  ['red lehenga under 5000', ['Laal Lehenga']],
  ['2000 se kam blouse', ['Choli Blouse']],
  ['लाल लहंगा 5000 से कम', ['Laal Lehenga']],
  ['sale', ['Resham Saree']],
  ['sasta', everything],
  ['cheap', everything],
  ['size 38', ['Choli Blouse']],
  ['blouse size M', ['Kadhai Blouse']],
  ['blouse size L', []],
  ['for haldi', ['Peela Suit Set']],
  ['हल्दी के लिए', ['Peela Suit Set']],
  ['sabse sasta', everything],
  ['low budget blouse', ['Choli Blouse', 'Kadhai Blouse']],
  ['10% off', ['Resham Saree']],
  ['20% off', []],
  ['new arrivals', everything],
  ['budget 2000 blouse', ['Choli Blouse']],
  ['delivery charges', []],
  ['silk saree above 3000', ['Resham Saree']],
  ['between 1000 and 2000', ['Choli Blouse', 'Polka Dots Dress']],
  ['return policy', []],
  ['boat neck blouse', ['Choli Blouse']],
  ['नाव गला', ['Choli Blouse']],
]

describe.each(Object.entries(entrances))('%s', (_, find) => {
  test.each(searches)('finds for %j', async (search, names) => {
    const found = await find(search)
    expect(found.names.toSorted()).toEqual(names)
  })

  test.each(['cheap', 'sasta'])('shows the lowest prices of %j first', async (search) => {
    const { names } = await find(search)
    expect(names.slice(0, 3)).toEqual(['Choli Blouse', 'Polka Dots Dress', 'Sada Saree'])
  })
})

describe('what was understood is said', () => {
  test('as filters, each with the search without it', async () => {
    const { interpretation } = await entrances['the gallery and the API']('red lehenga under 5000 size M')
    expect(interpretation).toMatchObject({ words: 'red lehenga', corrections: [], notSoldFor: null })
    expect(interpretation.filters).toEqual([
      {
        kind: 'PRICE',
        words: 'under 5000',
        remaining: 'red lehenga size M',
        minPrice: null,
        maxPrice: 5_000_00,
        size: null,
        minDiscount: null,
        occasion: null,
        styles: [],
      },
      {
        kind: 'SIZE',
        words: 'size M',
        remaining: 'red lehenga under 5000',
        minPrice: null,
        maxPrice: null,
        size: 'M',
        minDiscount: null,
        occasion: null,
        styles: [],
      },
    ])
    const { understood } = await entrances.MCP('silk saree above 3000 on sale')
    expect(understood).toMatchObject({ words: 'silk saree', min_price: 3000, max_price: null, on_sale: true })
    const { messages } = await entrances.UCP('silk saree above 3000')
    expect(messages).toMatchObject([{ type: 'info', code: 'query_interpreted' }])
  })

  test('a style, by the names of its options', async () => {
    const { understood } = await entrances.MCP('boat gala blouse')
    expect(understood).toMatchObject({ words: 'blouse', styles: ['Boat neck'] })
  })

  test('an occasion can be taken away, and is no filter where what is found does not suit it', async () => {
    const { interpretation } = await entrances['the gallery and the API']('yellow suit for haldi under 5000')
    expect(interpretation).toMatchObject({ words: 'yellow suit' })
    expect(interpretation.filters).toMatchObject([
      { kind: 'PRICE', remaining: 'yellow suit for haldi' },
      {
        kind: 'OCCASION',
        words: 'for haldi',
        remaining: 'yellow suit under 5000',
        occasion: { name: 'Haldi' },
      },
    ])
    expect((await entrances.MCP('for haldi')).understood.occasions).toEqual(['Haldi'])
    expect((await entrances.UCP('for haldi')).messages).toMatchObject([{ code: 'query_interpreted' }])
    const partial = await entrances['the gallery and the API']('green blouse for haldi')
    if (partial.isPartialMatch) expect(partial.interpretation.filters).toEqual([])
  })

  test('the cheapest saree is a saree, not what goes with one', async () => {
    await shop.product({
      productName: 'Satin Petticoat',
      category: 'OTHERS',
      readyMadePrice: 300_00,
      tailorPrice: null,
      description: 'To be worn below a saree.',
      quantityInStock: 3,
    })
    for (const entrance of ['the gallery and the API', 'MCP', 'UCP', 'suggestions'] as const)
      expect((await entrances[entrance]('sasti saree')).names).toEqual(['Sada Saree', 'Resham Saree'])
  })

  test('garments for men are none of the shop’s, whatever is found instead', async () => {
    const found = await entrances['the gallery and the API']('mens kurta')
    expect(found.interpretation.notSoldFor).toBe('MEN')
    expect(found.isPartialMatch || found.names.length === 0).toBe(true)
    expect((await entrances.suggestions('mens kurta')).names).toEqual([])
    expect((await entrances.MCP('mens suit')).understood.not_sold_for).toBe('MEN')
    expect((await entrances.UCP('mens suit')).messages).toMatchObject([{ code: 'not_sold' }])
    expect((await entrances['the gallery and the API']('for men')).names).toEqual([])
  })

  test('a correction names the words, and is not made of what is to be exact', async () => {
    const found = await entrances['the gallery and the API']('polca dress')
    expect(found.names).toContain('Polka Dots Dress')
    expect(found.interpretation.corrections).toEqual([{ typed: 'polca', used: ['polka'] }])
    expect((await entrances.UCP('polca dress')).messages).toMatchObject([{ code: 'query_corrected' }])
    const { data } = await guest.graphql(
      `{ products(search: "polca", correctSpelling: false) {
        totalCount interpretation { corrections { typed } } } }`,
    )
    expect(data.products).toEqual({ totalCount: 0, interpretation: { corrections: [] } })
  })

  test('a question about the shop leads to its page', async () => {
    expect((await entrances['the gallery and the API']('return policy')).helpTopics).toEqual(['RETURNS'])
    expect((await entrances.suggestions('return policy')).helpTopics).toEqual(['RETURNS'])
    expect((await entrances.MCP('return policy')).help_pages).toEqual([expect.stringContaining('/help')])
  })
})

test('sizes are counted by the designs that have a piece left, and filter them', async () => {
  const { data } = await guest.graphql(
    `{ products(where: { category: { in: [LEHENGA, BLOUSE] } }) { facets { size { value count } } }
      m: products(where: { size: { in: ["m", "38"] } }) { totalCount } l: products(where: { size: { eq: "L" } }) { totalCount } }`,
  )
  expect(data.products.facets.size).toEqual([
    { value: 'M', count: 2 },
    { value: '36', count: 1 },
    { value: '38', count: 1 },
    { value: 'S', count: 1 },
  ])
  expect([data.m.totalCount, data.l.totalCount]).toEqual([3, 0])
})

test('what is sold out comes last, however well it matches', async () => {
  await shop.product({ productName: 'Gharara Gharara', tailorPrice: null, quantityInStock: 0 })
  await shop.product({ productName: 'Suit with a gharara' })
  for (const entrance of ['the gallery and the API', 'MCP', 'UCP'] as const)
    expect((await entrances[entrance]('gharara')).names).toEqual(['Suit with a gharara', 'Gharara Gharara'])
})

describe('suggestions', () => {
  const texts = async (text: string): Promise<string[]> => {
    const { terms, categories } = await entrances.suggestions(text)
    return [...terms, ...categories].map((each: Json) => each.text)
  }

  test.each(['2000 se kam blouse', '2000 se', 'red lehenga under', 'blouse size M', 'under 5000'])(
    'keep numbers and the words around them: %j',
    async (text) => {
      for (const suggested of await texts(text)) expect(suggested).not.toMatch(/season|cherry|wedding/)
    },
  )

  test('keep a price beside a completed word', async () => {
    expect(await texts('sil saree above 3000')).toContain('silk saree above 3000')
  })

  test.each(['लाल लहंगा', 'रेश', 'सिल्क साड़ी', 'red लह', 'पीला सूट'])('never mix scripts: %j', async (text) => {
    const mixed = (await texts(text)).filter(
      (each) => /\p{Script=Devanagari}/u.test(each) && /\p{Script=Latin}/u.test(each),
    )
    expect(mixed).toEqual([])
  })
})
