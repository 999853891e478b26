import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

beforeAll(async () => {
  await shop.product({ productName: 'Polka Dot Dress', category: 'DRESS', pattern: 'Polka Dots' })
})

const textOf = (id: string) => document.getElementById(id)?.textContent

describe('questions and answers', () => {
  test('say what the shop’s settings say', async () => {
    const owner = await shop.admin()
    await owner.mutateOrThrow(
      'saveShopSettings',
      {
        version: 0,
        returnDays: 10,
        advanceRules: [
          { orderType: 'TAILOR', minimumTotal: 5_000_00, percent: 30 },
          { minimumTotal: 0, amount: 500_00 },
        ],
      },
      'shop { name }',
    )
    const { screen } = await openPage(shop, '/help')
    await screen.findByText(/can be returned for 10 days after the delivery/)
    expect(textOf('payment')).toContain(
      'Orders that we stitch to your measurements from ₹5,000 on: 30% in advance, the rest on delivery.',
    )
    expect(textOf('payment')).toContain('Orders: ₹500 in advance, the rest on delivery.')
    expect(textOf('delivery')).toContain('We deliver everywhere in India.')
    const contents = screen.getByRole('link', { name: 'Can I return or exchange something?' })
    expect(contents.getAttribute('href')).toBe('#returns')
  })

  test('are in Hindi', async () => {
    const { screen } = await openPage(shop, '/help', { language: 'hi' })
    await screen.findByRole('heading', { name: 'सवाल और जवाब' })
    await screen.findByText(/10 दिनों तक लौटाए जा सकते हैं/)
  })

  test('that don’t load can be asked for again', async () => {
    const { screen, user, connection } = await openPage(shop, '/help', { broken: ['HelpPage'] })
    await screen.findByText('The answers did not load')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText(/can be returned/)
  })
})

test('a search in the gallery leads to the answer', async () => {
  const { screen, user, router } = await openPage(shop, '/gallery?show=all&search=return+policy')
  const about = await screen.findByRole('region', { name: 'About the shop' })
  expect(screen.queryByRole('link', { name: 'Polka Dot Dress' })).toBeNull()
  await screen.findByText('That is a question about the shop')
  await user.click(within(about).getByRole('link', { name: 'Can I return or exchange something?' }))
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/help', hash: '#returns' })
})
