import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeUnattachedImages } from '../../server/domain/images/remove-unattached-images.ts'
import { refreshWaitingMessages } from '../../server/domain/messages/refresh-message.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { confirmedGarment } from '../support/garments.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { readChanges, waitForOlderTransactions } from '../support/changes.ts'
import { addPhoto, photographed } from '../support/garment-photos.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
let productId = ''

beforeAll(async () => {
  productId = (await shop.product({ tailorPrice: 1_000_00, quantityInStock: 50 })).id
})

const aGarment = (who: ApiClient = meera) => confirmedGarment(owner, who, productId)

const photos = 'garment { photos { id url isShared takenBy stage { id } } }'
const add = async (garmentId: string, more: Json = {}, who: ApiClient = owner): Promise<Json> =>
  who.mutate('addGarmentPhoto', { garmentId, url: await photographed(who), ...more }, photos)
const share = (photoId: string, isShared: boolean, who: ApiClient = owner) =>
  who.mutate('shareGarmentPhoto', { photoId, isShared }, photos)
const remove = (photoId: string, who: ApiClient = owner) =>
  who.mutate('deleteGarmentPhoto', { photoId }, photos)

const seenBy = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      'query ($id: ID!) { order(id: $id) { photos { url garmentNumber category stage { id } } } }',
      { id },
    )
  ).data?.order

const seenByLink = async (orderId: string): Promise<Json> => {
  const { trackingToken: token } = await followOrder(owner, orderId)
  const { data } = await shop
    .guest()
    .graphql('query ($token: String!) { trackedOrder(token: $token) { photos { url } } }', { token })
  return data.trackedOrder
}

