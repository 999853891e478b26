import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { openPage } from '../support/open-page.tsx'
import { pictureOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const worn = await pictureOf(shop)
const long = 'Stitched with such care that I wore it to three weddings.'

/** Opens a design on which Asha has given these ratings, one minute after the other. */
async function open(ratings: number[]) {
  const { id: productId } = await shop.product()
  await shop.db.feedback.createMany({
    data: ratings.map((rating, index) => ({
      name: 'Asha',
      rating,
      comments: `${long} ${index}`,
      screenshotUrl: index === 0 ? worn : null,
      productId,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  })
  const page = await openPage(shop, paths.product(productId))
  const section = await page.screen.findByRole('region', { name: 'Feedback on this design' })
  const comments = () =>
    within(section)
      .queryAllByRole('article')
      .map((card) => Number(/\d+$/.exec(within(card).getByText(/^Stitched/).textContent)?.[0]))
  await expect.poll(() => comments().length).toBeGreaterThan(0)
  return { ...page, section: within(section), comments }
}

describe('the feedback on a design', () => {
  test('is shown in full, with pictures, and without a link to the page it is on', async () => {
    const { section } = await open([5, 4])
    expect(section.getByText(`${long} 0`)).toBeTruthy()
    expect(section.queryByRole('button', { name: 'View full comment' })).toBeNull()
    expect(section.getByRole('img', { name: 'Picture from Asha' })).toBeTruthy()
  })

  test('is sorted by rating, and by what is chosen instead', async () => {
    const { section, comments, user } = await open([3, 5, 1])
    expect(comments()).toEqual([1, 0, 2])
    await user.selectOptions(section.getByLabelText('Sort by'), 'Lowest rated first')
    await expect.poll(comments).toEqual([2, 0, 1])
    await user.selectOptions(section.getByLabelText('Sort by'), 'Newest first')
    await expect.poll(comments).toEqual([2, 1, 0])
  })

  test('grows by six entries in the chosen order', async () => {
    const { section, comments, user } = await open([5, 4, 3, 2, 1, 5, 4, 3])
    await user.selectOptions(section.getByLabelText('Sort by'), 'Lowest rated first')
    await expect.poll(comments).toEqual([4, 3, 7, 2, 6, 1])
    await user.click(section.getByRole('button', { name: 'Show More' }))
    await expect.poll(comments).toEqual([4, 3, 7, 2, 6, 1, 5, 0])
    expect(section.queryByRole('button', { name: 'Show More' })).toBeNull()
  })

  test('of one entry needs no order', async () => {
    const { section } = await open([5])
    expect(section.queryByLabelText('Sort by')).toBeNull()
  })
})
