import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeItemCount } from '../../client/app/session/session.ts'
import { readymade } from '../support/cart.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a Hindi page is translated, and its links stay in Hindi', async () => {
  const { screen, user, address } = await openPage(shop, '/no/such/page', { language: 'hi' })
  expect(await screen.findByRole('heading', { name: 'यह पेज नहीं मिला' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'कार्ट' })).getAttribute('href')).toBe('/hi/cart')
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/no/such/page')
  await user.click(screen.getByRole('link', { name: 'होम पेज पर जाएँ' }))
  await waitFor(() => expect(address()).toBe('/hi'))
})

test('the language switch leads to the same page with the same parameters, and is stored', async () => {
  const { screen, user } = await openPage(shop, '/gallery?show=all&search=silk')
  const link = await screen.findByRole('link', { name: 'हिन्दी' })
  expect(link.getAttribute('href')).toBe('/hi/gallery?show=all&search=silk')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(document.cookie).toContain('language=hi')
})

test.each([
  { items: 0, english: 'Cart', hindi: 'कार्ट' },
  { items: 1, english: 'Cart, 1 design', hindi: 'कार्ट, 1 डिज़ाइन' },
  { items: 3, english: 'Cart, 3 designs', hindi: 'कार्ट, 3 डिज़ाइन' },
])('a cart of $items is counted in both languages', async ({ items, english, hindi }) => {
  storeItemCount(items)
  const inEnglish = await openPage(shop, '/terms')
  expect(await inEnglish.screen.findByRole('link', { name: english })).toBeTruthy()
  inEnglish.unmount()
  const inHindi = await openPage(shop, '/terms', { language: 'hi' })
  expect(await inHindi.screen.findByRole('link', { name: hindi })).toBeTruthy()
})

test('a filled cart and its messages are in Hindi', async () => {
  const meera = await shop.shopper('मीरा')
  const { id } = await shop.product()
  await meera.mutate('addToCart', readymade(id))
  const { screen, user, connection } = await openPage(shop, '/cart', { as: meera, language: 'hi' })
  await screen.findByRole('heading', { level: 1, name: 'मेरा शॉपिंग कार्ट' })
  const increase = await screen.findByRole('button', { name: 'संख्या बढ़ाएँ' })
  await user.click(increase)
  await screen.findByText('कार्ट अपडेट हो गया!')
  connection.isDown = true
  await user.click(increase)
  await screen.findByText('ओह! आपके कार्ट में कुछ गड़बड़ हो गई।')
})
