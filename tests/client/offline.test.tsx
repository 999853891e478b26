import { cleanup, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  copyKeys,
  findCachedResponse,
  storeResponses,
} from '../../client/features/offline/cached-responses.ts'
import { beginSession, readSession, useSession } from '../../client/features/session/session.ts'
import { renderApp, signIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const shopWithSaree = () => {
  const shop = new FakeShop([productOf('saree', { productName: 'Kanjivaram Saree' })])
  shop.put('saree', 'READYMADE', 2)
  return shop
}

const listOf = (count: number) => ({
  products: {
    edges: Array.from({ length: count }, (_, index) => ({ cursor: `c${index}`, node: { id: `p${index}` } })),
    pageInfo: { hasNextPage: false, endCursor: `c${count - 1}` },
  },
})

describe('cached responses', () => {
  test('hold a limited first part of a list, which continues from there', () => {
    storeResponses('products', [{ operation: 'Gallery', data: listOf(96) }])
    const { products } = findCachedResponse('products', 'Gallery') as ReturnType<typeof listOf>
    expect(products.edges).toHaveLength(60)
    expect(products.pageInfo).toEqual({ hasNextPage: true, endCursor: 'c59' })
  })

  test('drop the oldest responses when there are too many entries', () => {
    for (const operation of ['one', 'two', 'three'])
      storeResponses('products', [{ operation, data: listOf(24) }])
    expect(findCachedResponse('products', 'one')).toBeNull()
    expect(findCachedResponse('products', 'two')).toEqual(listOf(24))
    expect(findCachedResponse('products', 'three')).toEqual(listOf(24))
  })

  test('are read by the account that they were stored for', () => {
    signIn()
    storeResponses('feedback', [{ operation: 'Grid', data: { feedback: [] } }])
    const { token, name, userId } = readSession()
    expect(findCachedResponse('feedback', 'Grid')).toEqual({ feedback: [] })
    beginSession({
      token: token!,
      name: name!,
      userId: `not ${userId}`,
      email: 'rekha@example.com',
      profilePicture: null,
      role: 'SHOPPER',
    })
    expect(findCachedResponse('feedback', 'Grid')).toBeNull()
  })

  test('never hold the cart of a user who isn’t signed in', () => {
    renderHook(useSession)
    dispatchEvent(new StorageEvent('storage'))
    storeResponses('cart', [{ operation: 'CartPage {}', data: { cart: { id: 'meera', items: [] } } }])
    expect(localStorage.getItem(copyKeys.cart)).toBeNull()
  })

  test('are ignored when they are malformed', () => {
    localStorage.setItem(copyKeys.products, '{"userId":null')
    expect(findCachedResponse('products', 'Gallery')).toBeNull()
    localStorage.setItem(copyKeys.products, '{"userId":null,"responses":"none"}')
    expect(findCachedResponse('products', 'Gallery')).toBeNull()
  })
})

describe('a cart on a slow connection', () => {
  /**
   * Opens the cart once, so that it is cached in this browser, and then again on a connection that a
   * test may disturb.
   */
  async function openAgain(disturb: (app: ReturnType<typeof renderApp>) => void) {
    signIn()
    const shop = shopWithSaree()
    const first = renderApp('/cart', shop)
    await first.screen.findByText('Kanjivaram Saree')
    await expect
      .poll(() => localStorage.getItem(copyKeys.cart) ?? '', { timeout: 5_000 })
      .toContain('Kanjivaram Saree')
    cleanup()
    const again = renderApp('/contact', shop)
    await again.screen.findByRole('heading', { level: 1 })
    disturb(again)
    await again.router.navigate('/cart')
    return { ...again, shop }
  }

  test('shows the cached cart at once, and then the server’s', async () => {
    const { screen, shop, wire } = await openAgain(({ wire }) => wire.hold())
    await screen.findByText('Kanjivaram Saree')
    expect(screen.getByLabelText('Quantity: 2')).toBeTruthy()
    shop.lines[0]!.quantity = 5
    wire.release()
    await screen.findByLabelText('Quantity: 5')
    expect(screen.queryByText('Failed to load cart. Please try again.')).toBeNull()
  })

  test('stays when the shop is unreachable, says so, and is refetched on demand', async () => {
    const { screen, user, shop, wire } = await openAgain(({ wire }) => wire.broken.add('CartPage'))
    await screen.findByText('Failed to load cart. Please try again.')
    expect(screen.getByLabelText('Quantity: 2')).toBeTruthy()
    expect(screen.getByText('We can’t reach the shop: you see what was here last time.')).toBeTruthy()
    wire.broken.clear()
    shop.lines[0]!.quantity = 4
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByLabelText('Quantity: 4')
    await expect.poll(() => screen.queryByText('Failed to load cart. Please try again.')).toBeNull()
  })
})
