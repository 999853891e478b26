import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inHindi } from '../support/in-hindi.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { namesOf } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()

const fields =
  'id name translations { locale name } synonyms garments colors works fabrics tags isShown version'

const list = async (who: ApiClient, includeHidden = false): Promise<Json[]> =>
  (
    await who.graphql(
      `query ($includeHidden: Boolean!) { occasions(includeHidden: $includeHidden) { ${fields} } }`,
      { includeHidden },
    )
  ).data.occasions

const save = async (who: ApiClient, version: number, occasions: Json[]) => {
  const result = await who.graphql(
    `mutation ($input: SaveOccasionsInput!) {
      saveOccasions(input: $input) { occasions { ${fields} } userErrors { field code message } }
    }`,
    { input: { version, occasions } },
  )
  return { ...result, ...result.data?.saveOccasions } as {
    occasions: Json[]
    userErrors: Json[]
    errors?: Json[]
  }
}

const inputOf = ({ version: _, __typename: _name, ...occasion }: Json) => occasion
const versionOf = (occasions: Json[]): number => occasions[0]?.version ?? 0

/** Saves over the current list. */
const change = async (edit: (occasions: Json[]) => Json[]) => {
  const owner = await shop.admin()
  const current = await list(owner, true)
  return save(owner, versionOf(current), edit(current.map(inputOf)))
}

const seeded = ['Wedding', 'Haldi', 'Mehendi', 'Sangeet', 'Navratri', 'Diwali', 'Party wear', 'Office wear']

beforeAll(async () => {
  const plain = { color: null, fabricType: null, pattern: null, description: 'Stitched in Dadar.' }
  for (const design of [
    { productName: 'Rust Kurta', category: 'OTHERS', tags: ['haldi'] },
    { productName: 'Mustard Yellow Kurta', category: 'OTHERS' },
    { productName: 'Blue & Yellow Kurta', category: 'OTHERS' },
    { productName: 'Yellow Shift Dress', category: 'DRESS' },
    { productName: 'Green Saree', category: 'SAREE' },
    { productName: 'Kiran Saree', category: 'SAREE', fabricType: 'Silk', color: 'Maroon' },
    { productName: 'Kamal Saree', category: 'SAREE', fabricType: 'Georgette', color: 'Maroon' },
    { productName: 'Charu Lehenga', category: 'LEHENGA', embellishments: ['Mirror Work'], color: 'White' },
    { productName: 'Deepa Striped Kurta', category: 'OTHERS' },
  ] satisfies ProductFields[])
    await shop.product({ ...plain, ...design })
})

const find = (search: string) => namesOf(shop.guest(), { search })

describe('a search for an occasion', () => {
  test('finds what carries its name or tag, then what fits it', async () => {
    expect(await find('haldi')).toEqual(['Rust Kurta', 'Mustard Yellow Kurta'])
  })

  test.each([
    ['Haldi ceremony outfit', 'Mustard Yellow Kurta'],
    ['हल्दी', 'Mustard Yellow Kurta'],
    ['hald', 'Mustard Yellow Kurta'],
    ['mehndi', 'Green Saree'],
    ['मेहंदी', 'Green Saree'],
    ['bridal', 'Kiran Saree'],
    ['shaadi', 'Kiran Saree'],
    ['garba', 'Charu Lehenga'],
    ['office wear', 'Deepa Striped Kurta'],
    ['sangeet', 'Charu Lehenga'],
  ])('%j finds %j', async (search, name) => {
    expect(await find(search)).toContain(name)
  })

  test('a garment or colour that is typed takes the place of the occasion’s', async () => {
    expect(await find('haldi dress')).toEqual(['Yellow Shift Dress'])
    expect(await find('wedding saree')).toEqual(['Kiran Saree'])
    expect((await find('haldi green saree'))[0]).toBe('Green Saree')
  })

  test('is not needed for garments: a chaniya choli is a lehenga', async () => {
    expect(await find('chaniya choli')).toEqual(['Charu Lehenga'])
  })

  test('is suggested while it is typed', async () => {
    const { data } = await shop
      .guest()
      .graphql('{ searchSuggestions(text: "hald") { products { productName } terms { text value } } }')
    expect(data.searchSuggestions.terms).toContainEqual({ text: 'haldi', value: 'Haldi' })
    expect(data.searchSuggestions.products).toHaveLength(2)
  })
})

