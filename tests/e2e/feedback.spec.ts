import { stopClock } from './support/clock.ts'
import { cards, intercept, open, own, rating } from './support/feedback.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/visit.ts'

const sari = 'The saree drapes beautifully, and the fall is neat.'

test('feedback is given by keyboard on a bad connection: it is rolled back, survives a reload, and is sent again', async ({
  page,
  request,
}) => {
  page.removeAllListeners('console')
  await open(page, request, [
    [2, 'Late.'],
    [3, 'W'.repeat(200)],
    [5, 'Lovely.'],
  ])
  await expect(cards(own(page))).toHaveCount(3)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByLabel('Comments')).toBeFocused()
  await expect(page.getByText('Please write a few words about your experience.')).toBeVisible()
  await expectAccessible(page)
  await rating(page, 5).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(rating(page, 4)).toBeChecked()
  await page.getByLabel('Comments').fill(sari)

  let fail: () => void = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await intercept(page, 'AddFeedback', async (route) => {
    await failing
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(cards(own(page))).toHaveCount(4)
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the shop.' })).toBeVisible()
  await expect(cards(own(page))).toHaveCount(3)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Comments')).toHaveValue(sari)
  // The list is loaded: a response from before the next request would not include it.
  await expect(cards(own(page))).toHaveCount(3)
  // Unlike unroute, this doesn't end the interception of requests that are under way.
  await page.route('**/graphql', (route) => route.continue())
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(page.getByLabel('Comments')).toHaveValue('')

  // Blue, yellow and rose by rating.
  await expect(cards(own(page))).toHaveCount(4)
  const colours = await cards(own(page)).evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).backgroundColor),
  )
  const [blue, yellow, rose] = ['rgb(234, 241, 251)', 'rgb(253, 243, 208)', 'rgb(252, 233, 238)']
  expect(colours).toEqual([blue, blue, yellow, rose])
  const card = cards(own(page)).nth(1)
  await expect(card.getByText('The saree drapes bea…')).toBeVisible()
  await expect(card).not.toContainText(sari)
  await card.getByRole('button', { name: 'View full comment' }).click()
  await expect(card).toContainText(sari)
  await page.setViewportSize({ width: 320, height: 640 })
  await cards(own(page)).nth(2).getByRole('button', { name: 'View full comment' }).click()
  await expectNoSidewaysScroll(page)
})

test('a deletion is confirmed, shows its progress for one second, and moves the focus', async ({
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
