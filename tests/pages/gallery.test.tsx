import { within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPendingItem, readPendingItems } from '../../client/shop/cart/pending-items.ts'
import { linesOf, readymade } from '../support/cart.ts'
import { openPage } from '../support/open-page.tsx'
import type { SavedProduct } from '../support/products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

let saree: SavedProduct
let blouse: SavedProduct

/** Replaces the shop's designs by three, of which the saree is featured. */
async function stockThree() {
  await shop.db.product.deleteMany()
  await shop.product({ productName: 'Bridal Lehenga', availabilityStatus: 'OUT_OF_STOCK' })
  blouse = await shop.product({ productName: 'Zari Blouse', tailorPrice: null })
  saree = await shop.product({
    productName: 'Kanjivaram Saree',
    featuredProduct: true,
    discount: 10,
    customizationAvailable: true,
  })
}

describe('the gallery', () => {
  beforeEach(stockThree)

  test('shows six skeletons and says that it loads, then the featured designs', async () => {
    const { container, screen, connection, router } = await openPage(shop, '/contact')
    connection.hold()
    await router.navigate('/gallery')
    await screen.findByText('Loading products')
    expect(container.querySelectorAll('main ul > li')).toHaveLength(6)
    connection.release()
    await screen.findByText('Kanjivaram Saree')
    expect(screen.queryByText('Zari Blouse')).toBeNull()
    await screen.findByText('Showing all 1 products')
  })

  test('switches to all products, with both counts and the choice in the address', async () => {
    const { screen, user, address } = await openPage(shop, '/gallery')
    await screen.findByText('Kanjivaram Saree')
    const featured = screen.getByRole('link', { name: 'Featured (1)' })
    expect(featured.getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('link', { name: 'All Products (3)' }))
    await screen.findByText('Zari Blouse')
    expect(address()).toBe('/gallery?show=all')
    await screen.findByText('Showing all 3 products')
  })

  test('shows price, discount, rating, category and customization on a card', async () => {
    // 55 in 12 ratings.
    const ratings = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 2]
    const entries = ratings.map((rating) => ({ name: 'Asha', rating, comments: '', productId: blouse.id }))
    await shop.db.feedback.createMany({ data: entries })
    const { screen } = await openPage(shop, '/gallery?show=all')
    const card = (await screen.findByText('Kanjivaram Saree')).closest('li')!
    expect(card.textContent).toContain('₹1,620 – ₹2,250')
    expect(card.textContent).toContain('₹1,800 – ₹2,500')
    expect(card.textContent).toContain('-10%')
    expect(card.textContent).toContain('New')
    expect(card.textContent).toContain('Suit')
    expect(card.textContent).toContain('Featured')
    expect(card.querySelector('[aria-label="Customization available"]')).not.toBeNull()
    const rated = screen.getByText('Zari Blouse').closest('li')!
    expect(rated.textContent).toContain('4.6')
    expect(rated.textContent).toContain('₹1,800')
    expect(rated.textContent).not.toMatch(/–|-\d+%|Featured|₹[\d,]*\.\d/)
    expect(rated.querySelector('[aria-label="Customization available"]')).toBeNull()
  })

  test('marks a design without a rating as new only for as long as it is', async () => {
    await shop.db.product.update({ where: { id: saree.id }, data: { dateAdded: new Date('2026-01-01') } })
    const { screen } = await openPage(shop, '/gallery?show=all')
    const isNew = (name: string) => screen.getByText(name).closest('li')!.textContent.includes('New')
    await screen.findByText('Kanjivaram Saree')
    expect([isNew('Kanjivaram Saree'), isNew('Zari Blouse')]).toEqual([false, true])
  })

  test('says when nothing is featured, and links to all designs', async () => {
    await shop.db.product.updateMany({ data: { featuredProduct: false } })
    const { screen } = await openPage(shop, '/gallery')
    await screen.findByText('No Featured Products')
    expect(screen.getByText('Check back later for featured items')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
      '/gallery?show=all',
    )
  })

  test('searches the whole catalogue by the address', async () => {
    const { screen, user, address } = await openPage(shop, '/gallery')
    await screen.findByText('Kanjivaram Saree')
    await user.type(screen.getByRole('searchbox'), 'zari{Enter}')
    await screen.findByText('Zari Blouse')
    expect(address()).toBe('/gallery?show=all&search=zari')
    expect(screen.queryByText('Kanjivaram Saree')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Clear search' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('says that it failed, and retries', async () => {
    const { screen, user, connection, router } = await openPage(shop, '/contact')
    connection.broken.add('GalleryPage')
    await router.navigate('/gallery')
    await screen.findByText('The designs did not load')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Kanjivaram Saree')
  })
})

