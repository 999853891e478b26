import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { productName } = await shop.product({
  productName: 'Kanjivaram Saree',
  featuredProduct: true,
  category: 'SAREE',
  fabricType: 'Silk',
  discount: 10,
  sareeDetails: { sareeLength: 5.5, pleated: true },
})

test('a featured design of the home page opens in the quick view, and again after a reload', async () => {
  const { screen, user, address, unmount, connection } = await openPage(shop, '/')
  const link = await screen.findByRole('link', { name: productName })
  connection.hold()
  await user.click(link)
  const loading = await screen.findByRole('heading', { level: 1, name: 'Loading...' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('status').textContent).toBe('One moment, please.')
  expect(loading).toBeTruthy()
  connection.release()
  await screen.findByRole('heading', { level: 1, name: productName })
  expect(address()).toMatch(/^\/details\?productId=/)
  for (const name of ['Fabric', 'Blouse Tailoring', 'Embellishments', 'Customization Options'])
    expect(main.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Price Details' }).textContent).toContain('₹1,620.00')
  const reloaded = address()
  unmount()
  const again = await openPage(shop, reloaded)
  await again.screen.findByRole('heading', { level: 1, name: productName })
  again.unmount()
  const inHindi = await openPage(shop, reloaded, { language: 'hi' })
  await inHindi.screen.findByRole('link', { name: 'पूरी जानकारी देखें' })
})

test('without a design it says Loading... and then links onwards', async () => {
  const { screen } = await openPage(shop, '/details')
  await screen.findByRole('heading', { level: 1, name: 'Loading...' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'See all designs' }).getAttribute('href')).toBe('/gallery?show=all')
  await screen.findByRole('heading', { level: 1, name: 'Which design would you like to see?' })
  expect(main.getByRole('link', { name: 'See all designs' })).toBeTruthy()
})

test('a design that doesn’t exist is reported, with a link to the others', async () => {
  const { screen, page } = await openPage(shop, '/details?productId=gone')
  await screen.findByRole('heading', { level: 1, name: 'We could not find that design' })
  expect(page.status.code).toBe(404)
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'See all designs' })
  expect(link.getAttribute('href')).toBe('/gallery?show=all')
})
