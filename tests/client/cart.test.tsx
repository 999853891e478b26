import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp, signIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const twoLines = () => {
  const shop = new FakeShop([
    productOf('saree', { productName: 'Kanjivaram Saree', discount: 10, quantityInStock: 4 }),
    productOf('blouse', { productName: 'Zari Blouse' }),
  ])
  shop.put('saree', 'READYMADE', 2)
  shop.put('blouse', 'TAILOR', 1)
  return shop
}

async function openCart(shop: FakeShop) {
  signIn()
  const app = renderApp('/cart', shop)
  await app.screen.findByText('Kanjivaram Saree')
  const line = (name: string) => app.screen.getByText(name).closest('li')!
  const button = (name: string, label: RegExp | string) =>
    within(line(name)).getByRole('button', { name: label })
  const quantity = (name: string) => within(line(name)).getByLabelText(/^Quantity/).textContent
  const summary = () => app.screen.getByRole('region', { name: 'Summary' }).textContent
  return { ...app, line, button, quantity, summary }
}

describe('a guest’s cart', () => {
  test('asks the guest to log in and to come back', async () => {
    const { screen, user, router } = renderApp('/cart', twoLines())
    await screen.findByRole('heading', { level: 1, name: 'My Shopping Cart' })
    await screen.findByText('Please log in to view your cart')
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/cart' })
  })
})

