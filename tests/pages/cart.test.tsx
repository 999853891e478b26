import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { linesOf, readymade, tailor } from '../support/cart.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** A shopper with two sarees, of which four are in stock, and a blouse in the cart. */
async function twoLines() {
  const saree = await shop.product({ productName: 'Kanjivaram Saree', discount: 10, quantityInStock: 4 })
  const blouse = await shop.product({ productName: 'Zari Blouse' })
  const shopper = await shop.shopper('Meera')
  await shopper.mutate('addToCart', { ...readymade(saree.id), quantity: 2 })
  await shopper.mutate('addToCart', tailor(blouse.id))
  const names = new Map([saree, blouse].map(({ id, productName }) => [id, productName]))
  return {
    saree,
    blouse,
    shopper,
    /** The names and quantities that the shop has stored. */
    stored: async () => (await linesOf(shopper)).map(([id, , quantity]) => [names.get(id), quantity]),
    setStock: (quantityInStock: number) =>
      shop.db.product.update({ where: { id: saree.id }, data: { quantityInStock } }),
  }
}

async function openCart({ shopper }: Awaited<ReturnType<typeof twoLines>>) {
  const page = await openPage(shop, '/cart', { as: shopper })
  await page.screen.findByText('Kanjivaram Saree')
  const line = (name: string) => page.screen.getByText(name).closest('li')!
  const button = (name: string, label: RegExp | string) =>
    within(line(name)).getByRole('button', { name: label })
  const quantity = (name: string) => within(line(name)).getByLabelText(/^Quantity/).textContent
  const summary = () => page.screen.getByRole('region', { name: 'Summary' }).textContent
  return { ...page, line, button, quantity, summary }
}

describe('a guest’s cart', () => {
  test('asks the guest to log in and to come back', async () => {
    const { screen, user, router } = await openPage(shop, '/cart')
    await screen.findByRole('heading', { level: 1, name: 'My Shopping Cart' })
    await screen.findByText('Please log in to view your cart')
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/cart' })
  })
})

