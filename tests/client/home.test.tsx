import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeShop, productOf } from '../support/fake-shop.ts'
import { renderApp } from '../support/render-app.tsx'

test('home shows the featured designs', async () => {
  const shop = new FakeShop([
    productOf('saree', { productName: 'Kanjivaram Saree', featuredProduct: true }),
    productOf('blouse', { productName: 'Zari Blouse' }),
  ])
  const { screen } = renderApp('/', shop)
  await screen.findByText('Kanjivaram Saree')
  await screen.findByRole('heading', { name: 'Featured Designs' })
  expect(screen.queryByText('Zari Blouse')).toBeNull()
})

test('home shows the newest designs of a shop that features none', async () => {
  const { screen } = renderApp('/', new FakeShop([productOf('blouse', { productName: 'Zari Blouse' })]))
  await screen.findByText('Zari Blouse')
  await screen.findByRole('heading', { name: 'New Designs' })
})

test('home shows no designs of an empty shop', async () => {
  const { screen } = renderApp('/', new FakeShop([]))
  await screen.findByRole('heading', { name: 'Our Services' })
  // The section stands with a skeleton until its designs are loaded.
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Designs$/ })).toBeNull())
})