describe('the cart', () => {
  test('shows its lines, their ways to order and the server’s sums', async () => {
    const { line, summary, screen } = await openCart(twoLines())
    expect(line('Kanjivaram Saree').textContent).toContain('₹1,620.00')
    expect(
      within(line('Kanjivaram Saree'))
        .getByRole('link', { name: /^Order Now/ })
        .getAttribute('href'),
    ).toBe('/order/saree/readymade')
    expect(
      within(line('Zari Blouse'))
        .getByRole('link', { name: /^Add Measurement/ })
        .getAttribute('href'),
    ).toBe('/order/blouse/tailor')
    expect(summary()).toContain('Cart value (3 pieces)₹6,100.00')
    expect(summary()).toContain('Discount−₹360.00')
    expect(summary()).toContain('Final total₹5,740.00')
    expect(summary()).toContain('₹99.00')
    expect(summary()).toContain('To pay, with delivery₹5,839.00')
    await screen.findByRole('link', { name: 'Cart, 2 designs' })
  })

  test('changes a quantity at once and confirms that it was saved', async () => {
    const { button, quantity, summary, user, wire, screen } = await openCart(twoLines())
    wire.hold()
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    expect(quantity('Kanjivaram Saree')).toBe('3')
    expect(summary()).toContain('Final total₹7,360.00')
    // What is to be paid, with offers and delivery, is known to the server alone.
    expect(summary()).toContain('To pay, with delivery…')
    expect(screen.queryByText('Cart updated successfully!')).toBeNull()
    wire.release()
    await screen.findByText('Cart updated successfully!')
    expect(quantity('Kanjivaram Saree')).toBe('3')
    expect(summary()).toContain('To pay, with delivery₹7,459.00')
  })

  test('rolls back a change that did not reach the server', async () => {
    const { button, quantity, user, wire, screen } = await openCart(twoLines())
    wire.broken.add('ChangeCartQuantity')
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    expect(quantity('Kanjivaram Saree')).toBe('2')
  })

  test('sends rapid taps one after another and ends at the server’s number', async () => {
    const shop = twoLines()
    shop.products[0]!.quantityInStock = 9
    const { button, quantity, user, wire, screen } = await openCart(shop)
    wire.hold()
    for (let tap = 0; tap < 5; tap++) await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await user.click(button('Zari Blouse', 'Increase quantity'))
    expect(quantity('Kanjivaram Saree')).toBe('7')
    expect(wire.sent.filter((name) => name === 'ChangeCartQuantity')).toHaveLength(1)
    // Meanwhile four are in stock: the later taps are refused with the reason.
    shop.products[0]!.quantityInStock = 4
    wire.release()
    await expect.poll(() => wire.sent.filter((name) => name === 'ChangeCartQuantity').length).toBe(6)
    await expect.poll(() => quantity('Zari Blouse')).toBe('2')
    await expect.poll(() => quantity('Kanjivaram Saree')).toBe('4')
    expect(shop.lines.map((line) => line.quantity)).toEqual([4, 2])
    expect(screen.getByText('Cart updated successfully!')).toBeTruthy()
  })

  test('shows the server’s reason for a refusal', async () => {
    const shop = twoLines()
    const { button, user, screen } = await openCart(shop)
    shop.lines.shift()
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    expect(screen.getByText('That isn’t in your cart any more.')).toBeTruthy()
  })

  test('stops at the stock without reporting a failure', async () => {
    const shop = twoLines()
    const { button, quantity, user, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await expect.poll(() => shop.lines[0]!.quantity).toBe(3)
    shop.products[0]!.quantityInStock = 3
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Only 3 of Kanjivaram Saree left ready-made.')
    expect(screen.queryByText('Oops! Something went wrong with your cart.')).toBeNull()
    expect(quantity('Kanjivaram Saree')).toBe('3')
    act(() => void window.dispatchEvent(new Event('focus')))
    await expect.poll(() => button('Kanjivaram Saree', 'Increase quantity')).toHaveProperty('disabled', true)
    expect(button('Zari Blouse', 'Increase quantity')).toHaveProperty('disabled', false)
  })

  test('removes a line when its quantity falls below one, and restores it by Undo', async () => {
    const shop = twoLines()
    const { button, user, screen } = await openCart(shop)
    await user.click(button('Zari Blouse', 'Decrease quantity to none'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    expect(shop.lines).toHaveLength(1)
    await screen.findByRole('link', { name: 'Cart, 1 design' })
    await user.click(undo)
    await screen.findByText('Zari Blouse')
    expect(shop.lines[1]).toMatchObject({ productId: 'blouse', productType: 'TAILOR', quantity: 1 })
  })

  test('removes a line, and restores its quantity', async () => {
    const shop = twoLines()
    const { button, user, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', 'Remove Kanjivaram Saree from the cart'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Kanjivaram Saree')
    expect(shop.lines.find(({ productId }) => productId === 'saree')?.quantity).toBe(2)
  })

  test('restores all removed lines with their quantities', async () => {
    const shop = twoLines()
    const { button, line, user, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await screen.findByText('Kanjivaram Saree (Readymade) was removed.')
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    expect(shop.lines).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Cart updated successfully!')
    expect(line('Kanjivaram Saree')).toBeTruthy()
    expect(shop.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['saree', 2],
      ['blouse', 1],
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('offers to undo a removal whatever changes after it', async () => {
    const shop = twoLines()
    const { button, user, wire, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    const message = 'Kanjivaram Saree (Readymade) was removed.'
    await screen.findByText(message)
    await user.click(button('Zari Blouse', 'Increase quantity'))
    await expect.poll(() => shop.lines[0]?.quantity).toBe(2)
    expect(screen.getByText(message)).toBeTruthy()
    wire.broken.add('ChangeCartQuantity')
    await user.click(button('Zari Blouse', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('restores the other lines when one can’t be restored', async () => {
    const shop = twoLines()
    const { button, user, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    shop.products[0]!.quantityInStock = 1
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Only 1 of Kanjivaram Saree left ready-made.')
    await screen.findByText('Zari Blouse')
    expect(shop.lines.map(({ productId }) => productId)).toEqual(['blouse'])
  })

  test('resumes an undo that the connection interrupted', async () => {
    const shop = twoLines()
    const { button, user, wire, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    wire.broken.add('AddToCart')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    wire.broken.clear()
    await user.click(retry)
    await screen.findByText('Zari Blouse')
    expect(shop.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['saree', 2],
      ['blouse', 1],
    ])
  })

  test('says that it is empty once its last line was removed', async () => {
    const shop = twoLines()
    shop.lines.pop()
    const { button, user, screen } = await openCart(shop)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    await screen.findByRole('link', { name: 'Cart' })
  })

  test('lists lines that left the catalogue until the shopper dismisses them', async () => {
    const shop = twoLines()
    shop.removed.push({ productName: 'Old Lehenga', productType: 'TAILOR' })
    const { button, user, screen } = await openCart(shop)
    const notice = /Old Lehenga has left our catalogue and your cart/
    await screen.findByText(notice)
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Cart updated successfully!')
    expect(screen.getByText(notice)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(notice)).toBeNull()
  })

  test('says that it failed to load, and retries', async () => {
    signIn()
    const { screen, user, wire, router } = renderApp('/contact', twoLines())
    wire.broken.add('CartPage')
    await router.navigate('/cart')
    await screen.findByText('Failed to load cart. Please try again.')
    wire.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('refetches when the shopper returns to the tab', async () => {
    const shop = twoLines()
    const { quantity } = await openCart(shop)
    shop.lines[0]!.quantity = 3
    act(() => void window.dispatchEvent(new Event('focus')))
    await expect.poll(() => quantity('Kanjivaram Saree')).toBe('3')
  })
})
