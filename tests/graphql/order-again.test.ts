import { describe, expect, test } from 'vitest'
import type { Account, Json } from '../support/api-client.ts'
import { moveAlong } from '../support/order-changes.ts'
import { customer, orderProduct, placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { addStyleOption, changeStyleOption, style } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const measurements = { unit: 'INCH' as const, blouse: { chest: 36.5 } }

const payload = `
  orderDraft {
    id version orderType customCategory color clothPics designDetails neededBy giftNote specialInstructions fulfilment
    totalPrice totalToPay style { id } measurements { blouse { chest } }
    customer { name email phone street city state pincode }
    cartItems {
      product { id } productType quantity size isOwnCloth style { id name price } totalPrice
      measurements { blouse { chest } }
    }
  }
  leftOut { kind item { productName size { label } } option { name } }`

const again = (id: string, who = meera) => who.mutate('orderAgain', { orderId: id }, payload)
const ids = (options: Json[]) => options.map(({ id }) => id)
const draftsOf = (who: Account) => shop.db.orderDraft.count({ where: { userId: who.id } })

/** A delivered order of lines. */
async function delivered(lines: Json[], fields: Json = {}, who = meera) {
  const order = await orderProduct(who, lines[0]!['productId'], {
    orderType: lines[0]!['productType'],
    cartItems: lines as never,
    ...fields,
  })
  const isTailored = lines.some(({ productType }) => productType === 'TAILOR')
  const stages = isTailored
    ? (['CONFIRMED', 'MEASURED', 'STITCHING', 'READY', 'DELIVERED'] as const)
    : (['CONFIRMED', 'READY', 'DELIVERED'] as const)
  await moveAlong(owner, order.id, ...stages)
  return order.id
}

const blouse = (fields: Json = {}) => shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, ...fields })
const tailored = ({ id }: Json, fields: Json = {}) => ({
  productId: id,
  productType: 'TAILOR',
  measurements,
  style,
  ...fields,
})

const withdraw = ({ id }: Json) => owner.mutateOrThrow('updateProduct', { id, productStatus: 'ARCHIVED' })

describe('an order once more', () => {
  test('has garment, style, measurements, cloth, wishes and address, but neither its day nor its card', async () => {
    const design = await blouse()
    const cloth = 'https://example.com/cloth.jpg'
    const id = await delivered([tailored(design, { quantity: 2, isOwnCloth: true })], {
      clothPics: [cloth],
      color: 'Teal',
      designDetails: 'Deep back',
      specialInstructions: 'Ring twice',
      neededBy: '2027-01-20',
      giftNote: 'For Asha',
    })
    const { orderDraft, leftOut, userErrors } = await again(id)
    expect(userErrors).toEqual([])
    expect(orderDraft).toMatchObject({
      orderType: 'TAILOR',
      color: 'Teal',
      clothPics: [cloth],
      designDetails: 'Deep back',
      specialInstructions: 'Ring twice',
      neededBy: null,
      giftNote: null,
      fulfilment: 'DELIVERY',
      customer,
    })
    expect(orderDraft.cartItems).toMatchObject([
      {
        product: { id: design.id },
        productType: 'TAILOR',
        quantity: 2,
        isOwnCloth: true,
        measurements: { blouse: { chest: 92.7 } },
      },
    ])
    expect(ids(orderDraft.cartItems[0]!.style)).toEqual(style)
    expect(leftOut.map(({ kind }) => kind)).toEqual(['NEEDED_BY', 'GIFT_NOTE'])
    // Complete: it can be placed as it is, at the price that it shows.
    const { order } = await meera.mutate('placeOrder', placingOf(orderDraft))
    expect(order.totalToPay).toBe(orderDraft.totalToPay)
  })

  test('costs what its options cost today, under their names of today', async () => {
    const option = await addStyleOption(owner, { price: 100_00 })
    const id = await delivered([tailored(await blouse(), { style: [option['id']] })])
    await changeStyleOption(owner, option, { name: 'Renamed tassel', price: 150_00 })
    const { orderDraft, leftOut } = await again(id)
    expect(orderDraft.cartItems).toMatchObject([
      { style: [{ name: 'Renamed tassel', price: 150_00 }], totalPrice: 1_150_00 },
    ])
    expect(leftOut).toEqual([])
  })

  test('names the options that aren’t offered any more, or not for this garment', async () => {
    const [off, other] = [await addStyleOption(owner), await addStyleOption(owner)]
    const id = await delivered([
      tailored(await blouse(), { style: ['front-neck-boat', off['id'], other['id']] }),
    ])
    await changeStyleOption(owner, off, { isActive: false })
    await changeStyleOption(owner, other, { garments: ['LEHENGA'] })
    const { orderDraft, leftOut } = await again(id)
    expect(ids(orderDraft.cartItems[0]!.style)).toEqual(['front-neck-boat'])
    expect(leftOut).toMatchObject([
      { kind: 'STYLE_OPTION', option: { name: off['name'] } },
      { kind: 'STYLE_OPTION', option: { name: other['name'] } },
    ])
  })

  test('goes on without a design that was withdrawn', async () => {
    const [withdrawn, kept] = [await blouse(), await blouse()]
    const id = await delivered([tailored(withdrawn), tailored(kept)])
    await withdraw(withdrawn)
    const { orderDraft, leftOut } = await again(id)
    expect(orderDraft.cartItems).toMatchObject([{ product: { id: kept.id } }])
    expect(leftOut).toMatchObject([
      { kind: 'GARMENT', item: { productName: withdrawn.productName }, option: null },
    ])
  })

  test('of which nothing is offered is refused', async () => {
    const design = await blouse()
    const id = await delivered([tailored(design)])
    await owner.mutateOrThrow('deleteProducts', { products: { ids: [design.id] } })
    const before = await draftsOf(meera)
    expect((await again(id)).userErrors).toMatchObject([{ field: 'orderId', code: 'UNAVAILABLE' }])
    expect(await draftsOf(meera)).toBe(before)
  })

  test('of a ready-made piece lets another size be chosen where its own is sold out', async () => {
    const sizes = (m: number, l: number) => [
      { label: 'M', chest: 92, quantityInStock: m },
      { label: 'L', chest: 98, quantityInStock: l },
    ]
    const design = await shop.product({ sizes: sizes(1, 2), quantityInStock: 3 })
    const id = await delivered([{ productId: design.id, productType: 'READYMADE', size: 'M' }])
    const { orderDraft, leftOut } = await again(id)
    expect(orderDraft).toMatchObject({ orderType: 'READYMADE', cartItems: [{ size: null, quantity: 1 }] })
    expect(leftOut).toMatchObject([{ kind: 'SIZE', item: { size: { label: 'M' } } }])
    const other = await delivered([{ productId: design.id, productType: 'READYMADE', size: 'L' }])
    expect(await again(other)).toMatchObject({ orderDraft: { cartItems: [{ size: 'L' }] }, leftOut: [] })
  })

  test('has the type of what is left of it', async () => {
    const [withdrawn, ready] = [await blouse(), await shop.product()]
    const id = await delivered([
      tailored(withdrawn),
      { productId: ready.id, productType: 'READYMADE', size: null },
    ])
    await withdraw(withdrawn)
    expect((await again(id)).orderDraft.orderType).toBe('READYMADE')
  })

  test('of a custom garment is a custom order', async () => {
    const fields = {
      orderType: 'CUSTOM' as const,
      customCategory: 'BLOUSE' as const,
      cartItems: [],
      measurements,
      style: ['front-neck-boat'],
      designDetails: 'As in the picture',
    }
    const order = await orderProduct(meera, '', fields)
    await meera.mutateOrThrow('cancelOrder', { id: order.id })
    const { orderDraft, leftOut } = await again(order.id)
    expect(orderDraft).toMatchObject({
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
      designDetails: 'As in the picture',
      style: [{ id: 'front-neck-boat' }],
      measurements: { blouse: { chest: 92.7 } },
    })
    expect(leftOut).toEqual([])
  })
})

