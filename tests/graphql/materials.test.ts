import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import {
  addMaterial,
  buyMaterial,
  consumeMaterial,
  correctMaterial,
  listMaterials,
  readMaterial,
  returnMaterial,
} from '../support/materials.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openShop } from '../support/shop.ts'
import type { Permission } from '../__generated__/api.ts'

const shop = await openShop()
const owner = await shop.admin()
let asha: Json

beforeAll(async () => {
  asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer
})

const take = (...lines: Json[]) => takeOrder(owner, { customerId: asha.id, lines })
const blouse = { garmentId: 'blouse' }
const aGarment = async (): Promise<Json> => (await take(blouse)).garments[0]

/** Staff with these permissions and no others. */
async function staffWith(...permissions: Permission[]) {
  const sunita = await shop.staff()
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions })
  return sunita
}

const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => [field, code])
const forbidden = ({ errors }: Json) => errors?.[0]?.extensions.code

describe('materials', () => {
  test('are added and changed, from the version that was seen', async () => {
    const { material } = await owner.mutate('saveMaterial', {
      name: 'Banarasi silk',
      kind: 'FABRIC',
      color: 'Rani pink',
      supplier: 'Gupta & Sons',
      unit: 'METRE',
      price: 850_00,
      lowStockLimit: 500,
    })
    expect(material).toMatchObject({ stock: 0, isLow: true, price: 850_00, version: 1 })
    const { stock: _, isLow: __, isArchived: ___, ...columns } = material
    const change = { ...columns, version: 1, name: 'Banarasi brocade' }
    const saved = await owner.mutate('saveMaterial', change)
    expect(saved.material).toMatchObject({ name: 'Banarasi brocade', version: 2 })
    const late = await owner.mutate('saveMaterial', change)
    expect(codes(late)).toEqual([['version', 'CONFLICT']])
    expect(late.material).toMatchObject({ version: 2 })
  })

  test('are one of each name and colour, also of two taps', async () => {
    const input = { name: 'Cotton lining', color: 'White', kind: 'LINING' as const, unit: 'METRE' as const }
    const both = await Promise.all([owner.mutate('saveMaterial', input), owner.mutate('saveMaterial', input)])
    expect(both.flatMap(codes)).toEqual([['name', 'CONFLICT']])
    expect(codes(await owner.mutate('saveMaterial', { ...input, name: 'COTTON lining' }))).toEqual([
      ['name', 'CONFLICT'],
    ])
    expect(codes(await owner.mutate('saveMaterial', { ...input, color: 'Ivory' }))).toEqual([])
  })

  test('keep their unit once there are movements', async () => {
    const { id, name } = await addMaterial(owner, 100)
    const refused = await owner.mutate('saveMaterial', { id, name, kind: 'FABRIC', unit: 'PIECE' })
    expect(codes(refused)).toEqual([['unit', 'CONFLICT']])
  })

  test('name every wrong field at once', async () => {
    const wrong = { name: ' ', kind: 'FABRIC' as const, unit: 'METRE' as const, lowStockLimit: -1 }
    expect(codes(await owner.mutate('saveMaterial', wrong))).toEqual([
      ['name', 'INVALID'],
      ['lowStockLimit', 'INVALID'],
    ])
  })

  test('are listed by name in pages, filtered and searched', async () => {
    const mark = randomUUID()
    const add = (name: string, stock: number, columns: Json = {}) =>
      addMaterial(owner, stock, { name: `${name} ${mark}`, ...columns })
    await add('C', 300, { lowStockLimit: 300 })
    await add('A', 301, { lowStockLimit: 300, color: 'Bottle_green' })
    await add('B', 5, { kind: 'FASTENER', unit: 'PIECE' })
    await add('D', 5, { isArchived: true })
    const names = async (where: Json) =>
      (await listMaterials(owner, { where: { search: mark, ...where } })).edges.map(
        ({ node }: Json) => node.name[0],
      )
    expect(await names({})).toEqual(['A', 'B', 'C'])
    expect(await names({ isLow: true })).toEqual(['C'])
    expect(await names({ isLow: false })).toEqual(['A', 'B'])
    expect(await names({ kind: 'FASTENER' })).toEqual(['B'])
    expect(await names({ isArchived: true })).toEqual(['D'])
    const wildcards = await listMaterials(owner, { where: { search: 'bottle_G' } })
    expect(wildcards.totalCount).toBe(1)

    const where = { search: mark }
    const first = await listMaterials(owner, { where, first: 2 })
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const { endCursor: after } = first.pageInfo
    const rest = await listMaterials(owner, { where, first: 2, after })
    expect(rest.edges.map(({ node }: Json) => node.name[0])).toEqual(['C'])
    expect(await listMaterials(owner, { first: 2, after })).toBeUndefined()
  })

  test('that run out are on the page of today', async () => {
    const low = await addMaterial(owner, 20, { lowStockLimit: 20, name: ' A low one' })
    const { data } = await owner.graphql('{ today { lowMaterials { totalCount nodes { id isLow } } } }')
    expect(data.today.lowMaterials.nodes).toContainEqual({ id: low.id, isLow: true })
  })
})

