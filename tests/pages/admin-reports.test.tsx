import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region, watchSavedFiles } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { openShop } from '../support/shop.ts'
import { orderProduct } from '../support/orders.ts'

const shop = await openShop()
const { choose, field, fill, press } = controls()

test('reports show the sums of GraphQL, and save them as a file', async () => {
  const owner = await shop.admin()
  const shopper = await shop.shopper('Meera')
  const lehenga = await shop.product({ category: 'LEHENGA', readyMadePrice: 46_000_00 })
  const blouse = await shop.product({ category: 'BLOUSE', readyMadePrice: 2_100_00 })
  for (const [{ id: productId }, quantity] of [
    [lehenga, 1],
    [blouse, 2],
  ] as const)
    await orderProduct(shopper, productId, {
      cartItems: [{ productId, productType: 'READYMADE', quantity }],
    })
  const savedFile = watchSavedFiles()
  const { heading, address, screen } = await openAdminPage(shop, '/admin/reports', { as: owner })
  expect(heading()).toBe('Reports')
  /** The rows of a table, without its head. */
  const rowsOf = async (name: string) =>
    within(await region(name))
      .getAllByRole('row')
      .slice(1)
  expect(await rowsOf('Months')).toHaveLength(2)
  await choose('Report', 'New and returning customers')
  const customers = within(await region('New and returning customers'))
  expect(customers.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/New|Returning/),
    expect.stringMatching(/New|Returning/),
    'Together',
  ])
  await choose('Report', 'Categories')
  expect(address()).toContain('by=CATEGORY')

  const { data } = await owner.graphql(
    'query ($day: Day!) { report(by: CATEGORY, from: $day, to: $day) { rows { name pieces amount } amount } }',
    { day: dayAhead(0) },
  )
  expect(data.report).toEqual({
    rows: [
      { name: 'LEHENGA', pieces: 1, amount: 46_000_00 },
      { name: 'BLOUSE', pieces: 2, amount: 4_200_00 },
    ],
    amount: 50_200_00,
  })
  const categories = await rowsOf('Categories')
  expect(categories.at(0)!.textContent).toBe('Lehenga11₹46,000.00')
  expect(categories.at(-1)!.textContent).toBe('Together3₹50,200.00')
  await press('Save as CSV')
  const csv = await savedFile()
  expect(csv.trim().split(/\r?\n/).slice(1)).toEqual(['Lehenga,1,1,46000.00', 'Blouse,1,2,4200.00'])

  await fill('From', '2024-01-01')
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a period of at most 366 days.')
  expect((await field('From')).value).toBe('2024-01-01')
})
