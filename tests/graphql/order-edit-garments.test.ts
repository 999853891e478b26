import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { readEdited, takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
let asha: Json

beforeAll(async () => {
  asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer
})

const blouse = { garmentId: 'blouse' }
const take = (lines: Json[]) => takeOrder(owner, { customerId: asha.id, lines })
const ref = ({ id, version }: Json) => ({ orderId: id, version })

describe('garments of an edited order', () => {
  test('are made for new pieces, withdrawn for removed ones, and stay with their lines', async () => {
    const order = await take([{ ...blouse, quantity: 2 }, { garmentId: 'suit' }])
    expect(order.garments.map(({ category }: Json) => category)).toEqual(['BLOUSE', 'BLOUSE', 'SUIT'])
    const lines = [{ position: 1 }, { garmentId: 'lehenga' }]
    const { order: edited, userErrors } = await owner.mutate('editOrder', {
      ...ref(order),
      lines,
      reason: 'Other',
    })
    expect(userErrors).toEqual([])
    expect(edited.garments.map(({ code, category }: Json) => [code.slice(-1), category])).toEqual([
      ['3', 'SUIT'],
      ['4', 'LEHENGA'],
    ])
    const rows = await shop.db.garment.findMany({ where: { orderId: order.id }, orderBy: { number: 'asc' } })
    expect(rows.map(({ orderPosition }) => orderPosition)).toEqual([0, 1])
    expect(
      await shop.db.order.findUniqueOrThrow({ where: { id: order.id }, select: { garments: true } }),
    ).toEqual({ garments: 2 })

    const fewer = await owner.mutate('editOrder', {
      ...ref(edited),
      lines: [{ position: 0 }],
      reason: 'No lehenga',
    })
    const again = await owner.mutate('editOrder', {
      ...ref(fewer.order),
      lines: [{ position: 0, quantity: 2 }],
      reason: 'Two suits',
    })
    // The withdrawn number is not given again: its label may be in the workshop.
    expect(again.order.garments.map(({ code }: Json) => code.slice(-1))).toEqual(['3', '5'])
  })

  test('of which work has started are not withdrawn', async () => {
    const order = await take([blouse, { garmentId: 'suit' }])
    const [garment] = order.garments
    const { data } = await owner.graphql(
      'mutation ($input: MoveGarmentInput!) { moveGarment(input: $input) { userErrors { message } } }',
      { input: { garmentId: garment!.id, to: 'CUTTING' } },
    )
    expect(data.moveGarment.userErrors).toEqual([])
    const now = await readEdited(owner, order.id)
    const refused = await owner.mutate('editOrder', {
      ...ref(now),
      lines: [{ position: 1 }],
      reason: 'No blouse',
    })
    expect(refused.userErrors).toMatchObject([{ field: 'lines', code: 'CONFLICT' }])
    expect(refused.userErrors[0]!.message).toContain(garment!.code)
    expect(
      (await owner.mutate('editOrder', { ...ref(now), lines: [{ position: 0 }], reason: 'No suit' }))
        .userErrors,
    ).toEqual([])
  })

  test('get new measurements, and the earlier ones stay readable', async () => {
    const measurements = { blouse: { chest: 90 } }
    const order = await take([{ ...blouse, measurements }])
    const edited = await owner.mutate('editOrder', {
      ...ref(order),
      lines: [{ position: 0, measurements: { unit: 'CM', blouse: { chest: 92 } }, note: 'Deep back' }],
    })
    expect(edited).toMatchObject({
      userErrors: [],
      changes: [
        { field: 'NOTE', line: 'Blouse', before: null, after: 'Deep back' },
        { field: 'MEASUREMENTS', line: 'Blouse' },
      ],
      order: { items: [{ measurements: { blouse: { chest: 92 } } }] },
    })
    expect(edited.order.edits[0]!.before.items[0]!.measurements.blouse.chest).toBe(90)
  })
})

describe('a customer’s own cloth', () => {
  const returnCloth = async (who: ApiClient, input: Json): Promise<Json> => {
    const { data, errors } = await who.graphql(
      `mutation ($input: ReturnClothInput!) { returnCloth(input: $input) {
        order { items { clothReturnedAt clothReturnedBy } } userErrors { field code } } }`,
      { input },
    )
    return { errors, ...data?.returnCloth }
  }

  test('is given back by staff, who can take that back, and stays returned through an edit', async () => {
    const order = await take([{ ...blouse, clothMetres: 1.5 }, blouse])
    const input = { ...ref(order), position: 0, isReturned: true }
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [await shop.shopper('Stranger'), 'FORBIDDEN'],
    ] as const)
      expect((await returnCloth(who, input)).errors[0].extensions.code).toBe(code)
    const returned = await returnCloth(owner, input)
    expect(returned.order.items).toEqual([
      { clothReturnedAt: expect.any(String), clothReturnedBy: owner.name },
      { clothReturnedAt: null, clothReturnedBy: null },
    ])
    expect((await returnCloth(owner, { ...input, position: 1 })).userErrors).toEqual([
      { field: 'position', code: 'CONFLICT' },
    ])
    const edited = await owner.mutate('editOrder', {
      ...ref(order),
      lines: [{ position: 0 }],
      reason: 'One only',
    })
    expect(edited.order.items).toMatchObject([{ clothReturnedBy: owner.name }])
    expect((await returnCloth(owner, input)).userErrors).toEqual([{ field: 'version', code: 'CONFLICT' }])
    const back = await returnCloth(owner, { ...ref(edited.order), position: 0, isReturned: false })
    expect(back.order.items[0].clothReturnedAt).toBe(null)
  })
})
