import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { linesOf } from '../support/cart.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'
import { wishedIds } from '../support/wishlist.ts'

const shop = await openShop()
const saree = await shop.product({ productName: 'Kanjivaram Saree' })
const blouse = await shop.product({ productName: 'Zari Blouse' })
const suit = await shop.product({ productName: 'Chanderi Suit' })

const stored = () =>
  (JSON.parse(localStorage.getItem('wishlist') ?? 'null') as { value: unknown } | null)?.value

const collect = (userId: string | null, ...productIds: string[]) =>
  localStorage.setItem('wishlist', JSON.stringify({ version: 1, value: { userId, productIds } }))

describe('a guest', () => {
  test('marks designs in this browser, without a request', async () => {
    const { screen, user, connection } = await openPage(shop, '/gallery?show=all')
    const heart = await screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await user.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    expect(stored()).toEqual({ userId: null, productIds: [blouse.id] })
    await user.click(screen.getByRole('button', { name: 'Wishlist: Chanderi Suit' }))
    expect(stored()).toEqual({ userId: null, productIds: [suit.id, blouse.id] })
    await user.click(heart)
    expect(stored()).toEqual({ userId: null, productIds: [suit.id] })
    expect(connection.sent.filter((name) => name.includes('Wish'))).toEqual([])
    expect(screen.getByRole('main').textContent).toContain('Chanderi Suit')
  })
})

describe('a signed-in shopper', () => {
  async function openGallery() {
    const shopper = await shop.shopper('Meera')
    const page = await openPage(shop, '/gallery?show=all', { as: shopper })
    const heart = await page.screen.findByRole('button', { name: 'Wishlist: Zari Blouse' })
    return { ...page, heart, wished: () => wishedIds(shopper) }
  }

  test('sees a change at once, and the earlier state when it can’t be sent', async () => {
    const { screen, user, connection, heart, wished } = await openGallery()
    connection.hold()
    await user.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    connection.release()
    await expect.poll(wished).toEqual([blouse.id])

    connection.broken.add('RemoveFromWishlist')
    await user.click(heart)
    await screen.findByText('We could not change your wishlist.')
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await expect.poll(wished).toEqual([])
    expect(heart.getAttribute('aria-pressed')).toBe('false')
  })

  test('taps twice at once, and ends at the last tap on the server, too', async () => {
    const { user, connection, heart, wished } = await openGallery()
    connection.hold()
    await user.click(heart)
    await user.click(heart)
    await user.click(heart)
    connection.release()
    await expect
      .poll(() => connection.sent.filter((name) => /Wishlist$/.test(name)))
      .toEqual(['AddToWishlist', 'RemoveFromWishlist', 'AddToWishlist'])
    await expect.poll(wished).toEqual([blouse.id])
    expect(heart.getAttribute('aria-pressed')).toBe('true')
  })

  test('finds what was collected before the log-in in the account', async () => {
    const gone = await shop.product()
    await (await shop.admin()).mutate('deleteProduct', { id: gone.id })
    const shopper = await shop.shopper('Meera')
    await shopper.mutate('addToWishlist', { productId: saree.id })
    collect(null, suit.id, gone.id)
    const { screen } = await openPage(shop, '/wishlist', { as: shopper })
    await screen.findByText('2 designs')
    expect(await wishedIds(shopper)).toEqual([suit.id, saree.id])
    expect(stored()).toEqual({ userId: shopper.id, productIds: [suit.id, saree.id] })
  })

  test('never sees what another account has marked', async () => {
    const asha = await shop.shopper('Asha')
    collect(asha.id, suit.id)
    const meera = await shop.shopper('Meera')
    const { screen, connection } = await openPage(shop, '/wishlist', { as: meera })
    await screen.findByText('Your wishlist is empty')
    expect(connection.sent).not.toContain('MergeWishlist')
    expect(await wishedIds(meera)).toEqual([])
  })

  test('receives nothing of an account that was logged out in another tab before its change was answered', async () => {
    const asha = await shop.shopper('Asha')
    await asha.mutate('addToWishlist', { productId: saree.id })
    const { screen, user, connection, unmount } = await openPage(shop, '/gallery?show=all', { as: asha })
    const heart = await screen.findByRole('button', { name: 'Wishlist: Kanjivaram Saree' })
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    let answer = () => {}
    connection.late.set('AddToWishlist', new Promise<void>((resolve) => (answer = resolve)))
    await user.click(screen.getByRole('button', { name: 'Wishlist: Zari Blouse' }))
    await expect.poll(() => wishedIds(asha)).toEqual([blouse.id, saree.id])
    unmount()
    localStorage.clear()
    dispatchEvent(new Event('storage'))

    const meera = await openGallery()
    answer()
    await meera.user.click(meera.screen.getByRole('button', { name: 'Wishlist: Chanderi Suit' }))
    await expect.poll(meera.wished).toEqual([suit.id])
    expect(meera.connection.sent).not.toContain('MergeWishlist')
  })
})

