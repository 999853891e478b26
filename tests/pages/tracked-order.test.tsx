import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test.each([
  ['DELIVERY', ['Ready', 'Dispatched', 'Delivered']],
  ['PICKUP', ['Ready', 'Delivered']],
] as const)('an order for %s is followed up to its handing over', async (fulfilment, ahead) => {
  const { id: productId } = await shop.product()
  const order = await orderProduct(await shop.shopper('Meera'), productId, { fulfilment })
  await moveAlong(await shop.admin(), order.id, 'CONFIRMED')
  const { screen } = await openPage(shop, `/track/${shop.services.trackingTokens.sign(order.id)}`)
  const steps = await screen.findAllByText('(still to come)')
  expect(steps.map((step) => step.parentElement!.firstChild!.textContent)).toEqual(ahead)
})
