import { fireEvent, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Account } from '../support/api-client.ts'
import { say } from '../support/feedback.ts'
import { openPage } from '../support/open-page.tsx'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera Kulkarni')
const asha = await shop.shopper('Asha')
beforeEach(async () => void (await shop.db.feedback.deleteMany()))

const give = (who: Account, rating: number, comments: string) => say(who, { rating, comments })

/** What the shop has stored, the oldest first. */
const stored = () =>
  shop.db.feedback.findMany({ select: { rating: true, comments: true }, orderBy: { createdAt: 'asc' } })

async function openFeedback(late?: Promise<void>) {
  const page = await openPage(shop, '/feedback', { as: meera })
  if (late) page.connection.late.set('FeedbackPages', late)
  const { screen, user } = page
  const list = (name: string) => screen.getByRole('region', { name })
  const comments = (name: string) =>
    within(list(name))
      .queryAllByRole('article')
      .map((card) => card.querySelector('p[id]')?.textContent)
  await screen.findByRole('heading', { name: 'Share your feedback' })
  await expect.poll(() => page.connection.sent.filter((name) => name === 'FeedbackPages')).toHaveLength(2)
  return {
    ...page,
    own: () => comments('Your Feedback'),
    others: () => comments('Feedback From Others'),
    field: () => screen.getByLabelText<HTMLTextAreaElement>('Comments'),
    write: async (text: string) => {
      await user.clear(screen.getByLabelText('Comments'))
      await user.type(screen.getByLabelText('Comments'), text)
    },
    submit: () =>
      user.click(screen.getByRole('button', { name: /Submit Feedback|Update Feedback|Try Again/ })),
  }
}

/** What the server, but not the page, refuses: a control character. */
const unshowable = 'Neat.\u0007'
const refusal = 'The text has characters that can’t be shown.'

