import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiClient, Input, Json } from '../support/api-client.ts'
import { actionsAbout } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import type { Permission } from '../__generated__/api.ts'

const shop = await openShop()

const roleFields = 'id name permissions memberCount isDefault version'

const save = (who: ApiClient, input: Input<'saveStaffRole'>) =>
  who.mutate('saveStaffRole', input, `staffRole { ${roleFields} }`)
const remove = (who: ApiClient, id: string) => who.mutate('deleteStaffRole', { id })
const assign = (who: ApiClient, customerId: string, staffRoleId: string) =>
  who.mutate('assignStaffRole', { customerId, staffRoleId }, 'customer { permissions staffRole { id name } }')

const listRoles = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ staffRoles { ${roleFields} } }`)).data.staffRoles
const permissionsOf = async (who: ApiClient): Promise<string[]> =>
  (await who.graphql('{ viewer { permissions } }')).data.viewer.permissions

describe('the roles for staff', () => {
  test('begin with presets, of which one is given to those who are made staff', async () => {
    const owner = await shop.admin()
    const roles = new Map((await listRoles(owner)).map((role) => [role.name, role]))
    expect(roles.get('Counter')).toMatchObject({ isDefault: false })
    expect(roles.get('Catalogue')).toMatchObject({ isDefault: false })
    expect(roles.get('Manager')).toMatchObject({ isDefault: true })
    const meera = await shop.shopper('Meera')
    await owner.mutate('changeRole', { customerId: meera.id, role: 'STAFF' })
    expect(await permissionsOf(meera)).toEqual(roles.get('Manager')!.permissions)
    await owner.mutate('changeRole', { customerId: meera.id, role: 'SHOPPER' })
    expect(await permissionsOf(meera)).toEqual([])
  })

  test('are composed by the owner, and each change holds for all members at once', async () => {
    const owner = await shop.admin()
    const [sunita, kavita] = [await shop.staff('Sunita'), await shop.staff('Kavita')]
    const { staffRole } = await save(owner, { name: ' Photographer ', permissions: ['EDIT_PRODUCTS'] })
    expect(staffRole).toMatchObject({ name: 'Photographer', memberCount: 0, isDefault: false, version: 1 })
    expect(await assign(owner, sunita.id, staffRole.id)).toMatchObject({
      customer: { permissions: ['EDIT_PRODUCTS'], staffRole: { id: staffRole.id, name: 'Photographer' } },
      userErrors: [],
    })
    const permissions: Permission[] = ['MODERATE_FEEDBACK', 'EDIT_PRODUCTS', 'EDIT_PRODUCTS']
    const saved = await save(owner, {
      id: staffRole.id,
      version: staffRole.version,
      name: staffRole.name,
      permissions,
    })
    expect(saved.staffRole).toMatchObject({ memberCount: 1, version: 2 })
    expect(new Set(await permissionsOf(sunita))).toEqual(new Set(permissions))
    expect(await permissionsOf(kavita)).toContain('MANAGE_ORDERS')
    expect(await actionsAbout(owner, sunita.id)).toMatchObject([{ action: 'customer.staffRole' }])
  })

  test('are changed together, or none of them', async () => {
    const owner = await shop.admin()
    const make = async (name: string): Promise<Json> =>
      (await save(owner, { name, permissions: ['EDIT_PRODUCTS'] })).staffRole
    const [cutter, wrapper] = [await make('Cutter'), await make('Wrapper')]
    const sunita = await shop.staff('Sunita')
    await assign(owner, sunita.id, cutter.id)
    const change = ({ id, version, name }: Json, ...permissions: Permission[]) => ({
      id,
      version,
      name,
      permissions,
    })
    const saveAll = (...staffRoles: Input<'saveStaffRoles'>['staffRoles']) =>
      owner.mutate('saveStaffRoles', { staffRoles }, `staffRoles { ${roleFields} }`)

    const refused = [
      [{ ...wrapper, version: 2 }, 'staffRoles.1.version', 'CONFLICT'],
      [{ ...wrapper, name: 'cutter' }, 'staffRoles.1.name', 'CONFLICT'],
      [{ ...wrapper, name: ' ' }, 'staffRoles.1.name', 'INVALID'],
      [{ ...wrapper, id: randomUUID() }, 'staffRoles.1.id', 'NOT_FOUND'],
    ] as const
    for (const [second, field, code] of refused)
      expect(await saveAll(change(cutter, 'VIEW_REVENUE'), change(second, 'VIEW_REVENUE'))).toMatchObject({
        staffRoles: [],
        userErrors: [{ field, code }],
      })
    expect(await permissionsOf(sunita)).toEqual(['EDIT_PRODUCTS'])

    const names = ['Wrapping', 'Cutting']
    const saved = await saveAll(
      change({ ...wrapper, name: names[0] }),
      change({ ...cutter, name: names[1] }, 'VIEW_REVENUE', 'MANAGE_ORDERS'),
    )
    expect(saved).toMatchObject({
      staffRoles: [
        { id: wrapper.id, name: 'Wrapping', permissions: [], version: 2 },
        { id: cutter.id, name: 'Cutting', permissions: ['MANAGE_ORDERS', 'VIEW_REVENUE'], memberCount: 1 },
      ],
      userErrors: [],
    })
    expect(await permissionsOf(sunita)).toEqual(['MANAGE_ORDERS', 'VIEW_REVENUE'])

    // Of two that start from the same versions, one is saved in full.
    const [one, other] = saved.staffRoles
    const races = await Promise.all([
      saveAll(change(one, 'VIEW_COSTS'), change(other, 'VIEW_COSTS')),
      saveAll(change(other, 'CLOSE_DAYS'), change(one, 'CLOSE_DAYS')),
    ])
    expect(races.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    const after = (await listRoles(owner)).filter(({ id }) => id === wrapper.id || id === cutter.id)
    expect(new Set(after.map(({ permissions }) => permissions.join()))).toHaveProperty('size', 1)
  })

  test('make way for permissions of one’s own', async () => {
    const owner = await shop.admin()
    const sunita = await shop.staff()
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['VIEW_REVENUE'] })
    const { data } = await owner.graphql(
      `query ($id: ID!) { customer(id: $id) { permissions staffRole { id } } }`,
      { id: sunita.id },
    )
    expect(data.customer).toEqual({ permissions: ['VIEW_REVENUE'], staffRole: null })
  })

  test('have names of their own', async () => {
    const owner = await shop.admin()
    const { staffRole, userErrors } = await save(owner, { name: 'mANAGER', permissions: [] })
    expect([staffRole, userErrors]).toMatchObject([null, [{ field: 'name', code: 'CONFLICT' }]])
    expect((await save(owner, { name: ' ', permissions: [] })).userErrors).toMatchObject([{ field: 'name' }])
  })

  test('are not overwritten from an older version', async () => {
    const owner = await shop.admin()
    const { staffRole } = await save(owner, { name: 'Packing', permissions: ['MANAGE_ORDERS'] })
    const { id, name } = staffRole
    await save(owner, { id, name, version: 1, permissions: [] })
    const late = await save(owner, { id, name: 'Posting', version: 1, permissions: ['VIEW_REVENUE'] })
    expect(late.staffRole).toMatchObject({ name: 'Packing', permissions: [], version: 2 })
    expect(late.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
  })

  test('are deleted only while nobody has them', async () => {
    const owner = await shop.admin()
    const sunita = await shop.staff()
    const { staffRole } = await save(owner, { name: 'Night shift', permissions: [] })
    await assign(owner, sunita.id, staffRole.id)
    expect((await remove(owner, staffRole.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    const manager = (await listRoles(owner)).find(({ isDefault }) => isDefault)!
    await assign(owner, sunita.id, manager.id)
    expect(await remove(owner, staffRole.id)).toMatchObject({
      deletedStaffRoleId: staffRole.id,
      userErrors: [],
    })
    expect((await remove(owner, staffRole.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await remove(owner, manager.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('are for staff alone', async () => {
    const owner = await shop.admin()
    const [{ id }] = (await listRoles(owner)) as [Json]
    const meera = await shop.shopper('Meera')
    expect((await assign(owner, meera.id, id)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('given while they are changed are given as they are afterwards', async () => {
    const owner = await shop.admin()
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => shop.staff(name)))
    const { staffRole } = await save(owner, { name: 'Busy', permissions: ['EDIT_PRODUCTS'] })
    const { id, name } = staffRole
    await Promise.all([
      ...people.map((person) => assign(owner, person.id, id)),
      save(owner, { id, name, version: 1, permissions: ['VIEW_CUSTOMERS'] }),
    ])
    expect(await Promise.all(people.map(permissionsOf))).toEqual(people.map(() => ['VIEW_CUSTOMERS']))
  })
})

describe('prices', () => {
  const updateProduct = async (who: ApiClient, input: Json) =>
    who.graphql(
      `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { tailorPrice discount } userErrors { code } } }`,
      { input },
    )

  test('are changed only with the permission; a form that repeats them is accepted without', async () => {
    const owner = await shop.admin()
    const sunita = await shop.staff()
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['EDIT_PRODUCTS'] })
    const { id } = await shop.product({ tailorPrice: 2_500_00, discount: 10 })
    const same = await updateProduct(sunita, {
      id,
      description: 'Lined.',
      tailorPrice: 2_500_00,
      discount: 10,
    })
    expect(same.data.updateProduct).toEqual({
      product: { tailorPrice: 2_500_00, discount: 10 },
      userErrors: [],
    })
    const changed = await updateProduct(sunita, { id, description: 'Unlined.', discount: 90 })
    expect(changed.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { data } = await sunita.graphql(`query ($id: ID!) { product(id: $id) { description discount } }`, {
      id,
    })
    expect(data.product).toEqual({ description: 'Lined.', discount: 10 })
  })
})
