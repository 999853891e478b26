import { buildSchema, getNamedType, isCompositeType, type GraphQLObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { orderProduct, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()
const meera = await shop.shopper('Meera')
const ids: string[] = []

beforeAll(async () => {
  for (let each = 0; each < 24; each++) {
    const { id } = await shop.product({
      description: 'A long story.',
      color: 'Red',
      images: [{ url: 'https://pictures.example/one.jpg' }],
      blouseDetails: { padding: true },
      category: 'BLOUSE',
      externalRef: `own-${each}`,
    })
    ids.push(id)
    await shop.db.feedback.create({
      data: { productId: id, userId: meera.id, name: 'Meera', rating: 5, comments: 'Lovely' },
    })
  }
})

const statements = (who: ApiClient, document: string, variables: object = {}) =>
  statementsOf(async () => {
    const { errors } = await who.graphql(document, variables)
    expect(errors).toBeUndefined()
  })

describe('a statement reads only the requested fields:', () => {
  test('a list of names reads no descriptions, no total and no facets', async () => {
    const sent = await statements(guest, '{ products { edges { node { id productName } } } }')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/SELECT "id", "productName", "translatedNames", jsonb_build_array/)
  })

  test('one product’s name, and the fields for its visibility', async () => {
    const sent = await statements(guest, 'query ($id: ID!) { product(id: $id) { productName } }', {
      id: ids[0],
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/SELECT "id", "productName", "productStatus", "translatedNames" FROM/)
  })

  test('the fields of fragments, named and inline', async () => {
    const sent = await statements(
      guest,
      `{ products { ...page } }
       fragment page on ProductConnection { edges { ... on ProductEdge { node { ...card } } } }
       fragment card on Product { id priceRange { min } ... on Product { color } }`,
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/SELECT "id", "tailorPrice", "readyMadePrice", "discount", "color", jsonb/)
  })

  test('a field requested twice in one list, once', async () => {
    const document = '{ products { edges { node { id } } } products { edges { node { color } } } }'
    expect((await statements(guest, document))[0]).toMatch(/SELECT "id", "color", jsonb/)
  })

  test('each of two lists its own', async () => {
    const document = '{ a: products { edges { node { color } } } b: products { edges { node { pattern } } } }'
    const sent = await statements(guest, document)
    expect(sent.map((sql) => /SELECT "id", "(\w+)", jsonb/.exec(sql)?.[1]).sort()).toEqual([
      'color',
      'pattern',
    ])
  })

  test('a total, and all facets at once, when they are requested', async () => {
    const sent = await statements(
      guest,
      '{ products { totalCount facets { color { value } pattern { value } } } }',
    )
    expect(sent).toHaveLength(3)
    expect(sent.filter((sql) => /GROUP BY "productStatus"/.test(sql))).toHaveLength(1)
    expect(sent.filter((sql) => /GROUPING SETS/.test(sql))).toHaveLength(1)
  })
})

describe('every field of a product is the same, requested alone', () => {
  const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))
  const selection = (type: GraphQLObjectType): string[] =>
    Object.values(type.getFields()).flatMap(({ name, type: inner }) => {
      const named = getNamedType(inner)
      // An option excludes options.
      if (named === type) return []
      return isCompositeType(named) ? `${name} { ${selection(named as GraphQLObjectType).join(' ')} }` : name
    })
  const fields = selection(schema.getType('Product') as GraphQLObjectType)
  const whole = fields.join(' ')
  const own = { eq: 'BLOUSE' }

  test.each(fields)('%s', async (field) => {
    const admin = await shop.admin()
    const [name] = field.split(' ') as [string]
    const send = async (selected: string) => {
      const { data, errors } = await admin.graphql(
        `query ($id: ID!, $category: CategoryFilter) {
          product(id: $id) { ${selected} }
          products(where: { category: $category }, first: 1) { edges { node { ${selected} } } }
          feedback(first: 1, where: { productId: $id }) { edges { node { product { ${selected} } } } }
        }`,
        { id: ids[23], category: own },
      )
      expect(errors).toBeUndefined()
      const { product, products, feedback } = data
      return [product, products.edges[0].node, feedback.edges[0].node.product].map(
        (found: Json) => found[name],
      )
    }
    const results = await send(whole)
    expect(results[0]).toBeDefined()
    expect(results).toEqual([results[0], results[0], results[0]])
    expect(await send(field)).toEqual(results)
  })
})

