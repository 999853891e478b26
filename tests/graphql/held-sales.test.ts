import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteOldHeldSales } from '../../server/domain/held-sales/delete-old-held-sales.ts'
import type { ApiClient, Input, Json } from '../support/api-client.ts'
import { heldSale } from '../support/held-sales.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const asha = await shop.staff('Asha')
const DAY = 24 * 60 * 60

const selection =
  'heldSale { id kind label pieces customer { id name phone } heldBy heldAt expiresAt formVersion }'
const hold = (fields: Partial<Input<'holdSale'>> = {}, who: ApiClient = owner) =>
  who.mutate('holdSale', heldSale(fields), selection)
const held = async (fields: Partial<Input<'holdSale'>> = {}): Promise<string> => {
  const { heldSale: sale, userErrors } = await hold(fields)
  expect(userErrors).toEqual([])
  return sale.id
}
const takeUp = (id: string, who: ApiClient = owner, idempotencyKey: string = randomUUID()) =>
  who.mutate('takeUpSale', { id, idempotencyKey }, `${selection} form`)
const waitingFor = async (who: ApiClient = owner): Promise<Json[]> =>
  (await who.graphql('{ heldSales { id label pieces customer { name } heldBy } }')).data.heldSales
const problems = ({ userErrors }: Json): string[] =>
  userErrors.map(({ field, code, message }: Json) => `${field} ${code}: ${message}`)
const newCustomer = async (name = 'Meera Rao'): Promise<string> =>
  (await owner.mutateOrThrow('saveCustomer', { name, phone: newPhone() })).customer.id
const empty = () => shop.db.heldSale.deleteMany()

test('a sale that is put aside waits on every device, and is taken up as it was typed, by somebody else', async () => {
  const customerId = await newCustomer()
  const form = JSON.stringify({
    lines: [{ name: 'Blouse', price: 'nine hundred', note: 'रेशम \u0000 \ud800' }],
  })
  const { heldSale: sale } = await hold({ label: 'Meera Rao', pieces: 2, customerId, form })
  expect(await waitingFor(asha)).toEqual([
    { id: sale.id, label: 'Meera Rao', pieces: 2, customer: { name: 'Meera Rao' }, heldBy: 'Owner' },
  ])
  const taken = await takeUp(sale.id, asha)
  expect(taken.userErrors).toEqual([])
  expect(taken.heldSale).toEqual(sale)
  expect(JSON.parse(taken.form)).toEqual(JSON.parse(form))
  expect(await waitingFor()).toEqual([])
})

test('holding numbers, charges and takes nothing', async () => {
  const before = await shop.db.order.count()
  const { id } = await shop.product({ readyMadePrice: 500_00, quantityInStock: 3 })
  await held({ form: JSON.stringify({ lines: [{ productId: id }] }) })
  expect(await shop.db.order.count()).toBe(before)
  expect(await shop.db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ quantityInStock: 3 })
  await empty()
})

test('of several tablets that take it up at once one gets it, and the others hear who has it', async () => {
  const elsewhere = await shop.replica()
  const tablets = [owner, elsewhere.at(asha), asha, elsewhere.at(owner), owner]
  for (let round = 0; round < 5; round++) {
    const id = await held()
    const answers = await Promise.all(tablets.map((tablet) => takeUp(id, tablet)))
    expect(answers.filter(({ form }) => form !== null)).toHaveLength(1)
    const row = await shop.db.heldSale.findUniqueOrThrow({ where: { id } })
    expect(answers.flatMap(problems)).toEqual(
      Array(4).fill(`id CONFLICT: ${row.takenUpBy} has taken it up already.`),
    )
  }
})

test('a request that is repeated holds once, and gets what it took up again', async () => {
  await empty()
  const key = randomUUID()
  const [one, two] = await Promise.all([hold({ idempotencyKey: key }), hold({ idempotencyKey: key })])
  expect(one.heldSale.id).toBe(two.heldSale.id)
  expect(await waitingFor()).toHaveLength(1)
  expect(problems(await hold({ idempotencyKey: key, label: 'Saree' }))).toEqual([
    'idempotencyKey CONFLICT: Another sale was put aside under this key. Take a new key for another one.',
  ])
  const taking = randomUUID()
  const { id } = one.heldSale
  const first = await takeUp(id, owner, taking)
  expect((await takeUp(id, owner, taking)).form).toBe(first.form)
  // The key is the person's.
  expect(problems(await takeUp(id, asha, taking))).toEqual(['id CONFLICT: Owner has taken it up already.'])
})

