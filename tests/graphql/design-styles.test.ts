import { describe, expect, test } from 'vitest'
import { designs } from '../../demo/designs/all.ts'
import { toRow } from '../../server/seed-demo.ts'
import { styleIssues } from '../../server/domain/style-options/choose-style.ts'
import { readStyleOptions } from '../../server/domain/style-options/style-option.ts'
import { styledGarments } from '../../shared/style-options/style-parts.ts'
import type { Json } from '../support/api-client.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { placingOf } from '../support/orders.ts'
import { exportRows, previewImport } from '../support/product-rows.ts'
import { openShop } from '../support/shop.ts'
import {
  addStyleOption,
  changeStyleOption,
  namesOf,
  readStyledOrder,
  styledDraft,
} from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')

const own = ['front-neck-boat', 'back-keyhole', 'piping-self']
const blouse = (fields: Json = {}) =>
  shop.product({
    category: 'BLOUSE',
    tailorPrice: 1_000_00,
    discount: 0,
    shippingCost: 0,
    style: own,
    ...fields,
  })
const styleOf = async (id: string): Promise<Json[]> =>
  (
    await shop
      .guest()
      .graphql('query ($id: ID!) { product(id: $id) { style { id name(locale: HI) isActive } } }', { id })
  ).data.product.style
const idsOf = (options: Json[]) => options.map(({ id }) => id)

describe('the demo catalogue', async () => {
  const options = new Map((await readStyleOptions(shop.db)).map((option) => [option.id, option]))

  test('names for each design that is stitched what it has of the style book, which can be sewn together', () => {
    for (const design of designs) {
      const { style = [], category } = toRow(design, [])
      const isStitched =
        design.tailorPrice !== null && (styledGarments as readonly string[]).includes(category)
      expect([design.slug, style.length > 0]).toEqual([design.slug, isStitched])
      const wrong = [
        ...styleIssues(options, { field: 'style', ids: style, garment: category, productType: 'TAILOR' }),
      ]
      expect([design.slug, wrong]).toEqual([design.slug, []])
    }
  })

  test('has the parts that its designs name', () => {
    const has = (slug: string) => designs.find((design) => design.slug === slug)!.style
    expect(has('indigo-ajrakh-boat-neck-blouse')).toContain('front-neck-boat')
    expect(has('black-bandhani-puff-sleeve-blouse')).toContain('sleeve-puff')
    expect(has('black-bandhani-puff-sleeve-blouse')).not.toContain('sleeve-short')
    expect(has('black-sequin-mermaid-lehenga')).toContain('skirt-mermaid')
    expect(has('olive-green-linen-zari-saree')).toEqual([])
  })
})