describe('a repeated request', () => {
  test('makes one draft, also at the same time, and another one once that is placed', async () => {
    const shopper = await shop.shopper('Ila')
    const id = await delivered([tailored(await blouse())], { neededBy: '2027-01-20' }, shopper)
    const results = await Promise.all(Array.from({ length: 5 }, () => again(id, shopper)))
    expect(new Set(results.map(({ orderDraft }) => orderDraft.id)).size).toBe(1)
    expect(results.map(({ leftOut }) => leftOut.length)).toEqual([1, 1, 1, 1, 1])
    expect(await draftsOf(shopper)).toBe(1)
    const { orderDraft: draft } = results[0]!
    await shopper.mutateOrThrow('saveOrderDraft', { id: draft.id, version: draft.version, color: 'Red' })
    const { orderDraft: changed } = await again(id, shopper)
    expect(changed).toMatchObject({ id: draft.id, color: 'Red' })
    await shopper.mutateOrThrow('placeOrder', placingOf(changed))
    expect((await again(id, shopper)).orderDraft.id).not.toBe(draft.id)
  })
})

describe('who may', () => {
  const ability = async (who: Account, id: string) =>
    (await who.graphql('query ($id: ID!) { order(id: $id) { viewerCanOrderAgain } }', { id })).data?.order
      ?.viewerCanOrderAgain

  test('is the order’s customer alone, once it is delivered or cancelled', async () => {
    const id = await delivered([tailored(await blouse())])
    const asha = await shop.shopper('Asha')
    expect(await ability(meera, id)).toBe(true)
    expect(await ability(owner, id)).toBe(false)
    for (const other of [asha, owner])
      expect((await again(id, other)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await again('nonsense')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await again(id, shop.guest() as never)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const open = await orderProduct(meera, (await shop.product()).id)
    expect(await ability(meera, open.id)).toBe(false)
    expect((await again(open.id)).userErrors).toMatchObject([{ field: 'orderId', code: 'CONFLICT' }])
    await meera.mutateOrThrow('cancelOrder', { id: open.id })
    expect(await ability(meera, open.id)).toBe(true)
  })
})
