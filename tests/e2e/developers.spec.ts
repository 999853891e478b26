import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visit.ts'

for (const [address, heading] of [
  ['/developers', 'Getting started'],
  ['/developers/api-keys', 'API keys'],
  ['/developers/catalogue-sync', 'A copy of the catalogue'],
  ['/developers/changelog', 'Changelog'],
  ['/developers/schema', 'Schema'],
  ['/developers/schema/Product', 'Product'],
  ['/developers/schema/ProductSort', 'ProductSort'],
] as const)
  test(`${address} is complete and accessible`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('the footer leads to the pages for developers, which lead on', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started')
  await page.getByRole('link', { name: 'Contents' }).click()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API keys')
})

test('the explorer sends an operation of the guide, and loads from the shop alone @laptop', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!)) elsewhere.push(request.url())
  })
  for (const [operation, field] of [
    ['Suggestions', 'searchSuggestions'],
    ['NewestDesigns', 'totalCount'],
  ] as const) {
    await page.goto('/developers/reading-the-catalogue')
    await page.getByRole('link', { name: `Open ${operation} in the explorer` }).click()
    await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText(`query ${operation}`)
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(field)
  }
  // GraphiQL itself has faults: labels of its editors, close buttons within tabs, contrasts.
  await expectAccessible(page, '.graphiql-container')
  await expectNoSidewaysScroll(page)
  expect(elsewhere).toEqual([])
})