describe('the wishlist’s page', () => {
  test('takes a design off, and puts it back by Undo', async () => {
    collect(null, suit.id, blouse.id)
    const { screen, user } = await openPage(shop, '/wishlist')
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Chanderi Suit' }))
    await screen.findByText('Chanderi Suit is off your wishlist.')
    expect(screen.queryByRole('link', { name: 'Chanderi Suit' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('1 design')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('link', { name: 'Chanderi Suit' })
    expect(stored()).toEqual({ userId: null, productIds: [suit.id, blouse.id] })
  })

  test('gives up a design that moves to the cart', async () => {
    const shopper = await shop.shopper('Meera')
    for (const { id } of [saree, suit]) await shopper.mutate('addToWishlist', { productId: id })
    const { screen, user } = await openPage(shop, '/wishlist', { as: shopper })
    const card = (await screen.findByRole('link', { name: 'Chanderi Suit' })).closest('li')!
    await user.click(within(card).getByRole('button', { name: 'Cart' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: /^Tailor Made/ }))
    await screen.findByText('1 design')
    await expect.poll(() => wishedIds(shopper)).toEqual([saree.id])
    expect(await linesOf(shopper)).toEqual([[suit.id, 'TAILOR', 1]])
  })

  test('is shared by a link until it is revoked', async () => {
    const shopper = await shop.shopper('Meera Kulkarni')
    await shopper.mutate('addToWishlist', { productId: saree.id })
    const own = await openPage(shop, '/wishlist', { as: shopper })
    await own.user.click(await own.screen.findByRole('button', { name: 'Share' }))
    await own.screen.findByRole('button', { name: 'Stop sharing' })
    const { data } = await shopper.graphql('{ wishlist { shareToken } }')
    const path = `/wishlist/${data.wishlist.shareToken as string}`
    await expect.poll(() => navigator.clipboard.readText()).toContain(path)
    /** Opens the link as a guest, in the place of the page before. */
    const friend = async ({ unmount }: Pick<typeof own, 'unmount'>, language: Language = 'en') => {
      localStorage.clear()
      act(() => void dispatchEvent(new Event('storage')))
      unmount()
      return openPage(shop, path, { language })
    }
    const english = await friend(own)
    await english.screen.findByRole('heading', { level: 1, name: 'Meera’s wishlist' })
    await english.screen.findByRole('link', { name: 'Kanjivaram Saree' })
    expect(document.body.textContent).not.toContain('Kulkarni')
    const hindi = await friend(english, 'hi')
    await hindi.screen.findByRole('heading', { level: 1, name: 'Meera की विशलिस्ट' })
    hindi.unmount()

    const again = await openPage(shop, '/wishlist', { as: shopper })
    const { screen, user } = again
    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    await screen.findByText('The link no longer works.')
    const revoked = await friend(again)
    await revoked.screen.findByRole('heading', { level: 1, name: 'We could not find that wishlist' })
    expect(revoked.page.status.code).toBe(404)
    expect(document.body.textContent).not.toContain('Kanjivaram Saree')
  })

  test('says when the account’s wishlist can’t be read, and tries again', async () => {
    const shopper = await shop.shopper('Meera')
    await shopper.mutate('addToWishlist', { productId: saree.id })
    const { screen, user, connection, router } = await openPage(shop, '/contact', { as: shopper })
    connection.broken.add('WishedIds')
    await router.navigate('/wishlist')
    await screen.findByText('Your wishlist did not load')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('link', { name: 'Kanjivaram Saree' })
  })

  test('is found by the menu, beside the orders', async () => {
    const { screen, user, address } = await openPage(shop, '/contact')
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(await menu.findByRole('link', { name: 'Your orders' })).toBeTruthy()
    await user.click(menu.getByRole('link', { name: 'Wishlist' }))
    await screen.findByText('Your wishlist is empty')
    expect(address()).toBe('/wishlist')
  })

  test('is in Hindi', async () => {
    const { screen } = await openPage(shop, '/wishlist', { language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'आपकी विशलिस्ट' })
    await screen.findByText('आपकी विशलिस्ट खाली है')
  })
})
