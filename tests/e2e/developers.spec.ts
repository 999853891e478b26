import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visit.ts'
import { sizes } from './support/sizes.ts'

test('the pages for developers fit a phone, and the explorer sends an operation of the guide @laptop', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!)) elsewhere.push(request.url())
  })
  await page.setViewportSize(sizes.phone)
  for (const address of ['/developers', '/developers/catalogue-sync', '/developers/schema/Product'])
    await test.step(address, async () => {
      await page.goto(address)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  await page.setViewportSize(sizes.laptop)
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
