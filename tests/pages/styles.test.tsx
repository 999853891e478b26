import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

beforeAll(async () => {
  await shop.product({
    productName: 'Chandni blouse',
    category: 'BLOUSE',
    blouseDetails: { necklineStyle: 'Boat Neck' },
  })
  await shop.product({ productName: 'Kesar blouse', category: 'BLOUSE' })
  await shop.product({ productName: 'Moti blouse', category: 'BLOUSE', style: ['front-neck-boat'] })
})

describe('the style book', () => {
  test('lists what can be sewn by part, drawn and with its price', async () => {
    const { screen, user, router } = await openPage(shop, '/styles')
    await screen.findByRole('heading', { name: 'Front neck' })
    const link = screen.getByRole('link', { name: 'Boat neck' })
    const entry = link.closest('li')!
    expect(within(entry).getByText('+₹50')).toBeTruthy()
    await expect.poll(() => entry.querySelector('svg')).not.toBeNull()
    await user.click(link)
    await expect.poll(() => router.state.location.pathname).toBe('/styles/front-neck-boat')
    await screen.findByRole('heading', { level: 1, name: 'Boat neck' })
  })

  test('is in Hindi', async () => {
    const { screen } = await openPage(shop, '/styles', { language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'स्टाइल बुक' })
    await screen.findByRole('heading', { name: 'आगे का गला' })
    await screen.findByRole('heading', { name: 'साड़ी की फ़िनिशिंग' })
  })

  test('that doesn’t load can be asked for again', async () => {
    const { screen, user, connection } = await openPage(shop, '/styles', { broken: ['StyleOptions'] })
    await screen.findByText('The style book did not load')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('link', { name: 'Boat neck' })
  })
})

describe('an option’s page', () => {
  test('shows the designs that have it, and no others', async () => {
    const { screen } = await openPage(shop, '/styles/front-neck-boat')
    await screen.findByRole('link', { name: 'Chandni blouse' })
    screen.getByRole('link', { name: 'Moti blouse' })
    expect(screen.queryByRole('link', { name: 'Kesar blouse' })).toBeNull()
  })

  test('says that no design has it, and leads to all of them', async () => {
    const { screen } = await openPage(shop, '/styles/sleeve-petal')
    await screen.findByText(/^None of our designs has it yet/)
    expect(screen.getByRole('link', { name: 'Choose a design' }).getAttribute('href')).toBe(
      '/gallery?show=all',
    )
  })

  test('that isn’t in the style book says so', async () => {
    const { screen, page } = await openPage(shop, '/styles/nothing')
    await screen.findByRole('heading', { name: 'That is not in our style book' })
    expect(page.status.code).toBe(404)
  })
})

test('an option filters the gallery, and is named as a filter in the language of the page', async () => {
  const { screen, user, address } = await openPage(shop, '/gallery?show=all', { language: 'hi' })
  const filters = await screen.findByRole('complementary', { name: 'फ़िल्टर' })
  await user.click(await within(filters).findByLabelText(/^बोट नेक/))
  await expect.poll(address).toBe('/hi/gallery?show=all&style=front-neck-boat')
  const chips = await screen.findByRole('list', { name: 'लगाए गए फ़िल्टर' })
  await expect.poll(() => chips.textContent).toContain('बोट नेक')
  await expect.poll(() => screen.queryByRole('link', { name: 'Chandni blouse' })).toBeNull()
  screen.getByRole('link', { name: 'Moti blouse' })
})
