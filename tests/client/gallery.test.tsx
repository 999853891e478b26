import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addPendingItem, readPendingItems } from '../../client/features/cart/pending-items.ts'
import { renderApp, signIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const catalogue = () =>
  new FakeShop([
    productOf('saree', {
      productName: 'Kanjivaram Saree',
      featuredProduct: true,
      discount: 10,
      customizationAvailable: true,
    }),
    productOf('blouse', {
      productName: 'Zari Blouse',
      rating: { average: 4.6, count: 12 },
      tailorPrice: null,
    }),
    productOf('lehenga', { productName: 'Bridal Lehenga', availabilityStatus: 'OUT_OF_STOCK' }),
  ])

const many = (count: number) =>
  new FakeShop(Array.from({ length: count }, (_, index) => productOf(`p${index}`, { featuredProduct: true })))

describe('the gallery', () => {
  test('shows six skeletons and says that it loads, then the featured designs', async () => {
    const { container, screen, wire, router } = renderApp('/contact', catalogue())
    wire.hold()
    await router.navigate('/gallery')
    await screen.findByText('Loading products')
    expect(container.querySelectorAll('main ul > li')).toHaveLength(6)
    wire.release()
    await screen.findByText('Kanjivaram Saree')
    expect(screen.queryByText('Zari Blouse')).toBeNull()
    await screen.findByText('Showing all 1 products')
  })

  test('switches to all products, with both counts and the choice in the address', async () => {
    const { screen, user, address } = renderApp('/gallery', catalogue())
    await screen.findByText('Kanjivaram Saree')
    const featured = screen.getByRole('link', { name: 'Featured (1)' })
    expect(featured.getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('link', { name: 'All Products (3)' }))
    await screen.findByText('Zari Blouse')
    expect(address()).toBe('/gallery?show=all')
    await screen.findByText('Showing all 3 products')
  })

  test('shows price, discount, rating, category and customization on a card', async () => {
    const { screen } = renderApp('/gallery?show=all', catalogue())
    const saree = (await screen.findByText('Kanjivaram Saree')).closest('li')!
    expect(saree.textContent).toContain('₹1,620 – ₹2,250')
    expect(saree.textContent).toContain('₹1,800 – ₹2,500')
    expect(saree.textContent).toContain('-10%')
    expect(saree.textContent).toContain('New')
    expect(saree.textContent).toContain('Suit')
    expect(saree.textContent).toContain('Featured')
    expect(saree.querySelector('[aria-label="Customization available"]')).not.toBeNull()
    const blouse = screen.getByText('Zari Blouse').closest('li')!
    expect(blouse.textContent).toContain('4.6')
    expect(blouse.textContent).toContain('₹1,800')
    expect(blouse.textContent).not.toContain('–')
  })

  test('marks a design without a rating as new only for as long as it is', async () => {
    const products = [productOf('saree', { isNew: false }), productOf('blouse')]
    const { screen } = renderApp('/gallery?show=all', new FakeShop(products))
    const cards = await screen.findAllByText(/^Design /)
    expect(cards.map((card) => card.closest('li')!.textContent.includes('New'))).toEqual([false, true])
  })

  test('says when nothing is featured, and links to all designs', async () => {
    const { screen } = renderApp('/gallery', new FakeShop([productOf('saree')]))
    await screen.findByText('No Featured Products')
    expect(screen.getByText('Check back later for featured items')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
      '/gallery?show=all',
    )
  })

  test('searches the whole catalogue by the address', async () => {
    const { screen, user, address } = renderApp('/gallery', catalogue())
    await screen.findByText('Kanjivaram Saree')
    await user.type(screen.getByRole('searchbox'), 'zari{Enter}')
    await screen.findByText('Zari Blouse')
    expect(address()).toBe('/gallery?show=all&search=zari')
    expect(screen.queryByText('Kanjivaram Saree')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Clear search' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('loads the next page by a real link and appends it', async () => {
    const { screen, user } = renderApp('/gallery', many(30))
    await screen.findByText('Showing 24 of 30 products')
    const more = screen.getByRole('link', { name: 'Show more designs' })
    expect(more.getAttribute('href')).toBe('/gallery?after=p23')
    await user.click(more)
    await screen.findByText('Showing all 30 products')
    expect(screen.getByText('Design p0')).toBeTruthy()
    expect(screen.getByText('Design p29')).toBeTruthy()
  })

  test('begins in the middle at an address with a cursor, and at the beginning without', async () => {
    const { screen, user } = renderApp('/gallery?after=p23', many(30))
    await screen.findByText('Design p24')
    expect(screen.queryByText('Design p0')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to the first designs' }))
    await screen.findByText('Design p0')
    await screen.findByText('Showing 24 of 30 products')
  })

  test('says that a page of the list doesn’t exist, with a link to the first', async () => {
    const { screen, user, page, address } = renderApp('/gallery?after=garbage', many(30))
    await screen.findByText('That page of the list is gone')
    expect(page.status.code).toBe(404)
    await user.click(screen.getByRole('link', { name: 'Back to the first designs' }))
    await screen.findByText('Design p0')
    expect(address()).toBe('/gallery')
  })

  test('says that it failed, and retries', async () => {
    const shop = catalogue()
    const { screen, user, wire, router } = renderApp('/contact', shop)
    wire.broken.add('GalleryPage')
    await router.navigate('/gallery')
    await screen.findByText('The designs did not load')
    wire.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Kanjivaram Saree')
  })
})

describe('the option dialog', () => {
  test('offers both ways to order with prices, and says why one is disabled', async () => {
    const { screen, user } = renderApp('/gallery?show=all', catalogue())
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
    signIn()
    const shop = catalogue()
    const { screen, user, address } = renderApp('/gallery', shop)
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Tailor Made/ }))
    await screen.findByText('Tailor Made option for Kanjivaram Saree added to cart!')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(shop.lines).toMatchObject([{ productId: 'saree', productType: 'TAILOR', quantity: 1 }])
    expect(localStorage.getItem('items')).toBe('1')
    expect(address()).toBe('/gallery')
  })

  test('continues to the order after Order Now', async () => {
    signIn()
    const { screen, user, address } = renderApp('/gallery', catalogue())
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(address, { timeout: 5_000 }).toBe('/order/saree/readymade')
  })

  test('sends a guest to log in and adds the item afterwards', async () => {
    const shop = catalogue()
    const guest = renderApp('/gallery', shop)
    await guest.user.click((await guest.screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await guest.user.click(await guest.screen.findByRole('button', { name: /Readymade/ }))
    await guest.screen.findByText('Please login first!')
    await expect.poll(guest.address).toBe('/login')
    expect(guest.router.state.location.state).toEqual({ from: '/gallery' })
    expect(shop.lines).toEqual([])
    guest.unmount()

    signIn()
    const back = renderApp('/gallery', shop)
    await back.screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
    expect(shop.lines).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  describe('the pending items of a guest', () => {
    const wish = (productId: string, productName: string) =>
      addPendingItem({ productId, productName, productType: 'READYMADE', size: null, intent: 'cart' })

    test('are listed in the cart, and added in order after the log-in', async () => {
      const shop = catalogue()
      wish('saree', 'Kanjivaram Saree')
      wish('blouse', 'Zari Blouse')
      wish('saree', 'Kanjivaram Saree')
      const guest = renderApp('/cart', shop)
      await guest.screen.findByText('2 designs wait to be added when you log in.')
      guest.unmount()

      signIn()
      const { screen } = renderApp('/gallery', shop)
      await screen.findByText('Readymade option for Zari Blouse added to cart!')
      await screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
      expect(shop.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        ['blouse', 1],
        ['saree', 2],
      ])
      expect(sessionStorage.length).toBe(0)
    })

    test('aren’t lost when one of them is refused', async () => {
      const shop = catalogue()
      shop.products[0]!.quantityInStock = 0
      wish('saree', 'Kanjivaram Saree')
      wish('blouse', 'Zari Blouse')
      signIn()
      const { screen } = renderApp('/gallery', shop)
      await screen.findByText('Only 0 of Kanjivaram Saree left ready-made.')
      await screen.findByText('Readymade option for Zari Blouse added to cart!')
      expect(shop.lines).toMatchObject([{ productId: 'blouse', quantity: 1 }])
    })

    test('is not read in the shape of an earlier version of the shop', () => {
      const addition = { productId: 'saree', productName: 'Kanjivaram Saree', productType: 'TAILOR' }
      sessionStorage.setItem('waitingAddition', JSON.stringify([{ ...addition, intent: 'cart' }]))
      expect(readPendingItems()).toEqual([])
      expect(sessionStorage.length).toBe(0)
    })

    test('are limited in number', () => {
      for (let n = 0; n < 30; n++) wish(`p${n}`, `Design ${n}`)
      expect(readPendingItems()).toHaveLength(20)
      expect(readPendingItems().at(-1)?.productId).toBe('p29')
    })
  })

  test('are not doubled on the way to an order', async () => {
    signIn()
    const shop = catalogue()
    shop.put('saree', 'READYMADE', 1)
    const { screen, user, address } = renderApp('/gallery', shop)
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(address, { timeout: 5_000 }).toBe('/order/saree/readymade')
    expect(shop.lines).toMatchObject([{ productId: 'saree', quantity: 1 }])
  })

  test('stays on the page when it is closed before the response', async () => {
    signIn()
    const shop = catalogue()
    const { screen, user, address, wire } = renderApp('/gallery', shop)
    await user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    const readymade = await screen.findByRole('button', { name: /Readymade/ })
    wire.hold()
    await user.click(readymade)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    wire.release()
    await screen.findByText('Readymade option for Kanjivaram Saree added to cart!')
    expect(address()).toBe('/gallery')
  })

  test('continues to a guest’s order after the log-in', async () => {
    const shop = catalogue()
    const guest = renderApp('/gallery', shop)
    await guest.user.click((await guest.screen.findAllByRole('button', { name: 'Order Now' }))[0]!)
    await guest.user.click(await guest.screen.findByRole('button', { name: /Readymade/ }))
    await expect.poll(guest.address).toBe('/login')
    guest.unmount()

    signIn()
    const back = renderApp('/gallery', shop)
    await expect.poll(back.address, { timeout: 5_000 }).toBe('/order/saree/readymade')
    expect(shop.lines).toMatchObject([{ productId: 'saree', productType: 'READYMADE', quantity: 1 }])
  })

  test('stays open and says so when the addition fails', async () => {
    signIn()
    const { screen, user, wire } = renderApp('/gallery', catalogue())
    wire.broken.add('AddToCart')
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await screen.findByText('Failed to add product to cart. Please try again.')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('shows why the server refuses an addition', async () => {
    signIn()
    const shop = new FakeShop([productOf('saree', { featuredProduct: true, quantityInStock: 1 })])
    shop.put('saree', 'READYMADE', 1)
    const { screen, user } = renderApp('/gallery', shop)
    await user.click((await screen.findAllByRole('button', { name: 'Cart' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /Readymade/ }))
    await screen.findByText('Failed to add product to cart. Please try again.')
    await screen.findByText(/^Only 1 of .* left ready-made\.$/)
  })
})
