import { readFile } from 'node:fs/promises'
import { ApiClient } from '../support/api-client.ts'
import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper } from './support/shopper.ts'
import { expect } from './support/visit.ts'

test('reports show the sums of GraphQL, and save them as a file', async ({ page, request, baseURL }) => {
  const shopper = await makeShopper(request)
  const lehenga = await makeDesign(request, { category: 'LEHENGA', readyMadePrice: 46_000_00 })
  const blouse = await makeDesign(request, { category: 'BLOUSE', readyMadePrice: 2_100_00 })
  for (const [design, quantity] of [
    [lehenga, 1],
    [blouse, 2],
  ] as const) {
    const cartItems = [{ productId: design.id, productType: 'READYMADE', quantity }]
    await placeOrderOf(request, shopper, { orderType: 'READYMADE', cartItems }, design)
  }
  const owner = new ApiClient(baseURL!, await signInAsOwner(page, request))
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/admin/reports', 'Reports')
  const months = page.getByRole('region', { name: 'Months', exact: true })
  await expect(months.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Report', { exact: true }).selectOption('New and returning customers')
  const customers = page.getByRole('region', { name: 'New and returning customers' })
  await expect(customers.getByRole('rowheader')).toHaveText([/New|Returning/, /New|Returning/, 'Together'])
  await page.getByLabel('Report', { exact: true }).selectOption('Categories')
  await expect(page).toHaveURL(/by=CATEGORY/)

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const { data } = await owner.graphql(
    'query ($day: Day!) { report(by: CATEGORY, from: $day, to: $day) { rows { name pieces amount } amount } }',
    { day: today },
  )
  expect(data.report).toEqual({
    rows: [
      { name: 'LEHENGA', pieces: 1, amount: 46_000_00 },
      { name: 'BLOUSE', pieces: 2, amount: 4_200_00 },
    ],
    amount: 50_200_00,
  })
  const categories = page.getByRole('region', { name: 'Categories', exact: true })
  await expect(categories.getByRole('row').first()).toHaveText('Lehenga11₹46,000.00')
  await expect(categories.getByRole('row').last()).toHaveText('Together3₹50,200.00')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await started).path(), 'utf8')
  expect(csv.trim().split(/\r?\n/).slice(1)).toEqual(['Lehenga,1,1,46000.00', 'Blouse,1,2,4200.00'])
  await expectAccessibleAtAdminWidths(page)

  await page.getByLabel('From', { exact: true }).fill('2024-01-01')
  await expect(page.getByRole('alert')).toContainText('Choose a period of at most 366 days.')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2024-01-01')
})
