import { beforeAll, describe, expect, test } from 'vitest'
import { inHindi } from '../support/in-hindi.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const [blouse, lehenga] = [
  await shop.product({ category: 'BLOUSE' }),
  await shop.product({ category: 'LEHENGA' }),
]

const work = 'garments alterations late undated'
const readWork = async (): Promise<Json> =>
  (
    await owner.graphql(
      `{ workshop(weeks: 1) { workloads { category ${work} } tailorWorkloads { tailor { name } ${work} } } }`,
    )
  ).data.workshop

const sew = async (productId: string, assignment: Json = {}): Promise<Json> => {
  const order = await moveAlong(owner, (await orderTailored(meera, productId)).id, 'CONFIRMED')
  const [garment] = await garmentsOf(owner, order.id)
  await owner.mutate('assignGarment', { garmentId: garment.id, ...assignment })
  return { orderId: order.id, garmentId: garment.id }
}

const alter = (input: Json) =>
  owner.graphql(
    'mutation ($input: AddAlterationInput!) { addAlteration(input: $input) { userErrors { message } } }',
    { input },
  )

beforeAll(async () => {
  const salma = await signInTailor(shop, 'Salma')
  const { orderId, garmentId } = await sew(blouse.id, { tailorId: salma.tailorId })
  await sew(blouse.id, { dueDate: dayAhead(30) })
  await sew(lehenga.id, { tailorId: salma.tailorId })
  await alter({ orderId, garmentId, details: 'Shorten it.', tailorId: salma.tailorId })
  // The shop takes no day that is over: work is late when its day has passed.
  const late = { dueDate: new Date('2020-01-01') }
  await shop.db.garment.update({ where: { id: garmentId }, data: late })
  await shop.db.alteration.updateMany({ where: { garmentId }, data: late })
  await alter({ orderId, details: 'Something else.' })
  const ready = await sew(lehenga.id)
  await owner.mutate('moveGarment', { garmentId: ready.garmentId, to: 'READY' })
  await owner.mutate('cancelOrder', { id: (await sew(lehenga.id)).orderId })
})

describe('open work', () => {
  test('is counted by kind of garment, also what is late, has no day, or is altered', async () => {
    expect((await readWork()).workloads).toEqual([
      { category: 'BLOUSE', garments: 2, alterations: 1, late: 2, undated: 0 },
      { category: 'LEHENGA', garments: 1, alterations: 0, late: 0, undated: 1 },
      { category: null, garments: 0, alterations: 1, late: 0, undated: 1 },
    ])
  })

  test('is counted by tailor', async () => {
    expect((await readWork()).tailorWorkloads).toEqual([
      { tailor: { name: 'Salma' }, garments: 2, alterations: 1, late: 2, undated: 1 },
      { tailor: null, garments: 1, alterations: 1, late: 0, undated: 1 },
    ])
  })
})

describe('the proposed day', () => {
  const proposed = async (who: ApiClient, id: string) =>
    (await who.graphql('query ($id: ID!) { order(id: $id) { proposedDate } }', { id })).data.order
      .proposedDate

  test('of a custom order follows from the open work but its own, for those who manage orders', async () => {
    const { id } = await orderCustom(meera)
    const before = await proposed(owner, id)
    expect(before).toMatch(/^20\d\d-\d\d-\d\d$/)
    // As many more as are stitched in a week.
    const { weeklyCapacity } = await shop.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
    await shop.db.order.updateMany({
      where: { id: { not: id }, isUnderWay: true },
      data: { garments: weeklyCapacity },
    })
    expect((await proposed(owner, id)) > before).toBe(true)
    expect(await proposed(meera, id)).toBeNull()
  })

  test('is what was promised, where something was, and none once the order is ready', async () => {
    const { orderId } = await sew(blouse.id)
    await shop.db.order.update({ where: { id: orderId }, data: { promisedDate: new Date('2099-03-04') } })
    expect(await proposed(owner, orderId)).toBe('2099-03-04')
    const other = await sew(blouse.id)
    await moveAlong(owner, other.orderId, 'STITCHING', 'READY')
    expect(await proposed(owner, other.orderId)).toBeNull()
  })
})

describe('festivals', () => {
  test('are told to everybody, in both languages, with the last day for orders', async () => {
    const festival = {
      day: '2099-10-20',
      name: 'Diwali',
      translations: inHindi('दिवाली'),
      lastOrderDay: '2099-10-01',
    }
    const { version } = await shop.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
    const saved = await owner.graphql(
      'mutation ($input: SaveWorkshopInput!) { saveWorkshop(input: $input) { userErrors { message } } }',
      { input: { version, weeklyCapacity: 20, festivals: [festival] } },
    )
    expect(saved.data.saveWorkshop.userErrors).toEqual([])
    const { data } = await shop
      .guest()
      .graphql('{ festivals { day name translations { locale name } lastOrderDay } }')
    expect(data.festivals).toEqual([festival])
  })
})
