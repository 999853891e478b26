import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { openPage, type Page } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

// Loaded only when they are opened, which takes long on a loaded machine.
beforeAll(async () => {
  await import('../../client/shop/catalogue/ProductOptions.tsx')
  await import('../../client/shop/orders/wizard/TypeStep.tsx')
  await import('../../client/shop/orders/wizard/MeasurementsStep.tsx')
  await import('../../client/shop/orders/style/StylePicker.tsx')
}, 120_000)

const shop = await openShop()
const sizes = ['S', 'M', 'L'].map((label) => ({ label, chest: 90, quantityInStock: label === 'L' ? 0 : 5 }))
const suit = await shop.product({ productName: 'Anarkali Suit', category: 'SUIT', sizes })
const blouse = await shop.product({ productName: 'Zari Blouse', category: 'BLOUSE', tailorPrice: 1_000_00 })

/** The page to return to, once the link has led to log in. */
async function followToLogIn({ router, user, screen }: Page, link: HTMLElement) {
  await user.click(link)
  await screen.findByRole('link', { name: /^(Signup|Create an account)$/ })
  if (router.state.location.pathname === paths.welcome())
    await user.click(await screen.findByRole('link', { name: 'Signup' }))
  return (router.state.location.state as { from: string } | null)?.from
}

test('a size that was chosen on a product’s page is chosen after logging in from the header', async () => {
  const guest = await openPage(shop, paths.product(suit.id))
  await guest.user.click(await guest.screen.findByRole('radio', { name: /^M/ }))
  const [link] = guest.screen.getAllByRole('link', { name: 'Login / Sign Up' })
  const from = await followToLogIn(guest, link!)
  expect(from).toBe(paths.product(suit.id))
  guest.unmount()
  const page = await openPage(shop, from!, { as: await shop.shopper('Meera') })
  const size = await page.screen.findByRole<HTMLInputElement>('radio', { name: /^M/ })
  expect(size.checked).toBe(true)
  expect(page.screen.getByRole<HTMLInputElement>('radio', { name: /^Readymade/ }).checked).toBe(true)
  page.unmount()
  // Sold out meanwhile.
  const sold = sizes.map((size) => ({ ...size, quantityInStock: size.label === 'M' ? 0 : 5 }))
  await (await shop.admin()).mutateOrThrow('updateProduct', { id: suit.id, sizes: sold })
  const later = await openPage(shop, from!)
  const gone = await later.screen.findByRole<HTMLInputElement>('radio', { name: /^M/ })
  expect(gone.checked).toBe(false)
})

test('from a log-in page itself the header leads to no page to return to', async () => {
  const guest = await openPage(shop, paths.login())
  const [link] = await guest.screen.findAllByRole('link', { name: 'Login / Sign Up' })
  expect(await followToLogIn(guest, link!)).toBeUndefined()
})

test('Tailor Made stays chosen, for that design alone', async () => {
  const guest = await openPage(shop, paths.product(blouse.id))
  await guest.user.click(await guest.screen.findByRole('radio', { name: /^Tailor Made/ }))
  guest.unmount()
  const page = await openPage(shop, paths.product(blouse.id))
  const tailored = await page.screen.findByRole<HTMLInputElement>('radio', { name: /^Tailor Made/ })
  expect(tailored.checked).toBe(true)
  await page.router.navigate(paths.product(suit.id))
  await page.screen.findByRole('heading', { level: 1, name: 'Anarkali Suit' })
  await page.screen.findByRole('radio', { name: /^S/ })
  for (const radio of page.screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
})

test('a style and a step of the order form are there after logging in', async () => {
  const guest = await openPage(shop, `${paths.order(blouse.id, 'tailor')}?step=type`)
  await guest.user.click(await guest.screen.findByRole('button', { name: 'Choose the style' }))
  const dialog = within(await guest.screen.findByRole('dialog', { name: 'Your style' }))
  await guest.user.click(await dialog.findByRole('radio', { name: /^Boat neck/ }))
  await guest.user.click(dialog.getByRole('button', { name: 'Done' }))
  const from = await followToLogIn(guest, await guest.screen.findByRole('link', { name: 'Sign in' }))
  guest.unmount()
  const page = await openPage(shop, from!, { as: await shop.shopper('Meera') })
  await page.screen.findByText('Boat neck')
  await page.screen.findByText('Saved')
})

test('a size of the order form is there after signing up', async () => {
  const guest = await openPage(shop, `${paths.order(suit.id, 'readymade')}?step=measurements`)
  await guest.user.click(await guest.screen.findByRole('radio', { name: /^S/ }))
  const from = await followToLogIn(guest, await guest.screen.findByRole('link', { name: 'Sign in' }))
  guest.unmount()
  const page = await openPage(shop, from!, { as: await shop.shopper('Meera') })
  const size = await page.screen.findByRole<HTMLInputElement>('radio', { name: /^S/ })
  await expect.poll(() => size.checked).toBe(true)
})
