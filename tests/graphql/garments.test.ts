import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import { inHindi } from '../support/in-hindi.ts'
import { garmentsOf, type Json } from '../support/garments.ts'
import { followOrder, moveAlong, orderCustom } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const today = dayOf(new Date())
let productId = ''

beforeAll(async () => {
  productId = (await shop.product({ quantityInStock: 50 })).id
})

const place = (quantity = 2): Promise<Json> =>
  orderProduct(meera, productId, {
    orderType: 'TAILOR',
    cartItems: [
      { productId, productType: 'TAILOR', quantity },
      { productId, productType: 'READYMADE', quantity: 1 },
    ],
  })

const confirmed = async (quantity = 2) => {
  const { id } = await place(quantity)
  await moveAlong(owner, id, 'CONFIRMED')
  return { id, garments: await garmentsOf(owner, id) }
}

const statusOf = async (id: string) => (await followOrder(owner, id)).orderStatus
const tailor = (name: string, isActive = true) =>
  shop.db.tailor.create({ data: { name, phone: String(9e9 + Math.floor(Math.random() * 1e9)), isActive } })

describe('the garments of an order', () => {
  test('are its pieces that are stitched to measure, each with a code', async () => {
    const { id, orderNumber } = await place(2)
    expect(await garmentsOf(owner, id)).toMatchObject([
      { number: 1, code: `${orderNumber}-1`, status: 'TO_CUT', tailor: null, dueDate: null, version: 1 },
      { number: 2, code: `${orderNumber}-2`, status: 'TO_CUT' },
    ])
    const custom = await orderCustom(meera)
    expect(await garmentsOf(owner, custom.id)).toMatchObject([{ category: 'BLOUSE', productName: null }])
  })

  test('are none for ready-made pieces, and hidden from shoppers', async () => {
    const { id } = await orderProduct(meera, productId)
    expect(await garmentsOf(owner, id)).toEqual([])
    expect(await garmentsOf(meera, (await place()).id)).toEqual([])
  })

  test('are due when the order is, unless they have a day of their own', async () => {
    const { id, garments } = await confirmed()
    await owner.mutate('assignGarment', { garmentId: garments[0].id, dueDate: addDays(today, 2) })
    const { version } = await followOrder(owner, id)
    await owner.mutate('setDeliveryDate', { id, version, deliveryDate: `${addDays(today, 9)}T06:30:00Z` })
    const dueDates = (await garmentsOf(owner, id)).map(({ dueDate }) => dueDate)
    expect(dueDates).toEqual([addDays(today, 2), addDays(today, 9)])
  })

  test('are found by their code in any notation', async () => {
    const { garments } = await confirmed(1)
    const { code } = garments[0]
    for (const typed of [code, code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
      const { data } = await owner.graphql('query ($code: String!) { garment(code: $code) { code } }', {
        code: typed,
      })
      expect(data.garment).toEqual({ code })
    }
  })
})

describe('a garment that is moved', () => {
  test('begins its order with the first, and makes it ready with the last', async () => {
    const { id, garments } = await confirmed()
    const [one, other] = garments.map(({ id: garmentId }: Json) => garmentId)
    const moved = await owner.mutate('moveGarment', { garmentId: one, to: 'CUTTING', version: 1 })
    expect(moved.garment).toMatchObject({
      status: 'CUTTING',
      version: 2,
      moves: [{ from: { id: 'TO_CUT' }, to: { id: 'CUTTING' }, name: 'Owner', isUndo: false }],
    })
    expect(await statusOf(id)).toBe('STITCHING')
    await owner.mutate('moveGarment', { garmentId: one, to: 'READY' })
    expect(await statusOf(id)).toBe('STITCHING')
    await (await shop.staff()).mutate('moveGarment', { garmentId: other, to: 'READY' })
    const { orderStatus, timeline } = await followOrder(owner, id)
    expect(orderStatus).toBe('READY')
    expect(timeline.at(-1)).toMatchObject({ status: 'READY', by: 'SHOP', name: 'Sunita' })
    await owner.mutate('moveGarment', { garmentId: other, to: 'FINISHING' })
    expect(await statusOf(id)).toBe('STITCHING')
  })

  test('is recorded in the audit log, and so is its order that follows', async () => {
    const { id, garments } = await confirmed(1)
    await owner.mutate('moveGarment', { garmentId: garments[0].id, to: 'CUTTING' })
    const { data } = await owner.graphql(
      `query ($id: ID!) { auditLog(where: { entityId: $id }) {
        edges { node { action entityName changes { field before after } } } } }`,
      { id },
    )
    const [ofOrder, ofGarment] = data.auditLog.edges.map(({ node }: Json) => node)
    expect(ofOrder).toMatchObject({ action: 'order.move' })
    expect(ofGarment).toEqual({
      action: 'garment.move',
      entityName: garments[0].code,
      changes: [{ field: 'stage', before: '"To cut"', after: '"Cutting"' }],
    })
  })

  test('moves once, however many taps it gets', async () => {
    const { garments } = await confirmed(1)
    const { id: garmentId, version } = garments[0]
    const results = await Promise.all(
      Array.from({ length: 8 }, () => owner.mutate('moveGarment', { garmentId, to: 'CUTTING', version })),
    )
    expect(results.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(results.flatMap(({ userErrors }) => userErrors).map(({ code }) => code)).toEqual(
      Array.from({ length: 7 }, () => 'CONFLICT'),
    )
    expect((await shop.db.garmentMove.findMany({ where: { garmentId } })).length).toBe(1)
  })

  test('makes its order ready when the last two become ready at the same time', async () => {
    const { id, garments } = await confirmed(4)
    await Promise.all(
      garments.map(({ id: garmentId }: Json) =>
        owner.mutate('moveGarment', { garmentId, to: 'READY', version: 1 }),
      ),
    )
    expect(await statusOf(id)).toBe('READY')
  })

  test.each([
    ['of an order that is not confirmed', []],
    ['of an order that is delivered', ['CONFIRMED', 'STITCHING', 'READY', 'DELIVERED']],
  ] as const)('is refused %s', async (_, way) => {
    const { id } = await place(1)
    await moveAlong(owner, id, ...way)
    const [garment] = await garmentsOf(owner, id)
    const result = await owner.mutate('moveGarment', { garmentId: garment.id, to: 'CUTTING' })
    expect(result).toMatchObject({ garment: { status: garment.status }, userErrors: [{ code: 'CONFLICT' }] })
  })

  test('goes only to stages of the workshop', async () => {
    const { garments } = await confirmed(1)
    const garmentId = garments[0].id
    expect((await owner.mutate('moveGarment', { garmentId, to: 'IRONING' })).userErrors).toMatchObject([
      { field: 'to', code: 'INVALID' },
    ])
    expect((await owner.mutate('moveGarment', { garmentId: 'x', to: 'CUTTING' })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })

  test('is ready when the shop says that its order is', async () => {
    const { id } = await confirmed()
    await moveAlong(owner, id, 'STITCHING', 'READY')
    expect((await garmentsOf(owner, id)).map(({ status }) => status)).toEqual(['READY', 'READY'])
  })
})

describe('a move that was a mistake', () => {
  test('is undone within a minute, with the status of its order', async () => {
    const { id, garments } = await confirmed(1)
    const garmentId = garments[0].id
    const { garment } = await owner.mutate('moveGarment', { garmentId, to: 'READY' })
    expect(garment.undoableUntil).not.toBeNull()
    expect(await statusOf(id)).toBe('READY')
    const undone = await owner.mutate('undoGarmentMove', { garmentId, version: garment.version })
    expect(undone.garment).toMatchObject({
      status: 'TO_CUT',
      undoableUntil: null,
      moves: [{ isUndo: true }, { isUndo: false }],
    })
    expect(await statusOf(id)).toBe('CONFIRMED')
  })

  test('does not take the order back after something else happened to it', async () => {
    const { id, garments } = await confirmed(1)
    const garmentId = garments[0].id
    const { garment } = await owner.mutate('moveGarment', { garmentId, to: 'CUTTING' })
    const { version } = await followOrder(owner, id)
    await owner.mutate('moveOrder', { id, version, to: 'TRIAL' })
    await owner.mutate('undoGarmentMove', { garmentId, version: garment.version })
    expect(await statusOf(id)).toBe('TRIAL')
  })

  test('is undone once, and not after a minute', async () => {
    const { garments } = await confirmed(2)
    const [one, other] = garments.map(({ id: garmentId }: Json) => garmentId)
    await owner.mutate('moveGarment', { garmentId: one, to: 'CUTTING' })
    await owner.mutate('undoGarmentMove', { garmentId: one, version: 2 })
    expect((await owner.mutate('undoGarmentMove', { garmentId: one, version: 3 })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    await owner.mutate('moveGarment', { garmentId: other, to: 'CUTTING' })
    shop.passTime(61)
    expect(
      (await owner.mutate('undoGarmentMove', { garmentId: other, version: 2 })).userErrors,
    ).toMatchObject([{ code: 'CONFLICT' }])
  })
})

describe('a garment that is assigned', () => {
  test('has a tailor, a rate and its days, and keeps what is left out', async () => {
    const { id: tailorId } = await tailor('Ramesh')
    const { garments } = await confirmed(1)
    const garmentId = garments[0].id
    const dates = { dueDate: addDays(today, 5), trialDate: addDays(today, 3) }
    const first = await owner.mutate('assignGarment', { garmentId, tailorId, pieceRate: 45000, ...dates })
    expect(first.garment).toMatchObject({ tailor: { name: 'Ramesh' }, pieceRate: 45000, ...dates })
    const second = await owner.mutate('assignGarment', { garmentId, trialDate: null })
    expect(second.garment).toMatchObject({ tailor: { name: 'Ramesh' }, pieceRate: 45000, trialDate: null })
    expect(
      (await owner.mutate('assignGarment', { garmentId, version: 1, tailorId: null })).userErrors,
    ).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
  })

  test('gets only a tailor who sews for the shop', async () => {
    const { id } = await tailor('Gone', false)
    const { garments } = await confirmed(1)
    for (const tailorId of [id, 'x', garments[0].id])
      expect(
        (await owner.mutate('assignGarment', { garmentId: garments[0].id, tailorId })).userErrors,
      ).toMatchObject([{ field: 'tailorId', code: 'INVALID' }])
  })
})

describe('the list of garments', () => {
  const list = async (where: Json, first = 100, after: string | null = null) =>
    (
      await owner.graphql(
        `query ($where: GarmentWhere, $first: Int!, $after: String) {
          garments(where: $where, first: $first, after: $after) {
            edges { node { id dueDate } } pageInfo { hasNextPage endCursor } totalCount
          }
        }`,
        { where, first, after },
      )
    ).data.garments

  test('is in the order of the due days in pages, and filtered', async () => {
    const { id: tailorId } = await tailor('Lata')
    const { garments } = await confirmed(4)
    const days = [null, addDays(today, 4), addDays(today, 1), null]
    for (const [index, dueDate] of days.entries())
      await owner.mutate('assignGarment', { garmentId: garments[index].id, tailorId, dueDate })
    const paged: Json[] = []
    let after: string | null = null
    do {
      const page: Json = await list({ tailorId }, 1, after)
      paged.push(...page.edges.map(({ node }: Json) => node))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(paged.map(({ dueDate }) => dueDate)).toEqual([addDays(today, 1), addDays(today, 4), null, null])
    expect(new Set(paged.map(({ id }) => id)).size).toBe(4)
    const due = await list({ tailorId, dueDate: { gte: addDays(today, 2), lte: addDays(today, 4) } })
    expect(due).toMatchObject({ totalCount: 1, edges: [{ node: { id: garments[1].id } }] })
    expect((await list({ tailorId, isOpen: false })).totalCount).toBe(0)
  })
})

describe('the stages', () => {
  const fields = 'version stages { id name translations { locale name } kind isRemoved }'
  const read = async (): Promise<Json> =>
    (await owner.graphql(`{ workshopStages { ${fields} } }`)).data.workshopStages
  const save = async (input: Json) =>
    (
      await owner.graphql(
        `mutation ($input: SaveWorkshopStagesInput!) {
          saveWorkshopStages(input: $input) { workshopStages { ${fields} } userErrors { field code } }
        }`,
        { input },
      )
    ).data.saveWorkshopStages
  const asInput = ({ id, name, translations }: Json) => ({ id, name, translations })

  test('are renamed, added and removed, without garments being lost', async () => {
    const { garments } = await confirmed(1)
    const garmentId = garments[0].id
    await owner.mutate('moveGarment', { garmentId, to: 'EMBROIDERY' })
    const { version, stages } = await read()
    expect(stages.map(({ id }: Json) => id)).toHaveLength(8)
    const input = [
      { ...asInput(stages[0]), name: 'Waiting' },
      { name: 'Dyeing', translations: inHindi('रंगाई') },
      ...stages.slice(3).map(asInput),
    ]
    const saved = await save({ version, stages: input })
    expect(saved.userErrors).toEqual([])
    const isCurrent = ({ isRemoved }: Json) => !isRemoved
    expect(saved.workshopStages.stages.filter(isCurrent).map(({ name }: Json) => name)).toEqual([
      'Waiting',
      'Dyeing',
      'Stitching',
      'Trial',
      'Alteration',
      'Finishing',
      'Ready',
    ])
    expect(saved.workshopStages.stages).toContainEqual(
      expect.objectContaining({ name: 'Embroidery', isRemoved: true }),
    )
    expect((await owner.mutate('moveGarment', { garmentId, to: 'CUTTING' })).userErrors).toMatchObject([
      { field: 'to' },
    ])
    await owner.mutate('moveGarment', { garmentId, to: 'STITCHING' })
    expect((await read()).stages.map(({ name }: Json) => name)).not.toContain('Embroidery')
    expect((await save({ version, stages: input })).userErrors).toEqual([
      { field: 'version', code: 'CONFLICT' },
    ])
  })

  test('begin and end with the first and the last one', async () => {
    const { version, stages } = await read()
    const all = stages.filter(({ isRemoved }: Json) => !isRemoved).map(asInput)
    for (const wrong of [all.slice(1), all.slice(0, -1), [...all].reverse(), [all[0], all[0], all.at(-1)]]) {
      const { userErrors } = await save({ version, stages: wrong })
      expect(new Set(userErrors.map(({ code }: Json) => code))).toEqual(new Set(['INVALID']))
    }
    expect((await read()).version).toBe(version)
  })
})
