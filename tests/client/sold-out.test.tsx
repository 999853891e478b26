import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

/** The wishlist takes every design. */
const isHeart = (button: HTMLElement) => button.hasAttribute('aria-pressed')

test.each([
  [
    'the last pieces of a design that is only sold ready-made',
    { quantityInStock: 3, tailorPrice: null },
    'Only 3 left',
  ],
  ['no more than the last three', { quantityInStock: 4, tailorPrice: null }, null],
  ['nothing of stock where it is tailor made, too', { quantityInStock: 1 }, null],
  ['nothing of stock where it is only tailor made', { quantityInStock: 0, readyMadePrice: null }, null],
  [
    'nothing of stock where it is no longer made',
    { quantityInStock: 2, tailorPrice: null, availabilityStatus: 'DISCONTINUED' },
    null,
  ],
])('a card mentions %s', async (_, fields, mark) => {
  const { screen } = renderApp('/gallery?show=all', new FakeShop([productOf('a', fields)]))
  const card = (await screen.findByRole('button', { name: /^Wishlist/ })).closest('li')!
  expect(/Only \d+ left/.exec(card.textContent)?.[0] ?? null).toBe(mark)
})

test('a design without a picture has a drawing in its place', async () => {
  const products = [
    productOf('a', { images: [], cover: null }),
    productOf('b', { cover: { url: '/images/b.webp', alt: 'B' } }),
  ]
  const { screen, container } = renderApp('/gallery?show=all', new FakeShop(products))
  await screen.findByRole('button', { name: 'Wishlist: Design b' })
  expect(container.querySelectorAll('main li svg[viewBox="0 0 64 84"]')).toHaveLength(1)
})

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
    const card = screen.getByRole('link', { name: productName }).closest('li')!
    const buttons = within(card)
      .queryAllByRole('button')
      .filter((button) => !isHeart(button))
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
    expect(
      within(screen.getByRole('link', { name }).closest('li')!).queryAllByRole('button').every(isHeart),
    ).toBe(true)
})
