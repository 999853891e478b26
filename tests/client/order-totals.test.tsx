import { beforeAll, expect, test } from 'vitest'
import { FakeShop, productOf } from '../support/fake-shop.ts'
import { renderApp } from '../support/render-app.tsx'

// Its chunk is loaded only when the step is opened, which takes long on a loaded machine.
beforeAll(() => import('../../client/features/orders/wizard/PaymentStep.tsx'), 120_000)

const saree = productOf('saree', { category: 'SAREE', readyMadePrice: 355_000, shippingCost: 14_900 })
const path = '/order/saree/readymade?step=payment'

/** With a coupon and free delivery: ₹3,550 and ₹149 of delivery less ₹490. */
function shopWithOffers() {
  const shop = new FakeShop([saree])
  shop.promotions = [
    { name: 'Diwali', code: 'DIWALI', amount: 34_100 },
    { name: 'Free delivery', code: null, amount: 14_900 },
  ]
  return shop
}

test('the wizard shows the server’s total, with coupon and free delivery, before any draft is saved', async () => {
  const { screen } = renderApp(path, shopWithOffers())
  await screen.findByText('−₹341.00')
  expect(screen.getAllByText(/₹3,209\.00/)).toHaveLength(2)
  expect(screen.queryByText(/₹3,699/)).toBeNull()
})

test('until the server has calculated it, the wizard shows no total', async () => {
  const { screen, wire } = renderApp('/order/saree/readymade', shopWithOffers())
  let arrive = () => {}
  wire.late.set('OrderTotals', new Promise<void>((resolve) => (arrive = resolve)))
  await screen.findByText('Total …')
  expect(screen.queryByText(/^Total ₹/)).toBeNull()
  arrive()
  await screen.findByText('Total ₹3,209.00')
})

test('another quantity is calculated again, and the earlier total is not shown with it', async () => {
  const { screen, wire, user } = renderApp('/order/saree/readymade', shopWithOffers())
  await screen.findByText('Total ₹3,209.00')
  let arrive = () => {}
  wire.late.set('OrderTotals', new Promise<void>((resolve) => (arrive = resolve)))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await screen.findByText('Total …')
  arrive()
  await screen.findByText('Total ₹6,759.00')
})

test('without a connection the payment step says that the total is missing, and asks again', async () => {
  const { screen, wire, user } = renderApp(path, shopWithOffers())
  wire.broken.add('OrderTotals')
  await screen.findByText('The total could not be calculated. Check your connection and try again.')
  expect(screen.queryByText(/₹3,209|₹3,699/)).toBeNull()
  wire.broken.delete('OrderTotals')
  await user.click(screen.getByRole('button', { name: 'Calculate again' }))
  await screen.findByText('Total ₹3,209.00')
})
