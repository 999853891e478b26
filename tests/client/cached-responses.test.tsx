import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { copyKeys, findCachedResponse, storeResponses } from '../../client/app/offline/cached-responses.ts'
import { beginSession, useSession } from '../../client/app/session/session.ts'

const signIn = (userId: string) =>
  beginSession({
    token: 'a-token',
    userId,
    name: 'Meera Kulkarni',
    email: 'meera@example.com',
    profilePicture: null,
    role: 'SHOPPER',
  })

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
    signIn('meera')
    storeResponses('feedback', [{ operation: 'Grid', data: { feedback: [] } }])
    expect(findCachedResponse('feedback', 'Grid')).toEqual({ feedback: [] })
    signIn('rekha')
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
