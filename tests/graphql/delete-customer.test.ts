import { expect, test } from 'vitest'
import { originalName } from '../../server/domain/images/image-store.ts'
import { say } from '../support/feedback.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { actionsAbout } from '../support/people.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
test('deleting an account deletes everything but the data of invoices, and makes its feedback anonymous', async () => {
  const [meera, owner] = [await shop.shopper('Meera Kulkarni'), await shop.admin()]
  const product = await shop.product({ readyMadePrice: 100_000 })
  const { public_id: picture } = (await upload(meera, await jpeg())).body
  const clothPics = [`/images/${picture}.webp`]
  const order = await orderProduct(meera, product.id, { clothPics, specialInstructions: 'Ring twice' })
  await moveAlong(owner, order.id, 'CONFIRMED', 'READY', 'DELIVERED')
  await meera.mutate('saveOrderDraft', { orderType: 'CUSTOM' })
  await meera.mutate('saveMeasurementProfile', { person: 'Me', measurements: { blouse: { chest: 90 } } })
  const { email: _, ...address } = customer
  await meera.mutateOrThrow('saveAddress', address)
  const { feedback } = await say(meera, { rating: 4, productId: product.id })
  await owner.mutate('makePasswordResetLink', { customerId: meera.id })
  const file = () => shop.imageStore.read(originalName(picture))
  expect(await file()).not.toBeNull()

  const deleted = await owner.mutate('deleteCustomer', { customerId: meera.id })
  expect(deleted).toMatchObject({ deletedCustomerId: meera.id, userErrors: [] })

  expect(await shop.db.user.count({ where: { id: meera.id } })).toBe(0)
  expect((await meera.graphql('{ viewer { id } }')).status).toBe(401)
  for (const left of [
    await shop.db.orderDraft.count({ where: { userId: meera.id } }),
    await shop.db.measurementProfile.count({ where: { userId: meera.id } }),
    await shop.db.savedAddress.count({ where: { userId: meera.id } }),
    await shop.db.passwordReset.count({ where: { userId: meera.id } }),
    await shop.db.image.count({ where: { id: picture } }),
  ])
    expect(left).toBe(0)
  expect(await file()).toBeNull()
  expect((await shop.guest().rest('GET', `/images/${picture}.webp`)).status).toBe(404)

  const stored = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } })
  expect(stored).toMatchObject({
    orderNumber: order.orderNumber,
    userId: null,
    customerName: 'Meera Rao',
    street: '7 Hill Road, Bandra West',
    totalPrice: 100_000n,
    customerEmail: 'deleted@account.invalid',
    customerPhone: '0000000000',
    clothPics: [],
    specialInstructions: null,
    measurements: {},
  })
  const nameless = await shop.db.feedback.findUniqueOrThrow({ where: { id: feedback.id } })
  expect(nameless).toMatchObject({ name: 'A customer', email: null, userId: null, rating: 4 })

  const log: Json[] = await actionsAbout(owner, meera.id)
  expect(log.map(({ action }) => action)).toEqual(['customer.delete', 'customer.reset-link'])
  expect(JSON.stringify(log)).not.toContain('Meera')
  expect(
    await shop.db.auditEntry.count({ where: { entityId: meera.id, words: { contains: 'Meera' } } }),
  ).toBe(0)
})

test('pictures used by the shop stay when their uploader’s account is deleted', async () => {
  const [rekha, owner] = [await shop.staff('Rekha'), await shop.admin()]
  const { public_id: picture } = (await upload(rekha, await jpeg(), { preset: 'products' })).body
  await shop.product({ images: [{ url: `/images/${picture}.webp` }] })
  const refused = await owner.mutate('deleteCustomer', { customerId: rekha.id })
  expect(refused.userErrors).toMatchObject([{ field: 'customerId', code: 'CONFLICT' }])
  await shop.db.user.update({ where: { id: rekha.id }, data: { role: 'SHOPPER', staffRoleId: null } })
  expect((await owner.mutate('deleteCustomer', { customerId: rekha.id })).userErrors).toEqual([])
  expect((await shop.guest().rest('GET', `/images/${picture}.webp`)).status).toBe(200)
})

test('an account can’t be deleted while an order is under way, and keeps its data', async () => {
  const [asha, owner] = [await shop.shopper('Asha'), await shop.admin()]
  const { id } = await shop.product()
  await orderProduct(asha, id)
  const refused = await owner.mutate('deleteCustomer', { customerId: asha.id })
  expect(refused.userErrors).toMatchObject([{ field: 'customerId', code: 'CONFLICT' }])
  expect(await shop.db.user.count({ where: { id: asha.id } })).toBe(1)
  expect((await owner.mutate('deleteCustomer', { customerId: owner.id })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ])
  expect((await owner.mutate('deleteCustomer', { customerId: 'nobody' })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ])
})

test('the audit log forgets a customer also where others’ entries name them', async () => {
  const owner = await shop.admin()
  const enter = async (name: string, phone: string): Promise<Json> =>
    (await owner.mutate('saveCustomer', { name, phone })).customer
  const asha = await enter('Asha Rao', '9876500001')
  const zarina = await enter('Zarina Sheikh', '9876500002')
  const other = await enter('Yamini Iyer', '9876500003')
  await owner.mutate('mergeCustomers', { customerId: asha.id, duplicateId: zarina.id })
  await owner.mutate('mergeCustomers', { customerId: asha.id, duplicateId: other.id })
  const merges = await shop.db.customerMerge.findMany({ where: { customerId: asha.id } })
  for (const { id } of merges) await owner.mutate('undoMerge', { mergeId: id })
  const order = await takeOrder(owner, { customerId: zarina.id, lines: [{ garmentId: 'blouse' }] })
  const note = 'Zarina prefers loose sleeves'
  await owner.mutate('addOrderNote', { orderId: order.id, text: note })
  await owner.mutate('moveOrder', { id: order.id, version: order.version, to: 'CANCELLED' })
  await owner.mutate('deleteCustomer', { customerId: zarina.id })

  expect(await shop.db.order.count({ where: { id: order.id, userId: null } })).toBe(1)
  const entries = await shop.db.auditEntry.findMany()
  expect(entries.filter((entry) => JSON.stringify(entry).includes('Zarina'))).toEqual([])
  const ofMerges = entries.filter(({ entityId }) => entityId === asha.id)
  expect(ofMerges.filter((entry) => JSON.stringify(entry.changes).includes('Yamini'))).toHaveLength(2)
})

test('the audit log forgets the author of feedback', async () => {
  const [vidya, owner] = [await shop.shopper('Vidya Menon'), await shop.admin()]
  const { feedback } = await say(vidya, { rating: 4 })
  await owner.mutate('replyToFeedback', { id: feedback.id, reply: 'Thank you' })
  await owner.mutate('deleteCustomer', { customerId: vidya.id })
  const entries = await shop.db.auditEntry.findMany({ where: { entityId: feedback.id } })
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain('Vidya')
})
