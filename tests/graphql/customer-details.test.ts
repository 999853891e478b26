import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../server/domain/shop/shop-time.ts'
import { birthdaysFrom } from '../../server/domain/today/urgent-rows.ts'
import type { Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { actionsAbout } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
const details = {
  birthday: '02-29',
  gstin: '27aapfu0939f1zv',
  notes: 'Likes deep backs.\nNo calls on Mondays.',
}

const save = (input: Json) => staff.mutate('saveCustomer', { name: 'Asha Rao', phone: newPhone(), ...input })

test('birthday, GSTIN and notes are stored, kept when left out, and removed by an empty text', async () => {
  const { customer, userErrors } = await save(details)
  expect(userErrors).toEqual([])
  const stored = { ...details, gstin: '27AAPFU0939F1ZV' }
  expect(customer).toMatchObject(stored)
  const again = { id: customer.id, phone: customer.phone }
  expect((await save({ ...again, city: 'Pune' })).customer).toMatchObject(stored)
  expect((await save({ ...again, birthday: '', gstin: '', notes: '' })).customer).toMatchObject({
    birthday: null,
    gstin: null,
    notes: null,
  })
  expect((await actionsAbout(owner, customer.id))[0]!.changes).toContainEqual({
    field: 'birthday',
    before: '"02-29"',
    after: null,
  })
})

test.each([
  ['birthday', '11-'],
  ['birthday', '-14'],
  ['birthday', '02-30'],
  ['birthday', '13-01'],
  ['birthday', '2026-11-14'],
  ['gstin', '27AAPFU0939F1ZX'],
  ['notes', 'x'.repeat(2001)],
])('a %s that isn’t one is refused at its field: %s', async (field, value) => {
  const { customer, userErrors } = await save({ [field]: value })
  expect(customer).toBeNull()
  expect(userErrors.map((error) => error.field)).toEqual([field])
})

test('a merge gives the customer what only the duplicate had, and its undoing takes it back', async () => {
  const { customer } = await save({ gstin: '27AAPFU0939F1ZV' })
  const { customer: duplicate } = await save({ birthday: '11-14', notes: 'A daughter in Pune' })
  const merged = await owner.mutateOrThrow('mergeCustomers', {
    customerId: customer.id,
    duplicateId: duplicate.id,
  })
  expect(merged.customer).toMatchObject({
    gstin: '27AAPFU0939F1ZV',
    birthday: '11-14',
    notes: 'A daughter in Pune',
  })
  const { data } = await owner.graphql('query ($id: ID!) { customer(id: $id) { merges { id } } }', {
    id: customer.id,
  })
  const undone = await owner.mutateOrThrow(
    'undoMerge',
    { mergeId: data.customer.merges[0].id },
    'customer { birthday gstin notes }',
  )
  expect(undone.customer).toMatchObject({ gstin: '27AAPFU0939F1ZV', birthday: null, notes: null })
})

test('an export contains them, and nothing of them is left in the log once the customer is deleted', async () => {
  const { customer } = await save({ notes: 'Wears a pacemaker' })
  const { id } = customer
  const { json } = await owner.mutateOrThrow('exportCustomer', { customerId: id })
  expect(JSON.parse(json)).toMatchObject({ notes: 'Wears a pacemaker' })
  await owner.mutateOrThrow('deleteCustomer', { customerId: id })
  expect(JSON.stringify(await actionsAbout(owner, id))).not.toContain('pacemaker')
})

test('the order leads to its customer, for those who may see customers', async () => {
  const meera = await shop.shopper('Meera')
  const order = await orderProduct(meera, (await shop.product()).id)
  const customerOf = async (who: typeof owner) =>
    (
      await who.graphql('query ($id: ID!) { order(id: $id) { customerRecord { id gstin } } }', {
        id: order.id,
      })
    ).data.order.customerRecord
  expect(await customerOf(owner)).toEqual({ id: meera.id, gstin: null })
  expect(await customerOf(meera)).toBeNull()
})

test('customers are called on their birthdays: today and the next six days', async () => {
  const today = dayOf(new Date())
  const born = (days: number) =>
    save({ name: `Born in ${days} days`, birthday: addDays(today, days).slice(5) })
  for (const days of [7, 6, 0, -1]) await born(days)
  const read = (who: typeof owner) => who.graphql('{ today { birthdays { totalCount nodes { name } } } }')
  const { birthdays } = (await read(staff)).data.today
  expect(birthdays).toEqual({
    totalCount: 2,
    nodes: [{ name: 'Born in 0 days' }, { name: 'Born in 6 days' }],
  })
})

test.each([
  ['2027-02-27', ['02-27', '02-28', '02-29', '03-01', '03-02', '03-03', '03-04', '03-05']],
  ['2028-02-27', ['02-27', '02-28', '02-29', '03-01', '03-02', '03-03', '03-04']],
  ['2026-12-29', ['12-29', '12-30', '12-31', '01-01', '01-02', '01-03', '01-04']],
])('the birthdays of the week from %s are kept on a day that there is', (day, expected) => {
  expect(birthdaysFrom(day)).toEqual(expected)
})
