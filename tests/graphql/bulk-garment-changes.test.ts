import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const today = dayOf(new Date())
let productId = ''
let tailorId = ''

beforeAll(async () => {
  productId = (await shop.product({ quantityInStock: 50 })).id
  tailorId = (await owner.mutate('saveTailor', { name: 'Salma', phone: newPhone(), language: 'HINDI' }))
    .tailor.id
})

const change = (who: ApiClient, input: Json): Promise<Json> =>
  who.mutate(
    'changeGarments',
    input,
    'results { garmentId garment { status dueDate trialDate tailor { name } } userErrors { field code } }',
  )

/** The garments of a new order with this status. */
async function garments(quantity: number, ...way: OrderStatus[]): Promise<{ id: string; ids: string[] }> {
  const cartItems = [{ productId, productType: 'TAILOR' as const, quantity }]
  const { id } = await orderProduct(meera, productId, { orderType: 'TAILOR', cartItems })
  await moveAlong(owner, id, ...way)
  return { id, ids: (await garmentsOf(owner, id)).map((garment: Json) => garment.id) }
}

describe('garments that are changed together', () => {
  test('are assigned, dated and moved, and their order follows', async () => {
    const { id, ids } = await garments(3, 'CONFIRMED')
    const days = { dueDate: addDays(today, 5), trialDate: addDays(today, 3) }
    const { results, userErrors } = await change(owner, { garmentIds: ids, tailorId, ...days, to: 'CUTTING' })
    expect(userErrors).toEqual([])
    expect(results).toEqual(
      ids.map((garmentId) => ({
        garmentId,
        garment: { status: 'CUTTING', ...days, tailor: { name: 'Salma' } },
        userErrors: [],
      })),
    )
    expect((await followOrder(owner, id)).orderStatus).toBe('STITCHING')
    const only = await change(owner, { garmentIds: ids.slice(0, 1), dueDate: addDays(today, 9), to: null })
    expect(only.results[0].garment).toMatchObject({ ...days, dueDate: addDays(today, 9), status: 'CUTTING' })
  })

  test('each have a result: one that can’t be moved is not assigned, and the others are changed', async () => {
    const [open, pending] = [await garments(2, 'CONFIRMED'), await garments(1)]
    const missing = randomUUID()
    const { results } = await change(owner, {
      garmentIds: [open.ids[0], pending.ids[0], missing, 'x', open.ids[1]],
      tailorId,
      to: 'CUTTING',
    })
    const moved = { status: 'CUTTING', tailor: { name: 'Salma' } }
    expect(results).toMatchObject([
      { garmentId: open.ids[0], garment: moved, userErrors: [] },
      { garment: { status: 'TO_CUT', tailor: null }, userErrors: [{ field: null, code: 'CONFLICT' }] },
      { garmentId: missing, garment: null, userErrors: [{ code: 'NOT_FOUND' }] },
      { garmentId: 'x', garment: null, userErrors: [{ code: 'NOT_FOUND' }] },
      { garmentId: open.ids[1], garment: moved, userErrors: [] },
    ])
  })

  test('that are in the stage already stay there without an error', async () => {
    const { ids } = await garments(2, 'CONFIRMED')
    await change(owner, { garmentIds: [ids[0]], to: 'CUTTING' })
    const { results } = await change(owner, { garmentIds: ids, to: 'CUTTING' })
    expect(results.map(({ userErrors }: Json) => userErrors)).toEqual([[], []])
    const moves = await shop.db.garmentMove.count({ where: { garmentId: ids[0]! } })
    expect(moves).toBe(1)
  })

  test('are at least one, at most a hundred, and something of them is changed', async () => {
    const [garmentId] = (await garments(1, 'CONFIRMED')).ids
    for (const input of [
      { garmentIds: [], to: 'CUTTING' },
      { garmentIds: Array.from({ length: 101 }, () => randomUUID()), to: 'CUTTING' },
      { garmentIds: [garmentId] },
      { garmentIds: [garmentId], to: null, tailorId: null },
    ]) {
      const refused = await change(owner, input)
      expect([refused.results, refused.userErrors[0].code]).toEqual([[], 'INVALID'])
    }
  })

  test('are not changed by shoppers', async () => {
    const { ids } = await garments(1, 'CONFIRMED')
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [meera, 'FORBIDDEN'],
    ] as const) {
      const { errors } = await change(who, { garmentIds: ids, to: 'CUTTING' })
      expect(errors?.[0].extensions.code).toBe(code)
    }
  })
})