describe('the cart', () => {
  test('shows its lines, their ways to order and the server’s sums', async () => {
    const cart = await twoLines()
    const { line, summary, screen } = await openCart(cart)
    expect(line('Kanjivaram Saree').textContent).toContain('₹1,620.00')
    expect(
      within(line('Kanjivaram Saree'))
        .getByRole('link', { name: /^Order Now/ })
        .getAttribute('href'),
    ).toBe(`/order/${cart.saree.id}/readymade`)
    expect(
      within(line('Zari Blouse'))
        .getByRole('link', { name: /^Add Measurement/ })
        .getAttribute('href'),
    ).toBe(`/order/${cart.blouse.id}/tailor`)
    expect(summary()).toContain('Cart value (3 pieces)₹6,100.00')
    expect(summary()).toContain('Discount−₹360.00')
    expect(summary()).toContain('Final total₹5,740.00')
    expect(summary()).toContain('₹99.00')
    expect(summary()).toContain('To pay, with delivery₹5,839.00')
    await screen.findByRole('link', { name: 'Cart, 2 designs' })
  })

  test('changes a quantity at once and confirms that it was saved', async () => {
    const { button, quantity, summary, user, connection, screen } = await openCart(await twoLines())
    connection.hold()
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    expect(quantity('Kanjivaram Saree')).toBe('3')
    expect(summary()).toContain('Final total₹7,360.00')
    // What is to be paid, with promotions and delivery, is known to the server alone.
    expect(summary()).toContain('To pay, with delivery…')
    expect(screen.queryByText('Cart updated successfully!')).toBeNull()
    connection.release()
    await screen.findByText('Cart updated successfully!')
    expect(quantity('Kanjivaram Saree')).toBe('3')
    expect(summary()).toContain('To pay, with delivery₹7,459.00')
  })

  test('rolls back a change that did not reach the server', async () => {
    const { button, quantity, user, connection, screen } = await openCart(await twoLines())
    connection.broken.add('ChangeCartQuantity')
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    expect(quantity('Kanjivaram Saree')).toBe('2')
  })

  test('sends rapid taps one after another and ends at the server’s number', async () => {
    const cart = await twoLines()
    await cart.setStock(9)
    const { button, quantity, user, connection, screen } = await openCart(cart)
    const changes = () => connection.sent.filter((name) => name === 'ChangeCartQuantity').length
    connection.hold()
    for (let tap = 0; tap < 5; tap++) await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await user.click(button('Zari Blouse', 'Increase quantity'))
    expect(quantity('Kanjivaram Saree')).toBe('7')
    expect(changes()).toBe(1)
    // Meanwhile four are in stock: the later taps are refused with the reason.
    await cart.setStock(4)
    connection.release()
    await expect.poll(changes).toBe(6)
    await expect.poll(() => quantity('Zari Blouse')).toBe('2')
    await expect.poll(() => quantity('Kanjivaram Saree')).toBe('4')
    expect(await cart.stored()).toEqual([
      ['Kanjivaram Saree', 4],
      ['Zari Blouse', 2],
    ])
    expect(screen.getByText('Cart updated successfully!')).toBeTruthy()
  })

  test('shows the server’s reason for a refusal', async () => {
    const cart = await twoLines()
    const { button, user, screen } = await openCart(cart)
    await cart.shopper.mutate('removeFromCart', readymade(cart.saree.id))
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    expect(screen.getByText('That isn’t in your cart any more.')).toBeTruthy()
  })

  test('stops at the stock without reporting a failure', async () => {
    const cart = await twoLines()
    const { button, quantity, user, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await expect.poll(cart.stored).toContainEqual(['Kanjivaram Saree', 3])
    await cart.setStock(3)
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Only 3 of Kanjivaram Saree left ready-made.')
    expect(screen.queryByText('Oops! Something went wrong with your cart.')).toBeNull()
    expect(quantity('Kanjivaram Saree')).toBe('3')
    act(() => void window.dispatchEvent(new Event('focus')))
    await expect.poll(() => button('Kanjivaram Saree', 'Increase quantity')).toHaveProperty('disabled', true)
    expect(button('Zari Blouse', 'Increase quantity')).toHaveProperty('disabled', false)
  })

  test('removes a line when its quantity falls below one, and restores it by Undo', async () => {
    const cart = await twoLines()
    const { button, user, screen } = await openCart(cart)
    await user.click(button('Zari Blouse', 'Decrease quantity to none'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    expect(await cart.stored()).toHaveLength(1)
    await screen.findByRole('link', { name: 'Cart, 1 design' })
    await user.click(undo)
    await screen.findByText('Zari Blouse')
    await expect.poll(() => linesOf(cart.shopper)).toContainEqual([cart.blouse.id, 'TAILOR', 1])
  })

  test('removes a line, and restores its quantity', async () => {
    const cart = await twoLines()
    const { button, user, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', 'Remove Kanjivaram Saree from the cart'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Kanjivaram Saree')
    await expect.poll(cart.stored).toContainEqual(['Kanjivaram Saree', 2])
  })

  test('restores all removed lines with their quantities', async () => {
    const cart = await twoLines()
    const { button, line, user, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await screen.findByText('Kanjivaram Saree (Readymade) was removed.')
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    expect(await cart.stored()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Cart updated successfully!')
    expect(line('Kanjivaram Saree')).toBeTruthy()
    expect(await cart.stored()).toEqual([
      ['Kanjivaram Saree', 2],
      ['Zari Blouse', 1],
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('offers to undo a removal whatever changes after it', async () => {
    const cart = await twoLines()
    const { button, user, connection, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    const message = 'Kanjivaram Saree (Readymade) was removed.'
    await screen.findByText(message)
    await user.click(button('Zari Blouse', 'Increase quantity'))
    await expect.poll(cart.stored).toEqual([['Zari Blouse', 2]])
    expect(screen.getByText(message)).toBeTruthy()
    connection.broken.add('ChangeCartQuantity')
    await user.click(button('Zari Blouse', 'Increase quantity'))
    await screen.findByText('Oops! Something went wrong with your cart.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('restores the other lines when one can’t be restored', async () => {
    const cart = await twoLines()
    const { button, user, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    await cart.setStock(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Only 1 of Kanjivaram Saree left ready-made.')
    await screen.findByText('Zari Blouse')
    expect(await cart.stored()).toEqual([['Zari Blouse', 1]])
  })

  test('resumes an undo that the connection interrupted', async () => {
    const cart = await twoLines()
    const { button, user, connection, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await user.click(button('Zari Blouse', /^Remove/))
    await screen.findByText('2 designs were removed.')
    connection.broken.add('AddToCart')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    connection.broken.clear()
    await user.click(retry)
    await screen.findByText('Zari Blouse')
    await expect.poll(cart.stored).toEqual([
      ['Kanjivaram Saree', 2],
      ['Zari Blouse', 1],
    ])
  })

  test('says that it is empty once its last line was removed', async () => {
    const cart = await twoLines()
    await cart.shopper.mutate('removeFromCart', tailor(cart.blouse.id))
    const { button, user, screen } = await openCart(cart)
    await user.click(button('Kanjivaram Saree', /^Remove/))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    await screen.findByRole('link', { name: 'Cart' })
  })

  test('names what has left the catalogue in Hindi on Hindi pages', async () => {
    const shopper = await shop.shopper('Meera')
    const { id } = await shop.product({
      productName: 'Old Lehenga',
      translations: [{ locale: 'HI', productName: 'पुराना लहंगा' }],
    })
    await shopper.mutateOrThrow('addToCart', tailor(id))
    await (await shop.admin()).mutateOrThrow('deleteProduct', { id })
    const { screen } = await openPage(shop, '/cart', { as: shopper, language: 'hi' })
    await screen.findByText(/पुराना लहंगा/)
  })

  test('lists lines that left the catalogue until the shopper dismisses them', async () => {
    const cart = await twoLines()
    const lehenga = await shop.product({ productName: 'Old Lehenga' })
    await cart.shopper.mutate('addToCart', tailor(lehenga.id))
    await (await shop.admin()).mutate('deleteProduct', { id: lehenga.id })
    const { button, user, screen } = await openCart(cart)
    const notice = /Old Lehenga has left our catalogue and your cart/
    await screen.findByText(notice)
    await user.click(button('Kanjivaram Saree', 'Increase quantity'))
    await screen.findByText('Cart updated successfully!')
    expect(screen.getByText(notice)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(notice)).toBeNull()
  })

  test('says that it failed to load, and retries', async () => {
    const { shopper } = await twoLines()
    const { screen, user, connection, router } = await openPage(shop, '/contact', { as: shopper })
    connection.broken.add('CartPage')
    await router.navigate('/cart')
    await screen.findByText('Failed to load cart. Please try again.')
    connection.broken.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('says that it loads, and when the response has no cart', async () => {
    const { shopper } = await twoLines()
    const { screen, user, connection, router } = await openPage(shop, '/contact', { as: shopper })
    connection.empty.add('CartPage')
    connection.hold()
    await router.navigate('/cart')
    await screen.findByText('Loading your cart')
    connection.release()
    await screen.findByText('No cart data available')
    connection.empty.clear()
    await user.click(screen.getByRole('button', { name: 'Refresh Cart' }))
    await screen.findByText('Kanjivaram Saree')
  })

  test('reports changes of prices and stock since the last visit', async () => {
    const cart = await twoLines()
    await cart.setStock(1)
    await shop.db.product.update({ where: { id: cart.blouse.id }, data: { tailorPrice: 275_000 } })
    const { line } = await openCart(cart)
    expect(line('Zari Blouse').textContent).toMatch(/price/i)
    expect(line('Kanjivaram Saree').textContent).toMatch(/Only 1/)
  })

  test('refetches when the shopper returns to the tab', async () => {
    const cart = await twoLines()
    const { quantity } = await openCart(cart)
    await cart.shopper.mutate('changeCartQuantity', { ...readymade(cart.saree.id), action: 'INCREASE' })
    act(() => void window.dispatchEvent(new Event('focus')))
    await expect.poll(() => quantity('Kanjivaram Saree')).toBe('3')
  })
})
