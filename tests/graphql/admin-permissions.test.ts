import { describe, expect, test } from 'vitest'
import { Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { describedCalls } from '../../server/api/rest/openapi.ts'
import { openShop } from '../support/shop.ts'
import { access } from '../support/access.ts'
import { codeOf, roots, sendLeast as send } from '../support/least-operation.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()

const adminPath = '/api/v1/admin/'

const fieldsFor = (...whom: string[]) =>
  (['Query', 'Mutation'] as const).flatMap((root) =>
    Object.values(roots[root].getFields())
      .filter(({ name }) => [access[root][name] ?? ''].flat().some((each) => whom.includes(each)))
      .map((field) => [`${root.toLowerCase()} ${field.name}`, root, field] as const),
  )

test.each(['Query', 'Mutation'] as const)('the table has every %s of the schema', (root) => {
  expect(Object.keys(access[root]).sort()).toEqual(Object.keys(roots[root].getFields()).sort())
})

const permissions = Object.values(Permission)

/** Whoever has one of these reads all orders. */
const ordersWork = new Set<Permission>([
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
])

test.each(fieldsFor('SIGNED_IN', 'STAFF', 'TAILOR', 'WORKS_ON_ORDERS', ...permissions, 'OWNER'))(
  '%s is refused to a guest',
  async (_name, root, field) => {
    expect(await codeOf(send(shop.guest(), root, field))).toEqual([null, 'UNAUTHENTICATED'])
  },
)

test.each(fieldsFor('STAFF', 'TAILOR', 'WORKS_ON_ORDERS', ...permissions, 'OWNER'))(
  '%s is refused to a shopper',
  async (_name, root, field) => {
    expect(await codeOf(send(await shop.shopper('Meera'), root, field))).toEqual([null, 'FORBIDDEN'])
  },
)

/** A member of staff with these permissions of their own. */
async function staffWith(permissions: Permission[]) {
  const sunita = await shop.staff()
  await shop.db.user.update({ where: { id: sunita.id }, data: { permissions, staffRoleId: null } })
  return sunita
}

test.each(fieldsFor('TAILOR', 'OWNER'))('%s is refused to staff', async (_name, root, field) => {
  expect(await codeOf(send(await staffWith(permissions), root, field))).toEqual([null, 'FORBIDDEN'])
})

test.each(fieldsFor('SIGNED_IN', 'STAFF', 'WORKS_ON_ORDERS', ...permissions, 'OWNER'))(
  '%s is refused to a tailor',
  async (_name, root, field) => {
    expect(await codeOf(send(await signInTailor(shop), root, field))).toEqual([null, 'UNAUTHENTICATED'])
  },
)

test.each(fieldsFor(...permissions))(
  '%s is refused to staff without its permission',
  async (_name, root, field) => {
    const given = [access[root][field.name]].flat()
    for (const lacking of given) {
      const others = permissions.filter((permission) => permission !== lacking)
      expect(await codeOf(send(await staffWith(others), root, field))).toEqual([null, 'FORBIDDEN'])
    }
  },
)

test.each(fieldsFor('WORKS_ON_ORDERS'))('%s is for staff who work on orders', async (_name, root, field) => {
  const others = permissions.filter((permission) => !ordersWork.has(permission))
  expect(await codeOf(send(await staffWith(others), root, field))).toEqual([null, 'FORBIDDEN'])
  for (const permission of ordersWork)
    expect((await send(await staffWith([permission]), root, field)).errors).toBeUndefined()
})

test.each(fieldsFor('STAFF'))('%s is not refused to staff', async (_name, root, field) => {
  const { errors } = await send(await staffWith([]), root, field)
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
})

test.each(fieldsFor(...permissions))(
  '%s is not refused to staff with its permission alone',
  async (_name, root, field) => {
    const given = [access[root][field.name]].flat() as Permission[]
    const { errors } = await send(await staffWith(given), root, field)
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('FORBIDDEN')
  },
)

describe('public fields', () => {
  test.each(['orders', 'orderDrafts'])(
    '%s of everybody are refused to shoppers and to staff without the permission',
    async (name) => {
      const query = `{ ${name}(where: { mine: false }) { totalCount } }`
      const others = permissions.filter((permission) => !ordersWork.has(permission))
      for (const who of [await shop.shopper('Meera'), await staffWith(others)])
        expect(await codeOf(who.graphql(query))).toEqual([null, 'FORBIDDEN'])
      const { data } = await (await staffWith(['MANAGE_ORDERS'])).graphql(query)
      expect(data[name].totalCount).toBe(0)
    },
  )
})

const adminCalls = describedCalls.filter(({ path }) => path.startsWith(adminPath))

test('the REST calls of the shop are among these', () => {
  expect(adminCalls).toHaveLength(5)
})

describe.each(adminCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, { method, path, input, access: whom }) => {
    test('is refused to a guest and to a shopper, whatever its arguments', async () => {
      expect(whom).toBe('admin')
      const body = method === 'GET' ? undefined : {}
      expect((await shop.guest().rest(method, path.slice('/api/v1/'.length), body)).status).toBe(401)
      expect(
        (await (await shop.shopper('Meera')).rest(method, path.slice('/api/v1/'.length), body)).status,
      ).toBe(403)
    })

    test('is refused to staff without the permission', async () => {
      const sunita = await staffWith(['MANAGE_ORDERS'])
      expect((await sunita.rest(method, path.slice('/api/v1/'.length), input?.example)).status).toBe(403)
    })
  },
)
