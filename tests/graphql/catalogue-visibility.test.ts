import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, products } from '../support/catalogue.ts'
import type { SavedProduct } from '../support/products.ts'
import { addApiClient } from '../support/api-clients.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { Permission, ApiScope } from '../__generated__/api.ts'

const shop = await openShop()

let active: SavedProduct, draft: SavedProduct, archived: SavedProduct
beforeAll(async () => {
  active = await shop.product({ productName: 'Shown kurti', externalRef: 'ERP-1', color: 'Teal' })
  draft = await shop.product({ productName: 'Unfinished kurti', productStatus: 'DRAFT', color: 'Teal' })
  archived = await shop.product({ productName: 'Bygone kurti', productStatus: 'ARCHIVED', color: 'Teal' })
})

const one = async (who: ApiClient, id: string) =>
  (
    await who.graphql(
      'query ($id: ID!) { product(id: $id) { productName productStatus viewerCanEdit externalRef } }',
      { id },
    )
  ).data.product

describe.each([
  ['a guest', async () => shop.guest()],
  ['a shopper', () => shop.shopper('Meera')],
] as const)('%s', (_who, come) => {
  test('sees active products only, in lists, search and counts', async () => {
    const who = await come()
    expect(await namesOf(who)).toEqual(['Shown kurti'])
    expect(await namesOf(who, { search: 'kurti' })).toEqual(['Shown kurti'])
    expect((await products(who)).data.products.totalCount).toBe(1)
    const { data } = await who.graphql('{ products { facets { color { value count } } } }')
    expect(data.products.facets.color).toEqual([{ value: 'Teal', count: 1 }])
  })

  test.each([{ eq: 'DRAFT' }, { in: ['DRAFT', 'ARCHIVED'] }, { in: ['ACTIVE', 'DRAFT'] }])(
    'who filters by productStatus %o is refused',
    async (productStatus) => {
      const who = await come()
      const { status, errors, data } = await products(who, { where: { productStatus } })
      expect([status, errors?.[0]?.extensions.code]).toEqual(
        who.token === null ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN'],
      )
      expect(data).toBeNull()
    },
  )

  test.each([
    [{ eq: 'ACTIVE' }, ['Shown kurti']],
    [{ in: ['ACTIVE'] }, ['Shown kurti']],
    [{ in: [] }, []],
  ])('may filter by productStatus %o', async (productStatus, names) => {
    expect(await namesOf(await come(), { where: { productStatus } })).toEqual(names)
  })

  test('finds no draft by its id', async () => {
    const who = await come()
    expect(await one(who, active.id)).toMatchObject({ productName: 'Shown kurti', viewerCanEdit: false })
    expect(await one(who, draft.id)).toBeNull()
    expect(await one(who, archived.id)).toBeNull()
  })

  test('doesn’t see an integrator’s own key', async () => {
    expect((await one(await come(), active.id)).externalRef).toBeNull()
  })

  test('reads only active products over REST', async () => {
    const who = await come()
    const list = await who.rest('GET', 'common/gel_all_product')
    expect(list.status).toBe(200)
    expect(list.body.map(({ productName }: { productName: string }) => productName)).toEqual(['Shown kurti'])
    expect(list.text).not.toContain('ERP-1')
    expect((await who.rest('GET', `common/get_single_product?productId=${active.id}`)).status).toBe(200)
    for (const { id } of [draft, archived])
      expect((await who.rest('GET', `common/get_single_product?productId=${id}`)).status).toBe(404)
    expect((await who.rest('GET', 'admin/get_product')).status).toBe(who.token ? 403 : 401)
  })
})

/** A member of staff with this permission alone. */
async function staffWith(permission: Permission) {
  const sunita = await shop.staff()
  await (await shop.admin()).mutate('changePermissions', { customerId: sunita.id, permissions: [permission] })
  return sunita
}

const program = async (scope: ApiScope) => (await addApiClient(shop, [scope])).program

describe.each([
  ['staff without a permission for the catalogue', () => staffWith('MANAGE_ORDERS'), null],
  ['a program that reads the catalogue', () => program('READ_CATALOGUE'), 'ERP-1'],
  ['a program that reads orders', () => program('READ_ORDERS'), null],
] as const)('%s', (_who, come, externalRef) => {
  test('sees what shoppers see', async () => {
    const who = await come()
    expect(await namesOf(who)).toEqual(['Shown kurti'])
    expect(await namesOf(who, { search: 'kurti' })).toEqual(['Shown kurti'])
    expect(await one(who, active.id)).toMatchObject({ externalRef })
    expect([await one(who, draft.id), await one(who, archived.id)]).toEqual([null, null])
    const { errors } = await products(who, { where: { productStatus: { eq: 'DRAFT' } } })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

test.each([
  ['staff who edit products', () => staffWith('EDIT_PRODUCTS')],
  ['staff who set prices', () => staffWith('CHANGE_PRICES')],
  ['staff who delete products', () => staffWith('DELETE_PRODUCTS')],
  ['a program that writes the catalogue', () => program('WRITE_CATALOGUE')],
] as const)('%s: drafts and archived designs are seen', async (_who, come) => {
  const who = await come()
  expect(await namesOf(who)).toEqual(['Bygone kurti', 'Unfinished kurti', 'Shown kurti'])
  expect(await one(who, draft.id)).toMatchObject({ productStatus: 'DRAFT' })
  expect(await one(who, active.id)).toMatchObject({ externalRef: 'ERP-1' })
})

describe('an admin', () => {
  test('sees products of every status, or of the requested ones', async () => {
    const owner = await shop.admin()
    expect(await namesOf(owner)).toEqual(['Bygone kurti', 'Unfinished kurti', 'Shown kurti'])
    expect(await namesOf(owner, { where: { productStatus: { eq: 'DRAFT' } } })).toEqual(['Unfinished kurti'])
    expect(await namesOf(owner, { where: { productStatus: { in: ['ACTIVE', 'ARCHIVED'] } } })).toEqual([
      'Bygone kurti',
      'Shown kurti',
    ])
  })

  test('finds a draft by its id and may edit it', async () => {
    expect(await one(await shop.admin(), draft.id)).toMatchObject({
      productStatus: 'DRAFT',
      viewerCanEdit: true,
    })
    expect((await one(await shop.admin(), active.id)).externalRef).toBe('ERP-1')
  })

  test('reads over REST the whole list, and what shoppers see in the shoppers’ list', async () => {
    const owner = await shop.admin()
    const { body } = await owner.rest('GET', 'admin/get_product')
    expect(body.products.map(({ productStatus }: { productStatus: string }) => productStatus)).toEqual([
      'Archived',
      'Draft',
      'Active',
    ])
    expect((await owner.rest('GET', 'common/gel_all_product')).body).toHaveLength(1)
    expect(
      (await owner.rest('GET', `common/get_single_product?productId=${draft.id}`)).body.product.productStatus,
    ).toBe('Draft')
  })
})

test.each(['1', "' OR 1=1--", '%00', '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c', '../../etc/passwd'])(
  'no viewer finds a product by the id %j',
  async (id) => {
    expect(await one(shop.guest(), id)).toBeNull()
    const { status, body } = await shop
      .guest()
      .rest('GET', `common/get_single_product?productId=${encodeURIComponent(id)}`)
    expect(status).toBe(404)
    expect(body.success).toBe(false)
  },
)

test('the wholesale list is newest first', async () => {
  const { body } = await (await shop.admin()).rest('GET', 'admin/get_product')
  const dates = body.products.map(({ dateAdded }: { dateAdded: string }) => dateAdded)
  expect(dates).toEqual([...dates].sort().reverse())
})