describe('the style of a design', () => {
  test('is read by everybody, in each language', async () => {
    const { id } = await blouse()
    expect(await styleOf(id)).toEqual([
      { id: 'front-neck-boat', name: 'बोट नेक', isActive: true },
      { id: 'back-keyhole', name: 'कीहोल पीठ', isActive: true },
      { id: 'piping-self', name: 'उसी कपड़े की पाइपिंग', isActive: true },
    ])
  })

  test('refuses what can’t be sewn, each option at its field, and stays as it was', async () => {
    const { id } = await blouse()
    const style = ['front-neck-halter', 'gone', 'skirt-flared', 'sleeve-puff', 'front-neck-v']
    const { userErrors } = await owner.mutate('updateProduct', { id, style })
    expect(userErrors).toEqual([
      {
        field: 'style.1',
        code: 'NOT_FOUND',
        message: 'An option has left the style book. Choose again.',
      },
      {
        field: 'style.2',
        code: 'INVALID',
        message: 'Flared isn’t for this garment. Choose another one.',
      },
      {
        field: 'style.3',
        code: 'INVALID',
        message: 'Puff sleeve can’t be sewn with Halter neck. Choose another one.',
      },
      { field: 'style.4', code: 'INVALID', message: 'Choose Halter neck or V neck, not both.' },
    ])
    const toSaree = await owner.mutate('updateProduct', { id, category: 'OTHERS' })
    expect(toSaree.userErrors.map(({ field }: Json) => field)).toEqual(['style.0', 'style.1', 'style.2'])
    expect(idsOf(await styleOf(id))).toEqual(own)
    const added = await owner.mutate('addProduct', {
      productName: 'Blouse',
      description: 'A blouse.',
      category: 'BLOUSE',
      shippingCost: 0,
      quantityInStock: 1,
      style: ['suit-anarkali'],
    })
    expect(added.userErrors).toMatchObject([{ field: 'style.0', code: 'INVALID' }])
  })

  test('keeps an option that was switched off, which is not deleted while a design has it', async () => {
    const option = await addStyleOption(owner)
    const { id } = await blouse({ style: [option['id']] })
    const deleted = await owner.mutateOrThrow('deleteStyleOption', { id: option['id'] })
    expect(deleted.deletedStyleOptionId).toBeNull()
    expect(await styleOf(id)).toMatchObject([{ id: option['id'], isActive: false }])
    await owner.mutateOrThrow('updateProduct', { id, style: [option['id'], 'sleeve-puff'] })
    const other = await blouse({ style: [] })
    expect(
      (await owner.mutate('updateProduct', { id: other.id, style: [option['id']] })).userErrors,
    ).toMatchObject([{ field: 'style.0', code: 'UNAVAILABLE' }])
  })

  test('is in the product’s row, whose wrong cell is refused at its column', async () => {
    const { id } = await blouse({ externalRef: 'styled-1' })
    const { columns, rows } = await exportRows(owner)
    const row = rows.find((cells) => cells[columns.indexOf('_id')] === id)!
    expect(row[columns.indexOf('style')]).toBe('front-neck-boat | back-keyhole | piping-self')
    const cells = (style: string) => ({ columns: ['externalRef', 'style'], rows: [['styled-1', style]] })
    const wrong = (await previewImport(owner, cells('front-neck-boat, front-neck-v'))).rows[0]
    expect(wrong).toMatchObject({
      outcome: 'REFUSED',
      errors: [{ column: 'style', message: 'Choose Boat neck or V neck, not both.' }],
    })
    await owner.mutateOrThrow('importProducts', cells('sleeve-puff'))
    expect(idsOf(await styleOf(id))).toEqual(['sleeve-puff'])
    await owner.mutateOrThrow('importProducts', cells(''))
    expect(await styleOf(id)).toEqual([])
  })
})

describe('a list', () => {
  const list = async (where: Json): Promise<Json> =>
    (
      await shop.guest().graphql(
        `query ($where: ProductWhere) { products(where: $where) {
          edges { node { id } } facets { style { value count option { name(locale: HI) } } category { value count } } } }`,
        { where },
      )
    ).data.products
  const found = ({ edges }: Json) => edges.map(({ node }: Json) => node.id).sort()

  test('has the designs with an option of the style book, and counts those with each other one', async () => {
    const tags = { eq: 'a list of styles' }
    const puffed = await blouse({ style: ['sleeve-puff', 'front-neck-boat'], tags: [tags.eq] })
    const boat = await blouse({ style: ['front-neck-boat'], tags: [tags.eq] })
    await blouse({ style: [], tags: [tags.eq] })
    const all = await list({ tags })
    expect(all['facets'].style).toEqual([
      { value: 'front-neck-boat', count: 2, option: { name: 'बोट नेक' } },
      { value: 'sleeve-puff', count: 1, option: { name: 'पफ़ आस्तीन' } },
    ])
    expect(found(await list({ tags, style: { eq: 'front-neck-boat' } }))).toEqual([boat.id, puffed.id].sort())
    expect(found(await list({ tags, style: { in: ['sleeve-puff', 'sleeve-bell'] } }))).toEqual([puffed.id])
    expect(found(await list({ tags, style: { in: [] } }))).toEqual([])
    const puffs = await list({ tags, style: { eq: 'sleeve-puff' } })
    expect(puffs['facets'].style.map(({ count }: Json) => count)).toEqual([2, 1])
    expect(puffs['facets'].category).toEqual([{ value: 'BLOUSE', count: 1 }])
  })

  test('names an option that it is filtered by although no design has it, and none that is switched off', async () => {
    const option = await addStyleOption(owner)
    const tags = { eq: 'a list without a style' }
    await blouse({ style: [option['id']], tags: [tags.eq] })
    await changeStyleOption(owner, option, { isActive: false })
    const { edges, facets } = await list({ tags, style: { in: ['sleeve-petal', 'gone'] } })
    expect(edges).toEqual([])
    expect(facets.style).toEqual([{ value: 'sleeve-petal', count: 0, option: { name: 'पंखुड़ी आस्तीन' } }])
  })
})

