import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { moveAlong } from '../support/order-changes.ts'
import { inParallel } from '../support/parallel.ts'
import { customer as contact, orderProduct } from '../support/orders.ts'
import { actionsAbout, listCustomers, readCustomer } from '../support/people.ts'
import { scansOf } from '../support/plans.ts'
import { openShop } from '../support/shop.ts'
import { sentBy } from '../support/statements.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
const client = new Client({ connectionString: shop.databaseUrl })
await client.connect()
afterAll(() => client.end())

const add = async (input: Json): Promise<Json> => {
  const { customer, userErrors } = await staff.mutate('saveCustomer', {
    name: 'Asha Rao',
    phone: '9000000001',
    ...input,
  })
  expect(userErrors).toEqual([])
  return customer
}
const foundBy = async (where: Json): Promise<string[]> =>
  (await listCustomers(staff, { where })).data.customers.edges.map(({ node }: Json) => node.id)

/** Gives a customer without an account an order, as the counter does. */
const orderOf = async (customerId: string): Promise<string> => {
  const { id } = await orderProduct(await shop.shopper('Somebody'), (await shop.product()).id)
  await shop.db.order.update({ where: { id }, data: { userId: customerId } })
  return id
}

describe('a customer without an account', () => {
  test('is saved by staff with name and phone, and by nobody else', async () => {
    const input = { name: 'Lata', phone: '+91 98765 00001' }
    const code = async (who: ApiClient) =>
      (await who.mutate('saveCustomer', input)).errors?.[0]?.extensions.code
    expect(await code(shop.guest())).toBe('UNAUTHENTICATED')
    expect(await code(await shop.shopper('Stranger'))).toBe('FORBIDDEN')
    expect(await foundBy({ phone: '9876500001' })).toEqual([])
    const lata = await add(input)
    expect(lata).toMatchObject({ name: 'Lata', phone: '9876500001', email: '', hasAccount: false })
    expect((await actionsAbout(owner, lata.id))[0]).toMatchObject({
      action: 'customer.create',
      actorName: 'Sunita',
    })
  })

  test('is refused without a name, and with a phone, e-mail or pincode that can’t be one', async () => {
    const refused = async (input: Json) =>
      (await staff.mutate('saveCustomer', { name: 'Lata', phone: '9876500002', ...input })).userErrors.map(
        ({ field }) => field,
      )
    expect(await refused({ name: '  ' })).toEqual(['name'])
    expect(await refused({ phone: '12345' })).toEqual(['phone'])
    expect(await refused({ email: 'lata' })).toEqual(['email'])
    expect(await refused({ pincode: '40' })).toEqual(['pincode'])
    expect(await foundBy({ phone: '9876500002' })).toEqual([])
  })

  test('is created once by two taps, while a family shares one phone', async () => {
    const input = { name: 'Twice Tapped', phone: '9876500003' }
    const ids = (await inParallel(4, Array<Json>(4).fill(input), add)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    const child = await add({ ...input, name: 'Her Daughter' })
    expect((await foundBy({ phone: '9876500003' })).sort()).toEqual([ids[0], child.id].sort())
    const { data } = await staff.graphql('query ($id: ID!) { customer(id: $id) { samePhone { id } } }', {
      id: child.id,
    })
    expect(data.customer.samePhone).toEqual([{ id: ids[0] }])
  })

  test('is changed, keeps what is left out, and never takes the place of another one', async () => {
    const { id } = await add({
      name: 'Rekha',
      phone: '9876500004',
      street: '1 Park Lane',
      pincode: '400 001',
    })
    await add({ name: 'Rekha Devi', phone: '9876500004' })
    const change = (input: Json) =>
      staff.mutate('saveCustomer', { id, name: 'Rekha', phone: '9876500004', ...input })
    expect((await change({ email: 'rekha@example.com' })).customer).toMatchObject({
      email: 'rekha@example.com',
      street: '1 Park Lane',
      pincode: '400001',
    })
    expect((await change({ email: '' })).customer.email).toBe('')
    expect((await change({ name: 'rekha devi' })).userErrors).toMatchObject([
      { field: 'name', code: 'CONFLICT' },
    ])
    expect((await actionsAbout(owner, id))[0]!.changes).toEqual([
      { field: 'email', before: '"rekha@example.com"', after: null },
    ])
  })

  test('can’t sign in, be made staff or get a password link', async () => {
    const { id } = await add({ name: 'Gita', phone: '9876500005', email: 'gita@example.com' })
    expect((await owner.mutate('changeRole', { customerId: id, role: 'STAFF' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await owner.mutate('makePasswordResetLink', { customerId: id })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await readCustomer(owner, id)).data.customer.viewerCanResetPassword).toBe(false)
    const { data } = await shop.guest().graphql(
      `mutation { signUp(input: { name: "Somebody", email: "gita@example.com", password: "mogra-17-chandan" }) {
        user { id } userErrors { code } } }`,
    )
    expect(data.signUp.user.id).not.toBe(id)
  })

  test('has no account whose name or e-mail the shop could change', async () => {
    const meera = await shop.shopper('Meera')
    const save = async (input: Json) =>
      staff.mutate('saveCustomer', { id: meera.id, name: 'Meera', phone: '9876500006', ...input })
    expect((await save({})).customer).toMatchObject({ phone: '9876500006', hasAccount: true })
    expect((await save({ name: 'Other' })).userErrors).toMatchObject([{ field: 'name', code: 'CONFLICT' }])
    expect((await save({ email: 'x@example.com' })).userErrors).toMatchObject([{ field: 'email' }])
  })

  test('is exported and deleted like an account, with merged duplicates', async () => {
    const { id } = await add({ name: 'Hema Private', phone: '9876500007' })
    const twin = await add({ name: 'H. Private', phone: '9876500007', street: 'Secret Street' })
    await owner.mutate('mergeCustomers', { customerId: id, duplicateId: twin.id })
    const orderId = await orderOf(id)
    const payload = await owner.mutate('exportCustomer', { customerId: id })
    expect(JSON.parse(payload.json)).toMatchObject({
      phone: '9876500007',
      duplicates: [{ name: 'H. Private' }],
      orders: [{ id: orderId }],
    })
    expect((await owner.mutate('deleteCustomer', { customerId: id })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    await moveAlong(owner, orderId, 'CONFIRMED', 'READY', 'DELIVERED')
    expect((await owner.mutate('deleteCustomer', { customerId: id })).userErrors).toEqual([])
    expect(await shop.db.user.count({ where: { phone: '9876500007' } })).toBe(0)
    const audit = await shop.db.auditEntry.findMany({ where: { entityId: { in: [id, twin.id] } } })
    expect(JSON.stringify(audit)).not.toMatch(/Private|Secret|9876500007/)
  })
})

describe('an account', () => {
  test('is found by the phone of its latest order', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await orderProduct(meera, id, { customer: { ...contact, phone: '9876511111' } })
    await orderProduct(meera, id, { customer: { ...contact, phone: '9876522222' } })
    expect(await foundBy({ phone: '9876522222' })).toEqual([meera.id])
    expect(await foundBy({ phone: '98765 11111' })).toEqual([])
    expect(await foundBy({ search: '98765 11111' })).toEqual([meera.id])
  })
})

describe('merging duplicates', () => {
  test('is the owner’s', async () => {
    const [one, other] = [await add({ name: 'One' }), await add({ name: 'Other' })]
    const input = { customerId: one.id, duplicateId: other.id }
    const code = async (who: ApiClient) =>
      (await who.mutate('mergeCustomers', input)).errors?.[0]?.extensions.code
    expect(await code(shop.guest())).toBe('UNAUTHENTICATED')
    expect(await code(await shop.shopper('Stranger'))).toBe('FORBIDDEN')
    expect(await code(staff)).toBe('FORBIDDEN')
    expect((await readCustomer(owner, other.id)).data.customer.id).toBe(other.id)
  })

  test('links what the shop entered to an account, and undoing it returns exactly that', async () => {
    const meera = await shop.shopper('Meera')
    const own = await orderProduct(meera, (await shop.product()).id)
    const walkIn = await add({ name: 'Mira', phone: '9876533333', street: '7 Hill Road' })
    const orderId = await orderOf(walkIn.id)
    const { customer, userErrors } = await owner.mutate('mergeCustomers', {
      customerId: meera.id,
      duplicateId: walkIn.id,
    })
    expect(userErrors).toEqual([])
    expect(customer).toMatchObject({ id: meera.id, street: '7 Hill Road' })
    expect(customer.orders.map(({ id }: Json) => id).sort()).toEqual([orderId, own.id].sort())
    const readOwn = async () =>
      (await meera.graphql('query ($id: ID!) { order(id: $id) { id } }', { id: orderId })).data.order
    expect(await readOwn()).toEqual({ id: orderId })
    expect(await foundBy({ search: 'Mira' })).toEqual([])
    expect((await readCustomer(staff, walkIn.id)).data.customer.id).toBe(meera.id)
    expect(
      (await staff.mutate('saveCustomer', { id: walkIn.id, name: 'Mira', phone: '9876533333' })).userErrors,
    ).toMatchObject([{ code: 'CONFLICT' }])

    const merge = customer.merges[0]!
    expect(merge).toMatchObject({ duplicateName: 'Mira' })
    expect((await staff.mutate('undoMerge', { mergeId: merge.id })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    const undone = await owner.mutate('undoMerge', { mergeId: merge.id })
    expect(undone.customer).toEqual({
      id: meera.id,
      street: null,
      merges: [],
      orders: [{ id: own.id }],
    })
    expect(await foundBy({ search: 'Mira' })).toEqual([walkIn.id])
    expect(await readOwn()).toBeNull()
    expect((await owner.mutate('undoMerge', { mergeId: merge.id })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await actionsAbout(owner, meera.id)).map(({ action }) => action)).toEqual([
      'customer.undo-merge',
      'customer.merge',
    ])
  })

  test('refuses accounts, the same customer twice, and one of two at once', async () => {
    const [asha, walkIn] = [await shop.shopper('Asha'), await add({ name: 'Walk-in', phone: '9876544444' })]
    const codes = async (customerId: string, duplicateId: string) =>
      (await owner.mutate('mergeCustomers', { customerId, duplicateId })).userErrors.map(({ code }) => code)
    expect(await codes(walkIn.id, asha.id)).toEqual(['CONFLICT'])
    expect(await codes(walkIn.id, walkIn.id)).toEqual(['CONFLICT'])
    expect(await codes(asha.id, '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c')).toEqual(['NOT_FOUND'])
    const other = await add({ name: 'Second', phone: '9876544444' })
    const both = await Promise.all([codes(walkIn.id, other.id), codes(other.id, walkIn.id)])
    expect(both.flat()).toEqual(['CONFLICT'])
  })
})

describe('among 10,000 customers', () => {
  test('one is found by phone in any notation, by an index', async () => {
    await client.query(`
      INSERT INTO "users" ("name", "email", "phone")
      SELECT 'Customer ' || n, '', (7000000000 + n * 37)::text FROM generate_series(1, 10000) AS n`)
    await client.query('ANALYZE "users"')
    const phone = String(7_000_000_000 + 4_321 * 37)
    const spaced = `${phone.slice(0, 5)} ${phone.slice(5)}`
    const notations = [
      phone,
      spaced,
      `+91 ${spaced}`,
      `+91-${phone}`,
      `0${phone}`,
      `0091 ${spaced}`,
      `91${phone}`,
    ]
    for (const typed of notations) expect(await foundBy({ phone: typed })).toHaveLength(1)
    expect(await foundBy({ phone: phone.slice(0, 8) })).toContain((await foundBy({ phone }))[0])

    const sent = await sentBy(() => foundBy({ phone: spaced }))
    const [find, ...others] = sent.filter(
      ({ text }) => /FROM "public"\."users"/.test(text) && !/COUNT/i.test(text),
    )
    expect(others).toEqual([])
    const scans = (await scansOf(client, find!)).filter(({ table }) => table === 'users')
    expect(scans).toEqual([
      expect.objectContaining({ how: expect.not.stringContaining('Seq') as string, rows: 1 }),
    ])
  })
})
