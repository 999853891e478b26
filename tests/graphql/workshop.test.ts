import { describe, expect, test } from 'vitest'
import { addDays, dayOf, mondayOf, startOfDay } from '../../server/domain/shop/shop-time.ts'
import { moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()
const today = dayOf(new Date())

const fields =
  'version weeklyCapacity undatedGarments overdueGarments openAlterations weeks { startsOn garments } festivals { day name lastOrderDay }'
const read = async (who: ApiClient, weeks = 6) => {
  const result = await who.graphql(`query ($weeks: Int!) { workshop(weeks: $weeks) { ${fields} } }`, {
    weeks,
  })
  return { code: result.errors?.[0]?.extensions.code, status: result.status, ...result.data?.workshop }
}
const save = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: SaveWorkshopInput!) {
      saveWorkshop(input: $input) { workshop { ${fields} } userErrors { field code } }
    }`,
    { input },
  )
  return { code: result.errors?.[0]?.extensions.code, ...result.data?.saveWorkshop }
}

describe('the workshop’s weeks', () => {
  test('begin on the Monday of the current one and count the garments still to be stitched', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product({ quantityInStock: 50 })
    const monday = mondayOf(today)
    const due = async (id: string, day: string) =>
      shop.db.order.update({ where: { id }, data: { deliveryDate: startOfDay(day) } })
    const three = await orderProduct(meera, productId, {
      orderType: 'TAILOR',
      cartItems: [
        { productId, productType: 'TAILOR', quantity: 3 },
        { productId, productType: 'READYMADE', quantity: 2 },
      ],
    })
    await due(three.id, addDays(monday, 7))
    await due((await orderCustom(meera)).id, addDays(monday, 13))
    // Ready-made pieces, finished garments, and what is due before and after the requested weeks.
    await due((await orderProduct(meera, productId)).id, addDays(monday, 7))
    const ready = await orderTailored(meera, productId)
    await moveAlong(owner, ready.id, 'CONFIRMED', 'STITCHING', 'READY')
    await due(ready.id, addDays(monday, 8))
    await due((await orderTailored(meera, productId)).id, addDays(monday, -1))
    await due((await orderTailored(meera, productId)).id, addDays(monday, 21))

    expect((await read(owner, 3)).weeks).toEqual([
      { startsOn: monday, garments: 0 },
      { startsOn: addDays(monday, 7), garments: 4 },
      { startsOn: addDays(monday, 14), garments: 0 },
    ])
    await moveAlong(owner, ready.id, 'STITCHING')
    expect((await read(owner, 3)).weeks[1].garments).toBe(5)
  })

  test('exclude garments without a due date, which are counted separately', async () => {
    const asha = await shop.shopper('Asha')
    const { id: productId } = await shop.product({ quantityInStock: 50 })
    const { undatedGarments: before } = await read(owner)
    const two = await orderProduct(asha, productId, {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', quantity: 2 }],
    })
    await orderCustom(asha)
    await orderProduct(asha, productId)
    const ready = await orderTailored(asha, productId)
    expect((await read(owner)).undatedGarments).toBe(before + 4)
    await moveAlong(owner, ready.id, 'CONFIRMED', 'STITCHING', 'READY')
    expect((await read(owner)).undatedGarments).toBe(before + 3)
    await shop.db.order.update({ where: { id: two.id }, data: { deliveryDate: startOfDay(today) } })
    expect((await read(owner)).undatedGarments).toBe(before + 1)
  })

  test('leave out what is late and what is to be altered, which are counted separately', async () => {
    const lata = await shop.shopper('Lata')
    const { id: productId } = await shop.product()
    const before = await read(owner)
    const late = await orderTailored(lata, productId)
    const deliveryDate = startOfDay(addDays(mondayOf(today), -1))
    await shop.db.order.update({ where: { id: late.id }, data: { deliveryDate } })
    const worn = await orderTailored(lata, productId)
    await moveAlong(owner, worn.id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    await lata.mutate('requestAlteration', { orderId: worn.id, details: 'Shorten the sleeves.' })
    expect(await read(owner)).toMatchObject({
      overdueGarments: before.overdueGarments + 1,
      openAlterations: before.openAlterations + 1,
    })
  })

  test('are 1 to 26', async () => {
    expect((await read(owner, 26)).weeks).toHaveLength(26)
    for (const weeks of [0, 27]) expect((await read(owner, weeks)).code).toBe('BAD_USER_INPUT')
  })
})

describe('the calendar', () => {
  const festival = { day: addDays(today, 40), name: 'Diwali', lastOrderDay: addDays(today, 20) }

  test('is stored with its festivals in order, once per version, and logged in the audit log', async () => {
    const { version } = await read(owner)
    const sooner = { day: addDays(today, 9), name: 'Navratri', lastOrderDay: today }
    const saved = await save(owner, { version, weeklyCapacity: 12, festivals: [festival, sooner] })
    expect(saved).toMatchObject({
      userErrors: [],
      workshop: { version: version + 1, weeklyCapacity: 12, festivals: [sooner, festival] },
    })
    const late = await save(owner, { version, weeklyCapacity: 99, festivals: [] })
    expect(late).toMatchObject({
      userErrors: [{ field: 'version', code: 'CONFLICT' }],
      workshop: { weeklyCapacity: 12, festivals: [sooner, festival] },
    })
    const [entry] = await shop.db.auditEntry.findMany({
      where: { action: 'workshop.update' },
      orderBy: { at: 'desc' },
    })
    expect(entry?.changes).toContainEqual({ field: 'weeklyCapacity', before: 20, after: 12 })
  })

  test('hides past festivals', async () => {
    await shop.db.festival.create({
      data: { day: new Date('2020-11-14'), name: 'Diwali', lastOrderDay: new Date('2020-10-20') },
    })
    const { version, festivals } = await read(owner)
    expect(festivals.map(({ day }: Json) => day)).not.toContain('2020-11-14')
    await save(owner, { version, weeklyCapacity: 10, festivals: [] })
    expect(await shop.db.festival.count({ where: { day: new Date('2020-11-14') } })).toBe(1)
  })

  test.each([
    [{ weeklyCapacity: 0 }, 'weeklyCapacity'],
    [{ weeklyCapacity: 1001 }, 'weeklyCapacity'],
    [{ festivals: [{ ...festival, name: ' ' }] }, 'festivals.0.name'],
    [{ festivals: [{ ...festival, day: '2020-01-01', lastOrderDay: '2020-01-01' }] }, 'festivals.0.day'],
    [{ festivals: [{ ...festival, lastOrderDay: addDays(today, 41) }] }, 'festivals.0.lastOrderDay'],
    [{ festivals: [festival, festival] }, 'festivals.1.name'],
  ])('refuses %j', async (input, field) => {
    const { version } = await read(owner)
    const result = await save(owner, { version, weeklyCapacity: 10, festivals: [], ...input })
    expect(result.userErrors).toEqual([{ field, code: 'INVALID' }])
    expect((await read(owner)).version).toBe(version)
  })

  test('accepts only existing days', async () => {
    const { version } = await read(owner)
    const result = await owner.graphql(
      'mutation ($input: SaveWorkshopInput!) { saveWorkshop(input: $input) { workshop { version } } }',
      { input: { version, weeklyCapacity: 1, festivals: [{ ...festival, day: '2027-02-29' }] } },
    )
    expect(result.status).toBe(400)
  })

  test('is for staff only', async () => {
    const meera = await shop.shopper('Meera')
    const input = { version: 1, weeklyCapacity: 0, festivals: [] }
    expect([(await read(shop.guest())).code, (await save(shop.guest(), input)).code]).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ])
    expect([(await read(meera)).code, (await save(meera, input)).code]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  })
})
