import { expect, test } from 'vitest'
import type { ApiClient } from '../support/api-client.ts'
import { addApiClient } from '../support/api-clients.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a program lists everybody’s orders unless it asks for its own; people list their own', async () => {
  const meera = await shop.shopper('Meera')
  const { orderNumber } = await orderProduct(meera, (await shop.product()).id)
  const { program } = await addApiClient(shop, ['READ_ORDERS'])
  const numbers = async (who: ApiClient, list = 'orders') => {
    const { data } = await who.graphql(`{ ${list} { edges { node { orderNumber } } totalCount } }`)
    return data.orders.edges.map(({ node }: { node: { orderNumber: string } }) => node.orderNumber)
  }
  expect(await numbers(program)).toEqual([orderNumber])
  expect(await numbers(program, 'orders(where: { search: "Meera" })')).toEqual([orderNumber])
  expect(await numbers(program, 'orders(where: { mine: false })')).toEqual([orderNumber])
  expect(await numbers(program, 'orders(where: { mine: true })')).toEqual([])
  expect(await numbers(meera)).toEqual([orderNumber])
  expect(await numbers(await shop.admin())).toEqual([])
})