describe('an order', () => {
  const sewn = async (id: string): Promise<Json> =>
    (
      await meera.graphql(
        `query ($id: ID!) { order(id: $id) { items { totalPrice sewnStyle { part name drawing } } } }`,
        { id },
      )
    ).data.order.items[0]

  test('is sewn as chosen, and else as its design was when it was ordered, at the price of what was chosen', async () => {
    const design = await blouse()
    const draft = await styledDraft(meera, design, ['front-neck-v', 'piping-lace'])
    const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft))
    await owner.mutateOrThrow('updateProduct', { id: design.id, style: ['back-square'] })
    const styled = await readStyledOrder(meera, order['id'])
    expect(namesOf(styled['items'][0].style)).toEqual(['V neck', 'Lace edging'])
    const item = await sewn(order['id'])
    expect(item['sewnStyle']).toEqual([
      { part: 'BACK', name: 'Keyhole Back', drawing: 'keyhole' },
      { part: 'PIPING', name: 'Self piping', drawing: 'piping' },
      { part: 'FRONT_NECK', name: 'V neck', drawing: 'v' },
      { part: 'PIPING', name: 'Lace edging', drawing: null },
    ])
    expect(item['totalPrice']).toBe(1_200_00)
    await moveAlong(owner, order['id'], 'CONFIRMED')
    const read = await owner.graphql(
      'query ($id: ID!) { order(id: $id) { trackingToken garments { style { name } } } }',
      { id: order['id'] },
    )
    const { garments, trackingToken } = read.data.order
    const tracked = await shop
      .guest()
      .graphql('query ($token: String!) { trackedOrder(token: $token) { items { style { name } } } }', {
        token: trackingToken,
      })
    expect(tracked.data.trackedOrder.items[0].style).toEqual(garments[0].style)
    expect(namesOf(garments[0].style)).toEqual(['Keyhole Back', 'Self piping', 'V neck', 'Lace edging'])
  })

  test('refuses what excludes a part of its design that stays', async () => {
    const design = await blouse({ style: ['front-neck-halter', 'sleeve-sleeveless'] })
    const save = (style: string[]) =>
      meera.mutate('saveOrderDraft', {
        orderType: 'TAILOR',
        cartItems: [{ productId: design.id, productType: 'TAILOR', style }],
      })
    expect((await save(['sleeve-puff'])).userErrors).toMatchObject([
      {
        field: 'cartItems.0.style.0',
        message: 'Puff sleeve can’t be sewn with Halter neck. Choose another one.',
      },
    ])
    expect((await save(['sleeve-puff', 'front-neck-round'])).userErrors).toEqual([])
  })

  test('names options in the language of the page where it refuses them', async () => {
    const design = await blouse({ style: ['front-neck-halter', 'sleeve-sleeveless'] })
    const refused = await meera.graphql(
      `mutation ($input: SaveOrderDraftInput!) { saveOrderDraft(input: $input) { userErrors { message } } }`,
      {
        input: {
          orderType: 'TAILOR',
          cartItems: [{ productId: design.id, productType: 'TAILOR', style: ['sleeve-puff'] }],
        },
      },
      { 'Accept-Language': 'hi' },
    )
    expect(refused.data.saveOrderDraft.userErrors[0].message).toMatch(/^पफ़ आस्तीन .*हॉल्टर गला/)
  })

  test('of the counter is sewn like its design, too, and stays so when its line is changed', async () => {
    const design = await blouse()
    const option = await addStyleOption(owner)
    const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: '9876543219' })
    const order = await takeOrder(owner, {
      customerId: customer.id,
      lines: [{ productId: design.id, productType: 'TAILOR', style: [option['id']] }],
    })
    await changeStyleOption(owner, option, { price: 500_00 })
    const { order: edited } = await owner.mutateOrThrow('editOrder', {
      orderId: order['id'],
      version: order['version'],
      reason: 'Another neck',
      lines: [{ position: 0, quantity: 1, style: [option['id'], 'front-neck-v'] }],
    })
    const read = await owner.graphql(
      `query ($id: ID!) { order(id: $id) { items { sewnStyle { name } } edits { before { items { sewnStyle { name } } } } } }`,
      { id: edited['id'] },
    )
    expect(namesOf(read.data.order.items[0].sewnStyle)).toEqual([
      'Keyhole Back',
      'Self piping',
      option['name'],
      'V neck',
    ])
    expect(namesOf(read.data.order.edits[0].before.items[0].sewnStyle)).toEqual([
      'Boat neck',
      'Keyhole Back',
      'Self piping',
      option['name'],
    ])
  })
})
