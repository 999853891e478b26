import type { Page } from '@playwright/test'
import { cards, open, own } from './support/feedback.ts'
import { changeDesign, makeDesign } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'

/** The stored value of one of the specification's shared data keys. */
const expectStored = (page: Page, key: string) =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', key))

/** Delays every request to the server until the returned function is called. */
async function holdResponses(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('cached feedback is shown at once while the server doesn’t respond, then the current feedback', async ({
  page,
  request,
}) => {
  const { headers } = await open(page, request, [[4, 'Seen before.']])
  await expect(cards(own(page))).toHaveCount(1)
  await expectStored(page, 'cachedFeedback').toContain('Seen before.')

  await request.post('/api/v1/feedback/add', { headers, data: { rating: 5, comments: 'Come since.' } })
  const release = await holdResponses(page)
  await page.reload()
  await expect(cards(own(page)).getByText('Seen before.')).toBeVisible()
  await expect(cards(own(page))).toHaveCount(1)
  release()
  await expect(cards(own(page))).toHaveCount(2)
  await expect(cards(own(page)).getByText('Come since.')).toBeVisible()
  await expectStored(page, 'cachedFeedback').toContain('Come since.')
})

test('cached designs are shown at once while the server doesn’t respond, then the current designs', async ({
  page,
  request,
}) => {
  const design = await makeDesign(request, { category: 'TOILER' })
  const list = '/gallery?show=all&category=toiler'
  const card = page.locator(`main li:has(a[href$="productId=${design.id}"])`)
  await visit(page, list)
  await expect(card).toContainText(design.productName)
  await expectStored(page, 'cachedProducts').toContain(design.productName)

  // On another page the list isn't in memory, and a client-side navigation brings no server HTML.
  await visit(page, '/contact')
  await changeDesign(request, design, { productName: `${design.productName} anew` })
  const release = await holdResponses(page)
  const listRequested = page.waitForRequest('**/graphql')
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, list)
  await listRequested
  await expect(card.getByRole('link')).toHaveText(design.productName)
  release()
  await expect(card.getByRole('link')).toHaveText(`${design.productName} anew`)
  await expectStored(page, 'cachedProducts').toContain(`${design.productName} anew`)
})