describe('the stock', () => {
  test('is the sum of its movements, which say who, when and why', async () => {
    const garment = await aGarment()
    const { id: materialId } = await addMaterial(owner, 1_000)
    await consumeMaterial(owner, { garmentId: garment.id, materialId, quantity: 250 })
    await returnMaterial(owner, { garmentId: garment.id, materialId, quantity: 50 })
    const { material } = await correctMaterial(owner, { materialId, counted: 780, reason: 'A torn piece' })
    expect(material.stock).toBe(780)
    const { movements } = await readMaterial(owner, materialId)
    const by = { recordedBy: owner.name }
    expect(movements.edges.map(({ node }: Json) => node)).toEqual([
      { ...by, kind: 'CORRECTED', quantity: -20, garmentCode: null, note: 'A torn piece' },
      { ...by, kind: 'RETURNED', quantity: 50, garmentCode: garment.code, note: null },
      { ...by, kind: 'CONSUMED', quantity: -250, garmentCode: garment.code, note: null },
      { ...by, kind: 'BOUGHT', quantity: 1_000, garmentCode: null, note: null },
    ])
    const { _sum } = await shop.db.materialMovement.aggregate({
      where: { materialId },
      _sum: { quantity: true },
    })
    expect(_sum.quantity).toBe(780)
  })

  test('needs a reason where it is corrected, and records nothing where the count agrees', async () => {
    const { id: materialId } = await addMaterial(owner, 40)
    expect(codes(await correctMaterial(owner, { materialId, counted: 30, reason: ' ' }))).toEqual([
      ['reason', 'INVALID'],
    ])
    await correctMaterial(owner, { materialId, counted: 40, reason: 'Counted' })
    expect((await readMaterial(owner, materialId)).movements.edges).toHaveLength(1)
  })

  test('changes once for a key, however often it is sent, and never for another request', async () => {
    const { id: materialId } = await addMaterial(owner, 0)
    const input = { materialId, quantity: 300, idempotencyKey: randomUUID() }
    const sent = await Promise.all(Array.from({ length: 6 }, () => buyMaterial(owner, input)))
    expect(sent.flatMap(codes)).toEqual([])
    expect((await readMaterial(owner, materialId)).stock).toBe(300)
    expect(codes(await buyMaterial(owner, { ...input, quantity: 301 }))).toEqual([
      ['idempotencyKey', 'CONFLICT'],
    ])
  })

  test('is never negative: of many who take the last metres, those get them who come first', async () => {
    const garments = (await take({ ...blouse, quantity: 6 })).garments
    const { id: materialId } = await addMaterial(owner, 400)
    const results = await Promise.all(
      garments.map(({ id: garmentId }: Json) =>
        consumeMaterial(owner, { garmentId, materialId, quantity: 100 }),
      ),
    )
    expect(results.flatMap(codes)).toEqual([
      ['quantity', 'OUT_OF_STOCK'],
      ['quantity', 'OUT_OF_STOCK'],
    ])
    const { stock, movements } = await readMaterial(owner, materialId)
    expect([stock, movements.edges.length]).toEqual([0, 5])
    const [first] = garments
    const refused = await consumeMaterial(owner, { garmentId: first!.id, materialId, quantity: 1 })
    expect(refused.userErrors[0]!.message).toContain('Only 0 m of')
  })

  test('is protected by the database against everything but movements', async () => {
    const { id } = await addMaterial(owner, 10)
    const update = shop.db.material.update({ where: { id }, data: { stock: 11 } })
    await expect(update).rejects.toThrow('changes by movements alone')
    const [movement] = await shop.db.materialMovement.findMany({ where: { materialId: id } })
    const { id: movementId } = movement!
    const changed = shop.db.materialMovement.update({ where: { id: movementId }, data: { quantity: 11 } })
    await expect(changed).rejects.toThrow('A movement never changes')
    await expect(shop.db.materialMovement.delete({ where: { id: movementId } })).rejects.toThrow()
    const { id: _id, ...columns } = movement!
    const more = {
      ...columns,
      kind: 'CORRECTED',
      quantity: -11,
      note: 'x',
      idempotencyKey: 'another key',
    } as const
    await expect(shop.db.materialMovement.create({ data: more })).rejects.toThrow('materials_stock')
  })

  test('refuses quantities that are none', async () => {
    const { id: materialId } = await addMaterial(owner, 10)
    for (const quantity of [0, -1, 1_000_001])
      expect(codes(await buyMaterial(owner, { materialId, quantity }))).toEqual([['quantity', 'INVALID']])
    const garmentId = (await aGarment()).id
    for (const input of [
      { garmentId, materialId: randomUUID(), quantity: 1 },
      { garmentId: randomUUID(), materialId, quantity: 1 },
      { garmentId: 'x', materialId, quantity: 1 },
    ])
      expect(codes(await consumeMaterial(owner, input))).toEqual([[null, 'NOT_FOUND']])
  })
})