test('at most fifty wait, also when many are put aside at once', async () => {
  await empty()
  await Promise.all(Array.from({ length: 48 }, () => held()))
  const elsewhere = (await shop.replica()).at(asha)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => hold({}, index % 2 === 0 ? owner : elsewhere)),
  )
  expect(answers.flatMap(problems)).toEqual(
    Array(4).fill('null CONFLICT: 50 sales are held already. Take one of them up, or delete it.'),
  )
  const all = await waitingFor()
  expect(all).toHaveLength(50)
  await takeUp(all[0]!.id)
  await held()
  await empty()
})

test('one that nobody takes up is deleted by hand, or after seven days; what was taken up a day later', async () => {
  const discarded = await held()
  const discard = (id: string, who: ApiClient = owner) =>
    who.mutate('discardHeldSale', { id }, 'discardedHeldSaleId')
  expect((await discard(discarded)).discardedHeldSaleId).toBe(discarded)
  const unknown = ['null NOT_FOUND: There is no such held sale: it was deleted, or is older than seven days.']
  expect(problems(await takeUp(discarded))).toEqual(unknown)
  expect(problems(await discard('none'))).toEqual(unknown)
  const taken = await held()
  await takeUp(taken, asha)
  expect(problems(await discard(taken))).toEqual(['id CONFLICT: Asha has taken it up already.'])

  const old = await held()
  shop.passTime(7 * DAY - 60)
  expect(await waitingFor()).toHaveLength(1)
  await deleteOldHeldSales(shop.services)
  expect(await shop.db.heldSale.findMany({ select: { id: true } })).toEqual([{ id: old }])
  shop.passTime(120)
  expect(await waitingFor()).toEqual([])
  expect(problems(await takeUp(old))).toEqual(unknown)
  await deleteOldHeldSales(shop.services)
  expect(await shop.db.heldSale.count()).toBe(0)
})

test('it follows its customer: into a merge and its undoing, into the export, and is deleted with the customer', async () => {
  const customerId = await newCustomer('Ila')
  const duplicateId = await newCustomer('Ila D')
  const id = await held({ customerId: duplicateId, label: 'Ila' })
  const customerOf = async () => (await shop.db.heldSale.findUniqueOrThrow({ where: { id } })).customerId
  const { customer } = await owner.mutateOrThrow('mergeCustomers', { customerId, duplicateId })
  expect(await customerOf()).toBe(customerId)
  await owner.mutateOrThrow('undoMerge', { mergeId: customer.merges[0]!.id })
  expect(await customerOf()).toBe(duplicateId)
  const { json } = await owner.mutateOrThrow('exportCustomer', { customerId: duplicateId })
  expect(JSON.parse(json).heldSales).toMatchObject([{ label: 'Ila' }])
  await owner.mutateOrThrow('deleteCustomer', { customerId: duplicateId })
  expect(await shop.db.heldSale.count()).toBe(0)
})

test('the pictures of the cloth stay as long as it does', async () => {
  const ids = ['c', 'd'].map((letter) => letter.repeat(20))
  const picture = { ownerId: owner.id, format: 'webp', width: 1, height: 1, bytes: 1, thumbhash: '' }
  await shop.db.image.createMany({ data: ids.map((id) => ({ ...picture, id })) })
  await held({ form: JSON.stringify({ clothPics: [`/images/${ids[0]}.webp`] }) })
  shop.passTime(25 * 60 * 60)
  await shop.cleanUpImages()
  expect(await shop.db.image.findMany({ where: { id: { in: ids } }, select: { id: true } })).toEqual([
    { id: ids[0] },
  ])
  await empty()
})

test.each([
  [{ label: ' ' }, 'label'],
  [{ label: 'x'.repeat(121) }, 'label'],
  [{ pieces: -1 }, 'pieces'],
  [{ form: '[]' }, 'form'],
  [{ form: 'null' }, 'form'],
  [{ form: '{' }, 'form'],
  [{ form: JSON.stringify({ note: 'x'.repeat(100_000) }) }, 'form'],
  [{ formVersion: 0 }, 'formVersion'],
  [{ idempotencyKey: 'short' }, 'idempotencyKey'],
])('input that can’t be held is refused at its field: %#', async (fields, field) => {
  const { heldSale: sale, userErrors } = await hold(fields)
  expect(sale).toBeNull()
  expect(userErrors).toMatchObject([{ field, code: 'INVALID' }])
})

test('an unknown customer is refused; who doesn’t see customers takes the sale up without one', async () => {
  expect(problems(await hold({ customerId: randomUUID() }))).toEqual([
    'null NOT_FOUND: There is no such customer; the account may have been deleted.',
  ])
  const id = await held({ customerId: await newCustomer() })
  const clerk = await shop.staff('Clerk')
  await shop.db.user.update({
    where: { id: clerk.id },
    data: { permissions: ['MANAGE_ORDERS'], staffRoleId: null },
  })
  expect((await takeUp(id, clerk)).heldSale).toMatchObject({ id, customer: null })
})
