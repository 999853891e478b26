import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { copyKeys } from '../../client/app/offline/cached-responses.ts'
import { readymade } from '../support/cart.ts'
import { say } from '../support/feedback.ts'
import { openPage, type Page } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const saree = await shop.product({ productName: 'Kanjivaram Saree' })

describe('a cart on a slow connection', () => {
  /**
   * Opens the cart once, so that it is cached in this browser, and then again on a connection that a
   * test may disturb.
   */
  async function openAgain(disturb: (page: Page) => void) {
    const shopper = await shop.shopper('Meera')
    await shopper.mutate('addToCart', { ...readymade(saree.id), quantity: 2 })
    const first = await openPage(shop, '/cart', { as: shopper })
    await first.screen.findByText('Kanjivaram Saree')
    await expect.poll(() => localStorage.getItem(copyKeys.cart) ?? '').toContain('Kanjivaram Saree')
    first.unmount()
    const again = await openPage(shop, '/contact', { as: shopper })
    await again.settled()
    disturb(again)
    await again.router.navigate('/cart')
    return {
      ...again,
      addMeanwhile: (quantity: number) => shopper.mutate('addToCart', { ...readymade(saree.id), quantity }),
    }
  }

  test('shows the cached cart at once, and then the server’s', async () => {
    const { screen, connection, addMeanwhile } = await openAgain(({ connection }) => connection.hold())
    await screen.findByText('Kanjivaram Saree')
    expect(screen.getByLabelText('Quantity: 2')).toBeTruthy()
    await addMeanwhile(3)
    connection.release()
    await screen.findByLabelText('Quantity: 5')
    expect(screen.queryByText('Failed to load cart. Please try again.')).toBeNull()
  })

  test('stays when the shop is unreachable, says so, and is refetched on demand', async () => {
    // Everything that the cart reads.
    const { screen, user, connection, addMeanwhile } = await openAgain(({ connection }) =>
      ['CartPage', 'CartDelivery'].forEach((name) => connection.broken.add(name)),
    )
    await screen.findByText('Failed to load cart. Please try again.')
    expect(screen.getByLabelText('Quantity: 2')).toBeTruthy()
    expect(screen.getByText('We can’t reach the shop: you see what was here last time.')).toBeTruthy()
    await addMeanwhile(2)
    const retry = screen.getByRole('button', { name: 'Try Again' })
    // The cart is also read once after the start, which may come before the tap.
    connection.broken.clear()
    await user.click(retry)
    await screen.findByLabelText('Quantity: 4')
    await expect.poll(() => screen.queryByText('Failed to load cart. Please try again.')).toBeNull()
  })
})

describe('what this browser has seen', () => {
  test('of the feedback is shown at once, and then the server’s', async () => {
    const shopper = await shop.shopper('Meera')
    await say(shopper, { rating: 4, comments: 'Seen before.' })
    const first = await openPage(shop, '/feedback', { as: shopper })
    await first.screen.findByText('Seen before.')
    await expect.poll(() => localStorage.getItem(copyKeys.feedback) ?? '').toContain('Seen before.')
    first.unmount()
    await say(shopper, { rating: 5, comments: 'Come since.' })

    const { screen, connection, router, settled } = await openPage(shop, '/contact', { as: shopper })
    await settled()
    connection.hold()
    await router.navigate('/feedback')
    const own = within(await screen.findByRole('region', { name: 'Your Feedback' }))
    await own.findByText('Seen before.')
    expect(own.queryByText('Come since.')).toBeNull()
    connection.release()
    await own.findByText('Come since.')
    expect(own.getAllByRole('article')).toHaveLength(2)
    await expect.poll(() => localStorage.getItem(copyKeys.feedback) ?? '').toContain('Come since.')
  })

  test('of the feedback doesn’t hide what is added before the server’s arrives', async () => {
    const shopper = await shop.shopper('Meera')
    await say(shopper, { rating: 4, comments: 'Seen before.' })
    const first = await openPage(shop, '/feedback', { as: shopper })
    await first.screen.findByText('Seen before.')
    await expect.poll(() => localStorage.getItem(copyKeys.feedback) ?? '').toContain('Seen before.')
    first.unmount()

    const { screen, user, connection, router, settled } = await openPage(shop, '/contact', { as: shopper })
    await settled()
    let arrive: () => void = () => {}
    connection.late.set('FeedbackPages', new Promise((resolve) => (arrive = resolve)))
    await router.navigate('/feedback')
    const own = within(await screen.findByRole('region', { name: 'Your Feedback' }))
    await own.findByText('Seen before.')
    await user.type(await screen.findByLabelText('Comments'), 'Added now.')
    await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
    // Sent now, it could be answered before the list, which would then not include it.
    expect(connection.sent).not.toContain('AddFeedback')
    arrive()
    await screen.findByText('Feedback submitted!')
    await settled()
    await own.findByText('Added now.')
    expect(own.getAllByRole('article')).toHaveLength(2)
  })

  test('of the designs is shown at once, and then the server’s', async () => {
    const design = await shop.product({ productName: 'Toiler', category: 'TOILER' })
    const list = '/gallery?show=all&category=toiler'
    const first = await openPage(shop, '/gallery')
    await first.settled()
    await first.router.navigate(list)
    await first.screen.findByRole('link', { name: 'Toiler' })
    // Without idle callbacks a response is stored 1.5 s after its arrival, which can be before a busy machine has
    // rendered the page.
    await first.client.refetchQueries({ include: 'active' })
    // By its variables: below the empty first list, the newest designs had its name before.
    await expect.poll(() => localStorage.getItem(copyKeys.products) ?? '').toMatch(/GalleryPage [^}]*TOILER/)
    first.unmount()
    const input = { id: design.id, productName: 'Toiler anew' }
    await (await shop.admin()).mutate('updateProduct', input)

    const { screen, connection, router, settled } = await openPage(shop, '/contact')
    await settled()
    connection.hold()
    await router.navigate(list)
    await screen.findByRole('link', { name: 'Toiler' })
    connection.release()
    await screen.findByRole('link', { name: 'Toiler anew' })
    await expect.poll(() => localStorage.getItem(copyKeys.products) ?? '').toContain('Toiler anew')
  })
})
