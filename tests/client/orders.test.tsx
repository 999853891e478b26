import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, ShopWindow } from '../support/shop-window.ts'

const shop = () => new ShopWindow([productOf('saree', { productName: 'Kanjivaram Saree' })])

test('an order names its design, the way it is made, and its price', async () => {
  const { screen } = renderApp('/order/saree/tailor', shop())
  const design = await screen.findByRole('link', { name: 'Kanjivaram Saree' })
  expect(design.getAttribute('href')).toBe('/single_product_details?productId=saree')
  expect(screen.getByText('Tailor Made')).toBeTruthy()
  expect(screen.getByText('₹2,500.00')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A picture of saree' })).toBeTruthy()
})

test('an order’s message names the design and leads to it', async () => {
  const { screen } = renderApp('/order/saree/readymade', shop())
  await screen.findByText('₹1,800.00')
  const [link] = screen.getAllByRole('link', { name: 'WhatsApp' })
  expect(new URL(link!.getAttribute('href')!).searchParams.get('text')).toBe(
    'Hello, I would like to order Kanjivaram Saree (Readymade). https://shop.example/single_product_details?productId=saree',
  )
})

test('a design of her own needs no product', async () => {
  const { screen, page } = renderApp('/order/null/custom', shop())
  await screen.findByRole('heading', { level: 1, name: 'Start your design' })
  expect(page.status.code).toBe(200)
})

test.each(['/order/gone/tailor', '/order/null/tailor', '/order/saree/knitted', '/order/saree/toString'])(
  '%s is a 404',
  async (path) => {
    const { screen, page } = renderApp(path, shop())
    await screen.findByRole('heading', { level: 1, name: /^We could not find/ })
    expect(page.status.code).toBe(404)
  },
)
