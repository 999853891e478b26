import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { fields } from '../support/fields.ts'
import { garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong, orderTailored } from '../support/order-changes.ts'
import { addMaterial, consumeMaterial, returnMaterial } from '../support/materials.ts'
import { openShop } from '../support/shop.ts'
import { newPhone, pin, signInTailor, type TailorClient } from '../support/tailors.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
let [ramesh, lata] = [] as unknown as [TailorClient, TailorClient]
let productId = ''

beforeAll(async () => {
  ramesh = await signInTailor(shop, 'Ramesh')
  lata = await signInTailor(shop, 'Lata')
  productId = (await shop.product()).id
})

/** A garment of a confirmed order, assigned to a tailor. */
async function assigned(to: TailorClient, fields: Json = {}, design = productId): Promise<Json> {
  const { id: orderId } = await orderTailored(meera, design)
  await moveAlong(owner, orderId, 'CONFIRMED')
  const [{ id: garmentId }] = await garmentsOf(owner, orderId)
  const { garment } = await owner.mutate('assignGarment', { garmentId, tailorId: to.tailorId, ...fields })
  return { ...garment, orderId }
}

const list = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ tailorGarments { ${fields.TailorGarment} } }`)).data.tailorGarments
const open = async (who: ApiClient, code: string): Promise<Json> =>
  (
    await who.graphql(`query ($code: String!) { tailorGarment(code: $code) { ${fields.TailorGarment} } }`, {
      code,
    })
  ).data.tailorGarment

describe('a tailor', () => {
  test('sees only the assigned garments, and opens one by its code', async () => {
    const { id, code } = await assigned(ramesh)
    expect((await list(ramesh)).map((garment) => garment.id)).toContain(id)
    expect((await list(lata)).map((garment) => garment.id)).not.toContain(id)
    expect(await open(ramesh, code.replaceAll('-', ''))).toMatchObject({ id, nextStage: { id: 'CUTTING' } })
    expect(await open(lata, code)).toBeNull()
  })

  test('moves a garment on with one tap, once however often it is tapped, and its order follows', async () => {
    const { id: garmentId, version, orderId } = await assigned(ramesh)
    const taps = await Promise.all(
      Array.from({ length: 5 }, () => ramesh.mutate('moveTailorGarment', { garmentId, version })),
    )
    expect(taps.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(await followOrder(owner, orderId)).toMatchObject({ orderStatus: 'STITCHING' })
    expect((await garmentsOf(owner, orderId))[0].moves).toMatchObject([{ name: 'Ramesh' }])
  })

  test('takes back the own last move, and nobody else’s', async () => {
    const { id: garmentId, version } = await assigned(ramesh)
    const { garment } = await ramesh.mutate('moveTailorGarment', { garmentId, version })
    expect(garment.undoableUntil).not.toBeNull()
    expect(
      (await ramesh.mutate('undoTailorGarmentMove', { garmentId, version: garment.version })).garment.stage
        .id,
    ).toBe('TO_CUT')
    await owner.mutate('moveGarment', { garmentId, to: 'STITCHING' })
    const current = (await list(ramesh)).find(({ id }) => id === garmentId)!
    expect(current.undoableUntil).toBeNull()
    expect(
      (await ramesh.mutate('undoTailorGarmentMove', { garmentId, version: current.version })).userErrors,
    ).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('sees what the design says of a garment until it leaves the catalogue', async () => {
    const blouseDetails = { necklineStyle: 'Boat Neck' }
    const { id } = await shop.product({ category: 'BLOUSE', blouseDetails })
    const { code } = await assigned(ramesh, {}, id)
    const query =
      'query ($code: String!) { tailorGarment(code: $code) { product { blouseDetails { necklineStyle } } } }'
    expect((await ramesh.graphql(query, { code })).data.tailorGarment.product).toEqual({ blouseDetails })
    await owner.mutateOrThrow('deleteProduct', { id })
    expect((await ramesh.graphql(query, { code })).data.tailorGarment.product).toBeNull()
  })

  test('sees what was taken out of the stock for a garment, without prices and stock', async () => {
    const { id: garmentId, code } = await assigned(ramesh)
    const silk = await addMaterial(owner, 500, { name: 'Raw silk', color: 'Teal', price: 850_00 })
    const hooks = await addMaterial(owner, 12, { name: 'Hooks', unit: 'PIECE' })
    await consumeMaterial(owner, { garmentId, materialId: silk.id, quantity: 250 })
    await consumeMaterial(owner, { garmentId, materialId: hooks.id, quantity: 6 })
    await returnMaterial(owner, { garmentId, materialId: silk.id, quantity: 50 })
    const { data } = await ramesh.graphql(
      'query ($code: String!) { tailorGarment(code: $code) { materials { name color unit quantity } } }',
      { code },
    )
    expect(data.tailorGarment.materials).toEqual([
      { name: 'Hooks', color: null, unit: 'PIECE', quantity: 6 },
      { name: 'Raw silk', color: 'Teal', unit: 'METRE', quantity: 200 },
    ])
    const type = await ramesh.graphql('{ __type(name: "TailorMaterial") { fields { name } } }')
    expect(type.data.__type.fields).toEqual(['name', 'color', 'unit', 'quantity'].map((name) => ({ name })))
  })

  test('can’t move the garments of others', async () => {
    const { id: garmentId, version } = await assigned(ramesh)
    for (const act of ['moveTailorGarment', 'undoTailorGarmentMove'] as const)
      expect(await lata.mutate(act, { garmentId, version })).toMatchObject({
        garment: null,
        userErrors: [{ code: 'NOT_FOUND' }],
      })
  })

  test('finds no price, phone number, address or name of a customer in any response', async () => {
    const { code, orderId } = await assigned(ramesh, { pieceRate: 98_765_00 })
    await shop.db.order.update({
      where: { id: orderId },
      data: { designDetails: 'A boat neck; call +91 98765 43210.', customerName: 'Meera Kulkarni' },
    })
    const { data, text } = await ramesh.graphql(
      `query ($code: String!) {
        tailorGarments { ${fields.TailorGarment} color designPics clothPics }
        tailorGarment(code: $code) { ${fields.TailorGarment} color designPics clothPics }
      }`,
      { code },
    )
    expect(data.tailorGarment.designDetails).toBe('A boat neck; call ….')
    for (const secret of ['43210', 'Kulkarni', 'Hill Road', '9876500']) expect(text).not.toContain(secret)
    const type = await ramesh.graphql('{ __type(name: "TailorGarment") { fields { name } } }')
    const names = type.data.__type.fields.map(({ name }: Json) => name)
    for (const name of ['order', 'customerName', 'pieceRate', 'tailor']) expect(names).not.toContain(name)
  })

  test('is a guest for everything else: over GraphQL, REST and the event stream', async () => {
    const { orderId, id, code } = await assigned(ramesh)
    for (const query of [
      `{ order(id: "${orderId}") { totalToPay } }`,
      `{ garment(code: "${code}") { customerName } }`,
      '{ garments { totalCount } }',
      '{ tailors { phone } }',
      '{ customers { totalCount } }',
      `mutation { moveGarment(input: { garmentId: "${id}", to: "READY" }) { garment { id } } }`,
    ])
      expect((await ramesh.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await ramesh.graphql('{ viewer { id } }')).data.viewer).toBeNull()
    for (const path of ['cart', 'admin/gel_all_order', 'feedback/getAll'])
      expect((await fetch(`${shop.url}/api/v1/${path}`, bearer(ramesh))).status).toBeGreaterThanOrEqual(401)
    expect((await fetch(`${shop.url}/events/orders`, bearer(ramesh))).status).toBe(401)
  })
})

const bearer = ({ token }: ApiClient) => ({ headers: { Authorization: `Bearer ${token}` } })

describe('signing in with phone and PIN', () => {
  const newTailor = async (fields: Json = {}) => {
    const phone = newPhone()
    const { tailor } = await owner.mutate('saveTailor', {
      name: 'Asha',
      phone,
      language: 'ENGLISH' as const,
      pin,
      ...fields,
    })
    return { ...tailor, phone }
  }

  test('takes the number in any notation, and says alike what is wrong', async () => {
    const { phone } = await newTailor()
    const { data } = await shop.guest().mutate('logInTailor', {
      phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      pin,
    })
    expect(data.logInTailor).toMatchObject({ tailor: { name: 'Asha', language: 'ENGLISH' }, userErrors: [] })
    const wrong = [
      { phone, pin: '000000' },
      { phone: newPhone(), pin },
      { phone: 'x', pin },
    ]
    const results = await Promise.all(wrong.map((input) => shop.guest().mutate('logInTailor', input)))
    const [first, ...others] = results.map(({ data }) => data.logInTailor)
    expect(first).toMatchObject({ token: null, userErrors: [{ code: 'BAD_CREDENTIALS' }] })
    for (const other of others) expect(other).toEqual(first)
  })

  test('limits guesses', async () => {
    const { phone } = await newTailor()
    for (let guess = 0; guess < 10; guess += 1)
      await shop.guest().mutate('logInTailor', { phone, pin: String(100_000 + guess) })
    const result = await shop.guest().mutate('logInTailor', { phone, pin })
    expect([result.status, result.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
  })

  test('ends with a new PIN, with the end of the work, and by signing out', async () => {
    const isSignedIn = async (who: ApiClient) => (await who.graphql('{ tailorViewer { id } }')).status === 200
    for (const changes of [{ pin: '730461' }, { isActive: false }]) {
      const tailor = await newTailor()
      const { data } = await shop.guest().mutate('logInTailor', { phone: tailor.phone, pin })
      const client = shop.guest().with(data.logInTailor.token)
      expect(await isSignedIn(client)).toBe(true)
      const { id, name, phone, language } = tailor
      await owner.mutate('saveTailor', { id, name, phone, language, ...changes })
      expect(await isSignedIn(client)).toBe(false)
    }
    const client = await signInTailor(shop)
    await client.graphql('mutation { logOutTailor { userErrors { code } } }')
    expect(await isSignedIn(client)).toBe(false)
  })
})

describe('a PIN', () => {
  test.each([
    ['repeated digits', '000000', '111111', '121212', '123123', '112233', '667766'],
    ['sequences', '123456', '654321', '890123', '135791', '123321', '456123'],
    ['lines of the keypad', '147258', '258025', '159357', '789654', '142536', '912580'],
    ['dates', '150890', '081590', '900815', '199007', '031999', '010101'],
  ])('that is guessed first is refused: %s', async (_what, ...pins) => {
    for (const weak of pins) {
      const { tailor, userErrors } = await owner.mutate('saveTailor', {
        name: 'Asha',
        phone: newPhone(),
        language: 'ENGLISH',
        pin: weak,
      })
      expect({ weak, tailor, userErrors }).toMatchObject({ tailor: null, userErrors: [{ field: 'pin' }] })
    }
  })

  test('that the phone number shows, or that was used before, is refused', async () => {
    const input = { name: 'Asha', phone: '9048291375', language: 'ENGLISH' as const }
    for (const shown of ['482913', '573192'])
      expect((await owner.mutate('saveTailor', { ...input, pin: shown })).userErrors).toMatchObject([
        { field: 'pin', code: 'INVALID', message: expect.stringContaining('phone number') },
      ])
    const { tailor } = await owner.mutate('saveTailor', { ...input, pin: '730461' })
    const again = await owner.mutate('saveTailor', { ...input, id: tailor.id, pin: '730461' })
    expect(again.userErrors).toMatchObject([{ field: 'pin', message: expect.stringContaining('as it was') }])
    expect((await owner.mutate('saveTailor', { ...input, id: tailor.id, pin: '730462' })).userErrors).toEqual(
      [],
    )
  })
})

describe('the shop’s tailors', () => {
  test('are added and changed by the owner', async () => {
    const phone = newPhone()
    const added = await owner.mutate('saveTailor', { name: 'Imran', phone, language: 'HINDI' })
    expect(added.tailor).toMatchObject({ name: 'Imran', phone, hasPin: false, isActive: true, version: 1 })
    expect(
      (await owner.mutate('saveTailor', { name: 'Other', phone, language: 'HINDI' })).userErrors,
    ).toMatchObject([{ field: 'phone', code: 'CONFLICT' }])
    const input = { id: added.tailor.id, name: 'Imran', phone, language: 'HINDI' as const }
    expect((await owner.mutate('saveTailor', { ...input, version: 7 })).userErrors).toMatchObject([
      { field: 'version', code: 'CONFLICT' },
    ])
    for (const wrong of [{ phone: '12' }, { pin: '1234' }, { name: ' ' }])
      expect((await owner.mutate('saveTailor', { ...input, ...wrong })).userErrors).toMatchObject([
        { field: Object.keys(wrong)[0], code: 'INVALID' },
      ])
    expect((await owner.mutate('saveTailor', { ...input, id: randomUUID() })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })
})

describe('what a tailor earns', () => {
  const dueOf = async (tailorId: string): Promise<number> =>
    (await owner.graphql('{ tailors { id due } }')).data.tailors.find(({ id }: Json) => id === tailorId).due
  const pay = (tailorId: string, amount: number, idempotencyKey = randomUUID()) =>
    owner.mutate('payTailor', { tailorId, amount, method: 'CASH', idempotencyKey })

  test('are the rates of completed stages, each once, less what is undone', async () => {
    const tailor = await signInTailor(shop)
    const { id: garmentId, category } = await assigned(tailor)
    await owner.mutate('savePieceRates', {
      tailorId: tailor.tailorId,
      rates: [
        { category, stageId: 'CUTTING', amount: 5000 },
        { category, stageId: 'STITCHING', amount: 30000 },
      ],
    })
    await owner.mutate('moveGarment', { garmentId, to: 'CUTTING' })
    expect(await dueOf(tailor.tailorId)).toBe(0)
    const { garment } = await owner.mutate('moveGarment', { garmentId, to: 'STITCHING' })
    expect(await dueOf(tailor.tailorId)).toBe(5000)
    await owner.mutate('undoGarmentMove', { garmentId, version: garment.version })
    expect(await dueOf(tailor.tailorId)).toBe(0)
    for (const to of ['STITCHING', 'TRIAL', 'STITCHING', 'READY'])
      await owner.mutate('moveGarment', { garmentId, to })
    expect(await dueOf(tailor.tailorId)).toBe(35000)
    const { data } = await tailor.graphql('{ tailorViewer { due } }')
    expect(data.tailorViewer.due).toBe(35000)
  })

  test('is the agreed rate of the garment instead, when it is ready', async () => {
    const tailor = await signInTailor(shop)
    const { id: garmentId } = await assigned(tailor, { pieceRate: 120_00 })
    await owner.mutate('moveGarment', { garmentId, to: 'STITCHING' })
    expect(await dueOf(tailor.tailorId)).toBe(0)
    await owner.mutate('moveGarment', { garmentId, to: 'READY' })
    expect(await dueOf(tailor.tailorId)).toBe(120_00)
  })

  test('is paid once as an expense of wages, and due again when that is reversed', async () => {
    const tailor = await signInTailor(shop)
    const { id: garmentId } = await assigned(tailor, { pieceRate: 250_00 })
    await owner.mutate('moveGarment', { garmentId, to: 'READY' })
    expect((await pay(tailor.tailorId, 100_00)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const key = randomUUID()
    const results = await Promise.all([pay(tailor.tailorId, 250_00, key), pay(tailor.tailorId, 250_00, key)])
    expect(results).toMatchObject(results.map(() => ({ tailor: { due: 0 }, userErrors: [] })))
    const expenses = await shop.db.expense.findMany({ where: { idempotencyKey: key } })
    expect(expenses).toMatchObject([{ category: 'WAGES', amount: 25000n, payee: 'Ramesh', method: 'CASH' }])
    await owner.graphql(
      'mutation ($input: ReverseExpenseInput!) { reverseExpense(input: $input) { userErrors { code } } }',
      { input: { expenseId: expenses[0]!.id, reason: 'Paid to the wrong person.' } },
    )
    expect(await dueOf(tailor.tailorId)).toBe(250_00)
  })

  test('is hidden from staff without the permission', async () => {
    const { data } = await (await shop.staff()).graphql('{ tailors { due pieceRates { amount } } }')
    expect(new Set(data.tailors.map(JSON.stringify))).toEqual(new Set(['{"due":null,"pieceRates":[]}']))
  })
})
