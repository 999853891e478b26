import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/shop/orders/wizard/PaymentStep.tsx'), 120_000)

const shop = await openShop()
const saree = await shop.product({ category: 'SAREE', readyMadePrice: 3_550_00, shippingCost: 149_00 })
/** ₹3,550 and ₹149 of delivery, less ₹341 and the delivery. */
const diwali = { name: 'Diwali', kind: 'AMOUNT' as const, amount: 341_00 }
await (await shop.admin()).mutate('savePromotion', diwali)
await (await shop.admin()).mutate('savePromotion', { name: 'Free delivery', kind: 'FREE_DELIVERY' })
const wizard = `/order/${saree.id}/readymade`
const path = `${wizard}?step=payment`

test('the wizard shows the server’s total, with coupon and free delivery, before any draft is saved', async () => {
  const { screen } = await openPage(shop, path)
  await screen.findByText('−₹341.00')
  expect(screen.getAllByText(/₹3,209\.00/)).toHaveLength(2)
  expect(screen.queryByText(/₹3,699/)).toBeNull()
})

test('until the server has calculated it, the wizard shows no total', async () => {
  const { screen, connection } = await openPage(shop, wizard)
  let arrive = () => {}
  connection.late.set('OrderTotals', new Promise<void>((resolve) => (arrive = resolve)))
  await screen.findByText('Total …')
  expect(screen.queryByText(/^Total ₹/)).toBeNull()
  arrive()
  await screen.findByText('Total ₹3,209.00')
})

test('another quantity is calculated again, and the earlier total is not shown with it', async () => {
  const { screen, connection, user } = await openPage(shop, wizard)
  await screen.findByText('Total ₹3,209.00')
  let arrive = () => {}
  connection.late.set('OrderTotals', new Promise<void>((resolve) => (arrive = resolve)))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await screen.findByText('Total …')
  arrive()
  await screen.findByText('Total ₹6,759.00')
})

test('without a connection the payment step says that the total is missing, and asks again', async () => {
  const { screen, connection, user } = await openPage(shop, path, { broken: ['OrderTotals'] })
  await screen.findByText('The total could not be calculated. Check your connection and try again.')
  expect(screen.queryByText(/₹3,209|₹3,699/)).toBeNull()
  connection.broken.delete('OrderTotals')
  await user.click(screen.getByRole('button', { name: 'Calculate again' }))
  await screen.findByText('Total ₹3,209.00')
})
