import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { controls } from '../support/admin-page.ts'
import type { Account } from '../support/api-client.ts'
import { say } from '../support/feedback.ts'
import { openPage } from '../support/open-page.tsx'
import { jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera Kulkarni')
const asha = await shop.shopper('Asha')
beforeEach(async () => void (await shop.db.feedback.deleteMany()))
const { press } = controls()

const give = async (who: Account, ratings: number[]) => {
  for (const rating of ratings) await say(who, { rating, comments: `${rating}, from ${who.name}.` })
}
const list = (name: string) => {
  const region = () => screen.findByRole('region', { name })
  const cards = async () => within(await region()).queryAllByRole('article')
  return { cards, count: async () => (await cards()).length, controls: async () => controls(await region()) }
}
const own = list('Your Feedback')
const others = list('Feedback From Others')

const open = () => openPage(shop, '/feedback', { as: meera })

describe('the lists of feedback', () => {
  test('begin with the highest ratings', async () => {
    await give(meera, [2, 4, 3, 5, 1])
    await open()
    await expect.poll(own.count).toBe(5)
    const ratings = (await own.cards()).map((card) => within(card).getByText(/from Meera/).textContent)
    expect(ratings.map((text) => text[0])).toEqual(['5', '4', '3', '2', '1'])
  })

  test('show six entries, and six more at a time, of others without actions', async () => {
    await give(meera, [5, 5, 5, 5, 5, 5, 5, 5])
    await give(asha, Array<number>(14).fill(4))
    await open()
    for (const [entries, counts] of [
      [own, [6, 8]],
      [others, [6, 12, 14]],
    ] as const)
      for (const count of counts) {
        await expect.poll(entries.count).toBe(count)
        if (count !== counts.at(-1)) await (await entries.controls()).press('Show More')
      }
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
    const region = screen.getByRole('region', { name: 'Feedback From Others' })
    expect(within(region).queryByRole('button', { name: /Edit|Delete/ })).toBeNull()
    expect(region.textContent).not.toContain('from Meera')
  })

  test('are summed up by bars of all ratings', async () => {
    await give(meera, [1])
    await give(asha, [5, 5, 3])
    await open()
    await screen.findByText('From 4 ratings')
    const bars = within(screen.getByText('5 stars').closest('ul')!).getAllByRole('listitem')
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '5 stars: 2',
      '4 stars: 0',
      '3 stars: 1',
      '2 stars: 0',
      '1 star: 1',
    ])
  })

  test('say that they can’t be loaded, and load on the next try', async () => {
    await give(meera, [4])
    await give(asha, [3])
    const { connection } = await openPage(shop, '/feedback', { as: meera, broken: ['FeedbackPages'] })
    await expect.poll(() => screen.queryAllByText('Failed to fetch feedback').length).toBe(2)
    connection.broken.clear()
    await (await own.controls()).press('Try Again')
    await expect.poll(own.count).toBe(1)
    await (await others.controls()).press('Try Again')
    await expect.poll(others.count).toBe(1)
  })

  test('say that nobody else has given any', async () => {
    await give(meera, [4])
    await open()
    await screen.findByText('No feedback from other users yet.')
  })
})

describe('a deletion', () => {
  async function openOne() {
    await give(meera, [5])
    const page = await open()
    await press('Delete')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Are you sure you want to delete this feedback?')
    return { ...page, dialog: controls(dialog) }
  }

  test('is confirmed, shown, and reported', async () => {
    const { dialog } = await openOne()
    await dialog.press('Cancel')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(await shop.db.feedback.count()).toBe(1)
    await press('Delete')
    await controls(await screen.findByRole('alertdialog')).press('Delete')
    await screen.findByText('Deleting…')
    await screen.findByText('Feedback deleted')
    await screen.findByText('You have not submitted any feedback yet.')
    expect(await shop.db.feedback.count()).toBe(0)
  })

  test('that fails restores the card', async () => {
    const { dialog, connection } = await openOne()
    connection.broken.add('DeleteFeedback')
    await dialog.press('Delete')
    await screen.findByText('Failed to delete feedback')
    await expect.poll(own.count).toBe(1)
    expect(await shop.db.feedback.count()).toBe(1)
  })
})

describe('a picture with feedback', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], content: Uint8Array<ArrayBuffer>) =>
    user.upload(
      await screen.findByLabelText('Screenshot (optional)'),
      new File([content], 'blouse.jpg', { type: 'image/jpeg' }),
    )

  test('is uploaded when it is chosen, and sent with it', async () => {
    const { user } = await open()
    await choose(user, new Uint8Array(await jpeg()))
    await screen.findByRole('img', { name: 'Your picture' })
    expect(screen.queryByText('Uploading your picture…')).toBeNull()
    await user.type(screen.getByLabelText('Comments'), 'With a picture.')
    await press('Submit Feedback')
    await screen.findByRole('img', { name: 'Picture from Meera Kulkarni' })
    await expect.poll(() => screen.queryByRole('img', { name: 'Your picture' })).toBeNull()
  })

  test('that can’t be uploaded is reported, and the form continues', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await open()
    await choose(user, new TextEncoder().encode('not a picture'))
    await screen.findByText('Failed to upload image.')
    const input = screen.getByLabelText<HTMLInputElement>('Screenshot (optional)')
    await expect.poll(() => input.disabled).toBe(false)
    await choose(user, new Uint8Array(await jpeg()))
    await screen.findByRole('img', { name: 'Your picture' })
    await press('Remove picture')
    expect(screen.queryByRole('img', { name: 'Your picture' })).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
