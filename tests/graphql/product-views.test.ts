import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const list = async (who: ApiClient): Promise<Json> =>
  (await who.graphql('{ productViews { id name parameters } }')).data.productViews

const save = async (who: ApiClient, name: string, parameters = 'category=SAREE'): Promise<Json> => {
  const { data } = await who.graphql(
    `mutation ($input: SaveProductViewInput!) {
      saveProductView(input: $input) { productView { id name parameters } userErrors { field code message } }
    }`,
    { input: { name, parameters } },
  )
  return data.saveProductView
}

const forget = async (who: ApiClient, id: string): Promise<Json> => {
  const { data } = await who.graphql(
    `mutation ($input: DeleteProductViewInput!) {
      deleteProductView(input: $input) { deletedProductViewId userErrors { code } }
    }`,
    { input: { id } },
  )
  return data.deleteProductView
}

test('each staff member has own views, by name, on every device', async () => {
  const [owner, sunita] = [await shop.admin(), await shop.staff()]
  await save(owner, 'Sold out', 'stock=none')
  const { productView } = await save(owner, ' Drafts ', 'productStatus=DRAFT&sort=name')
  expect(productView).toMatchObject({ name: 'Drafts', parameters: 'productStatus=DRAFT&sort=name' })
  await save(sunita, 'Sold out')
  const replica = (await shop.replica()).at(owner)
  expect((await list(replica)).map(({ name }: Json) => name)).toEqual(['Drafts', 'Sold out'])
  expect(await list(sunita)).toMatchObject([{ name: 'Sold out', parameters: 'category=SAREE' }])

  expect(await forget(sunita, productView.id)).toMatchObject({
    deletedProductViewId: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  })
  expect(await forget(owner, productView.id)).toEqual({
    deletedProductViewId: productView.id,
    userErrors: [],
  })
  expect((await list(owner)).map(({ name }: Json) => name)).toEqual(['Sold out'])
})

test('a name is unique, case-insensitively, also in two concurrent windows', async () => {
  const owner = await shop.staff('Lata')
  const both = await Promise.all([save(owner, 'Diwali'), save(owner, 'DIWALI')])
  expect(both.filter(({ productView }) => productView !== null)).toHaveLength(1)
  expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ field: 'name', code: 'CONFLICT' }])
  expect((await save(owner, '')).userErrors).toMatchObject([{ field: 'name', code: 'INVALID' }])
  expect((await save(owner, 'x'.repeat(41))).userErrors).toMatchObject([{ field: 'name', code: 'INVALID' }])
})

test('at most twenty are stored per account', async () => {
  const owner = await shop.staff('Kiran')
  for (let each = 1; each <= 20; each += 1) expect((await save(owner, `View ${each}`)).userErrors).toEqual([])
  expect((await save(owner, 'One more')).userErrors).toEqual([
    {
      field: null,
      code: 'CONFLICT',
      message: 'There are 20 views already. Forget one that is not needed any more.',
    },
  ])
})
