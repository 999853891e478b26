import { describe, expect, test } from 'vitest'
import { hashOfLink } from '../../server/domain/accounts/account-links.ts'
import { say } from '../support/feedback.ts'
import { moveAlong } from '../support/order-changes.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { actionsAbout, listCustomers, readCustomer } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'
import type { Json, ApiClient } from '../support/api-client.ts'
import type { Permission } from '../__generated__/api.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera Kulkarni')

const codeOf = (result: { errors: { extensions: { code: string } }[] | undefined }) =>
  result.errors?.[0]?.extensions.code

describe('who may', () => {
  const changes: Record<string, (who: ApiClient) => Promise<{ errors: Json }>> = {
    'list customers': (who) => listCustomers(who),
    'see a customer': (who) => readCustomer(who, meera.id),
    'make a link for a password': (who) => who.mutate('makePasswordResetLink', { customerId: meera.id }),
    'change a role': (who) => who.mutate('changeRole', { customerId: meera.id, role: 'SHOPPER' }),
    'read all data of somebody': (who) => who.mutate('exportCustomer', { customerId: meera.id }),
    'delete an account': (who) =>
      who.mutate('deleteCustomer', { customerId: '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c' }),
  }
  const forStaff = ['list customers', 'see a customer']

  test.each(Object.entries(changes))('%s', async (what, send) => {
    expect(codeOf(await send(shop.guest()))).toBe('UNAUTHENTICATED')
    expect(codeOf(await send(meera))).toBe('FORBIDDEN')
    expect(codeOf(await send(await shop.staff()))).toBe(forStaff.includes(what) ? undefined : 'FORBIDDEN')
    expect(codeOf(await send(await shop.admin()))).toBeUndefined()
  })

  test('give a staff account access: the owner', async () => {
    const [sunita, other] = [await shop.staff(), await shop.staff('Rekha')]
    expect(codeOf(await sunita.mutate('makePasswordResetLink', { customerId: other.id }))).toBe('FORBIDDEN')
    expect(
      codeOf(await sunita.mutate('makePasswordResetLink', { customerId: (await shop.admin()).id })),
    ).toBe('FORBIDDEN')
    expect((await readCustomer(sunita, other.id)).data.customer).toBeNull()
    expect(
      (await (await shop.admin()).mutate('makePasswordResetLink', { customerId: other.id })).userErrors,
    ).toEqual([])
    expect(await shop.db.passwordReset.count({ where: { userId: other.id } })).toBe(1)
  })
})

