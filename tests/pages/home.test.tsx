import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
beforeEach(async () => void (await shop.db.product.deleteMany()))

test('home shows the featured designs', async () => {
  await shop.product({ productName: 'Kanjivaram Saree', featuredProduct: true })
  await shop.product({ productName: 'Zari Blouse' })
  const { screen } = await openPage(shop, '/')
  await screen.findByText('Kanjivaram Saree')
  await screen.findByRole('heading', { name: 'Featured Designs' })
  expect(screen.queryByText('Zari Blouse')).toBeNull()
})

test('home shows the newest designs of a shop that features none', async () => {
  await shop.product({ productName: 'Zari Blouse' })
  const { screen } = await openPage(shop, '/')
  await screen.findByText('Zari Blouse')
  await screen.findByRole('heading', { name: 'New Designs' })
})

test('home shows no designs of an empty shop', async () => {
  const { screen } = await openPage(shop, '/')
  await screen.findByRole('heading', { name: 'Our Services' })
  // The section stands with a skeleton until its designs are loaded.
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Designs$/ })).toBeNull())
})