describe('the occasions', () => {
  let before: Json[]
  beforeEach(async () => {
    before = await list(await shop.admin(), true)
  })

  test('are there from the start, in an order', async () => {
    expect((await list(shop.guest())).map(({ name }) => name)).toEqual(seeded)
    for (const { garments, colors, works, fabrics } of before)
      expect(garments.length * (colors.length + works.length + fabrics.length)).toBeGreaterThan(0)
  })

  test('can be changed by the owner only, who alone sees the hidden ones', async () => {
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [await shop.shopper('Meera'), 'FORBIDDEN'],
      [await shop.staff(), 'FORBIDDEN'],
    ] as const) {
      expect((await save(who, versionOf(before), [])).errors?.[0]?.extensions.code).toBe(code)
      const { errors } = await who.graphql('{ occasions(includeHidden: true) { name } }')
      expect(errors?.[0]?.extensions.code).toBe(code)
    }
    expect(await list(shop.guest())).toEqual(before)
  })

  test('are added, changed, hidden, reordered and deleted at once, on every replica', async () => {
    const replica = await shop.replica()
    const find = (search: string) => namesOf(replica.guest(), { search })
    expect(await find('onam')).toEqual([])
    const onam = {
      name: 'Onam',
      translations: inHindi('ओणम'),
      garments: ['Saree'],
      colors: ['Maroon'],
      fabrics: ['Georgette'],
    }
    const { occasions, userErrors } = await change((all) => [
      onam,
      ...all
        .filter(({ name }) => name !== 'Office wear')
        .map((each) =>
          each.name === 'Haldi' ? { ...each, isShown: false, colors: ['Rust'], tags: [] } : each,
        ),
    ])
    expect(userErrors).toEqual([])
    expect(occasions.map(({ name }) => name)).toEqual(['Onam', ...seeded.slice(0, -1)])
    expect(occasions[0]).toMatchObject({ ...onam, synonyms: [], works: [], isShown: true })
    expect((await list(replica.guest())).map(({ name }) => name)).not.toContain('Haldi')
    expect((await find('onam')).sort()).toEqual(['Kamal Saree', 'Kiran Saree'])
    expect((await find('ओणम')).sort()).toEqual(['Kamal Saree', 'Kiran Saree'])
    expect(await find('haldi')).toEqual(['Rust Kurta'])
    expect(await find('office')).toEqual([])
    const { data } = await (
      await shop.admin()
    ).graphql(
      '{ auditLog(where: { entity: SHOP }) { edges { node { action entityName changes { field after } } } } }',
    )
    const entries = data.auditLog.edges.map(({ node }: Json) => node)
    expect(entries.map(({ action, entityName }: Json) => `${action} ${entityName}`).sort()).toEqual([
      'occasion.add Onam',
      'occasion.delete Office wear',
      'occasion.update Haldi',
    ])
    expect(entries.find(({ action }: Json) => action === 'occasion.update').changes).toContainEqual({
      field: 'isShown',
      after: 'false',
    })
    await change(() => before.map(inputOf).map(({ id: _, ...each }) => each))
    expect((await list(shop.guest())).map(({ name }) => name)).toEqual(seeded)
  })

  test('one of two saves that started from the same version is accepted', async () => {
    const owner = await shop.admin()
    const results = await Promise.all(
      ['Pongal', 'Eid'].map((name) => save(owner, versionOf(before), [...before.map(inputOf), { name }])),
    )
    const refused = results.filter(({ userErrors }) => userErrors.length > 0)
    expect(refused).toMatchObject([{ userErrors: [{ field: 'version', code: 'CONFLICT' }] }])
    expect(refused[0]!.occasions).toHaveLength(seeded.length + 1)
    await change((all) => all.slice(0, seeded.length))
  })

  test('an id that is not in the list is refused', async () => {
    const { userErrors } = await change((all) => [
      ...all,
      { id: '00000000-0000-4000-8000-000000000000', name: 'Stray' },
    ])
    expect(userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
  })

  test('wrong values are refused, each field at once', async () => {
    const { userErrors } = await change(() => [
      {
        name: ' ',
        translations: inHindi('x'.repeat(31)),
        colors: ['', 'x'.repeat(41)],
        works: Array(41).fill('Zari'),
      },
    ])
    expect(userErrors.map(({ field }) => field).sort()).toEqual([
      'occasions.0.colors.0',
      'occasions.0.colors.1',
      'occasions.0.name',
      'occasions.0.translations.0.name',
      'occasions.0.works',
    ])
    const twice = await change((all) => [...all, { name: 'HALDI' }])
    expect(twice.userErrors).toMatchObject([
      { field: 'occasions.8.name', message: 'Each occasion needs a name of its own.' },
    ])
    const many = await change(() => Array.from({ length: 25 }, (_, n) => ({ name: `Day ${n}` })))
    expect(many.userErrors).toMatchObject([{ field: 'occasions', code: 'INVALID' }])
    expect(await list(shop.guest())).toEqual(before)
  })

  test('words with signs of queries neither fail nor match everything', async () => {
    await change((all) => [
      ...all,
      {
        name: "Odd' | !x & (:*",
        synonyms: ["'", '\\', ':*', '<->', 'oddity'],
        colors: ["'", '\\'],
        garments: ["sa'ree"],
      },
    ])
    expect(await find('oddity')).toEqual([])
    expect(await find("odd' | !x & (:*")).toEqual([])
    await change((all) => all.slice(0, seeded.length))
  })

  test('without any, a search goes on, and the first is saved from version 0', async () => {
    const owner = await shop.admin()
    expect((await change(() => [])).occasions).toEqual([])
    expect(await find('saree')).toHaveLength(3)
    expect(
      (
        await save(
          owner,
          0,
          before.map(inputOf).map(({ id: _, ...each }) => each),
        )
      ).userErrors,
    ).toEqual([])
  })
})
