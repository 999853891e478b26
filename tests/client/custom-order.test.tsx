import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

test('a custom order that starts from a design shows it and stores its link', async () => {
  const lehenga = productOf('lehenga', { productName: 'Bridal Lehenga', category: 'LEHENGA' })
  const { screen, user } = renderApp('/order/lehenga/custom', new FakeShop([lehenga]))
  await screen.findByText('Bridal Lehenga')
  expect(screen.getByRole('img', { name: 'A picture of lehenga' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Order Type$/ }))
  const link: HTMLInputElement = await screen.findByLabelText('Link to a design')
  expect(link.value).toBe('https://shop.example/single_product_details?productId=lehenga')
  await user.click(screen.getByRole('link', { name: /Measurements$/ }))
  await screen.findByRole('region', { name: 'Lehenga' })
  await user.click(screen.getByRole('link', { name: /Product Info$/ }))
  await user.click(await screen.findByRole('button', { name: 'Start without it' }))
  expect(screen.queryByText('Bridal Lehenga')).toBeNull()
})
