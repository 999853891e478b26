import { describe, expect, test } from 'vitest'
import { FakeShop, productOf } from '../support/fake-shop.ts'
import { renderApp, signIn } from '../support/render-app.tsx'

const catalogue = () =>
  new FakeShop([
    productOf('saree', { productName: 'Kanjivaram Saree' }),
    productOf('blouse', { productName: 'Zari Blouse' }),
    productOf('suit', { productName: 'Chanderi Suit' }),
  ])

const stored = () =>
  (JSON.parse(localStorage.getItem('wishlist') ?? 'null') as { value: unknown } | null)?.value

const collect = (...productIds: string[]) =>
  localStorage.setItem('wishlist', JSON.stringify({ version: 1, value: { userId: null, productIds } }))

describe('a guest', () => {
  test('marks designs in this browser, without a request', async () => {
    const { screen, user, wire } = renderApp('/gallery?show=all', catalogue())
    const heart = await screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await user.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    expect(stored()).toEqual({ userId: null, productIds: ['blouse'] })
    await user.click(screen.getByRole('button', { name: 'Wishlist: Chanderi Suit' }))
    expect(stored()).toEqual({ userId: null, productIds: ['suit', 'blouse'] })
    await user.click(heart)
    expect(stored()).toEqual({ userId: null, productIds: ['suit'] })
    expect(wire.sent.filter((name) => name.includes('Wish'))).toEqual([])
    expect(screen.getByRole('main').textContent).toContain('Chanderi Suit')
  })
})

describe('a signed-in shopper', () => {
  test('sees a change at once, and the earlier state when it can’t be sent', async () => {
    signIn()
    const shop = catalogue()
    const { screen, user, wire } = renderApp('/gallery?show=all', shop)
    const heart = await screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
    wire.hold()
    await user.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    wire.release()
    await expect.poll(() => shop.wished).toEqual(['blouse'])

    wire.broken.add('RemoveFromWishlist')
    await user.click(heart)
    await screen.findByText('We could not change your wishlist.')
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    wire.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await expect.poll(() => shop.wished).toEqual([])
    expect(heart.getAttribute('aria-pressed')).toBe('false')
  })

  test('taps twice at once, and ends at the last tap on the server, too', async () => {
    signIn()
    const shop = catalogue()
    const { screen, user, wire } = renderApp('/gallery?show=all', shop)
    const heart = await screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
    wire.hold()
    await user.click(heart)
    await user.click(heart)
    await user.click(heart)
    wire.release()
    await expect
      .poll(() => wire.sent.filter((name) => /Wishlist$/.test(name)))
      .toEqual(['AddToWishlist', 'RemoveFromWishlist', 'AddToWishlist'])
    await expect.poll(() => shop.wished).toEqual(['blouse'])
    expect(heart.getAttribute('aria-pressed')).toBe('true')
  })

  test('finds what was collected before the log-in in the account', async () => {
    collect('suit', 'gone')
    signIn()
    const shop = catalogue()
    shop.wished = ['saree']
    const { screen } = renderApp('/wishlist', shop)
    await screen.findByText('2 designs')
    expect(shop.wished).toEqual(['suit', 'gone', 'saree'])
    expect(stored()).toEqual({ userId: 'meera', productIds: ['suit', 'saree'] })
  })

  test('never sees what another account has marked', async () => {
    localStorage.setItem(
      'wishlist',
      JSON.stringify({ version: 1, value: { userId: 'asha', productIds: ['suit'] } }),
    )
    signIn()
    const { screen, wire } = renderApp('/wishlist', catalogue())
    await screen.findByText('Your wishlist is empty')
    expect(wire.sent).not.toContain('MergeWishlist')
  })
})

describe('the wishlist’s page', () => {
  test('takes a design off, and puts it back by Undo', async () => {
    collect('suit', 'blouse')
    const { screen, user } = renderApp('/wishlist', catalogue())
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Chanderi Suit' }))
    await screen.findByText('Chanderi Suit is off your wishlist.')
    expect(screen.queryByRole('link', { name: 'Chanderi Suit' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('1 design')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('link', { name: 'Chanderi Suit' })
    expect(stored()).toEqual({ userId: null, productIds: ['suit', 'blouse'] })
  })

  test('says when the account’s wishlist can’t be read, and tries again', async () => {
    signIn()
    const shop = catalogue()
    shop.wished = ['saree']
    const { screen, user, wire, router } = renderApp('/contact', shop)
    wire.broken.add('WishedIds')
    await router.navigate('/wishlist')
    await screen.findByText('Your wishlist did not load')
    wire.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('link', { name: 'Kanjivaram Saree' })
  })

  test('is in Hindi', async () => {
    const { screen } = renderApp('/hi/wishlist', catalogue())
    await screen.findByRole('heading', { level: 1, name: 'आपकी विशलिस्ट' })
    await screen.findByText('आपकी विशलिस्ट खाली है')
  })
})
