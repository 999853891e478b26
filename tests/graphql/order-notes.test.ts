import { describe, expect, test } from 'vitest'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'

const fields = 'id version internalNotes { text name at } customerMeasurementProfiles { person }'
const addNote = async (who: ApiClient, orderId: string, text: string) => {
  const result = await who.graphql(
    `mutation ($input: AddOrderNoteInput!) {
      addOrderNote(input: $input) { order { ${fields} } userErrors { field code } }
    }`,
    { input: { orderId, text } },
  )
  return { code: result.errors?.[0]?.extensions.code, ...result.data?.addOrderNote }
}
const read = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data?.order

describe('a note about an order', () => {
  test('is visible to staff, never to the customer, and changes nothing else', async () => {
    const [meera, owner, staff] = [await shop.shopper('Meera'), await shop.admin(), await shop.staff()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    expect(await addNote(owner, id, '  Her sister’s wedding.  ')).toMatchObject({
      userErrors: [],
      order: { version: 1, internalNotes: [{ text: 'Her sister’s wedding.', name: 'Owner' }] },
    })
    await addNote(staff, id, 'Called: wants it a week earlier.')
    expect((await read(owner, id)).internalNotes.map(({ name }: { name: string }) => name)).toEqual([
      'Owner',
      staff.name,
    ])
    expect(await read(meera, id)).toEqual({
      id,
      version: 1,
      internalNotes: [],
      customerMeasurementProfiles: [],
    })
  })

  test('is in the audit log', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    await addNote(owner, id, 'Cloth arrived.')
    const entries = await shop.db.auditEntry.findMany({ where: { entityId: id } })
    expect(entries).toMatchObject([
      { action: 'order.note', changes: [{ field: 'note', before: null, after: 'Cloth arrived.' }] },
    ])
  })

  test('is not for guests and shoppers to write', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await orderTailored(meera, (await shop.product()).id)
    expect((await addNote(shop.guest(), id, 'x')).code).toBe('UNAUTHENTICATED')
    expect((await addNote(meera, id, 'x')).code).toBe('FORBIDDEN')
    expect(await shop.db.orderNote.count({ where: { orderId: id } })).toBe(0)
  })

  test('needs a text and an order', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    expect((await addNote(owner, id, '  ')).userErrors).toEqual([{ field: 'text', code: 'INVALID' }])
    expect((await addNote(owner, id, 'a'.repeat(2001))).userErrors).toEqual([
      { field: 'text', code: 'INVALID' },
    ])
    for (const unknown of [nobodysId, 'x'])
      expect((await addNote(owner, unknown, 'x')).userErrors).toEqual([{ field: null, code: 'NOT_FOUND' }])
  })
})

test('staff see the customer’s measurement profiles beside the order', async () => {
  const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
  await meera.mutate('saveMeasurementProfile', { person: 'Mother' })
  await meera.mutate('saveMeasurementProfile', { person: 'Me' })
  const { id } = await orderTailored(meera, (await shop.product()).id)
  expect((await read(owner, id)).customerMeasurementProfiles).toEqual([
    { person: 'Me' },
    { person: 'Mother' },
  ])
})