describe('a list takes the same number of statements, however long it is:', () => {
  const card = `id productName category discount featuredProduct customizationAvailable images { url alt }
    priceRange { min max } tailorOffer { unitPrice } rating { average count } viewerCanEdit`

  const sameFor = async (who: ApiClient, document: string, short: object, long: object) => {
    // A total is counted again after each change of the catalogue.
    const changeCatalogue = () => shop.db.shopSettings.updateMany({ data: { updatedAt: new Date() } })
    await changeCatalogue()
    const few = await statements(who, document, short)
    await changeCatalogue()
    const many = await statements(who, document, long)
    expect(many).toHaveLength(few.length)
    return many.length
  }

  test('products with prices, pictures and ratings', async () => {
    const document = `query ($first: Int!) { products(first: $first) { totalCount edges { node { ${card} } } } }`
    expect(await sameFor(guest, document, { first: 1 }, { first: 24 })).toBe(2)
  })

  test('feedback with the product that each entry names', async () => {
    const document = `query ($first: Int!) {
      feedback(first: $first) { totalCount edges { node { comments isOwner product { ${card} } } } }
    }`
    expect(await sameFor(guest, document, { first: 1 }, { first: 24 })).toBe(3)
  })

  test('a cart, also with more product fields than a cart needs', async () => {
    const asha = await shop.shopper('Asha')
    const add = (productId: string) =>
      asha.graphql(
        `mutation ($id: ID!) { addToCart(input: { productId: $id, productType: TAILOR }) { userErrors { code } } }`,
        { id: productId },
      )
    const cart = `{ cart { finalTotal items { warnings { code } product { id productName images { url } } } } }`
    const described = `{ cart { items { product { ${card} description } } } }`
    await add(ids[0]!)
    const few = [await statements(asha, cart), await statements(asha, described)]
    for (const id of ids.slice(1)) await add(id)
    const many = [await statements(asha, cart), await statements(asha, described)]
    // The viewer, the cart with what it is priced with; and once more for what a cart doesn't need.
    expect(few.map(({ length }) => length)).toEqual([2, 3])
    expect(many.map(({ length }) => length)).toEqual([2, 3])
  })

  test('order drafts with their garments', async () => {
    const asha = await shop.shopper('Asha')
    const save = (many: number) =>
      asha.graphql(
        'mutation ($input: SaveOrderDraftInput!) { saveOrderDraft(input: $input) { userErrors { message } } }',
        {
          input: { cartItems: ids.slice(0, many).map((productId) => ({ productId, productType: 'TAILOR' })) },
        },
      )
    const document = '{ orderDrafts { edges { node { totalPrice cartItems { product { productName } } } } } }'
    await save(1)
    const few = await statements(asha, document)
    for (let each = 0; each < 5; each++) await save(10)
    expect(await statements(asha, document)).toHaveLength(few.length)
  })

  test('customers with their orders, drafts and measurements, each with their own', async () => {
    const names = ['Bina', 'Chitra', 'Devi']
    const comers = await Promise.all(names.map((name) => shop.shopper(name)))
    const numbers: Json[] = []
    for (const who of comers) {
      numbers.push(
        [await orderProduct(who, ids[0]!), await orderProduct(who, ids[1]!)].map(
          ({ orderNumber }) => orderNumber,
        ),
      )
      await readyDraft(who, ids[2]!)
      await who.mutate('saveMeasurementProfile', { person: `${who.name} herself` })
      await who.mutate('saveMeasurementProfile', { person: `${who.name}’s mother` })
    }
    const document = `query ($first: Int!) {
      customers(first: $first) { edges { node {
        name orders { orderNumber timeline { status } } orderDrafts { shopperName cartItems { product { id } } }
        measurementProfiles { person }
      } } }
    }`
    const owner = await shop.admin()
    expect(await sameFor(owner, document, { first: 1 }, { first: 24 })).toBeLessThan(20)
    const { data } = await owner.graphql(document, { first: 100 })
    const nodes: Json[] = data.customers.edges.map(({ node }: Json) => node)
    comers.forEach(({ name }, index) => {
      const node = nodes.find((each) => each.name === name)
      expect(node.orders.map(({ orderNumber }: Json) => orderNumber)).toEqual(numbers[index].toReversed())
      expect(node.orderDrafts).toMatchObject([
        { shopperName: name, cartItems: [{ product: { id: ids[2] } }] },
      ])
      expect(node.measurementProfiles).toEqual([
        { person: `${name} herself` },
        { person: `${name}’s mother` },
      ])
    })
  })
})
