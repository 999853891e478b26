import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CartProductType, QuantityChange } from '../../__generated__/graphql.ts'
import { withQuantity } from '../../lib/cart-change.ts'
import { useStable } from '../../ui/use-stable.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { isUnauthenticated } from '../../app/session/is-unauthenticated.ts'
import { readSession } from '../../app/session/session.ts'
import {
  AddToCart_mutation,
  CartContents_cart,
  ChangeCartQuantity_mutation,
  RemoveFromCart_mutation,
} from './cart-documents.ts'
import { cartQueue } from './in-order-link.ts'

export interface CartLineKey {
  id: string
  productId: string
  productName: string
  productType: CartProductType
  /** A ready-made size; null without one. */
  size: string | null
  quantity: number
}

export type CartNotice =
  | { kind: 'success' }
  /** Out of stock: an expected refusal, not a failure. */
  | { kind: 'stock'; reason: string }
  /** With the server's reason, if there is one; `retry` when the server wasn't reached. */
  | { kind: 'error'; reason: string | null; retry: (() => void) | null }

interface Payload {
  cart?: object | null
  userErrors: { field?: string | null; code: string; message: string }[]
}

/**
 * All mutations of the cart's lines. They are optimistic and rolled back when refused; they reach the
 * server in order, so the last response is the cart's current state.
 */
export function useCartChanges(cartId: string) {
  // Its own `mutate`: the hook renders all of the cart for a state of the mutation that nothing shows.
  const client = useApolloClient()
  const { cache } = client
  const [notice, setNotice] = useState<CartNotice | null>(null)
  const [underWay, setUnderWay] = useState(0)
  // Separate from the notice, so that no later message removes the undo button.
  const [removed, setRemoved] = useState<CartLineKey[]>([])

  const readCart = useCallback(
    () =>
      cache.readFragment({
        fragment: CartContents_cart,
        fragmentName: 'CartContents_cart',
        id: cache.identify({ __typename: 'Cart', id: cartId }),
        optimistic: true,
      }),
    [cache, cartId],
  )
  // Reading the cart beforehand lets the cache skip unchanged lines, which makes a phone's first tap
  // about a fifth faster.
  useEffect(() => {
    return whenIdle(readCart)
  }, [readCart])

  /** The optimistic response, from the cart as it is shown. */
  const expect = (lineId: string, quantityOf: (now: number) => number) => {
    const cart = readCart()
    if (!cart) return null
    const now = cart.items.find(({ id }) => id === lineId)?.quantity ?? 0
    return {
      ...withQuantity(cart, lineId, quantityOf(now)),
      // The cache appends removed lines, so repeating them would duplicate them.
      removed: [],
    }
  }

  const settle = async (send: () => Promise<Payload | undefined>, retry: () => void) => {
    if (readSession().token === null) return setNotice({ kind: 'error', reason: null, retry: null })
    // After the optimistic response is written, so that both are shown by one render.
    const response = send()
    setUnderWay((count) => count + 1)
    try {
      const payload = await response
      const [refused] = payload?.userErrors ?? []
      const reason = refused ? refused.message : null
      if (payload?.cart) setNotice({ kind: 'success' })
      else if (reason !== null && refused?.code === 'OUT_OF_STOCK') setNotice({ kind: 'stock', reason })
      else setNotice({ kind: 'error', reason, retry: null })
    } catch (error) {
      setNotice({ kind: 'error', reason: null, retry: isUnauthenticated(error) ? null : retry })
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  const change = (line: CartLineKey, action: QuantityChange) => {
    const { id, productId, productType, size } = line
    const expected = expect(id, (now) => (action === 'INCREASE' ? now + 1 : now - 1))
    return settle(
      async () => {
        const { data } = await client.mutate({
          mutation: ChangeCartQuantity_mutation,
          context: cartQueue,
          variables: { input: { productId, productType, size, action } },
          ...(expected && {
            optimisticResponse: {
              __typename: 'Mutation' as const,
              changeCartQuantity: {
                __typename: 'ChangeCartQuantityPayload' as const,
                cart: expected,
                userErrors: [],
              },
            },
          }),
        })
        return data?.changeCartQuantity
      },
      () => void change(line, action),
    )
  }

  const remove = (line: CartLineKey) => {
    const { id, productId, productType, size } = line
    const expected = expect(id, () => 0)
    return settle(
      async () => {
        const { data } = await client.mutate({
          mutation: RemoveFromCart_mutation,
          context: cartQueue,
          variables: { input: { productId, productType, size } },
          ...(expected && {
            optimisticResponse: {
              __typename: 'Mutation' as const,
              removeFromCart: {
                __typename: 'RemoveFromCartPayload' as const,
                cart: expected,
                userErrors: [],
              },
            },
          }),
        })
        if (data?.removeFromCart.cart) setRemoved((earlier) => [...earlier, line])
        return data?.removeFromCart
      },
      () => void remove(line),
    )
  }

  /** A refused line doesn't prevent the others; lines that didn't reach the server are retried. */
  const restore = (lines: CartLineKey[]) => {
    const left = [...lines]
    return settle(
      async () => {
        let payload: Payload | undefined
        for (const { productId, productType, size, quantity } of lines) {
          const { data } = await client.mutate({
            mutation: AddToCart_mutation,
            context: cartQueue,
            variables: { input: { productId, productType, size, quantity } },
          })
          left.shift()
          if (!payload?.userErrors.length) payload = data?.addToCart
        }
        return payload
      },
      () => void restore(left),
    )
  }

  const increase = useStable((line: CartLineKey) => void change(line, 'INCREASE'))
  /** Decreasing from 1 removes the line: specification, section 4. */
  const decrease = useStable(
    (line: CartLineKey) => void (line.quantity === 1 ? remove(line) : change(line, 'DECREASE')),
  )
  const takeOut = useStable((line: CartLineKey) => void remove(line))
  const changes = useMemo(() => ({ increase, decrease, remove: takeOut }), [increase, decrease, takeOut])
  const undo = () => {
    setNotice(null)
    setRemoved([])
    void restore(removed)
  }
  return { notice, removed, undo, changes, isChanging: underWay > 0 }
}

/** A stable object, so that memoized lines are only rendered when they change. */
export type CartChanges = ReturnType<typeof useCartChanges>['changes']
