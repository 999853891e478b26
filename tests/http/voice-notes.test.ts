import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { confirmedGarment } from '../support/garments.ts'
import { moveAlong } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'
import { mp4, playNote, recordNote, webm } from '../support/voice-notes.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
let productId = ''

beforeAll(async () => {
  productId = (await shop.product({ tailorPrice: 1_000_00, quantityInStock: 50 })).id
})

const aGarment = (who: ApiClient = meera) => confirmedGarment(owner, who, productId)

const notesOf = async (who: ApiClient, code: string, query = 'garment'): Promise<Json> => {
  const { data } = await who.graphql(
    `query ($code: String!) { found: ${query}(code: $code) { voiceNotes { id seconds recordedBy } } }`,
    { code },
  )
  return data?.found
}

const remove = (who: ApiClient, voiceNoteId: string) =>
  who.mutate('deleteVoiceNote', { voiceNoteId }, 'garment { voiceNotes { id } }')

describe('a voice note', () => {
  test('is stored with its garment, and answered as it was recorded', async () => {
    const { id, code } = await aGarment()
    const first = await recordNote(owner, id, webm(500), 12)
    expect(first.status).toBe(201)
    const second = await recordNote(owner, id, mp4, 60)
    expect(await notesOf(owner, code)).toEqual({
      voiceNotes: [
        { id: first.body.id, seconds: 12, recordedBy: owner.name },
        { id: second.body.id, seconds: 60, recordedBy: owner.name },
      ],
    })
    const played = await playNote(owner, first.body.id)
    expect([played.status, played.headers.get('content-type'), played.headers.get('cache-control')]).toEqual([
      200,
      'audio/webm',
      'private, no-store',
    ])
    expect(played.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await played.arrayBuffer())).toEqual(webm(500))
    expect((await playNote(owner, second.body.id)).headers.get('content-type')).toBe('audio/mp4')
  })

  test.each([
    ['that is no recording', Buffer.from('<!doctype html><script>alert(1)</script>'), 3, 415],
    ['that is Matroska but not WebM', Buffer.from('1a45dfa3a3428288', 'hex'), 3, 415],
    ['that is empty', Buffer.alloc(0), 3, 415],
    ['of more than 1 MB', webm(1_000_001), 3, 413],
    ['of more than a minute', webm(), 61, 400],
    ['of no length', webm(), 'x', 400],
  ])('%s is refused', async (_what, audio, seconds, status) => {
    const { id, code } = await aGarment()
    const refused = await recordNote(owner, id, audio, seconds)
    expect([refused.status, typeof refused.body.message]).toEqual([status, 'string'])
    expect(await notesOf(owner, code)).toEqual({ voiceNotes: [] })
  })

  test('of no garment is refused', async () => {
    for (const id of ['x', randomUUID()]) expect((await recordNote(owner, id)).status).toBe(404)
  })

  test('is one of at most twenty of a garment, also when they are sent at the same time', async () => {
    const { id, code } = await aGarment()
    for (let sent = 0; sent < 18; sent++) await recordNote(owner, id)
    const last = await Promise.all(Array.from({ length: 4 }, () => recordNote(owner, id)))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect((await notesOf(owner, code)).voiceNotes).toHaveLength(20)
  })

  test('is deleted for good, which the audit log records', async () => {
    const { id, code } = await aGarment()
    const note = (await recordNote(owner, id)).body.id
    expect(await remove(owner, note)).toMatchObject({ userErrors: [], garment: { voiceNotes: [] } })
    expect((await playNote(owner, note)).status).toBe(404)
    expect((await remove(owner, note)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const { data } = await owner.graphql(
      'query ($search: String) { auditLog(where: { search: $search }) { edges { node { action entityName } } } }',
      { search: code },
    )
    expect(data.auditLog.edges[0].node).toEqual({ action: 'voiceNote.delete', entityName: code })
  })
})

describe('by role', () => {
  test('guests, shoppers and staff without the permission neither record, hear nor delete', async () => {
    const { id } = await aGarment()
    const note = (await recordNote(owner, id)).body.id
    const sunita = await shop.staff()
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['EDIT_PRODUCTS'] })
    for (const [who, status] of [
      [shop.guest(), 401],
      [shop.guest().with('forged'), 401],
      [meera, 403],
      [sunita, 403],
    ] as const) {
      expect((await recordNote(who, id)).status).toBe(status)
      expect((await playNote(who, note)).status).toBe(status)
      expect((await remove(who, note)).errors).toHaveLength(1)
    }
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['MANAGE_ORDERS'] })
    expect((await recordNote(sunita, id)).status).toBe(201)
    expect((await playNote(sunita, note)).status).toBe(200)
  })

  test('the tailor who sews the garment hears it, others don’t, and none records', async () => {
    const { id, code } = await aGarment()
    const note = (await recordNote(owner, id)).body.id
    const [ramesh, farida] = [await signInTailor(shop), await signInTailor(shop, 'Farida')]
    await owner.mutate('assignGarment', { garmentId: id, tailorId: ramesh.tailorId })
    expect((await notesOf(ramesh, code, 'tailorGarment')).voiceNotes).toMatchObject([{ id: note }])
    expect((await playNote(ramesh, note)).status).toBe(200)
    expect((await playNote(farida, note)).status).toBe(404)
    expect((await recordNote(ramesh, id)).status).toBe(401)
    await owner.mutate('assignGarment', { garmentId: id, tailorId: farida.tailorId })
    expect((await playNote(ramesh, note)).status).toBe(404)
  })
})

test('the notes about a customer’s garments are exported by their data, and deleted with the account', async () => {
  const asha = await shop.shopper('Asha')
  const { id, code } = await aGarment(asha)
  const note = (await recordNote(owner, id)).body.id
  const payload = await owner.mutate('exportCustomer', { customerId: asha.id })
  const { orders } = JSON.parse(payload.json)
  expect(orders[0].pieces).toMatchObject([{ code, voiceNotes: [{ id: note, seconds: 3 }] }])
  expect(payload.json).not.toContain('"audio"')
  const { orderId } = await shop.db.garment.findUniqueOrThrow({ where: { id } })
  await moveAlong(owner, orderId, 'STITCHING', 'READY', 'DELIVERED')
  await owner.mutate('deleteCustomer', { customerId: asha.id })
  expect((await playNote(owner, note)).status).toBe(404)
  expect(await shop.db.voiceNote.count({ where: { id: note } })).toBe(0)
})