describe('feedback', () => {
  test('sends a guest to log in and stores the page to return to', async () => {
    const { router } = await openPage(shop, '/feedback')
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/feedback' })
  })

  test('of the viewer is shown before the server has responded, and stays', async () => {
    await give(asha, 5, 'From Asha.')
    const { own, others, write, submit, connection, field, screen } = await openFeedback()
    await screen.findByText('You have not submitted any feedback yet.')
    await write('Neat.')
    connection.hold()
    await submit()
    await expect.poll(own).toEqual(['Neat.'])
    expect(await stored()).toHaveLength(1)
    connection.release()
    await screen.findByText('Feedback submitted!')
    expect(own()).toEqual(['Neat.'])
    await expect.poll(others).toEqual(['From Asha.'])
    expect(field().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
  })

  test('that is submitted before the list has arrived is in the list', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const { own, write, submit, screen } = await openFeedback(late)
    await write('Neat.')
    await submit()
    arrive()
    await screen.findByText('Feedback submitted!')
    await expect.poll(own).toEqual(['Neat.'])
  })

  test('that can’t be sent is rolled back, and the text stays', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { own, write, submit, connection, field, screen } = await openFeedback()
    await write('Neat.')
    connection.broken.add('AddFeedback')
    await submit()
    await screen.findByText('We could not reach the shop. Check your connection and try again.')
    await expect.poll(own).toEqual([])
    expect(field().value).toBe('Neat.')
    expect(log).toHaveBeenCalledOnce()
    connection.broken.clear()
    await submit()
    await expect.poll(stored).toEqual([{ rating: 5, comments: 'Neat.' }])
    expect(own()).toEqual(['Neat.'])
    log.mockRestore()
  })

  test('that the server refuses shows the error at its field', async () => {
    const { own, write, submit, field, screen } = await openFeedback()
    await write(unshowable)
    await submit()
    await screen.findByText('Something went wrong')
    await screen.findByText(refusal)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe(unshowable)
    await expect.poll(own).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('that is edited changes and moves at once; a refusal reverts it', async () => {
    await give(meera, 5, 'First.')
    await give(meera, 2, 'Second.')
    const { own, submit, write, screen, user, connection } = await openFeedback()
    await expect.poll(own).toEqual(['First.', 'Second.'])
    const edit = () => screen.getAllByRole('button', { name: 'Edit' })
    await user.click(edit()[0]!)
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    await user.click(screen.getByRole('radio', { name: '1 star' }))
    connection.hold()
    await submit()
    await expect.poll(own).toEqual(['Second.', 'First.'])
    connection.release()
    await screen.findByText('Feedback updated!')
    expect(own()).toEqual(['Second.', 'First.'])

    await user.click(edit()[1]!)
    await user.click(await screen.findByRole('radio', { name: '5 stars' }))
    await write(unshowable)
    await submit()
    await screen.findByText(refusal)
    await expect.poll(own).toEqual(['Second.', 'First.'])
    expect(await stored()).toEqual([
      { rating: 1, comments: 'First.' },
      { rating: 2, comments: 'Second.' },
    ])
  })

  test('that is being edited survives a reload until it is saved or cancelled', async () => {
    await give(meera, 4, 'First.')
    const before = await openFeedback()
    await before.user.click(await before.screen.findByRole('button', { name: 'Edit' }))
    await before.screen.findByRole('heading', { name: 'Edit your feedback' })
    await before.write('Better.')
    before.unmount()

    const { screen, user, unmount } = await openPage(shop, '/feedback', { as: meera })
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toBe('Better.')
    await user.click(screen.getByRole('button', { name: 'Update Feedback' }))
    await screen.findByText('Feedback updated!')
    expect(await stored()).toEqual([{ rating: 4, comments: 'Better.' }])
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.click(screen.getByRole('button', { name: 'Cancel Edit' }))
    unmount()

    const after = await openFeedback()
    expect(after.field().value).toBe('')
  })

  test('that another account was editing in this browser is not shown', async () => {
    await give(meera, 4, 'First.')
    const { screen, user, unmount } = await openFeedback()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    unmount()
    const next = await openPage(shop, '/feedback', { as: asha })
    await next.screen.findByRole('heading', { name: 'Share your feedback' })
  })

  test('is shown on the home page, where it can’t be edited', async () => {
    await give(asha, 4, 'From Asha.')
    const { write, submit, screen, router } = await openFeedback()
    await router.navigate('/')
    const home = await screen.findByRole('region', { name: 'All Products' })
    await within(home).findByText('From Asha.')
    await router.navigate('/feedback')
    await screen.findByRole('heading', { name: 'Share your feedback' })
    await write('Lovely.')
    await submit()
    await screen.findByText('Feedback submitted!')
    await router.navigate('/')
    const again = await screen.findByRole('region', { name: 'All Products' })
    expect(within(again).getAllByRole('article')[0]!.textContent).toContain('Lovely.')
    expect(within(again).queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('that is cancelled while it is edited leaves what was being written', async () => {
    await give(meera, 2, 'The hem was uneven.')
    const { write, field, screen, user } = await openFeedback()
    await write('Something new')
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await expect.poll(() => field().value).toBe('The hem was uneven.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
    const heading = screen.getByRole('heading', { name: 'Edit your feedback' })
    await expect.poll(() => document.activeElement).toBe(heading)
    await user.click(screen.getByRole('button', { name: 'Cancel Edit' }))
    await expect.poll(() => field().value).toBe('Something new')
  })

  test('shows the stars under the pointer until it is sent', async () => {
    const { write, submit, screen } = await openFeedback()
    const chosen = (stars: string) => screen.getByRole<HTMLInputElement>('radio', { name: stars }).checked
    const stars = () => screen.getByRole('group', { name: 'Rating' }).textContent
    // As after a tap: the pointer is removed without leaving the stars.
    fireEvent.mouseOver(screen.getByRole('radio', { name: '2 stars' }))
    await expect.poll(stars).toContain('2 out of 5')
    expect(chosen('5 stars')).toBe(true)
    await write('Neat.')
    await submit()
    await screen.findByText('Feedback submitted!')
    await expect.poll(stars).toContain('3 out of 5')
    expect(chosen('3 stars')).toBe(true)
    expect(await stored()).toEqual([{ rating: 5, comments: 'Neat.' }])
  })

  test('may be about a design that the shopper has ordered', async () => {
    const { id, productName } = await shop.product()
    await orderProduct(meera, id)
    const { write, submit, screen, user } = await openFeedback()
    const choice = await screen.findByLabelText<HTMLSelectElement>('About which design? (optional)')
    await within(choice).findByText(productName)
    await user.selectOptions(choice, productName)
    await write('Neat.')
    await submit()
    await screen.findByText('Feedback submitted!')
    await within(screen.getByRole('region', { name: 'Your Feedback' })).findByRole('link', {
      name: productName,
    })
    await expect
      .poll(() => screen.getByLabelText<HTMLSelectElement>('About which design? (optional)').value)
      .toBe('')
    expect(await shop.db.feedback.findMany()).toMatchObject([{ productId: id }])
  })

  test('is given in Hindi with the same form, by whoever has logged in in Hindi', async () => {
    const guest = await openPage(shop, '/feedback', { language: 'hi' })
    await expect.poll(() => guest.router.state.location.pathname).toBe('/hi/login')
    guest.unmount()
    const { screen, user } = await openPage(shop, '/feedback', { as: meera, language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'ग्राहकों का फ़ीडबैक' })
    await screen.findByText('आपने अभी तक कोई फ़ीडबैक नहीं दिया है।')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 तारे' }).checked).toBe(true)
    await user.type(screen.getByLabelText('आपकी बात'), 'बहुत सुंदर सिलाई।')
    await user.click(screen.getByRole('button', { name: 'फ़ीडबैक भेजें' }))
    await screen.findByText('फ़ीडबैक मिल गया!')
    const own = within(screen.getByRole('region', { name: 'आपका फ़ीडबैक' }))
    expect(own.getAllByRole('article')).toHaveLength(1)
  })
})
