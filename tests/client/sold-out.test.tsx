import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

test('the card of a design that can’t be ordered says that it is sold out, and has no buttons', async () => {
  const products = [
    productOf('a', { productName: 'Out of stock', availabilityStatus: 'OUT_OF_STOCK' }),
    productOf('b', { productName: 'Discontinued', availabilityStatus: 'DISCONTINUED' }),
    productOf('c', { productName: 'Ready-made only', quantityInStock: 0, tailorPrice: null }),
    productOf('d', { productName: 'Without a price', readyMadePrice: null, tailorPrice: null }),
    productOf('e', { productName: 'Also tailor made', quantityInStock: 0 }),
    productOf('f', { productName: 'Tailor made only', quantityInStock: 0, readyMadePrice: null }),
  ]
  const { screen } = renderApp('/gallery?show=all', new FakeShop(products))
  await screen.findByText('Showing all 6 products')
  const offered = products.map(({ productName }) => {
    const card = screen.getByText(productName).closest('li')!
    const buttons = within(card)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
    const [note] = ['Sold out', 'No longer made', 'Call us to order'].filter((each) =>
      card.textContent.includes(each),
    )
    return [productName, note ?? buttons.join(', ')]
  })
  expect(offered).toEqual([
    ['Out of stock', 'Sold out'],
    ['Discontinued', 'No longer made'],
    ['Ready-made only', 'Sold out'],
    ['Without a price', 'Call us to order'],
    ['Also tailor made', 'Order Now, Cart'],
    ['Tailor made only', 'Order Now, Cart'],
  ])
  for (const name of ['Out of stock', 'Discontinued', 'Ready-made only', 'Without a price'])
    expect(within(screen.getByText(name).closest('li')!).queryByRole('button')).toBeNull()
})
