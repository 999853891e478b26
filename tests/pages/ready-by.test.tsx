import { fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addDays, currentDay } from '../../client/lib/shop-days.ts'
import { addZone, deleteZones } from '../support/delivery.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const soon = addDays(currentDay(), 6)
const later = addDays(currentDay(), 20)

// Two days until the dispatch and seven of stitching; to 400… another three.
beforeEach(async () => {
  await shop.db.product.deleteMany()
  await deleteZones(owner)
  await shop.product({ productName: 'Amber', quantityInStock: 4 })
  await shop.product({ productName: 'Zarina', readyMadePrice: null })
})

const cardTexts = (screen: { getAllByRole: (role: string) => HTMLElement[] }) =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /Amber|Zarina/.test(text))

test('a shop without delivery zones promises no days, and has no such filter', async () => {
  const { screen } = await openPage(shop, '/gallery?show=all')
  await screen.findByText('Amber')
  const sidebar = await screen.findByRole('complementary', { name: 'Filters' })
  await within(sidebar).findByRole('heading', { name: 'Filters' })
  expect(within(sidebar).queryByText('Needed by')).toBeNull()
})

test('a day leaves the designs that are ready by then; each card says in which way, a chip takes it back', async () => {
  await addZone(owner, { prefixes: ['400'], minDays: 1, maxDays: 3 })
  const { screen, router } = await openPage(shop, '/gallery?show=all')
  await screen.findByText('Zarina')
  expect(cardTexts(screen).join()).not.toContain(': by')
  fireEvent.change(await screen.findByLabelText('I need it by'), { target: { value: soon } })
  await screen.findByRole('link', { name: /Remove filter\s*Ready by/ })
  await expect.poll(() => cardTexts(screen)).toHaveLength(1)
  await screen.findByText(/Readymade: by/)
  screen.getByText(/Ordered today, it is ready at our shop by/)
  expect(router.state.location.search).toBe(`?show=all&readyBy=${soon}`)

  fireEvent.change(screen.getByLabelText('I need it by'), { target: { value: later } })
  await screen.findByText(/Tailor Made: by/)
  await expect.poll(() => cardTexts(screen)).toHaveLength(2)
  screen.getByRole('link', { name: /Remove filter\s*Ready by/ }).click()
  await expect.poll(() => router.state.location.search).toBe('?show=all')
  await expect.poll(() => screen.queryByText(/Tailor Made: by/)).toBeNull()
})

test('with a pincode the designs have arrived there by then, and it comes along next time', async () => {
  await addZone(owner, { prefixes: ['400'], minDays: 1, maxDays: 5 })
  const { screen, router } = await openPage(shop, `/gallery?show=all&readyBy=${soon}`)
  await screen.findByText('Amber')
  const pincode = await screen.findByLabelText('Delivered to pincode (optional)')
  fireEvent.change(pincode, { target: { value: '40005' } })
  fireEvent.blur(pincode)
  screen.getByText('A pincode has 6 digits.')
  fireEvent.change(pincode, { target: { value: '400050' } })
  await screen.findByText('No designs match')
  screen.getByText(/Ordered today, it arrives at 400050 by/)
  fireEvent.change(screen.getByLabelText('I need it by'), { target: { value: later } })
  await screen.findByRole('link', { name: /Remove filter\s*At 400050 by/ })
  await screen.findByText('Amber')
  fireEvent.change(screen.getByLabelText('I need it by'), { target: { value: '' } })
  await expect.poll(() => router.state.location.search).toBe('?show=all')
  fireEvent.change(screen.getByLabelText('I need it by'), { target: { value: later } })
  await expect.poll(() => router.state.location.search).toBe(`?show=all&readyBy=${later}&pincode=400050`)
  fireEvent.change(screen.getByLabelText('Delivered to pincode (optional)'), { target: { value: '110001' } })
  await screen.findByText(/We don’t deliver to 110001 yet/)
})

test('a day in the search is a filter, with its chip', async () => {
  await addZone(owner, { prefixes: ['400'] })
  const { screen } = await openPage(shop, '/gallery?show=all&search=amber+in+3+days')
  await screen.findByText(/Readymade: by/)
  screen.getByRole('link', { name: /Remove filter\s*Ready by/ })
})