describe('a photograph of a garment', () => {
  test('belongs to the stage that the garment is in', async () => {
    const { id } = await aGarment()
    const first = await add(id)
    await owner.mutateOrThrow('moveGarment', { garmentId: id, to: 'CUTTING' })
    const second = await add(id)
    expect(first.userErrors).toEqual([])
    expect(second.garment.photos).toMatchObject([
      { isShared: false, takenBy: owner.name, stage: { id: 'TO_CUT' } },
      { isShared: false, takenBy: owner.name, stage: { id: 'CUTTING' } },
    ])
  })

  test('is added once when the call is repeated, also at the same time', async () => {
    const { id } = await aGarment()
    const url = await photographed(owner)
    const calls = await Promise.all([1, 2, 3].map(() => add(id, { url })))
    for (const { userErrors, garment } of calls)
      expect([userErrors, garment.photos.map((photo: Json) => photo.url)]).toEqual([[], [url]])
  })

  test('is one of at most twenty, also when they are sent at the same time', async () => {
    const { id } = await aGarment()
    for (let sent = 0; sent < 18; sent++) await add(id)
    const last = await Promise.all(Array.from({ length: 4 }, () => add(id)))
    expect(last.flatMap(({ userErrors }) => userErrors.map(({ code }: Json) => code))).toEqual([
      'CONFLICT',
      'CONFLICT',
    ])
    expect(await shop.db.garmentPhoto.count({ where: { garmentId: id } })).toBe(20)
  })

  test('must be a picture that the same person uploaded, of a garment that exists', async () => {
    const { id } = await aGarment()
    const others = await photographed(meera)
    for (const url of [others, 'https://example.com/a.jpg', '/images/abcdefghijklmnopqrst.webp'])
      expect((await add(id, { url })).userErrors).toMatchObject([{ field: 'url', code: 'INVALID' }])
    for (const garmentId of ['x', randomUUID()])
      expect((await add(garmentId)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await shop.db.garmentPhoto.count({ where: { garmentId: id } })).toBe(0)
  })

  test('is deleted for good, which the audit log records; its file with it, a day later', async () => {
    const { id, code } = await aGarment()
    const { garment } = await add(id)
    const photo: Json = garment.photos[0]
    const file = `${shop.url}${photo.url}`
    const cleanUpIn = (days: number) =>
      removeUnattachedImages({ ...shop.services, now: () => new Date(Date.now() + days * 86_400_000) })
    await cleanUpIn(2)
    expect((await fetch(file)).status).toBe(200)
    expect(await remove(photo.id)).toMatchObject({ userErrors: [], garment: { photos: [] } })
    expect((await remove(photo.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    await cleanUpIn(2)
    expect((await fetch(file)).status).toBe(404)
    const { data } = await owner.graphql(
      'query ($search: String) { auditLog(where: { search: $search }) { edges { node { action entityName } } } }',
      { search: code },
    )
    expect(data.auditLog.edges[0].node).toEqual({ action: 'garmentPhoto.delete', entityName: code })
  })
})

describe('the customer', () => {
  test('sees what the shop shows, on the order and by its link, until it no longer does', async () => {
    const { id, orderId, number } = await aGarment()
    const { garment } = await add(id, { isShared: true })
    const shown: Json = garment.photos[0]
    await add(id)
    const seen = { url: shown.url, garmentNumber: number, category: 'SUIT', stage: { id: 'TO_CUT' } }
    expect(await seenBy(meera, orderId)).toEqual({ photos: [seen] })
    expect(await seenByLink(orderId)).toEqual({ photos: [{ url: shown.url }] })
    expect((await share(shown.id, false)).userErrors).toEqual([])
    expect(await seenBy(meera, orderId)).toEqual({ photos: [] })
    expect(await seenByLink(orderId)).toEqual({ photos: [] })
    expect((await share(shown.id, true)).garment.photos).toMatchObject([
      { isShared: true },
      { isShared: false },
    ])
    expect(await seenBy(meera, orderId)).toEqual({ photos: [seen] })
  })

  test('other than the order’s sees none', async () => {
    const { id, orderId } = await aGarment()
    await add(id, { isShared: true })
    for (const who of [shop.guest(), await shop.shopper('Kavya')])
      expect(await seenBy(who, orderId)).toBeFalsy()
  })
})

describe('a message', () => {
  const messagesOf = async (orderId: string) =>
    shop.db.message.findMany({ where: { orderId, channel: 'WHATSAPP', event: 'GARMENT_PHOTO' } })

  test('tells the customer of the first photograph of a stage, and of no other', async () => {
    const { id, orderId } = await aGarment()
    const others = await shop.db.message.findMany({ where: { orderId } })
    await add(id)
    expect(await messagesOf(orderId)).toEqual([])
    const { garment } = await add(id, { isShared: true })
    await add(id, { isShared: true })
    const shown: Json = garment.photos.find(({ isShared }: Json) => isShared)
    await share(shown.id, false)
    await share(shown.id, true)
    const [first, ...more] = await messagesOf(orderId)
    expect([first?.status, more]).toEqual(['TO_SEND', []])
    expect(first!.body).toContain('photograph')
    const all = await shop.db.message.findMany({ where: { orderId } })
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
    await owner.mutateOrThrow('moveGarment', { garmentId: id, to: 'CUTTING' })
    await add(id, { isShared: true })
    // It takes the place of the one that was not sent.
    const [second, ...rest] = await messagesOf(orderId)
    expect([second!.id === first!.id, rest]).toEqual([false, []])
  })

  test('is withdrawn when nothing is shown any more', async () => {
    const { id, orderId } = await aGarment()
    const { garment } = await add(id, { isShared: true })
    const [message] = await messagesOf(orderId)
    await share(garment.photos[0].id, false)
    await shop.db.message.updateMany({ where: { id: message!.id }, data: { checkedAt: null } })
    await refreshWaitingMessages(shop.services)
    expect(await shop.db.message.findUnique({ where: { id: message!.id } })).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnReason: 'The photograph is not shown any more.',
    })
  })

  test('says nothing about an order that was delivered', async () => {
    const { id, orderId } = await aGarment()
    await moveAlong(owner, orderId, 'STITCHING', 'READY', 'DELIVERED')
    expect((await add(id, { isShared: true })).userErrors).toEqual([])
    expect(await messagesOf(orderId)).toEqual([])
  })
})

test('adding, showing and deleting one changes its order for integrators', async () => {
  const { id, orderId } = await aGarment()
  const changed = async (work: () => Promise<unknown>) => {
    await waitForOlderTransactions(shop.db)
    const { cursor } = await readChanges(owner, 'ORDER')
    await work()
    await waitForOlderTransactions(shop.db)
    const { changes } = await readChanges(owner, 'ORDER', cursor)
    return changes.map(({ entityId }) => entityId)
  }
  let photoId = ''
  expect(await changed(async () => (photoId = await addPhoto(owner, id)))).toEqual([orderId])
  expect(await changed(() => share(photoId, true))).toEqual([orderId])
  expect(await changed(() => remove(photoId))).toEqual([orderId])
})

test('guests, shoppers and staff without the permission neither add, show nor delete one', async () => {
  const { id } = await aGarment()
  const { garment } = await add(id)
  const [{ id: photoId, url }] = garment.photos
  const sunita = await shop.staff()
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['EDIT_PRODUCTS'] })
  for (const who of [shop.guest(), meera, sunita])
    for (const refused of [
      who.mutate('addGarmentPhoto', { garmentId: id, url }, photos),
      share(photoId, true, who),
      remove(photoId, who),
    ])
      expect((await refused).errors).toHaveLength(1)
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['MANAGE_ORDERS'] })
  expect((await share(photoId, true, sunita)).userErrors).toEqual([])
})

test('the photographs of a customer’s garments are exported, and deleted with the account', async () => {
  const asha = await shop.shopper('Asha')
  const { id, code, orderId } = await aGarment(asha)
  const { garment } = await add(id)
  const payload = await owner.mutate('exportCustomer', { customerId: asha.id })
  const { orders } = JSON.parse(payload.json)
  expect(orders[0].pieces).toMatchObject([{ code, photos: [{ url: garment.photos[0].url }] }])
  await moveAlong(owner, orderId, 'STITCHING', 'READY', 'DELIVERED')
  await owner.mutate('deleteCustomer', { customerId: asha.id })
  expect(await shop.db.garmentPhoto.count({ where: { garmentId: id } })).toBe(0)
})
