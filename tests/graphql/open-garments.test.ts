import { expect, test } from 'vitest'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()

test('garments are open while their order is under way', async () => {
  const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
  const { id } = await orderTailored(meera, (await shop.product({ quantityInStock: 5 })).id)
  const count = async (isOpen: boolean) =>
    (
      await owner.graphql(
        'query ($where: GarmentWhere) { garments(where: $where, first: 1) { totalCount } }',
        {
          where: { isOpen },
        },
      )
    ).data.garments.totalCount
  const counts = async () => [await count(true), await count(false)]
  expect(await counts()).toEqual([1, 0])
  const way: OrderStatus[] = ['CONFIRMED', 'MEASURED', 'STITCHING', 'READY', 'DISPATCHED', 'DELIVERED']
  const { version } = await moveAlong(owner, id, ...way)
  expect(await counts()).toEqual([0, 1])
  await owner.mutate('undoOrderMove', { id, version })
  expect(await counts()).toEqual([1, 0])
})
