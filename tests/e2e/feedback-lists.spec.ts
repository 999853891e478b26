import { randomUUID } from 'node:crypto'
import { stopClock } from './support/clock.ts'
import { cards, intercept, open, others, own } from './support/feedback.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visit.ts'

test('cards are blue, yellow and rose by their rating, the highest first', async ({ page, request }) => {
  await open(page, request, [
    [2, 'Late.'],
    [4, 'Neat.'],
    [3, 'Fair.'],
    [5, 'Lovely.'],
    [1, 'Torn.'],
  ])
  await expect(cards(own(page))).toHaveCount(5)
  const colours = await cards(own(page)).evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).backgroundColor),
  )
  const [blue, yellow, rose] = ['rgb(234, 241, 251)', 'rgb(253, 243, 208)', 'rgb(252, 233, 238)']
  expect(colours).toEqual([blue, blue, yellow, rose, rose])
  await expectAccessible(page)
})

test('a deletion is confirmed, shows its progress for one second, and is reported', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await open(page, request, [[5, 'To be deleted.']])
  await own(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete this feedback?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(own(page).getByRole('button', { name: 'Delete' })).toBeFocused()

  await own(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeVisible()
  await stopClock(page)
  const response = page.waitForResponse('**/graphql')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await response
  await page.clock.runFor(999)
  await expect(cards(own(page)).getByText('Deleting…')).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText('Deleting…')).toBeHidden()
  await page.clock.resume()
  await expect(page.getByText('You have not submitted any feedback yet.')).toBeVisible()
  await expect(page.getByText('Feedback deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Feedback', exact: true })).toBeFocused()
})

test('a deletion that fails restores the card', async ({ page, request }) => {
  page.removeAllListeners('console')
  await open(page, request, [[5, 'To stay.']])
  await intercept(page, 'DeleteFeedback', (route) => route.abort())
  await own(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  // The second of 'Deleting…' lasts until the test advances the clock: axe needs a running one.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, after?: number) =>
      after === 1000
        ? addEventListener('second-over', run, { once: true })
        : later(run, after)) as typeof setTimeout
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const deleting = cards(own(page)).getByText('Deleting…')
  await expect(deleting).toBeVisible()
  await expectAccessible(page)
  await expect(deleting).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('second-over')))
  await expect(page.getByText('Failed to delete feedback')).toBeVisible()
  await expect(cards(own(page)).getByText('To stay.')).toBeVisible()
})

test('both grids show six entries, and six more at a time', async ({ page, request }) => {
  const mine = randomUUID().slice(0, 8)
  await open(
    page,
    request,
    Array.from({ length: 8 }, (_, index) => [5, `${mine} ${index}`]),
  )
  for (const [list, counts] of [
    [own(page), [6, 8]],
    [others(page), [6, 12, 18]],
  ] as const) {
    for (const count of counts) {
      await expect(cards(list)).toHaveCount(count)
      if (count !== counts.at(-1)) await list.getByRole('button', { name: 'Show More' }).click()
    }
  }
  await expect(own(page).getByRole('button', { name: 'Show More' })).toBeHidden()
  await expect(others(page).getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0)
  await expect(others(page).getByText(mine)).toHaveCount(0)
})

test('the bars add up to all ratings', async ({ page, request }) => {
  await open(page, request, [[1, 'One star.']])
  const summary = page.locator('ul').filter({ has: page.getByText('5 stars', { exact: true }) })
  const bars = summary.getByRole('listitem')
  await expect(bars).toHaveCount(5)
  const counts = await bars.evaluateAll((all) =>
    all.map((bar) => Number(/: *(\d+)$/.exec(bar.textContent)![1])),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  await expect(page.getByText(`From ${total} ratings`)).toBeVisible()
})

test('a list that can’t be loaded says so, and loads on the next try', async ({ page, request }) => {
  page.removeAllListeners('console')
  await intercept(page, 'FeedbackPages', (route) => route.abort())
  await open(page, request, [[4, 'Neat.']])
  await expect(own(page).getByText('Failed to fetch feedback')).toBeVisible()
  await expect(others(page).getByText('Failed to fetch feedback')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await own(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(own(page))).toHaveCount(1)
  await others(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(others(page))).toHaveCount(6)
})

test('without feedback from others, the page says so', async ({ page, request }) => {
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { where?: { mine?: boolean } } }
    if (variables.where?.mine !== false) return route.continue()
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
    const feedback = { __typename: 'FeedbackConnection', totalCount: 0, pageInfo, edges: [] }
    return route.fulfill({ json: { data: { feedback } } })
  })
  await open(page, request)
  await expect(page.getByText('No feedback from other users yet.')).toBeVisible()
})

test('the feedback page reflows at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, request, [[5, 'W'.repeat(200)]])
  await own(page).getByRole('button', { name: 'View full comment' }).click()
  await expectNoSidewaysScroll(page)
})