describe('a list of several pages', () => {
  beforeAll(async () => {
    await shop.db.product.deleteMany()
    await shop.db.product.createMany({
      data: Array.from({ length: 30 }, (_, index) => ({
        productName: `Design ${index}`,
        category: 'SUIT',
        description: 'Made in our workshop in Dadar.',
        productType: 'READY_MADE',
        readyMadePrice: 1_800_00n,
        quantityInStock: 10,
        shippingCost: 99_00n,
        featuredProduct: true,
        // The first is the newest.
        dateAdded: new Date(Date.UTC(2026, 10, 1, 0, -index)),
      })),
    })
  })

  /** The gallery's first page, and its link to the second. */
  async function openFirstPage() {
    const page = await openPage(shop, '/gallery')
    await page.screen.findByText('Showing 24 of 30 products')
    return { ...page, more: page.screen.getByRole('link', { name: 'Show more designs' }) }
  }

  test('loads the next page by a real link and appends it', async () => {
    const { screen, user, more } = await openFirstPage()
    expect(screen.queryByText('Design 24')).toBeNull()
    expect(more.getAttribute('href')).toMatch(/^\/gallery\?after=[^&]+$/)
    await user.click(more)
    await screen.findByText('Showing all 30 products')
    expect(screen.getByText('Design 0')).toBeTruthy()
    expect(screen.getByText('Design 29')).toBeTruthy()
  })

  test('begins in the middle at an address with a cursor, and at the beginning without', async () => {
    const first = await openFirstPage()
    const second = first.more.getAttribute('href')!
    first.unmount()
    const { screen, user } = await openPage(shop, second)
    await screen.findByText('Design 24')
    expect(screen.queryByText('Design 0')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to the first designs' }))
    await screen.findByText('Design 0')
    await screen.findByText('Showing 24 of 30 products')
  })

  test('says that a page of the list doesn’t exist, with a link to the first', async () => {
    const { screen, user, page, address } = await openPage(shop, '/gallery?after=garbage')
    await screen.findByText('That page of the list is gone')
    expect(page.status.code).toBe(404)
    await user.click(screen.getByRole('link', { name: 'Back to the first designs' }))
    await screen.findByText('Design 0')
    expect(address()).toBe('/gallery')
  })
})

describe('the option dialog', () => {
  beforeEach(stockThree)

  test('offers both ways to order with prices, and says why one is disabled', async () => {
    const { screen, user } = await openPage(shop, '/gallery?show=all')
    const card = (await screen.findByText('Zari Blouse')).closest('li')!
    await user.click(within(card).getByRole('button', { name: 'Order Now' }))
    const dialog = await screen.findByRole('dialog', { name: 'Zari Blouse' })
    const [readymade, tailor] = dialog.querySelectorAll<HTMLButtonElement>('button')
    expect(readymade!.textContent).toContain('Readymade')
    expect(readymade!.textContent).toContain('₹1,800')
    expect(readymade!.disabled).toBe(false)
    expect(tailor!.textContent).toContain('Not offered tailor made')
    expect(tailor!.disabled).toBe(true)
  })

  test('adds to the cart, confirms, closes, and stays on the page', async () => {
    const asha = await shop.shopper('Asha')
    const { screen, user, address } = await openPage(shop, '/gallery', { as: asha })
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Tailor Made/ }))
    await screen.findByText('Tailor Made option for Kanjivaram Saree added to cart!')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(await linesOf(asha)).toEqual([[saree.id, 'TAILOR', 1]])
    expect(localStorage.getItem('items')).toBe('1')
    expect(address()).toBe('/gallery')
  })

  test('continues to the order after Order Now', async () => {
    const asha = await shop.shopper('Asha')
    const { screen, user, address } = await openPage(shop, '/gallery', { as: asha })
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(address).toBe(`/order/${saree.id}/readymade`)
  })

  test('sends a guest to log in and adds the item afterwards', async () => {
    const asha = await shop.shopper('Asha')
    const guest = await openPage(shop, '/gallery')
    await guest.user.click((await guest.screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await guest.user.click(await guest.screen.findByRole('button', { name: /Readymade/ }))
    await guest.screen.findByText('Please login first!')
    await expect.poll(guest.address).toBe('/login')
    expect(guest.router.state.location.state).toEqual({ from: '/gallery' })
    expect(await linesOf(asha)).toEqual([])
    guest.unmount()

    const back = await openPage(shop, '/gallery', { as: asha })
    await back.screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
    expect(await linesOf(asha)).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  describe('the pending items of a guest', () => {
    const wish = ({ id: productId, productName }: SavedProduct) =>
      addPendingItem({ productId, productName, productType: 'READYMADE', size: null, intent: 'cart' })

    test('are listed in the cart, and added in order after the log-in', async () => {
      wish(saree)
      wish(blouse)
      wish(saree)
      const guest = await openPage(shop, '/cart')
      await guest.screen.findByText('2 designs wait to be added when you log in.')
      guest.unmount()

      const asha = await shop.shopper('Asha')
      const { screen } = await openPage(shop, '/gallery', { as: asha })
      await screen.findByText('Readymade option for Zari Blouse added to cart!')
      await screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
      expect(await linesOf(asha)).toEqual([
        [blouse.id, 'READYMADE', 1],
        [saree.id, 'READYMADE', 2],
      ])
      expect(sessionStorage.length).toBe(0)
    })

    test('aren’t lost when one of them is refused', async () => {
      await shop.db.product.update({ where: { id: saree.id }, data: { quantityInStock: 0 } })
      wish(saree)
      wish(blouse)
      const asha = await shop.shopper('Asha')
      const { screen } = await openPage(shop, '/gallery', { as: asha })
      await screen.findByText('Kanjivaram Saree is sold out ready-made.')
      await screen.findByText('Readymade option for Zari Blouse added to cart!')
      expect(await linesOf(asha)).toEqual([[blouse.id, 'READYMADE', 1]])
    })

    test('is not read in the shape of an earlier version of the shop', () => {
      const addition = { productId: 'saree', productName: 'Kanjivaram Saree', productType: 'TAILOR' }
      sessionStorage.setItem('waitingAddition', JSON.stringify([{ ...addition, intent: 'cart' }]))
      expect(readPendingItems()).toEqual([])
      expect(sessionStorage.length).toBe(0)
    })

    test('are limited in number', () => {
      for (let n = 0; n < 30; n++) wish({ id: `p${n}`, productName: `Design ${n}` })
      expect(readPendingItems()).toHaveLength(20)
      expect(readPendingItems().at(-1)?.productId).toBe('p29')
    })
  })

  test('are not doubled on the way to an order', async () => {
    const asha = await shop.shopper('Asha')
    await asha.mutate('addToCart', readymade(saree.id))
    const { screen, user, address } = await openPage(shop, '/gallery', { as: asha })
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(address).toBe(`/order/${saree.id}/readymade`)
    expect(await linesOf(asha)).toEqual([[saree.id, 'READYMADE', 1]])
  })

  test('stays on the page when it is closed before the response', async () => {
    const asha = await shop.shopper('Asha')
    const { screen, user, address, connection } = await openPage(shop, '/gallery', { as: asha })
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    const readymade = await screen.findByRole('button', { name: /Readymade/ })
    connection.hold()
    await user.click(readymade)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    connection.release()
    await screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
    expect(address()).toBe('/gallery')
  })

  test('continues to a guest’s order after the log-in', async () => {
    const asha = await shop.shopper('Asha')
    const guest = await openPage(shop, '/gallery')
    await guest.user.click((await guest.screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await guest.user.click(await guest.screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(guest.address).toBe('/login')
    guest.unmount()

    const back = await openPage(shop, '/gallery', { as: asha })
    await expect.poll(back.address).toBe(`/order/${saree.id}/readymade`)
    expect(await linesOf(asha)).toEqual([[saree.id, 'READYMADE', 1]])
  })

  test('stays open and says so when the addition fails', async () => {
    const asha = await shop.shopper('Asha')
    const { screen, user, connection } = await openPage(shop, '/gallery', { as: asha })
    connection.broken.add('AddToCart')
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await screen.findByText('Failed to add product to cart. Please try again.')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('shows why the server refuses an addition', async () => {
    await shop.db.product.update({ where: { id: saree.id }, data: { quantityInStock: 1 } })
    const asha = await shop.shopper('Asha')
    await asha.mutate('addToCart', readymade(saree.id))
    const { screen, user } = await openPage(shop, '/gallery', { as: asha })
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await screen.findByText('Failed to add product to cart. Please try again.')
    await screen.findByText('Only 1 of Kanjivaram Saree left ready-made.')
  })
})
