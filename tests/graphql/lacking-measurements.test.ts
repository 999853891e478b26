import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { orderCustom } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const payload = await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })
const customerId: string = payload.customer.id

const fields = `id version lacksMeasurements viewerCanGiveMeasurements edits { name changes { field line } }
  measurements { taken { lengths { text } } }
  items { needsMeasurements isMeasured measurements { taken { garment unit lengths { measure text } } } }`
const readOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data.order

const give = async (who: ApiClient, input: Json): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `mutation ($input: GiveMeasurementsInput!) {
      giveMeasurements(input: $input) { order { ${fields} } userErrors { field code message } } }`,
    { input },
  )
  return { errors, ...data?.giveMeasurements }
}

const toMeasure = async (): Promise<string[]> => {
  const { data } = await owner.graphql('{ today { toMeasure { totalCount nodes { id } } } }')
  return data.today.toMeasure.nodes.map(({ id }: Json) => id)
}

/** What the domain says of an order, and whether "Today" lists it, are the same. */
async function lacks(id: string): Promise<boolean> {
  const { lacksMeasurements } = await readOrder(owner, id)
  expect((await toMeasure()).includes(id)).toBe(lacksMeasurements)
  return lacksMeasurements
}

const measured = { unit: 'INCH', blouse: { chest: '36½' } }

describe('an order lacks measurements', () => {
  test('while nothing of a garment that is sewn is measured', async () => {
    const take = async (...lines: Json[]) => (await takeOrder(owner, { customerId, lines })).id
    const ids = [
      await take({ garmentId: 'blouse' }),
      await take({ garmentId: 'blouse', measurements: { blouse: { chest: ' ', waist: 0 } } }),
      await take({ garmentId: 'blouse', measurements: measured }, { garmentId: 'suit' }),
    ]
    for (const id of ids) expect(await lacks(id)).toBe(true)
    const complete = [
      await take({ garmentId: 'blouse', measurements: measured }),
      await take({ garmentId: 'saree' }),
    ]
    for (const id of complete) expect(await lacks(id)).toBe(false)
    await shop.db.order.updateMany({ data: { orderStatus: 'CANCELLED' } })
  })

  test('unless it is a service, or ready-made; lines from before it was stored say it by their kind', async () => {
    const { id } = await takeOrder(owner, { customerId, lines: [{ garmentId: 'saree' }] })
    expect((await readOrder(owner, id)).items[0]).toMatchObject({
      needsMeasurements: false,
      isMeasured: false,
    })
    await shop.db.orderItem.updateMany({ where: { orderId: id }, data: { needsMeasurements: null } })
    expect(await lacks(id)).toBe(false)
    await shop.db.orderItem.updateMany({ where: { orderId: id }, data: { category: 'BLOUSE' } })
    expect(await lacks(id)).toBe(true)
    await shop.db.orderItem.updateMany({ where: { orderId: id }, data: { productType: 'READYMADE' } })
    expect(await lacks(id)).toBe(false)
  })

  test('by the owner’s choice in the price list', async () => {
    const { data } = await owner.graphql(
      '{ priceList { version garments { id name category price needsMeasurements } addOns { id name price } } }',
    )
    const { garments, addOns, version } = data.priceList
    const needs = Object.fromEntries(garments.map((each: Json) => [each.id, each.needsMeasurements]))
    expect(needs).toMatchObject({ blouse: true, saree: false })
    const saved = await owner.graphql(
      `mutation ($input: SavePriceListInput!) { savePriceList(input: $input) {
        priceList { garments { id needsMeasurements } } userErrors { message } } }`,
      {
        input: {
          version,
          addOns,
          garments: [
            ...garments.filter(({ id }: Json) => id !== 'saree'),
            {
              id: 'saree',
              name: 'Saree with blouse',
              category: 'SAREE',
              price: 90_000,
              needsMeasurements: true,
            },
            { id: 'fall', name: 'Fall', category: 'SAREE', price: 10_000 },
          ],
        },
      },
    )
    expect(saved.data.savePriceList.userErrors).toEqual([])
    const lines = [{ garmentId: 'saree' }, { garmentId: 'fall' }]
    const { id } = await takeOrder(owner, { customerId, lines })
    expect((await readOrder(owner, id)).items.map((item: Json) => item.needsMeasurements)).toEqual([
      true,
      false,
    ])
    expect(await lacks(id)).toBe(true)
  })
})

