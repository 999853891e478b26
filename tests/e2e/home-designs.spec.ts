import { expect, test, visit } from './support/visit.ts'

test('home shows designs before the services, and the two best reviews in full', async ({
  page,
  request,
}) => {
  await visit(page, '/')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles.indexOf('Featured Designs')).toBeGreaterThan(0)
  expect(titles.indexOf('Featured Designs')).toBeLessThan(titles.indexOf('Our Services'))
  const reviews = page.getByRole('region', { name: 'What our customers say' })
  await expect(reviews.getByRole('figure')).toHaveCount(2)
  const query = '{ feedback(first: 1) { edges { node { name comments } } } }'
  const result = await request.post('/graphql', { data: { query } })
  const { data } = (await result.json()) as {
    data: { feedback: { edges: { node: { name: string; comments: string } }[] } }
  }
  const [best] = data.feedback.edges
  await expect(reviews.getByRole('figure').first()).toContainText(best!.node.comments)
  await expect(reviews.getByRole('figure').first()).toContainText(best!.node.name)
})
