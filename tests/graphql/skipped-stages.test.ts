import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const rates = { CUTTING: 50_00, EMBROIDERY: 400_00, STITCHING: 300_00, FINISHING: 20_00 }
let productId = ''

beforeAll(async () => {
  productId = (await shop.product({ quantityInStock: 50 })).id
})

/** A tailor with a rate for each of some stages, and garments of a confirmed order that the tailor sews. */
async function assigned(quantity = 1, pieceRate?: number) {
  const { tailor } = await owner.mutateOrThrow('saveTailor', {
    name: 'Salma',
    phone: newPhone(),
    language: 'HINDI',
  })
  const cartItems = [{ productId, productType: 'TAILOR' as const, quantity }]
  const { id: orderId } = await orderProduct(meera, productId, { orderType: 'TAILOR', cartItems })
  await moveAlong(owner, orderId, 'CONFIRMED')
  const garments = await garmentsOf(owner, orderId)
  await owner.mutateOrThrow('savePieceRates', {
    tailorId: tailor.id,
    rates: Object.entries(rates).map(([stageId, amount]) => ({
      category: garments[0].category,
      stageId,
      amount,
    })),
  })
  for (const { id: garmentId } of garments)
    await owner.mutateOrThrow('assignGarment', { garmentId, tailorId: tailor.id, pieceRate })
  return { orderId, tailorId: tailor.id, ids: garments.map(({ id }: Json) => id as string) }
}

const dueOf = async (tailorId: string): Promise<number> =>
  (await owner.graphql('{ tailors { id due } }')).data.tailors.find(({ id }: Json) => id === tailorId).due

describe('a garment that skips stages', () => {
  test('earns only the stage that it leaves, unless it is said which were completed', async () => {
    const { tailorId, ids } = await assigned(2)
    await owner.mutateOrThrow('moveGarment', { garmentId: ids[0]!, to: 'CUTTING' })
    await owner.mutateOrThrow('moveGarment', { garmentId: ids[0]!, to: 'READY' })
    expect(await dueOf(tailorId)).toBe(rates.CUTTING)
    const { garment } = await owner.mutateOrThrow('moveGarment', {
      garmentId: ids[1]!,
      to: 'READY',
      earnedStageIds: ['CUTTING', 'STITCHING', 'READY', 'NOWHERE'],
    })
    expect(await dueOf(tailorId)).toBe(2 * rates.CUTTING + rates.STITCHING)
    await owner.mutateOrThrow('undoGarmentMove', { garmentId: ids[1]!, version: garment.version })
    expect(await dueOf(tailorId)).toBe(rates.CUTTING)
  })

  test('earns each stage once, none of those behind it, and nothing when none was completed', async () => {
    const { tailorId, ids } = await assigned(1)
    const move = (to: string, earnedStageIds?: string[]) =>
      owner.mutateOrThrow('moveGarment', { garmentId: ids[0]!, to, earnedStageIds })
    await move('STITCHING', [])
    expect(await dueOf(tailorId)).toBe(0)
    await move('FINISHING', ['CUTTING', 'STITCHING'])
    expect(await dueOf(tailorId)).toBe(rates.STITCHING)
    await move('CUTTING', ['CUTTING', 'FINISHING'])
    expect(await dueOf(tailorId)).toBe(rates.STITCHING)
    await move('FINISHING', ['CUTTING', 'STITCHING'])
    expect(await dueOf(tailorId)).toBe(rates.STITCHING + rates.CUTTING)
  })

  test('earns the same among many that are moved together', async () => {
    const { tailorId, ids } = await assigned(3)
    await owner.mutateOrThrow('moveGarment', { garmentId: ids[0]!, to: 'STITCHING', earnedStageIds: [] })
    await owner.mutateOrThrow('changeGarments', {
      garmentIds: ids,
      to: 'READY',
      earnedStageIds: ['CUTTING', 'STITCHING'],
    })
    expect(await dueOf(tailorId)).toBe(2 * rates.CUTTING + 3 * rates.STITCHING)
  })

  test('is asked about only where its tailor earns by stages', async () => {
    const { tailorId } = await assigned()
    const earns = async () =>
      (await owner.graphql('{ tailors { id earnsByStage } }')).data.tailors.find(
        ({ id }: Json) => id === tailorId,
      ).earnsByStage
    expect(await earns()).toBe(true)
    await owner.mutateOrThrow('savePieceRates', { tailorId, rates: [] })
    expect(await earns()).toBe(false)
  })
})

describe('an order that is made ready while its garments aren’t', () => {
  const makeReady = async (orderId: string, tailorsEarn?: boolean) => {
    const { orderStatus } = await followOrder(owner, orderId)
    const { version } = await moveAlong(
      owner,
      orderId,
      ...(orderStatus === 'CONFIRMED' ? ['STITCHING' as const] : []),
    )
    const input = { id: orderId, version, to: 'READY' as const, tailorsEarn }
    return (await owner.mutateOrThrow('moveOrder', input)).order.version
  }

  test('earns nothing for their tailors, unless it is said that they have completed them', async () => {
    const [quiet, said] = [await assigned(2), await assigned(2)]
    await makeReady(quiet.orderId)
    expect(await dueOf(quiet.tailorId)).toBe(0)
    await owner.mutateOrThrow('moveGarment', {
      garmentId: said.ids[0]!,
      to: 'FINISHING',
      earnedStageIds: [],
    })
    const version = await makeReady(said.orderId, true)
    const all = Object.values(rates).reduce((sum, rate) => sum + rate, 0)
    expect(await dueOf(said.tailorId)).toBe(rates.FINISHING + all)
    await owner.mutateOrThrow('undoOrderMove', { id: said.orderId, version })
    expect(await dueOf(said.tailorId)).toBe(0)
  })

  test('earns the rate that was agreed for the entire garment', async () => {
    const { orderId, tailorId } = await assigned(2, 700_00)
    await makeReady(orderId, true)
    expect(await dueOf(tailorId)).toBe(2 * 700_00)
  })
})

test('garments are found by a part of the customer’s name, or the beginning of the code', async () => {
  const { orderId } = await assigned(2)
  await shop.db.order.update({ where: { id: orderId }, data: { customerName: 'Asha 100% Kulkarni' } })
  const [{ code }] = await garmentsOf(owner, orderId)
  const find = async (search: string): Promise<string[]> =>
    (
      await owner.graphql(
        'query ($search: String!) { garments(where: { search: $search }) { edges { node { order { id } } } } }',
        { search },
      )
    ).data.garments.edges.map(({ node }: Json) => node.order.id)
  expect(await find('kulkar')).toEqual([orderId, orderId])
  expect(await find(code)).toEqual([orderId])
  expect(await find('%')).toEqual([orderId, orderId])
  expect(await find('Nobody')).toEqual([])
})