describe('measurements after placing', () => {
  const tailored = async (who: ApiClient) => {
    const { id: productId } = await shop.product({ category: 'BLOUSE' })
    const draft = await readyDraft(who, productId, {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR' }],
    })
    return (await who.mutate('placeOrder', placingOf(draft))).order
  }

  test('are given by the order’s customer, are stored as typed and listed with the edits', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await tailored(meera)
    expect(await readOrder(meera, id)).toMatchObject({
      lacksMeasurements: true,
      viewerCanGiveMeasurements: true,
    })
    const { order, userErrors } = await give(meera, { id, position: 0, measurements: measured })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      lacksMeasurements: false,
      items: [{ measurements: { taken: [{ garment: 'BLOUSE', unit: 'INCH', lengths: [{ text: '36½' }] }] } }],
      edits: [{ changes: [{ field: 'MEASUREMENTS' }] }],
    })
    const [garment] = await shop.db.garment.findMany({ where: { orderId: id } })
    expect(garment).toBeTruthy()
  })

  test('are given for all pieces of a line, as their garments say, until the order is begun', async () => {
    const lines = [{ garmentId: 'blouse', quantity: 2 }, { garmentId: 'suit' }, { garmentId: 'fall' }]
    const { id } = await takeOrder(owner, { customerId, lines })
    const garments = async (): Promise<Json[]> => {
      const fields = 'id position needsMeasurements isMeasured viewerCanGiveMeasurements'
      const query = `query ($id: ID!) { order(id: $id) { garments { ${fields} } } }`
      return (await owner.graphql(query, { id })).data.order.garments
    }
    const blouse = {
      position: 0,
      needsMeasurements: true,
      isMeasured: false,
      viewerCanGiveMeasurements: true,
    }
    const fall = { position: 2, needsMeasurements: false, viewerCanGiveMeasurements: false }
    const suit = { ...blouse, position: 1 }
    expect(await garments()).toMatchObject([blouse, blouse, suit, fall])
    await give(owner, { id, position: 0, measurements: measured })
    const given = { ...blouse, isMeasured: true }
    const [first] = await garments()
    expect(await garments()).toMatchObject([given, given, suit, fall])
    await owner.mutateOrThrow('moveGarment', { garmentId: first!.id, to: 'CUTTING' })
    // The order is being stitched, too.
    const begun = { viewerCanGiveMeasurements: false }
    expect(await garments()).toMatchObject([begun, begun, begun, fall])
    const { userErrors } = await give(owner, { id, position: 0, measurements: {} })
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('are refused to strangers and guests, for what is not a length, and once the garment is begun', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await tailored(meera)
    const input = { id, position: 0, measurements: measured }
    expect((await give(shop.guest(), input)).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect((await give(await shop.shopper('Stranger'), input)).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    const wrong = await give(meera, { ...input, measurements: { blouse: { chest: '36 or 37' } } })
    expect(wrong.userErrors).toMatchObject([{ field: 'measurements.blouse.chest', code: 'INVALID' }])
    expect((await give(meera, { ...input, position: 7 })).userErrors).toMatchObject([{ field: 'position' }])
    const begun = await shop.db.workshopStage.findFirstOrThrow({ where: { kind: 'WORK' } })
    await shop.db.garment.updateMany({ where: { orderId: id }, data: { stageId: begun.id } })
    expect((await give(meera, input)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    await shop.db.garment.deleteMany({ where: { orderId: id } })
    await shop.db.order.update({ where: { id }, data: { orderStatus: 'STITCHING' } })
    expect((await give(meera, input)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await readOrder(meera, id)).toMatchObject({
      lacksMeasurements: true,
      viewerCanGiveMeasurements: false,
    })
  })

  test('of a custom order are its own', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderCustom(meera)
    expect(await lacks(id)).toBe(true)
    const { order, userErrors } = await give(meera, { id, measurements: measured })
    expect(userErrors).toEqual([])
    expect(order.measurements.taken).toEqual([{ lengths: [{ text: '36½' }] }])
    expect(await lacks(id)).toBe(false)
  })
})
