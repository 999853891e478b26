import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import type { ProductFields } from '../support/products.ts'

const shop = await openShop()
beforeEach(async () => void (await shop.db.product.deleteMany()))

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
] as const)('a card mentions %s', async (_, fields, mark) => {
  await shop.product(fields)
  const { screen } = await openPage(shop, '/gallery?show=all')
  const card = (await screen.findByRole('button', { name: /^Wishlist/ })).closest('li')!
  expect(/Only \d+ left/.exec(card.textContent)?.[0] ?? null).toBe(mark)
})

test('a design without a picture has a drawing in its place', async () => {
  await shop.product({ images: [] })
  await shop.product({
    productName: 'Zari Blouse',
    images: [{ url: await pictureOf(shop), alt: 'A blouse' }],
  })
  const { screen, container } = await openPage(shop, '/gallery?show=all')
  await screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
  expect(container.querySelectorAll('main li svg[viewBox="0 0 64 84"]')).toHaveLength(1)
})

test('the card of a design that can’t be ordered says that it is sold out, and has no buttons', async () => {
  const products: ProductFields[] = [
    { productName: 'Out of stock', availabilityStatus: 'OUT_OF_STOCK' },
    { productName: 'Discontinued', availabilityStatus: 'DISCONTINUED' },
    { productName: 'Ready-made only', quantityInStock: 0, tailorPrice: null },
    { productName: 'Without a price', readyMadePrice: null, tailorPrice: null },
    { productName: 'Also tailor made', quantityInStock: 0 },
    { productName: 'Tailor made only', quantityInStock: 0, readyMadePrice: null },
  ]
  for (const fields of products) await shop.product(fields)
  const { screen } = await openPage(shop, '/gallery?show=all')
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