describe('permissions', () => {
  const allow = (customerId: string, permissions: Permission[]) =>
    shop.admin().then((owner) => owner.mutate('changePermissions', { customerId, permissions }))

  test('staff may make links for shoppers’ passwords once the owner allows it, and only then', async () => {
    const [sunita, rekha] = [await shop.staff(), await shop.staff('Rekha')]
    const canReset = async (id: string) =>
      ((await readCustomer(sunita, id)).data.customer?.viewerCanResetPassword ?? null) as boolean | null
    expect(await canReset(meera.id)).toBe(false)
    const { customer } = await allow(sunita.id, ['VIEW_CUSTOMERS', 'RESET_PASSWORDS', 'RESET_PASSWORDS'])
    expect(customer).toEqual({ id: sunita.id, permissions: ['VIEW_CUSTOMERS', 'RESET_PASSWORDS'] })
    expect((await sunita.mutate('makePasswordResetLink', { customerId: meera.id })).userErrors).toEqual([])
    expect([await canReset(meera.id), await canReset(rekha.id)]).toEqual([true, null])
    expect(codeOf(await sunita.mutate('makePasswordResetLink', { customerId: rekha.id }))).toBe('FORBIDDEN')
    await allow(sunita.id, [])
    expect(codeOf(await sunita.mutate('makePasswordResetLink', { customerId: meera.id }))).toBe('FORBIDDEN')
    expect((await actionsAbout(await shop.admin(), sunita.id))[0]).toMatchObject({
      action: 'customer.permissions',
      changes: [{ field: 'permissions', before: '["VIEW_CUSTOMERS","RESET_PASSWORDS"]', after: null }],
    })
  })

  test('are staff’s, and end with the role', async () => {
    const rekha = await shop.shopper('Rekha')
    expect((await allow(rekha.id, ['RESET_PASSWORDS'])).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const owner = await shop.admin()
    await owner.mutate('changeRole', { customerId: rekha.id, role: 'STAFF' })
    await allow(rekha.id, ['RESET_PASSWORDS'])
    await owner.mutate('changeRole', { customerId: rekha.id, role: 'SHOPPER' })
    await owner.mutate('changeRole', { customerId: rekha.id, role: 'STAFF' })
    expect(codeOf(await rekha.mutate('makePasswordResetLink', { customerId: meera.id }))).toBe('FORBIDDEN')
  })
})

describe('customers', () => {
  test('are listed newest first, in pages, with their order totals', async () => {
    const owner = await shop.admin()
    const product = await shop.product({ readyMadePrice: 100_000, shippingCost: 5_000 })
    const asha = await shop.shopper('Asha')
    await orderProduct(asha, product.id)
    const last = await orderProduct(asha, product.id)
    await asha.mutate('cancelOrder', { id: last.id })
    const all = (await listCustomers(owner)).data.customers
    expect(all.edges[0].node).toMatchObject({ id: asha.id, orderCount: 2, lastOrderAt: last.orderDate })
    expect(all.edges).toHaveLength(all.totalCount)

    const seen = []
    let after: string | null = null
    do {
      const { edges, pageInfo }: Json = (await listCustomers(owner, { first: 2, after })).data.customers
      seen.push(...edges)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toEqual(all.edges)
    expect((await listCustomers(owner, { after: 'x' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')

    const { data } = await readCustomer(owner, asha.id)
    expect(data.customer).toMatchObject({ phone: customer.phone, orderCount: 2, spent: 0 })
    const [first] = data.customer.orders.slice(-1)
    const { id } = await shop.db.order.findUniqueOrThrow({ where: { orderNumber: first.orderNumber } })
    await moveAlong(owner, id, 'CONFIRMED', 'READY', 'DELIVERED')
    expect((await readCustomer(owner, asha.id)).data.customer.spent).toBe(105_000)
    expect((await readCustomer(await shop.staff(), asha.id)).data.customer).toMatchObject({
      orderCount: 2,
      spent: null,
      viewerCanAdminister: false,
    })
  })

  test('are found by name, address, phone number and role', async () => {
    const owner = await shop.admin()
    const kavita = await shop.shopper('Kavita 100% Rao')
    const { id } = await shop.product()
    await orderProduct(kavita, id, { customer: { ...customer, phone: '9123456780' } })
    const found = async (where: Json) =>
      (await listCustomers(owner, { where })).data.customers.edges.map(({ node }: Json) => node.id)
    expect(await found({ search: '100% rao' })).toEqual([kavita.id])
    expect(await found({ search: kavita.email.toUpperCase() })).toEqual([kavita.id])
    for (const search of ['91234 56780', '+91 91234-56780', '919123456780', '091234 56780', '+91 91234'])
      expect(await found({ search })).toEqual([kavita.id])
    expect(await found({ search: 'kavita', role: { in: ['STAFF', 'ADMIN'] } })).toEqual([])
    expect(await found({ role: { eq: 'ADMIN' } })).toEqual([owner.id])
  })

  test('take the same number of statements, however many they are', async () => {
    const owner = await shop.admin()
    const few = await statementsOf(() => listCustomers(owner, { first: 1 }))
    const many = await statementsOf(() => listCustomers(owner, { first: 100 }))
    expect(many).toHaveLength(few.length)
  })

  test('have pages with orders, drafts and measurements', async () => {
    const nandini = await shop.shopper('Nandini')
    const { id } = await shop.product()
    const order = await orderProduct(nandini, id)
    const { orderDraft: draft } = await nandini.mutate('saveOrderDraft', { orderType: 'CUSTOM' })
    await nandini.mutate('saveMeasurementProfile', {
      person: 'Mother',
      measurements: { blouse: { chest: 90 } },
    })
    expect((await readCustomer(await shop.staff(), nandini.id)).data.customer).toMatchObject({
      name: 'Nandini',
      orders: [{ orderNumber: order.orderNumber }],
      orderDrafts: [{ id: draft.id }],
      measurementProfiles: [{ person: 'Mother' }],
    })
    expect((await readCustomer(await shop.staff(), 'nobody')).data.customer).toBeNull()
  })
})

describe('roles', () => {
  test('take effect at once, and are logged', async () => {
    const rekha = await shop.shopper('Rekha')
    const owner = await shop.admin()
    const { customer } = await owner.mutate('changeRole', { customerId: rekha.id, role: 'STAFF' })
    expect(customer).toEqual({ id: rekha.id, role: 'STAFF' })
    expect((await listCustomers(rekha)).errors).toBeUndefined()
    await owner.mutate('changeRole', { customerId: rekha.id, role: 'SHOPPER' })
    expect(codeOf(await listCustomers(rekha))).toBe('FORBIDDEN')
    expect((await actionsAbout(owner, rekha.id))[0]).toEqual({
      action: 'customer.role',
      actorName: 'Owner',
      entityName: 'Rekha',
      changes: [{ field: 'role', before: '"STAFF"', after: '"SHOPPER"' }],
    })
  })

  test('a link that was made for a shopper gives no access to a staff account', async () => {
    const rekha = await shop.shopper('Rekha')
    await (await shop.admin()).mutate('makePasswordResetLink', { customerId: rekha.id })
    await (await shop.admin()).mutate('changeRole', { customerId: rekha.id, role: 'ADMIN' })
    expect(await shop.db.passwordReset.count({ where: { userId: rekha.id } })).toBe(0)
    await (await shop.admin()).mutate('changeRole', { customerId: rekha.id, role: 'SHOPPER' })
  })

  test('the last owner can’t be demoted, also when two demote each other concurrently', async () => {
    const owner = await shop.admin()
    const alone = await owner.mutate('changeRole', { customerId: owner.id, role: 'STAFF' })
    expect(alone.userErrors).toMatchObject([{ field: 'role', code: 'CONFLICT' }])
    const second = await shop.shopper('Farida')
    await owner.mutate('changeRole', { customerId: second.id, role: 'ADMIN' })
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        owner.mutate('changeRole', { customerId: second.id, role: 'STAFF' }),
        second.mutate('changeRole', { customerId: owner.id, role: 'STAFF' }),
      ])
      expect(await shop.db.user.count({ where: { role: 'ADMIN' } })).toBe(1)
      await shop.db.user.updateMany({
        where: { id: { in: [owner.id, second.id] } },
        data: { role: 'ADMIN', staffRoleId: null },
      })
    }
    await owner.mutate('changeRole', { customerId: second.id, role: 'SHOPPER' })
  })
})

test('all data of a customer is exported without secrets, and the export is logged', async () => {
  const priya = await shop.shopper('Priya')
  const owner = await shop.admin()
  const { id } = await shop.product({ readyMadePrice: 100_000 })
  const order = await orderProduct(priya, id)
  await say(priya, { comments: 'Mine alone' })
  const { token } = await owner.mutate('makePasswordResetLink', { customerId: priya.id })
  const { json } = await owner.mutate('exportCustomer', { customerId: priya.id })
  expect(JSON.parse(json)).toMatchObject({
    customer: 'Priya',
    email: priya.email,
    orders: [{ orderNumber: order.orderNumber, totalPrice: 100_000, customerPhone: customer.phone }],
    feedback: [{ comments: 'Mine alone' }],
  })
  const { passwordHash } = await shop.db.user.findUniqueOrThrow({ where: { id: priya.id } })
  for (const secret of [passwordHash!, token, hashOfLink(token), 'idempotencyKey', 'tokenVersion'])
    expect(json).not.toContain(secret)
  expect((await actionsAbout(owner, priya.id))[0]).toMatchObject({ action: 'customer.export' })
})
