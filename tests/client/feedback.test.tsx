import { within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { beginSession } from '../../client/features/session/session.ts'
import { renderApp, signIn } from '../support/render-app.tsx'
import { FakeShop } from '../support/fake-shop.ts'

const asha = { token: 'hers', userId: 'asha', name: 'Asha', email: 'asha@example.com', profilePicture: null }

async function openFeedback(shop = new FakeShop(), late?: Promise<void>) {
  signIn()
  const app = renderApp('/feedback', shop)
  if (late) app.wire.late.set('FeedbackPages', late)
  const { screen, user } = app
  const list = (name: string) => screen.getByRole('region', { name })
  const comments = (name: string) =>
    within(list(name))
      .queryAllByRole('article')
      .map((card) => card.querySelector('p[id]')?.textContent)
  await screen.findByRole('heading', { name: 'Share your feedback' })
  await expect.poll(() => app.wire.sent.filter((name) => name === 'FeedbackPages')).toHaveLength(2)
  return {
    ...app,
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

describe('feedback', () => {
  test('sends a guest to log in and stores the page to return to', async () => {
    const { router } = renderApp('/feedback', new FakeShop())
    await expect.poll(() => router.state.location.pathname, { timeout: 10_000 }).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/feedback' })
  })

  test('of the viewer is shown before the server has responded, and stays', async () => {
    const shop = new FakeShop()
    shop.feedback.say(5, 'From Asha.')
    const { own, others, write, submit, wire, field, screen } = await openFeedback(shop)
    await screen.findByText('You have not submitted any feedback yet.')
    await write('Neat.')
    wire.hold()
    await submit()
    await expect.poll(own).toEqual(['Neat.'])
    expect(shop.feedback.entries).toHaveLength(1)
    wire.release()
    await screen.findByText('Feedback submitted!')
    expect(own()).toEqual(['Neat.'])
    expect(others()).toEqual(['From Asha.'])
    expect(field().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
  })

  test('that is submitted before the list has arrived is in the list', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const { own, write, submit, screen } = await openFeedback(new FakeShop(), late)
    await write('Neat.')
    await submit()
    arrive()
    await screen.findByText('Feedback submitted!')
    await expect.poll(own).toEqual(['Neat.'])
  })

  test('that can’t be sent is rolled back, and the text stays', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { own, write, submit, wire, field, screen } = await openFeedback()
    await write('Neat.')
    wire.broken.add('AddFeedback')
    await submit()
    await screen.findByText('We could not reach the shop. Check your connection and try again.')
    await expect.poll(own).toEqual([])
    expect(field().value).toBe('Neat.')
    expect(log).toHaveBeenCalledOnce()
    wire.broken.clear()
    await submit()
    await expect.poll(own).toEqual(['Neat.'])
    log.mockRestore()
  })

  test('that the server refuses shows the error at its field', async () => {
    const shop = new FakeShop()
    shop.feedback.refusal = 'Please say it otherwise.'
    const { own, write, submit, field, screen } = await openFeedback(shop)
    await write('Neat.')
    await submit()
    await screen.findByText('Something went wrong')
    await screen.findByText('Please say it otherwise.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe('Neat.')
    await expect.poll(own).toEqual([])
  })

  test('that is edited changes and moves at once; a refusal reverts it', async () => {
    const shop = new FakeShop()
    shop.feedback.say(5, 'First.', { mine: true })
    shop.feedback.say(2, 'Second.', { mine: true })
    const { own, submit, screen, user, wire } = await openFeedback(shop)
    await expect.poll(own).toEqual(['First.', 'Second.'])
    const edit = () => screen.getAllByRole('button', { name: 'Edit' })
    await user.click(edit()[0]!)
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    await user.click(screen.getByRole('radio', { name: '1 star' }))
    wire.hold()
    await submit()
    await expect.poll(own).toEqual(['Second.', 'First.'])
    wire.release()
    await screen.findByText('Feedback updated!')
    expect(own()).toEqual(['Second.', 'First.'])

    await user.click(edit()[1]!)
    await user.click(await screen.findByRole('radio', { name: '5 stars' }))
    shop.feedback.refusal = 'Not now.'
    await submit()
    await screen.findByText('Not now.')
    await expect.poll(own).toEqual(['Second.', 'First.'])
  })

  test('that is being edited survives a reload until it is saved or cancelled', async () => {
    const shop = new FakeShop()
    shop.feedback.say(4, 'First.', { mine: true })
    const before = await openFeedback(shop)
    await before.user.click(await before.screen.findByRole('button', { name: 'Edit' }))
    await before.screen.findByRole('heading', { name: 'Edit your feedback' })
    await before.write('Better.')
    before.unmount()

    const { screen, user, unmount } = renderApp('/feedback', shop)
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toBe('Better.')
    await user.click(screen.getByRole('button', { name: 'Update Feedback' }))
    await screen.findByText('Feedback updated!')
    expect(shop.feedback.entries).toMatchObject([{ rating: 4, comments: 'Better.' }])
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.click(screen.getByRole('button', { name: 'Cancel Edit' }))
    unmount()

    const after = await openFeedback(shop)
    expect(after.field().value).toBe('')
  })

  test('that another account was editing in this browser is not shown', async () => {
    const shop = new FakeShop()
    shop.feedback.say(4, 'First.', { mine: true })
    const { screen, user, unmount } = await openFeedback(shop)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByRole('heading', { name: 'Edit your feedback' })
    unmount()
    beginSession({ ...asha, role: 'SHOPPER' })
    const next = renderApp('/feedback', shop)
    await next.screen.findByRole('heading', { name: 'Share your feedback' })
  })

  test('is shown on the home page, where it can’t be edited', async () => {
    const shop = new FakeShop()
    shop.feedback.say(4, 'From Asha.')
    const { write, submit, screen, router } = await openFeedback(shop)
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
})