describe('a garment’s materials', () => {
  test('are what it consumed and has not given back, with what it cost then', async () => {
    const garment = await aGarment()
    const silk = await addMaterial(owner, 1_000, { name: 'Y silk', price: 400_00 })
    const hooks = await addMaterial(owner, 50, { name: 'X hooks', unit: 'PIECE', kind: 'FASTENER' })
    const use = (materialId: string, quantity: number) =>
      consumeMaterial(owner, { garmentId: garment.id, materialId, quantity })
    await use(silk.id, 200)
    await buyMaterial(owner, { materialId: silk.id, quantity: 100, price: 500_00 })
    await use(silk.id, 100)
    const { garment: now } = await use(hooks.id, 6)
    expect(now.materials).toEqual([
      { material: { id: hooks.id, name: 'X hooks' }, quantity: 6, cost: null },
      { material: { id: silk.id, name: 'Y silk' }, quantity: 300, cost: 1_300_00 },
    ])
    const back = await returnMaterial(owner, { garmentId: garment.id, materialId: hooks.id, quantity: 6 })
    expect(back.garment.materials.map(({ quantity }: Json) => quantity)).toEqual([300])
  })

  test('are given back at most once, also by concurrent taps', async () => {
    const garmentId = (await aGarment()).id
    const { id: materialId } = await addMaterial(owner, 500)
    await consumeMaterial(owner, { garmentId, materialId, quantity: 120 })
    const results = await Promise.all(
      Array.from({ length: 4 }, () => returnMaterial(owner, { garmentId, materialId, quantity: 100 })),
    )
    expect(results.flatMap(codes)).toEqual(Array(3).fill(['quantity', 'CONFLICT']))
    expect((await readMaterial(owner, materialId)).stock).toBe(480)
  })

  test('go back into the stock when the garment is taken out of its order', async () => {
    const order = await take(blouse, { garmentId: 'suit' })
    const [withdrawn] = order.garments
    const { id: materialId } = await addMaterial(owner, 500)
    await consumeMaterial(owner, { garmentId: withdrawn!.id, materialId, quantity: 200 })
    const lines = [{ position: 1 }]
    const edited = await owner.mutate('editOrder', {
      orderId: order.id,
      version: order.version,
      lines,
      reason: 'No blouse',
    })
    expect(edited.userErrors).toEqual([])
    const { stock, movements } = await readMaterial(owner, materialId)
    expect(stock).toBe(500)
    expect(movements.edges[0].node).toMatchObject({
      kind: 'RETURNED',
      quantity: 200,
      garmentCode: withdrawn!.code,
    })
  })
})

describe('by role', () => {
  test('those who manage orders read materials and use them, and change nothing else', async () => {
    const tara = await staffWith('MANAGE_ORDERS')
    const { id: materialId, name } = await addMaterial(owner, 500, { price: 100_00 })
    expect(await readMaterial(tara, materialId)).toMatchObject({ stock: 500, price: null })
    const garmentId = (await aGarment()).id
    const used = await consumeMaterial(tara, { garmentId, materialId, quantity: 10 })
    expect(used).toMatchObject({ userErrors: [], garment: { materials: [{ quantity: 10, cost: null }] } })
    const [garment] = await garmentsOf(tara, (await take(blouse)).id)
    expect(garment).toBeDefined()
    for (const refused of [
      await buyMaterial(tara, { materialId, quantity: 1 }),
      await correctMaterial(tara, { materialId, counted: 1, reason: 'x' }),
      await tara.mutate('saveMaterial', { id: materialId, name, kind: 'FABRIC', unit: 'METRE' }),
    ])
      expect(forbidden(refused)).toBe('FORBIDDEN')
    expect((await readMaterial(owner, materialId)).stock).toBe(490)
  })

  test('those who manage materials set no price unless they see costs', async () => {
    const { id: materialId, name } = await addMaterial(owner, 0, { price: 100_00 })
    const change = { id: materialId, name, kind: 'FABRIC' as const, unit: 'METRE' as const }
    const tara = await staffWith('MANAGE_ORDERS', 'MANAGE_MATERIALS')
    expect(forbidden(await tara.mutate('saveMaterial', { ...change, price: 1 }))).toBe('FORBIDDEN')
    expect(forbidden(await buyMaterial(tara, { materialId, quantity: 1, price: 1 }))).toBe('FORBIDDEN')
    expect((await tara.mutate('saveMaterial', { ...change, supplier: 'Gupta' })).material).toMatchObject({
      supplier: 'Gupta',
      price: null,
    })
    expect((await readMaterial(owner, materialId)).price).toBe(100_00)
    const lata = await staffWith('MANAGE_ORDERS', 'MANAGE_MATERIALS', 'VIEW_COSTS')
    expect((await lata.mutate('saveMaterial', { ...change, price: 120_00 })).material.price).toBe(120_00)
  })

  test('managers of the preset role manage materials, and see no costs', async () => {
    const manager = await shop.staff()
    const { material } = await manager.mutate('saveMaterial', {
      name: 'Managed',
      kind: 'THREAD',
      unit: 'PIECE',
      lowStockLimit: 2,
    })
    expect(material).toMatchObject({ name: 'Managed', price: null })
  })
})
